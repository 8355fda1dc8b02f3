import { Fragment } from 'react';
import { styled } from 'styled-components';

interface TextProps {
  readonly children: string;
}

/** A text without line breaks within dates, or before the point after one: browsers break `2026-11-21` after a hyphen. */
export const WholeDates = ({ children }: TextProps) => whole(children, /(\d{4}-\d{2}-\d{2}[.,]?)/);

/** A text without line breaks within telephone numbers (`+52 55 5555 0100`), percentages (`18 %`) and `E-mail`. */
export const WholeFigures = ({ children }: TextProps) =>
  whole(children, /(\+\d[\d ]*\d|\d[\d.,]* %[.,]?|E-mail)/i);

/**
 * An e-mail address without line breaks within its words: it breaks before `@` and points. A link needs `aria-label`,
 * because browsers put a space for each `wbr` into the link's name.
 */
export const MailText = ({ children }: TextProps) => breakable(children.split(/(?=[@.])/));

/** An amount that breaks before a currency that stands after it, and not within the currency. */
export const AmountText = ({ children }: TextProps) => breakable(children.split(/([^\s\d]+)$/));

/** A text with possible line breaks between its parts. */
const breakable = (parts: readonly string[]) =>
  parts.filter(Boolean).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** `split` returns the matches of the pattern's group at odd indexes. */
function whole(text: string, pattern: RegExp) {
  return text
    .split(pattern)
    .map((part, index) =>
      index % 2 === 1 ? <Whole key={index}>{part}</Whole> : <Fragment key={index}>{part}</Fragment>,
    );
}

/** An inline block breaks only where a line alone is too short for it, as with text twice as large. */
const Whole = styled.span`
  display: inline-block;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
