import { screen } from '@testing-library/react';
import { goTo } from '../../support/goTo';
import { lenderWith } from '../../support/lenderWith';
import { renderScreen } from '../../support/renderScreen';

describe('the contract of an order', () => {
  it('names the parties, the figures and the terms of its document', async () => {
    const { lender } = await renderScreen('/loanAgreement', { borrower: 'dueTomorrow' });
    expect(await screen.findByText('Prestamista Ejemplo, S.A. de C.V.')).toBeVisible();
    expect(screen.getByText('Total a pagar').nextSibling).toHaveTextContent('$5.622,22');
    expect(await screen.findByText(/Tasa anual:/)).toHaveTextContent('Tasa anual: 18 %');
    const terms = screen.getByRole('main');
    expect(terms).toHaveTextContent('Interés diario: 0,0065 %');
    expect(terms).toHaveTextContent('IVA): 16 % sobre la suma de intereses y comisión');
    expect(terms).toHaveTextContent('3 % de la cuota atrasada por cada día');
    const [request] = lender.requests;
    expect(request?.body).toEqual({ orderNo: lender.launch('dueTomorrow').orderId });
  });

  it('is the contract of the order in the address, not of the launch', async () => {
    const { lender } = await renderScreen('/loanAgreement?orderId=123', {
      borrower: 'dueTomorrow',
      launch: { language: '1' },
    });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(lender.requests[0]?.body).toEqual({ orderNo: '123' });
  });

  it('sends no request where the address names no order', async () => {
    const { lender } = await renderScreen('/loanAgreement', {
      borrower: 'dueTomorrow',
      launch: { orderId: undefined },
    });
    expect(await screen.findByText('No hay un préstamo elegido')).toBeVisible();
    expect(lender.requests).toEqual([]);
  });

  it('omits empty values, and an account in the borrower’s own name', async () => {
    const data = { username: 'Ana Ruiz', userName: '', commission: '', bankNo: null };
    const lender = lenderWith('contractDetail', data);
    await renderScreen('/loanAgreement', { borrower: 'dueTomorrow', lender });
    expect((await screen.findByText('Prestatario')).nextSibling).toHaveTextContent('Ana Ruiz');
    ['Comisión', 'Cuenta bancaria', 'Nombre de la cuenta'].forEach((name) => {
      expect(screen.queryByText(name)).not.toBeInTheDocument();
    });
  });

  it('shows an account with another name', async () => {
    const data = { username: 'anita', userName: 'Ana Ruiz' };
    const lender = lenderWith('contractDetail', data);
    await renderScreen('/loanAgreement', { borrower: 'dueTomorrow', lender });
    expect((await screen.findByText('Prestatario')).nextSibling).toHaveTextContent('Ana Ruiz');
    expect(screen.getByText('Nombre de la cuenta').nextSibling).toHaveTextContent('anita');
  });

  it('is hidden while the contract of another order is read', async () => {
    const { lender } = await renderScreen('/loanAgreement', { borrower: 'dueTomorrow' });
    await screen.findByText('Prestatario');
    lender.fault('contractDetail', { kind: 'stall' });
    await goTo('/loanAgreement?orderId=123');
    expect(screen.queryByText('Prestatario')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
  });
});

it('names the tax by the brand’s own word', async () => {
  const taxName = { en: 'Goods and services tax (GST)' };
  await renderScreen('/loanAgreement', {
    borrower: 'dueTomorrow',
    launch: { language: '1' },
    environment: { taxName },
  });
  expect(await screen.findByText('Goods and services tax (GST)')).toBeInTheDocument();
  expect(screen.queryByText('Value-added tax')).toBeNull();
});
