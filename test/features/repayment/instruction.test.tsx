import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Fault } from '../../../sandbox';
import { noBridge } from '../../support/fakeBridge';
import { received } from '../../support/received';
import { type RenderOptions, renderScreen } from '../../support/renderScreen';
import { amountOf, fixedClockLender } from './support';

const REFERENCE = /^(\d{4} ){3}\d{4}$/;

/** A picture with a white ground, not a drawing: forced colours change drawings. */
const DRAWN = /^data:image\/svg\+xml,.*fill%3D%22%23fff%22/;

describe('a payment instruction', () => {
  it('is requested with the address’s parameters', async () => {
    const { lender, amount } = await open('shop');
    await screen.findByText('Pague con esta referencia');
    const { productId, orderId } = lender.launch('overdue');
    expect(received(lender, 'generateVcode')[0]?.query).toMatchObject({
      productId,
      orderId,
      amount,
      payCode: 'shop',
      requestType: '1',
    });
  });

  it('shows all details for a payment at a till', async () => {
    await open('shop');
    expect(
      (await screen.findByText('Lo que paga con esta referencia')).nextSibling,
    ).toHaveTextContent('$1.532,07');
    expect(screen.getByRole('img', { name: /^Código de pago/ })).toHaveAttribute(
      'src',
      expect.stringContaining('/barcode/'),
    );
    expect(screen.getByText(REFERENCE)).toBeVisible();
    expect(screen.getByText('Prestamista Ejemplo, S.A. de C.V.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cómo pagar' })).toBeVisible();
    expect(screen.getByText('Guarde su recibo.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Imagen 2 de 2' })).toBeInTheDocument();
    expect(screen.getByText(/^Datos del/)).toHaveTextContent(/el \d{4}-\d\d-\d\d \d\d:/);
  });

  it('names the chosen amount and another one of the lender, before the reference', async () => {
    const { amount } = await open('shop', {
      kind: 'patch',
      set: { 'repayDetail.amount': 157_500 },
    });
    const note = await screen.findByText(/^Usted eligió/);
    expect(note).toHaveTextContent('Usted eligió $1.532,07. Esta referencia es por $1.575,00.');
    expect(amount).toBe('153207');
    const reference = screen.getByText(REFERENCE);
    expect(note.compareDocumentPosition(reference)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Lo que paga con esta referencia').nextSibling).toHaveTextContent(
      '$1.575,00',
    );
  });

  it.each(['153207', '0153207'])(
    'names one amount where the lender asks for it as %s',
    async (same) => {
      await open('shop', { kind: 'patch', set: { 'repayDetail.amount': same } });
      await screen.findByText(REFERENCE);
      expect(screen.queryByText(/Usted eligió/)).not.toBeInTheDocument();
    },
  );

  it('has the logo at the top, above the amount', async () => {
    await open('shop', { kind: 'patch', data: { topLogo: 'https://lender.example/top.png' } });
    const amount = await screen.findByText('Lo que paga con esta referencia');
    const logo = document.querySelector('img[src$="top.png"]')!;
    expect(logo.compareDocumentPosition(amount)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('draws a barcode where the answer has only text, or where the picture fails to load', async () => {
    const { unmount } = await open('transfer');
    const drawn = await screen.findByRole('img', { name: /^Código de pago/ });
    expect(drawn).toHaveAttribute('src', expect.stringMatching(DRAWN));
    unmount();
    await open('shop');
    fireEvent.error(await screen.findByRole('img', { name: /^Código de pago/ }));
    await waitFor(() =>
      expect(screen.getByRole('img', { name: /^Código de pago/ })).toHaveAttribute(
        'src',
        expect.stringMatching(DRAWN),
      ),
    );
  });

  it('draws a QR code where a barcode would be too fine', async () => {
    const vCode = 'REF-ABCDEF-GHIJKL-MNOPQR-STUVWX-YZ';
    await open('transfer', { kind: 'patch', data: { repayDetail: { vCode, repayCode: '' } } });
    const drawn = await screen.findByRole('img', { name: `Código de pago ${vCode}` });
    const drawing = decodeURIComponent(drawn.getAttribute('src') ?? '');
    expect(drawing).toMatch(/ viewBox="0 0 (\d+) \1" /);
  });

  it.each(['REF 123', 'data:text/plain,REF', 'javascript:1', '//elsewhere.example/a.png'])(
    'uses no picture’s value as the reference: %s',
    async (repayCode) => {
      await open('transfer', { kind: 'patch', data: { repayDetail: { vCode: '', repayCode } } });
      await screen.findByText('Empresa');
      expect(screen.queryByText(repayCode)).not.toBeInTheDocument();
      expect(screen.queryByRole('img', { name: /^Código de pago/ })).not.toBeInTheDocument();
      expect(screen.queryByText('Referencia')).not.toBeInTheDocument();
    },
  );

  it('never loads a picture from an address that is not secure', async () => {
    const pictures = { topLogo: 'http://elsewhere.example/a.png', bottomLogo: 'javascript:1' };
    await open('shop', { kind: 'patch', data: pictures });
    await screen.findByText('Pague con esta referencia');
    const sources = [...document.images].map(({ src }) => src);
    expect(sources.filter((src) => /elsewhere|javascript/.test(src))).toEqual([]);
  });

  it('copies the reference without spaces, and the company unchanged', async () => {
    const { user } = await open('shop');
    const [reference, company] = await screen.findAllByRole('button', { name: 'Copiar' });
    await user.click(reference!);
    expect(await screen.findByText('Copiado')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^\d{16}$/);
    await user.click(company!);
    expect(await navigator.clipboard.readText()).toBe('Prestamista Ejemplo, S.A. de C.V.');
  });

  it('selects the text where the clipboard is refused', async () => {
    const { user } = await open('shop');
    const [reference] = await screen.findAllByRole('button', { name: 'Copiar' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(reference!);
    expect(await screen.findByText(/Ya marcamos el texto/)).toBeVisible();
    // The fields of banks accept no spaces.
    expect(window.getSelection()?.toString()).toMatch(/^\d{16}$/);
  });

  it('links to customer service, and prints outside of a native app', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, departures } = await open('shop', undefined, { bridge: noBridge() });
    await user.click(await screen.findByRole('link', { name: 'ayuda@prestamoclaro.example' }));
    expect(departures).toEqual(['mailto:ayuda@prestamoclaro.example']);
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalled();
  });

  it('explains where to begin when the address names no payment', async () => {
    await renderScreen('/carpmm', { borrower: 'overdue' });
    expect(await screen.findByText('No hay un pago elegido')).toBeVisible();
  });
});

describe('without a network', () => {
  /** The borrower has read the instruction once. Returns its lender. */
  async function loadOnce() {
    const { lender, unmount } = await open('transfer');
    await screen.findByText('Pague con esta referencia');
    unmount();
    return lender;
  }

  it('shows the last loaded instruction with its time, and refreshes it on Retry', async () => {
    const lender = await loadOnce();
    lender.fault('generateVcode', { kind: 'cut' });
    const { user } = await open('transfer', undefined, { lender });
    expect(await screen.findByText(REFERENCE)).toBeVisible();
    expect(
      await screen.findByText(/No pudimos actualizar esta página. Usted ve los datos del/),
    ).toBeVisible();
    lender.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() =>
      expect(screen.queryByText(/No pudimos actualizar/)).not.toBeInTheDocument(),
    );
  });

  it('does not show it for another payment', async () => {
    const lender = await loadOnce();
    lender.fault('generateVcode', { kind: 'status', status: 500 });
    await open('shop', undefined, { lender });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(screen.queryByText(REFERENCE)).not.toBeInTheDocument();
  });

  it.each<[string, Fault, RegExp]>([
    [
      'that the lender refused later',
      { kind: 'refuse', code: '1007', message: 'Ya está pagado' },
      /^Ya está pagado/,
    ],
    ['after the session has ended', { kind: 'status', status: 401 }, /No ha iniciado sesión/],
  ])('does not show a reference %s', async (_, fault, words) => {
    const lender = await loadOnce();
    lender.fault('generateVcode', fault);
    const { unmount } = await open('transfer', undefined, { lender });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(REFERENCE)).not.toBeInTheDocument();
    unmount();
    lender.clearFaults();
    lender.fault('generateVcode', { kind: 'cut' });
    await open('transfer', undefined, { lender });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(screen.queryByText(REFERENCE)).not.toBeInTheDocument();
  });
});

async function open(payCode: 'shop' | 'transfer', fault?: Fault, options: RenderOptions = {}) {
  const lender = options.lender ?? fixedClockLender();
  const amount = await amountOf(lender, 'overdue');
  if (fault) lender.fault('generateVcode', fault);
  const path = `/carpmm?requestType=1&amount=${amount}&payCode=${payCode}`;
  const rendered = await renderScreen(path, { borrower: 'overdue', ...options, lender });
  return { ...rendered, amount };
}
