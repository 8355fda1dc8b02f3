import { createElement } from 'react';
import { styled } from 'styled-components';

interface TextProps {
  readonly children: string;
}

const DATE_OR_AMOUNT = String.raw`\u2066?(?:\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?|\p{Sc}\s?\d[\d.,]*\d|\d[\d.,]*\d\s?\p{Sc})\u2069?[.,]?`;
const DATES = new RegExp(`(${DATE_OR_AMOUNT})`, 'u');
const FIGURES = new RegExp(
  `(${DATE_OR_AMOUNT}|\\+\\d[\\d ]*\\d[.,]?|\\d[\\d.,]* %[.,]?|E-mail)`,
  'iu',
);

/**
 * A text without line breaks within dates and amounts, or before the comma or point after one: browsers break
 * `2026-11-21` after a hyphen. Neither its dates nor its amounts are translated.
 */
export const WholeDates = ({ children }: TextProps) => whole(children, DATES);

/** `WholeDates`, also without line breaks within telephone numbers (`+52 55 5555 0100`), percentages (`18 %`) and `E-mail`. */
export const WholeFigures = ({ children }: TextProps) => whole(children, FIGURES);

/**
 * `split` returns the matches of the pattern's group at odd indexes. Another text is another element, because React cannot
 * change the texts of a translated page beside one another.
 */
function whole(text: string, pattern: RegExp) {
  const parts = text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      <Whole key={index} translate="no">
        {part}
      </Whole>
    ) : (
      part
    ),
  );
  return createElement('span', { key: text }, ...parts);
}

/** An inline block breaks only where a line alone is too short for it, as with text twice as large. */
const Whole = styled.span`
  display: inline-block;
`;
