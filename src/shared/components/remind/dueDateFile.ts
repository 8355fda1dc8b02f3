import ical, { ICalAlarmType } from 'ical-generator';
import { addDays } from '@/design/format';
import { addShims } from '@/platform/base';

export interface DueDate {
  /** `YYYY-MM-DD`: a day in the lender's time zone, not in the phone's. */
  readonly day: string;
  readonly title: string;
  readonly description: string;
  /** The same id for the same due date: the phone then stores the event once. */
  readonly id: string;
}

const DAY_S = 86_400;

/** An iCalendar file (RFC 5545) with a whole-day event and a reminder one day before. */
export function dueDateFile({ day, title, description, id }: DueDate): string {
  // The library makes an id of its own first.
  addShims();
  const calendar = ical({ prodId: { company: 'borrower-h5', product: 'due-dates' } });
  const event = calendar.createEvent({
    id: plainId(id),
    start: day,
    // The end of an iCalendar event is exclusive.
    end: addDays(day, 1) ?? day,
    allDay: true,
    summary: title,
    description,
  });
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: DAY_S, description: title });
  return calendar.toString();
}

/** The library escapes texts, but not an id: a line break in it would begin a property. Other signs become their number. */
const plainId = (id: string): string =>
  id.replace(/[^\w@.-]/gu, (sign) => `~${String(sign.codePointAt(0))}~`);
