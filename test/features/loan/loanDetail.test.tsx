import { screen, waitFor, within } from '@testing-library/react';
import { createLender, type BorrowerName } from '../../sandbox';
import { holdAnswers } from '../../sandbox/holdAnswers';
import { fakeBridge, noBridge } from '../../support/fakeBridge';
import { renderScreen } from '../../support/renderScreen';

const loaded = () =>
  waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
const button = (name: string) => screen.queryByRole('button', { name });

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('what can be done with an order in its state', () => {
  it.each<[BorrowerName, readonly string[]]>([
    ['underReview', []],
    ['rejected', []],
    ['disbursing', []],
    ['transferReturned', []],
    ['dueTomorrow', ['Pagar', 'Extender plazo']],
    ['overdue', ['Pagar', 'Extender plazo']],
    ['noExtension', ['Pagar']],
    ['settledWebOffer', ['Pedir de nuevo', 'Mi cuenta']],
  ])('%s: %j', async (borrower, names) => {
    await renderScreen('/loanDetail', { borrower });
    await loaded();
    const offered = ['Pagar', 'Extender plazo', 'Pedir de nuevo', 'Mi cuenta'].filter(button);
    expect(offered).toEqual(names);
  });

  it('nothing before the order has been read', async () => {
    const lender = createLender();
    const letGo = holdAnswers(lender, 'loanDetails');
    await renderScreen('/loanDetail', { borrower: 'dueTomorrow', lender });
    expect(button('Pagar')).not.toBeInTheDocument();
    letGo();
    expect(await screen.findByRole('button', { name: 'Pagar' })).toBeVisible();
  });
});

describe('the detail list', () => {
  it('leaves out what is empty or 0', async () => {
    const lender = createLender();
    const detail = [
      { text: 'Vacío', value: '' },
      { text: 'Cero', value: '0' },
      { text: 'Cero con decimales', value: '0.00' },
      { text: 'Número', value: 12 },
    ];
    lender.fault('loanDetails', { kind: 'patch', data: { userOrderDetail: { detail } } });
    await renderScreen('/order', { borrower: 'dueTomorrow', lender });
    await loaded();
    expect(screen.queryByText('Vacío')).not.toBeInTheDocument();
    expect(screen.queryByText('Cero')).not.toBeInTheDocument();
    expect(screen.getByText('Cero con decimales')).toBeVisible();
    expect(screen.getByText('12')).toBeVisible();
  });

  it('is not there for a rejected order', async () => {
    await renderScreen('/loanDetail', { borrower: 'rejected' });
    await loaded();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });
});

describe('extending', () => {
  it('comes after what it means, and can become a plain repayment', async () => {
    const { user } = await renderScreen('/loanDetail', { borrower: 'dueTomorrow' });
    await user.click(await screen.findByRole('button', { name: 'Extender plazo' }));
    const reminder = within(screen.getByRole('dialog'));
    expect(reminder.getByText(/hasta 7 días/)).toBeVisible();
    expect(reminder.getByText(/únicamente la comisión/)).toBeVisible();
    expect(reminder.getByText(/deberá el importe completo/)).toBeVisible();
    await user.click(reminder.getByRole('button', { name: 'Pagar' }));
    expect(window.location.pathname).toBe('/repay');
    expect(new URLSearchParams(window.location.search).get('sessionId')).toBeNull();
  });
});

describe('borrowing again', () => {
  it('asks the native app, with the product', async () => {
    const { user, bridge, lender } = await renderScreen('/loanDetail', { borrower: 'settled' });
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
    await user.click(await screen.findByRole('button', { name: 'Pedir de nuevo' }));
    const { productId } = lender.launch('settled');
    expect(bridge.messages).toContainEqual(['borrowAgain', { productId }]);
  });

  it('says what to do without a native app', async () => {
    const { user } = await renderScreen('/loanDetail', { borrower: 'settled', bridge: noBridge() });
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
    await user.click(await screen.findByRole('button', { name: 'Pedir de nuevo' }));
    expect(await screen.findByText(/Abra la aplicación Préstamo Claro/)).toBeVisible();
  });

  it('follows the web offer where there is one', async () => {
    const { user, departures } = await renderScreen('/loanDetail', { borrower: 'settledWebOffer' });
    await user.click(await screen.findByRole('button', { name: 'Pedir de nuevo' }));
    expect(new URL(departures[0] ?? '').pathname).toMatch(/^\/confirm/);
  });
});

describe('rating the service', () => {
  const rate = async (stars: string, bridge = fakeBridge(), lender = createLender()) => {
    const rendered = await renderScreen('/loanDetail', { borrower: 'settled', bridge, lender });
    await rendered.user.click(await screen.findByRole('radio', { name: stars }));
    await rendered.user.click(screen.getByRole('button', { name: 'Enviar' }));
    return rendered;
  };

  it('needs a star', async () => {
    const { user, lender } = await renderScreen('/loanDetail', { borrower: 'settled' });
    await user.click(await screen.findByRole('button', { name: 'Enviar' }));
    expect(screen.getByText('Seleccione una calificación')).toBeVisible();
    expect(lender.requests.some(({ alias }) => alias === 'googleScore')).toBe(false);
  });

  it('with three stars is thanked for', async () => {
    const { lender, bridge } = await rate('3 estrellas');
    expect(await screen.findByRole('dialog', { name: 'Gracias' })).toBeVisible();
    expect(bridge.messages).toEqual([]);
    const [request] = lender.requests.filter(({ alias }) => alias === 'googleScore');
    expect(request?.body).toMatchObject({ score: '3', orderId: lender.launch('settled').orderId });
  });

  it('with four stars goes to the store', async () => {
    const { bridge } = await rate('4 estrellas');
    await waitFor(() => expect(bridge.messages).toContainEqual(['toRate', null]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that fails says why in the dialog, once, and can be sent again', async () => {
    const lender = createLender();
    lender.refuse('googleScore', { code: 9, message: 'Calificación cerrada', times: 1 });
    const { user } = await rate('3 estrellas', fakeBridge(), lender);
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Calificación cerrada');
    expect(screen.getAllByText('Calificación cerrada')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByRole('dialog', { name: 'Gracias' })).toBeVisible();
  });

  it('with five stars is thanked for where no store opens', async () => {
    await rate('5 estrellas', noBridge());
    expect(await screen.findByRole('dialog', { name: 'Gracias' })).toBeVisible();
  });
});
