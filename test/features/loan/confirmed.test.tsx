import { screen } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { callerFor } from '../../../sandbox/caller';
import { fakeBridge, noBridge } from '../../support/fakeBridge';
import { goTo } from '../../support/goTo';
import { type RenderOptions, renderScreen } from '../../support/renderScreen';
import { submit } from './support';

/** Confirms a loan whose launch names no order, and whose answer names no address. */
async function confirm({ lender = createLender(), ...options }: RenderOptions = {}) {
  lender.fault('loanDetailPush', { kind: 'patch', data: { lendDetailsUrl: '' }, times: 1 });
  const launch = { orderId: undefined };
  const rendered = await renderScreen('/confirm', {
    borrower: 'newLoan',
    launch,
    lender,
    ...options,
  });
  await rendered.user.click(await submit());
  await screen.findByText('Su préstamo está confirmado');
  return rendered;
}

const see = () => screen.findByRole('button', { name: 'Ver mi préstamo' });

describe('a confirmed loan of which no order is known', () => {
  it('is shown by the app’s list of orders', async () => {
    const bridge = fakeBridge();
    const { user, lender } = await confirm({ bridge });
    await user.click(await see());
    expect(bridge.messages).toContainEqual(['openPage', { page: 'order', params: {} }]);
    expect(window.location.pathname).toBe('/confirm');
    expect(lender.requests.some(({ alias }) => alias === 'loanDetails')).toBe(false);
  });

  it('is shown by the deep link without an app around the page, with a hint', async () => {
    const { user, departures } = await confirm({ bridge: noBridge() });
    await user.click(await see());
    expect(departures).toEqual(['prestamoclaro://order']);
    expect(await screen.findByText(/Si no se abre nada/)).toBeVisible();
  });
});

describe('the address in a confirmation’s answer', () => {
  it('is not the address of another product’s loan', async () => {
    const { user, lender, departures, bridge } = await renderScreen('/confirm', {
      borrower: 'newLoan',
      launch: { orderId: undefined },
    });
    const { productId } = lender.launch('newLoan');
    const offer = await callerFor(lender, 'newLoan')('loanDetailConfirm', { productId });
    await user.click(await submit());
    await screen.findByText('Su préstamo está confirmado');
    expect(departures).toHaveLength(1);

    // Another product, whose confirmation is answered without an address.
    lender.fault('loanDetailConfirm', { kind: 'text', text: JSON.stringify(offer) });
    lender.fault('loanDetailPush', { kind: 'text', text: '{"code":0,"data":{}}' });
    await goTo('/confirm?productId=another');
    await user.click(await submit());
    await user.click(await see());
    expect(departures).toHaveLength(1);
    expect(bridge.messages.at(-1)).toEqual(['openPage', { page: 'order', params: {} }]);
  });
});
