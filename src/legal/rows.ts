import { type Line, plain } from './document';

/** A point of the form `Term: 91 days`, parted at its last colon. */
export function toRow(line: Line): { readonly name: string; readonly value: string } {
  const [, name = '', value = ''] = /^(.*):\s*(.*)$/s.exec(plain(line)) ?? ['', plain(line)];
  return { name, value };
}
