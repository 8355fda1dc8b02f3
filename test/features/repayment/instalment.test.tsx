import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../support/renderScreen';
import { amountOf, fixedClockLender } from './support';

const query = (link: HTMLElement) =>
  Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams);

describe('an instalment to repay', () => {
  it('is shown with its amount, due date, product and first two details', async () => {
    const { user } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagar' })).toBeVisible();
    expect((await screen.findByText('Lo que debe ahora')).nextSibling).toHaveTextContent(
      '$1.532,07',
    );
    expect(screen.getByText('Atrasado desde').nextSibling).toHaveTextContent('2026-02-27');
    expect(screen.getByText('Préstamo Ejemplo')).toBeVisible();
    expect(screen.getByText('Después de pagar, su pago se ve aquí en 24 horas.')).toBeVisible();

    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Cuota', 'Capital']),
    );
    expect(screen.queryByText('Intereses')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'más' }));
    expect(screen.getByText('Intereses')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ocultar' }));
    expect(screen.queryByText('Intereses')).not.toBeInTheDocument();
  });

  it('hides an empty detail only, and shows a logo without a name by itself', async () => {
    const lender = fixedClockLender();
    const detail = [
      { text: 'Recargo', value: '0' },
      { text: 'Vacío', value: '' },
    ];
    const data = { detail, productName: '', productLogo: 'https://lender.example/logo.png' };
    lender.fault('loanPlayDetail', { kind: 'patch', data });
    await renderScreen('/repay', { borrower: 'overdue', lender });
    expect((await screen.findByText('Recargo')).nextSibling).toHaveTextContent('0');
    expect(screen.queryByText('Vacío')).not.toBeInTheDocument();
    expect(document.querySelector('img[src$="logo.png"]')).toBeInTheDocument();
  });

  it('in English for language 1', async () => {
    await renderScreen('/repay', { borrower: 'overdue', launch: { language: '1' } });
    expect(await screen.findByText('Amount due')).toBeVisible();
    expect(screen.getByRole('button', { name: 'more' })).toBeVisible();
  });

  it('can be paid by each channel: an instruction, a card, or its own reference', async () => {
    const { lender, amount, user } = await open('?couponId=C-10');
    const { productId, orderId } = lender.launch('overdue');
    const shop = await screen.findByRole('link', { name: /Tienda Esquina/ });
    expect(new URL((shop as HTMLAnchorElement).href).pathname).toBe('/carpmm');
    expect(query(shop)).toEqual({ productId, orderId, requestType: '1', amount, payCode: 'shop' });

    const card = screen.getByRole('link', { name: /Tarjeta o pago en línea/ });
    expect(new URL((card as HTMLAnchorElement).href).pathname).toBe('/ynRepay');
    expect(query(card)).toEqual({ productId, orderId, amount, couponId: 'C-10' });

    expect(screen.queryByRole('link', { name: /Farmacia Inventada/ })).not.toBeInTheDocument();
    const own = screen.getByText(/Farmacia Inventada/).closest('li')!;
    const way = within(own).getByRole('button', { name: /^Farmacia Inventada/ });
    expect(way).toHaveAttribute('aria-expanded', 'false');
    expect(within(own).queryByRole('img', { name: /^Código de pago/ })).not.toBeInTheDocument();
    await user.click(way);
    expect(within(own).getByRole('img', { name: /^Código de pago/ })).toBeVisible();
    expect(within(own).getByText(/^(\d{4} ){3}\d{4}$/)).toBeVisible();
  });

  it('groups the channels by reviewer', async () => {
    await open();
    const shop = (await screen.findByRole('heading', { name: 'En tienda' })).closest('section')!;
    expect(within(shop).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'En línea' })).toBeVisible();
  });

  it('is shown where lists and texts are missing', async () => {
    const lender = fixedClockLender();
    lender.fault('loanPlayDetail', {
      kind: 'patch',
      remove: ['detail', 'repayList', 'noticeMsg', 'productLogo', 'repayDate'],
    });
    await renderScreen('/repay', { borrower: 'overdue', lender });
    expect(await screen.findByText('Lo que debe ahora')).toBeVisible();
    expect(screen.queryByText(/undefined|NaN|null/)).not.toBeInTheDocument();
  });
});

async function open(search = '') {
  const lender = fixedClockLender();
  const amount = await amountOf(lender, 'overdue');
  const rendered = await renderScreen(`/repay${search}`, { borrower: 'overdue', lender });
  return { ...rendered, amount };
}
