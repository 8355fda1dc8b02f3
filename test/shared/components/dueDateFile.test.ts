import fc from 'fast-check';
import ICAL from 'ical.js';
import { dueDateFile } from '@/shared/components/remind/dueDateFile';

const due = {
  day: '2026-12-31',
  title: 'Pagar $1.532,07 a Préstamo Claro',
  description: 'Préstamo Uno',
  id: '2026-12-31-153207@claro-mx',
};

const eventOf = (file: string) => {
  const [event] = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent');
  if (!event) throw new Error('no event');
  return event;
};

it('has the same id for the same due date, and another one for another', () => {
  const idOf = (id: string) => new ICAL.Event(eventOf(dueDateFile({ ...due, id }))).uid;
  expect(idOf(due.id)).toBe(idOf(due.id));
  expect(idOf(due.id)).not.toBe(idOf('2026-12-31-153208@claro-mx'));
  expect(idOf('a\uD800')).not.toBe('');
});

it('escapes every text of the server, in lines of at most 75 octets', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('BEGIN:VALARM', 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT', ';,\\\n', 'ñ'.repeat(99)),
  );
  const days = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(text, text, days, (description, id, day) => {
      const file = dueDateFile({ ...due, day, description, id });
      for (const line of file.split('\r\n')) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
      const event = new ICAL.Event(eventOf(file));
      expect(event.startDate.toString()).toBe(day);
      expect(event.description).toBe(description.replace(/\r\n?/g, '\n'));
      expect(file.match(/^(BEGIN|END):/gm)).toHaveLength(6);
    }),
  );
});
