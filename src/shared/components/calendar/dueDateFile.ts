import ical, { ICalAlarmType } from 'ical-generator';

export interface DueDate {
  /** `YYYY-MM-DD`: a day of the lender's, wherever the phone is. */
  readonly day: string;
  readonly title: string;
  readonly description: string;
  /** The same for the same due date, so that adding it twice leaves one. */
  readonly id: string;
}

const DAY_S = 86_400;

/** The file (iCalendar, RFC 5545) that puts a due date into a phone's calendar: all of that day, with a reminder the day before. */
export function dueDateFile({ day, title, description, id }: DueDate): string {
  const calendar = ical({ prodId: { company: 'borrower-h5', product: 'due-dates' } });
  const event = calendar.createEvent({
    id,
    start: day,
    end: dayAfter(day),
    allDay: true,
    summary: title,
    description,
  });
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: DAY_S, description: title });
  return calendar.toString();
}

/** The end of an event is the first day that it does not hold. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY_S * 1_000).toISOString().slice(0, 10);
