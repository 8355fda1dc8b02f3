import { screen, waitFor, within } from '@testing-library/react';
import { createLender } from '../../sandbox';
import { holdAnswers } from '../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { fakeBridge, noBridge } from '../../support/fakeBridge';
import { goTo } from '../../support/goTo';
import { forgetEverything } from '../../support/house';
import { renderScreen } from '../../support/renderScreen';

afterEach(forgetEverything);

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

  it('with five stars is thanked for where no store opens', async () => {
    await rate('5 estrellas', noBridge());
    expect(await screen.findByRole('dialog', { name: 'Gracias' })).toBeVisible();
  });

  it('asks for a star only for as long as there is none', async () => {
    const { user } = await renderScreen('/loanDetail', { borrower: 'settled' });
    await user.click(await screen.findByRole('button', { name: 'Enviar' }));
    await user.click(screen.getByRole('radio', { name: '1 estrella' }));
    expect(screen.queryByText('Seleccione una calificación')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '1 estrella' })).toBeChecked();
  });

  it('that is refused stays, and can be sent again', async () => {
    const lender = createLender();
    lender.refuse('googleScore', { code: '9', message: 'Ahora no', times: 1 });
    const { bridge, user } = await rate('5 estrellas', fakeBridge(), lender);
    // In the dialog: what lies behind it is silent to a screen reader.
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Ahora no');
    expect(screen.getAllByText('Ahora no')).toHaveLength(1);
    expect(bridge.messages).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(bridge.messages).toEqual([['toRate', null]]));
  });

  it('says that it is on its way; whoever closes it meanwhile is not sent to the store', async () => {
    const lender = createLender();
    const letGo = holdAnswers(lender, 'googleScore');
    const { bridge, user, store } = await rate('5 estrellas', fakeBridge(), lender);
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await come(letGo);
    await waitFor(() => expect(store.getState().writes).toEqual({}));
    expect(bridge.messages).toEqual([]);
  });

  it('is not asked for on another order than the one it is about', async () => {
    await renderScreen('/loanDetail', { borrower: 'settled' });
    await screen.findByRole('dialog', { name: '¿Cómo fue nuestro servicio?' });
    await goTo('/loanDetail?orderId=1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not asked for before the lender has said that it is still wanted', async () => {
    const { user, lender } = await renderScreen('/loanDetail', { borrower: 'settled' });
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
    await goTo('/aboutUs');
    const letGo = holdAnswers(lender, 'loanDetails');
    lender.fault('loanDetails', { kind: 'patch', data: { isScore: 0 } });
    await goTo('/loanDetail');
    await screen.findByText('Detalle del préstamo');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await come(letGo);
    expect(await screen.findByRole('button', { name: 'Pedir de nuevo' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
