import { act, screen, waitFor } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { lenderWith } from '../../support/lenderWith';
import { letPass } from '../../support/letPass';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { loseConfirmation, submit, unlock } from './support';

describe('the figures of a loan', () => {
  it('are complete, in the language of the launch', async () => {
    await renderScreen('/confirm', { borrower: 'newLoan' });
    await submit();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirme su préstamo');
    expect(screen.getByText('Dinero que recibe').nextSibling).toHaveTextContent('$5.000,00');
    expect(screen.getByText('112 días')).toBeVisible();
    expect(screen.getByText('Tasa de interés por día').nextSibling).toHaveTextContent('0,0065 %');
    // The lender's row says the coupon: no second one.
    expect(screen.getByText('Descuento por cupón').nextSibling).toHaveTextContent('-$200,00');
    expect(screen.queryByText('Cupón')).not.toBeInTheDocument();
    expect(screen.getByText('Plan de pagos')).toBeVisible();
    expect(screen.getAllByText(/^Cuota \d$/)).toHaveLength(4);
  });

  it('have a coupon row where no row of the lender takes the coupon off', async () => {
    const details = [{ text: 'Comisión', value: '$200,00' }];
    const lender = lenderWith('loanDetailConfirm', { details });
    await renderScreen('/confirm', { borrower: 'newLoan', lender });
    await submit();
    expect(screen.getByText('Cupón').nextSibling).toHaveTextContent('$200,00');
  });

  it('are confirmed only with the agreement ticked, which is the default', async () => {
    const { user } = await renderScreen('/confirm', { borrower: 'newLoan' });
    const button = await submit();
    const tick = screen.getByRole('checkbox', {
      name: 'He leído y acepto el contrato de préstamo',
    });
    expect(tick).toBeChecked();
    await user.click(tick);
    expect(button).toBeDisabled();
    await user.click(tick);
    expect(button).toBeEnabled();
  });

  it('have no checkbox without an agreement', async () => {
    await renderScreen('/confirm', { borrower: 'newLoanNoAgreement' });
    expect(await submit()).toBeEnabled();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('lead to the agreement with the session, at an address of ours', async () => {
    const { user, departures, lender } = await renderScreen('/confirm', { borrower: 'newLoan' });
    await submit();
    await user.click(screen.getByRole('link', { name: 'Contrato de préstamo' }));
    const address = new URL(departures[0] ?? '');
    expect(address.origin).toBe(window.location.origin);
    expect(address.searchParams.get('userId')).toBe(lender.launch('newLoan').userId);
    expect(window.location.hash).toBe('');
  });

  it('say that an agreement on another site of the lender opens another website', async () => {
    const lender = createLender();
    const agreement = () => screen.findByRole('link', { name: 'Contrato de préstamo' });
    const isNewContract = 'https://contratos.example/1';
    const environment = { allowedOrigins: ['https://contratos.example'] };
    const { unmount } = await renderScreen('/confirm', { borrower: 'newLoan', lender });
    expect(await agreement()).toHaveAccessibleDescription('');
    unmount();
    lender.fault('loanDetailConfirm', { kind: 'patch', data: { isNewContract } });
    await renderScreen('/confirm', { borrower: 'newLoan', lender, environment });
    expect(await agreement()).toHaveAccessibleDescription('Abre otro sitio web.');
  });

  it('do not lead to an agreement at an address that is not ours', async () => {
    const isNewContract = 'javascript:alert(1)';
    const lender = lenderWith('loanDetailConfirm', { isNewContract });
    const { user, departures } = await renderScreen('/confirm', { borrower: 'newLoan', lender });
    await submit();
    await user.click(screen.getByRole('link', { name: 'Contrato de préstamo' }));
    expect(departures).toEqual([]);
    expect(screen.getByText(/No abrimos el contrato, porque su dirección/)).toBeVisible();
  });
});

describe('a confirmation', () => {
  it('is sent once, reports the burial point, and opens the loan', async () => {
    const { lender, bridge, departures, replacements } = await renderScreen('/confirm', {
      borrower: 'newLoan',
    });
    const button = await submit();
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(replacements).toEqual(departures);

    const { productId } = lender.launch('newLoan');
    expect(bridge.messages).toEqual([['confirmBurialPoint', { productId }]]);
    const [push, ...more] = received(lender, 'loanDetailPush');
    expect(more).toEqual([]);
    expect(push?.body).toEqual({ amount: '500000', periods: '112', termUnit: 'D', productId });
    const address = new URL(departures[0] ?? '');
    expect(address.pathname).toBe('/loanDetail');
    expect(address.searchParams.get('from')).toBe('confirm');
    expect(address.searchParams.get('sessionId')).toBe(lender.launch('newLoan').sessionId);
  });

  it('reports a next address that is not ours, and links to the loan', async () => {
    const lendDetailsUrl = 'https://elsewhere.example/';
    const lender = lenderWith('loanDetailPush', { lendDetailsUrl });
    const { user, departures } = await renderScreen('/confirm', { borrower: 'newLoan', lender });
    await user.click(await submit());
    expect(await screen.findByText('Su préstamo está confirmado')).toBeVisible();
    expect(
      screen.getByText(/Su préstamo está confirmado\. No abrimos la página siguiente/),
    ).toBeVisible();
    expect(departures).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Confirmar préstamo' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver mi préstamo' }));
    expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
  });

  it('can be repeated after a refusal, which is shown in the lender’s words', async () => {
    const lender = createLender();
    lender.refuse('loanDetailPush', { code: '1005', message: 'Monto no disponible', times: 1 });
    const { user, departures } = await renderScreen('/confirm', { borrower: 'newLoan', lender });
    await user.click(await submit());
    expect(await screen.findByText('Monto no disponible')).toBeVisible();
    expect(screen.queryByText(/No abrimos la página siguiente/)).not.toBeInTheDocument();
    await user.click(await submit());
    await waitFor(() => expect(departures).toHaveLength(1));
  });
});

describe('a confirmation of unknown outcome', () => {
  it('stays locked until a check after two minutes finds the same offer and the borrower confirms the unlock', async () => {
    const { user, lender } = await loseConfirmation();
    expect(screen.getByText('No sabemos si su préstamo fue confirmado')).toBeVisible();
    expect(await submit()).toBeDisabled();
    // What the next confirmation needs would cover the way to check this one.
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Consultar estado' }));
    expect(await screen.findByText(/Todavía no lo sabemos/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'No se confirmó' })).not.toBeInTheDocument();

    letPass(120_000);
    await user.click(screen.getByRole('button', { name: 'Consultar estado' }));
    await user.click(await screen.findByRole('button', { name: 'No se confirmó' }));
    expect(screen.getByText(/todavía ofrece este préstamo/)).toBeVisible();
    expect(await submit()).toBeDisabled();
    await user.click(
      screen.getByRole('button', { name: 'Ya revisé: no se confirmó. Confirmar de nuevo' }),
    );
    await waitFor(async () => expect(await submit()).toBeEnabled());
    expect(received(lender, 'loanDetailPush')).toHaveLength(1);
  });

  it('is shown at the next start, although the offer is taken', async () => {
    const lender = createLender();
    // The native app knows no order before the confirmation.
    const launch = { orderId: undefined };
    const options = { borrower: 'newLoan', lender, launch } as const;
    lender.fault('loanDetailPush', { kind: 'cutAfter', times: 1 });
    const { user, unmount } = await renderScreen('/confirm', options);
    await user.click(await submit());
    await screen.findByText('No sabemos si su préstamo fue confirmado');
    unmount();
    // The web view is gone, and with it what only this tab knew.
    sessionStorage.clear();
    await renderScreen('/confirm', options);
    expect(await screen.findByText('No sabemos si su préstamo fue confirmado')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Consultar estado' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Confirmar préstamo' })).not.toBeInTheDocument();
  });
});

it('a second confirmation of unknown outcome needs a check of its own before it can be unlocked', async () => {
  const { user, lender } = await loseConfirmation({ times: 2 });
  await unlock({ user });
  // The figures are older than the unlocking: they are read again first.
  await user.click(await submit());
  await screen.findByText(/Cargamos esta página de nuevo/);
  await user.click(await submit());
  await screen.findByText('No sabemos si su préstamo fue confirmado');
  expect(received(lender, 'loanDetailPush')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'No se confirmó' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Consultar estado' }));
  await screen.findByText(/Todavía no lo sabemos/);
  expect(screen.queryByRole('button', { name: 'No se confirmó' })).not.toBeInTheDocument();
});

it('a confirmation that is unknown for 24 hours can be unlocked without a check, in words that do not say that the loan is on offer', async () => {
  const { lender, unmount } = await loseConfirmation();
  unmount();
  letPass(24 * 60 * 60_000);
  lender.fault('loanDetailConfirm', { kind: 'patch', data: { amount: 1 } });
  const { user } = await renderScreen('/confirm', { lender });
  await user.click(await screen.findByRole('button', { name: 'No se confirmó' }));
  expect(screen.getByText(/No pudimos saber si su confirmación se realizó/)).toBeVisible();
  expect(screen.queryByText(/todavía ofrece este préstamo/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Seguir esperando' }));
  // A check that finds another loan changes nothing about it.
  await user.click(screen.getByRole('button', { name: 'Consultar estado' }));
  await screen.findByText(/Todavía no lo sabemos/);
  await user.click(screen.getByRole('button', { name: 'No se confirmó' }));
  expect(screen.queryByText(/todavía ofrece este préstamo/)).not.toBeInTheDocument();
});

it('figures that are older than what was settled are not reported as reread where the read failed', async () => {
  const { user, lender } = await loseConfirmation();
  await unlock({ user });
  lender.refuse('loanDetailConfirm', { code: '1004', message: 'Ahora no', times: 1 });
  await user.click(await submit());
  expect(await screen.findByText('Ahora no')).toBeVisible();
  expect(screen.queryByText(/leyó de nuevo|leyeron de nuevo/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await user.click(await submit());
  await waitFor(() => expect(received(lender, 'loanDetailPush')).toHaveLength(2));
});
