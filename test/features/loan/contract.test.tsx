import { screen } from '@testing-library/react';
import { createLender } from '../../sandbox';
import { renderScreen } from '../../support/renderScreen';

afterEach(() => {
  sessionStorage.clear();
});

describe('the contract of an order', () => {
  it('names the parties, the figures and the terms of the spec', async () => {
    const { lender } = await renderScreen('/loanAgreement', { borrower: 'dueTomorrow' });
    expect(await screen.findByText('Prestamista Ejemplo, S.A. de C.V.')).toBeVisible();
    expect(screen.getByText('Total a pagar').nextSibling).toHaveTextContent('$5.622,22');
    expect(screen.getByText(/Tasa anual: 18 %/)).toBeVisible();
    expect(screen.getByText(/Interés diario: 0.0065 %/)).toBeVisible();
    expect(screen.getByText(/IVA\): 16 % sobre la suma de intereses y comisión/)).toBeVisible();
    expect(screen.getByText(/penalización de 3 % por cada día/)).toBeVisible();
    const [request] = lender.requests;
    expect(request?.body).toEqual({ orderNo: lender.launch('dueTomorrow').orderId });
  });

  it('of the order in the address, not of the launch', async () => {
    const { lender } = await renderScreen('/loanAgreement?orderId=123', {
      borrower: 'dueTomorrow',
      launch: { language: '1' },
    });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(lender.requests[0]?.body).toEqual({ orderNo: '123' });
  });

  it('says in the lender’s words why it could not be had', async () => {
    const lender = createLender();
    lender.refuse('contractDetail', { code: '1008', message: 'Sin contrato' });
    await renderScreen('/loanAgreement', { borrower: 'dueTomorrow', lender });
    expect(await screen.findByRole('alert', { name: '' })).toBeInTheDocument();
    expect(await screen.findByText('Sin contrato')).toBeVisible();
  });
});
