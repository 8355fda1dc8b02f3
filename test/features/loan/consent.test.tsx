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

it('opens ticked by default, as the specification says', async () => {
  await open();
  expect(await tick()).toBeChecked();
  expect(await submit()).toBeEnabled();
});

it('opens unticked where the brand says so, and confirms only once the borrower ticks it', async () => {
  await open(false);
  expect(await tick()).not.toBeChecked();
  expect(await submit()).toBeDisabled();
  await userEvent.click(await tick());
  expect(await tick()).toBeChecked();
  expect(await submit()).toBeEnabled();
});

it('has nothing to tick without an agreement', async () => {
  await renderScreen('/confirm', {
    borrower: 'newLoanNoAgreement',
    launch: { language: '1' },
    environment: { agreementTicked: false },
  });
  expect(await submit()).toBeEnabled();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
