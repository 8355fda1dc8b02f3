import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Waits until the screen is there and nothing on it is busy. */
export const settled = () =>
  waitFor(() => {
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

const CHOICES = '[type=radio], [type=checkbox], [role=switch], [role=tab], [aria-expanded]';
const FIELDS = 'input:not([type]), input[inputmode], textarea';

/** Makes every choice of the screen, and types a text into each field, empties it and types another. */
export async function makeChoices(user: UserEvent): Promise<void> {
  for (const [index, { id }] of [...document.querySelectorAll(CHOICES)].entries()) {
    const choice = id ? document.getElementById(id) : document.querySelectorAll(CHOICES)[index];
    if (choice) await user.click(choice);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (field.disabled) continue;
    await user.type(field, '123,45');
    await user.clear(field);
    await user.type(field, '200');
  }
}
