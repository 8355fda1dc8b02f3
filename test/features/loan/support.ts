import { screen, waitFor } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { letPass } from '../../support/letPass';
import { renderScreen } from '../../support/renderScreen';

/** The button of the confirmation screen. */
export const submit = () => screen.findByRole('button', { name: 'Confirmar préstamo' });

/** A confirmation that does not reach the lender: its outcome is unknown. `times`: how many such confirmations. */
export async function loseConfirmation({ times = 1 } = {}) {
  const lender = createLender();
  lender.fault('loanDetailPush', { kind: 'cut', times });
  const rendered = await renderScreen('/confirm', { borrower: 'newLoan', lender });
  await rendered.user.click(await submit());
  await screen.findByText('No sabemos si su préstamo fue confirmado');
  return rendered;
}

/** Unlocks a lost confirmation: a check after two minutes finds the same offer. */
export async function unlock({ user }: Pick<Awaited<ReturnType<typeof renderScreen>>, 'user'>) {
  letPass(120_000);
  await user.click(screen.getByRole('button', { name: 'Consultar estado' }));
  await user.click(await screen.findByRole('button', { name: 'No se confirmó' }));
  await user.click(
    screen.getByRole('button', { name: 'Ya revisé: no se confirmó. Confirmar de nuevo' }),
  );
  await waitFor(async () => expect(await submit()).toBeEnabled());
}
