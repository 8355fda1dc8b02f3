import { screen, within } from '@testing-library/react';
import { lenderWith } from '../../support/lenderWith';
import { renderScreen } from '../../support/renderScreen';
import { said } from '../../support/said';

const trueCost = { method: 'effective', name: { es: 'Costo anual total', en: 'APR' } } as const;

it('an offer says in its hero what is received and paid back, and the yearly rate; above its button the payments and their sum', async () => {
  await renderScreen('/confirm', { borrower: 'newLoan', environment: { trueCost } });
  const confirm = await screen.findByRole('button', { name: 'Confirmar préstamo' });
  const banner = screen.getByRole('banner');
  expect(banner).toHaveTextContent('Usted recibe → usted paga$5.000,00 → $5.422,22');
  expect(banner).toHaveTextContent(/Costo anual total\d+,\d\d %/);
  expect(confirm.closest('footer')).toHaveTextContent(
    /4 pagos · total \$5\.422,22 · el primero \$1\.355,55, \d{4}-\d\d-\d\d/,
  );
});

it('what is the same of all payments, and the coupon, stand once', async () => {
  const payment = { title: 'Pago', description: 'Capital e intereses', amount: 300_000 };
  const lender = lenderWith('loanDetailConfirm', {
    couNum: 20_000,
    details: [{ text: 'Cupón', value: '-$200,00' }],
    repay_plans: [
      { ...payment, pay_time: '2031-05-01' },
      { ...payment, pay_time: '2031-06-01' },
    ],
  });
  await renderScreen('/confirm', { borrower: 'newLoan', lender });
  expect(await screen.findAllByText('Capital e intereses')).toHaveLength(1);
  expect(screen.getAllByText('Cupón')).toHaveLength(1);
});

it('the extension’s dialog names what is paid in all with it and without it', async () => {
  const { user } = await renderScreen('/loanDetail', { borrower: 'dueTomorrow' });
  await user.click(await screen.findByRole('button', { name: 'Extender plazo' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('En total, con la prórroga')).toBeVisible();
  expect(within(dialog).getByText('En total, sin la prórroga').nextSibling).toHaveTextContent(
    '$1.405,57',
  );
});

it('figures that were read again say so, and are announced by one sentence', async () => {
  const { user } = await renderScreen('/loanDetail', { borrower: 'dueTomorrow' });
  await user.click(await screen.findByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText('Actualizado')).toBeVisible();
  expect(said()).toEqual(['La página está actualizada.']);
});

it('who is overdue and cannot pay finds it first, and once', async () => {
  const environment = { hardshipType: '5' };
  await renderScreen('/loanDetail', { borrower: 'overdue', environment });
  const cannotPay = await screen.findByRole('button', { name: 'No puedo pagar' });
  expect(screen.getByRole('main').firstElementChild).toContainElement(cannotPay);
});
