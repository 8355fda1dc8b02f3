import { inGroups } from './text';

const SHOWN_DIGITS = 4;

/** `•••• 1234`: the end of a telephone number; empty for one with as few digits. */
export function maskPhone(text: string): string {
  const digits = text.replace(/[^\p{Nd}]/gu, '');
  return digits.length > SHOWN_DIGITS ? `•••• ${digits.slice(-SHOWN_DIGITS)}` : '';
}

/**
 * `•••• •••• •••• 1234`: the last four digits stay together at any length, because people recognise a card by
 * them. A number that the server masked keeps its length.
 */
export function maskCard(text: string): string {
  const characters = text.replace(/[\s-]/g, '');
  const last = characters.slice(-4);
  const hidden = inGroups('•'.repeat(characters.length - last.length), [4]);
  return hidden ? `${hidden} ${last}` : last;
}
