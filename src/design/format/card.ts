import { inGroups } from './digits';

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
