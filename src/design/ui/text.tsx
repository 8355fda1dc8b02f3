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
