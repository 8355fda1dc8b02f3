import { inGroups, onlyDigits } from './digits';

/** `6222021234567890123` → `6222 0212 3456 7890 123`. */
export function formatCard(text: string): string {
  return inGroups(onlyDigits(text), [4]);
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
