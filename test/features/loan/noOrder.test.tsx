import { screen } from '@testing-library/react';
import { fakeBridge, noBridge } from '../../support/fakeBridge';
import { renderScreen } from '../../support/renderScreen';

describe.each(['/loanDetail', '/order', '/repay', '/repayDelay'])('%s without an order', (path) => {
  it('asks the lender nothing, and leads to the loans of the app', async () => {
    const bridge = fakeBridge();
    const { user, lender } = await renderScreen(path, {
      borrower: 'overdue',
      launch: { orderId: undefined },
      bridge,
    });
    expect(await screen.findByText('No hay un préstamo elegido')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abrir mis préstamos' }));
    expect(bridge.messages).toEqual([['openPage', { page: 'order', params: {} }]]);
    expect(lender.requests).toEqual([]);
  });
});

it('says what to do where no app is around the page', async () => {
  const { user, departures } = await renderScreen('/repay', {
    borrower: 'overdue',
    launch: { orderId: undefined },
    bridge: noBridge(),
  });
  await user.click(await screen.findByRole('button', { name: 'Abrir mis préstamos' }));
  expect(departures).toEqual(['prestamoclaro://order']);
  expect(await screen.findByText(/Si no se abre nada/)).toBeVisible();
});
