import { screen } from '@testing-library/react';
import { noBridge } from '../../support/fakeBridge';
import { renderScreen } from '../../support/renderScreen';

describe('pages of the native app', () => {
  it('are opened through the bridge, once', async () => {
    const { bridge, departures, lender } = await renderScreen('/product', { borrower: 'settled' });
    const { productId } = lender.launch('settled');
    expect(bridge.messages).toEqual([
      ['openPage', { page: 'productDetail', params: { productId } }],
    ]);
    expect(departures).toEqual([]);
  });

  it('open the main page for the loan market', async () => {
    const { bridge } = await renderScreen('/recommendList', { borrower: 'settled' });
    expect(bridge.messages).toEqual([['openPage', { page: 'main', params: {} }]]);
  });

  it('are opened by the deep link otherwise, with a hint for when nothing opens', async () => {
    const { user, departures } = await renderScreen('/recommendList', {
      borrower: 'settled',
      bridge: noBridge(),
    });
    expect(departures).toEqual(['prestamoclaro://main']);
    expect(screen.getByText(/Si no se abre nada/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abrir la app' }));
    expect(departures).toHaveLength(2);
  });

  it('name the product and no session value in the deep link', async () => {
    const { departures } = await renderScreen('/product?productId=P1', {
      borrower: 'settled',
      bridge: noBridge(),
    });
    expect(departures).toEqual(['prestamoclaro://productDetail?productId=P1']);
  });
});
