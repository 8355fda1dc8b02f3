import { screen } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { renderScreen } from '../../support/renderScreen';

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
