import './support';
import { screen, within } from '@testing-library/react';
import { lenderWith } from '../../support/lenderWith';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';

const type = (name: string) => screen.findByRole('button', { name });
const query = () => new URLSearchParams(window.location.search);
const UNSUPPORTED =
  'El préstamo seleccionado no admite quejas de cobranza. Elija otro tipo de queja o llámenos';

describe('complaint home', () => {
  it('shows the order of the launch, requested by its number', async () => {
    const { lender } = await renderScreen('/complaint', { borrower: 'complainant' });
    expect(await screen.findByText('Préstamo Ejemplo')).toBeVisible();
    expect(screen.getByText('Pago atrasado')).toBeVisible();
    expect(screen.getByText('Fecha límite de pago')).toBeVisible();
    const { orderId } = lender.launch('complainant');
    expect(received(lender, 'problemInit')[0]?.body).toEqual({ orderId });
    expect(screen.getByRole('link', { name: 'Mis quejas' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/complaintList\?/),
    );
  });

  it('asks for a sub-type of a collection complaint, then opens the form', async () => {
    const { user, lender } = await renderScreen('/complaint', { borrower: 'complainant' });
    const collection = await type('Cobranza');
    expect(collection).toHaveAttribute('aria-expanded', 'false');
    await user.click(collection);
    await user.click(await type('Amenazas o insultos'));
    expect(window.location.pathname).toBe('/complainPageNext');
    expect(query().get('problemType')).toBe('1');
    expect(query().get('problemSonType')).toBe('11');
    expect(query().get('orderNo')).toBe(lender.launch('complainant').orderId);
  });

  it('expands and collapses the sub-types of collection; another order collapses them', async () => {
    const { user } = await renderScreen('/complaint', { borrower: 'complainant' });
    const kind = () => screen.queryByRole('button', { name: 'Amenazas o insultos' });
    await type('Cobranza');
    const { length } = window.history;
    await user.click(await type('Cobranza'));
    expect(await type('Cobranza')).toHaveAttribute('aria-expanded', 'true');
    await user.click(await type('Cobranza'));
    expect(kind()).not.toBeInTheDocument();
    expect(query().has('problemType')).toBe(false);
    await user.click(await type('Cobranza'));
    expect(kind()).toBeVisible();

    await user.click(screen.getByRole('switch', { name: 'Todos' }));
    const orders = within(await screen.findByRole('list', { name: 'Sus préstamos' }));
    expect(orders.getAllByRole('button', { current: true })).toHaveLength(1);
    await user.click(orders.getByRole('button', { name: /Crédito Girasol/ }));
    expect(kind()).not.toBeInTheDocument();
    expect(window.history).toHaveLength(length);
  });

  it('lets the borrower pick another order; collection needs an order in collection', async () => {
    const { user, lender } = await renderScreen('/complaint', { borrower: 'complainant' });
    const all = await screen.findByRole('switch', { name: 'Todos' });
    expect(all).not.toBeChecked();
    await user.click(all);
    expect(all).toBeChecked();
    const orders = await screen.findByRole('list', { name: 'Sus préstamos' });
    await user.click(await within(orders).findByRole('button', { name: /Crédito Girasol/ }));
    expect(all).not.toBeChecked();
    expect(all).toHaveFocus();
    expect(screen.getByText('Crédito Girasol')).toBeVisible();

    await user.click(await type('Cobranza'));
    expect(await screen.findByText(UNSUPPORTED)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Amenazas o insultos' })).not.toBeInTheDocument();

    await user.click(await type('Otro'));
    expect(query().get('orderNo')).not.toBe(lender.launch('complainant').orderId);
  });

  it('opens the form for collection where the lender names no sub-types', async () => {
    const lender = lenderWith('problemInit', { problemSonType: [] });
    const { user } = await renderScreen('/complaint', { borrower: 'complainant', lender });
    await user.click(await type('Cobranza'));
    expect(window.location.pathname).toBe('/complainPageNext');
    expect(query().get('problemType')).toBe('1');
  });

  it('works without an order', async () => {
    const lender = lenderWith('problemInit', { orderDetail: '', orderList: null });
    const { user } = await renderScreen('/complaint', { borrower: 'complainant', lender });
    expect(await screen.findByText(/Aún no eligió un préstamo/)).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    await user.click(await type('Cobranza'));
    expect(await screen.findByText(UNSUPPORTED)).toBeVisible();
    await user.click(await type('Otro'));
    expect(window.location.pathname).toBe('/complainPageNext');
    expect(query().get('problemType')).toBe('5');
    expect(query().has('problemSonType')).toBe(false);
    expect(query().has('orderNo')).toBe(false);
  });
});
