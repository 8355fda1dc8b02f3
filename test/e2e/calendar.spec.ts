import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from './fixtures';

const add = (page: Page) => page.getByRole('button', { name: /^Recordarme/ });

/** Taps and returns the text of the file that the browser saves. */
async function saved(page: Page) {
  const download = page.waitForEvent('download');
  await add(page).tap();
  const file = await download;
  const calendar = new ICAL.Component(
    ICAL.parse(readFileSync(await file.path(), 'utf8')) as unknown[],
  );
  const [component, ...more] = calendar.getAllSubcomponents('vevent');
  if (!component || more.length > 0) throw new Error('not one event');
  const alarm = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  return {
    name: file.suggestedFilename(),
    event: new ICAL.Event(component),
    reminderSeconds: alarm instanceof ICAL.Duration ? alarm.toSeconds() : undefined,
  };
}

test('an instalment has a calendar file with a reminder on the day before, and no word of a debt', async ({
  page,
  open,
}) => {
  await open('/repay', 'dueTomorrow');
  const { name, event, reminderSeconds } = await saved(page);
  const due = await page
    .getByText(/^\d{4}-\d\d-\d\d$/)
    .first()
    .textContent();
  expect(name).toMatch(new RegExp(`${due ?? ''}\\.ics$`));
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe(due);
  expect(event.duration.toSeconds()).toBe(86_400);
  // A calendar shows the title on the phone's lock screen.
  expect(event.summary).toBe('Préstamo Claro: abra la app');
  expect(reminderSeconds).toBe(-86_400);
});
