import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../support/renderScreen';

const tick = () => screen.findByRole('checkbox', { name: /agree to the loan agreement/ });
const submit = () => screen.findByRole('button', { name: 'Confirm loan' });
const open = (agreementTicked?: boolean) =>
  renderScreen('/confirm', {
    borrower: 'newLoan',
    launch: { language: '1' },
    ...(agreementTicked !== undefined && { environment: { agreementTicked } }),
  });

it('is ticked by default', async () => {
  await open();
  expect(await tick()).toBeChecked();
  expect(await submit()).toBeEnabled();
});

it('starts unticked where the brand requires it, and blocks the confirmation until ticked', async () => {
  await open(false);
  expect(await tick()).not.toBeChecked();
  expect(await submit()).toBeDisabled();
  await userEvent.click(await tick());
  expect(await tick()).toBeChecked();
  expect(await submit()).toBeEnabled();
});

it('has no checkbox without an agreement', async () => {
  await renderScreen('/confirm', {
    borrower: 'newLoanNoAgreement',
    launch: { language: '1' },
    environment: { agreementTicked: false },
  });
  expect(await submit()).toBeEnabled();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
