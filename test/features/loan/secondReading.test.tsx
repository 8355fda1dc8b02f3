import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { submit } from './support';

it('confirms nothing before the second reading', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const lender = createLender();
  const release = holdAnswers(lender, 'loanDetailConfirm', { skip: 1 });
  await renderScreen('/confirm', { borrower: 'reloading', lender });
  const tryToConfirm = async () => {
    const button = await submit();
    expect(button).toBeDisabled();
    fireEvent.click(button);
  };
  await tryToConfirm();
  await act(() => jest.advanceTimersByTimeAsync(5_600));
  expect(received(lender, 'loanDetailConfirm')).toHaveLength(2);
  await tryToConfirm();
  expect(received(lender, 'loanDetailPush')).toEqual([]);

  await come(release);
  const button = () => screen.getByRole('button', { name: 'Confirmar préstamo' });
  await waitFor(() => expect(button()).toBeEnabled());
  fireEvent.click(button());
  await waitFor(() => expect(received(lender, 'loanDetailPush')).toHaveLength(1));
});

let mockIsLost = false;

// On a slow line or after a release, a file that is asked for now does not come.
jest.mock('@/features/loan/confirm/ReloadingDialog', (): unknown => {
  if (mockIsLost) throw new Error('Loading chunk reloading failed');
  return jest.requireActual('@/features/loan/confirm/ReloadingDialog');
});

it('shows the dialog without another file', async () => {
  const lender = createLender();
  const release = holdAnswers(lender, 'loanDetailConfirm');
  await renderScreen('/confirm', { borrower: 'reloading', lender });
  mockIsLost = true;
  await come(release);
  expect(await screen.findByRole('dialog', { name: 'Preparando su préstamo' })).toBeVisible();
});
