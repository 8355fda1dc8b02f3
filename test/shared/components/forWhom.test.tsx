import { cleanup, screen } from '@testing-library/react';
import type { BorrowerName } from '../../../sandbox';
import { renderScreen } from '../../support/renderScreen';

/** A link can open somebody else's session: who owes, pays or complains stands beside the button. */

const BUTTONS: readonly (readonly [BorrowerName, string, string, string])[] = [
  ['newLoan', '/confirm', 'Confirmar préstamo', 'Para el número'],
  ['overdue', '/ynRepayChoose?amount=153207', '确认还款', '手机尾号'],
  ['overdue', '/ynRepay?amount=153207', '在线支付', '手机尾号'],
  ['complainant', '/complainPageNext?problemType=2&orderNo=A', 'Enviar', 'Para el número'],
];

it.each(BUTTONS)('%s at %s: the masked number of the launch stands beside %s', async (...row) => {
  const [borrower, path, button, words] = row;
  await renderScreen(path, { borrower, launch: { mobilePhone: '+52 (55) 6677-4321' } });
  const action = await screen.findByRole('button', { name: button });
  // In the block of the button, above what the early picture shows.
  const lines = Array.from(action.parentElement!.children, ({ textContent }) => textContent);
  expect(lines).toContainEqual(
    expect.stringMatching(new RegExp(`^${words}.* •••• 4321$`)) as unknown,
  );
  expect(document.body).not.toHaveTextContent('6677');
  cleanup();

  sessionStorage.clear();
  for (const mobilePhone of [undefined, '4321']) {
    const { unmount } = await renderScreen(path, { borrower, launch: { mobilePhone } });
    await screen.findByRole('button', { name: button });
    expect(document.body).not.toHaveTextContent('4321');
    unmount();
    sessionStorage.clear();
  }
});
