import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { submit } from './support';

// The dialog that covers the screen does not load, as on a slow line or after a release.
jest.mock('../../../src/features/loan/confirm/ReloadingDialog', () => {
  throw new Error('Loading chunk reloading failed');
});

it('confirms nothing before the second reading, though no dialog covers the button', async () => {
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
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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
