import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { NativeError } from '@/platform/native/bridge';
import { blocksOf, textOf } from '@/shared/components/keep/blocks';
import { drawPicture } from '@/shared/components/keep/picture';
import { fakeBridge, noBridge } from '../../support/fakeBridge';
import { renderScreen } from '../../support/renderScreen';

jest.mock('@/shared/components/keep/picture', () => ({
  drawPicture: jest.fn(() => Promise.resolve(new Blob(['PNG'], { type: 'image/png' }))),
}));

const AGREEMENT = '/loanAgreement';

const FAILED = 'No funcionó. Inténtelo de nuevo.';

const button = (name: string) => screen.findByRole('button', { name });

/** Presses a button of the contract, or of another screen. */
async function press(name: string, bridge = noBridge(), path = AGREEMENT) {
  const rendered = await renderScreen(path, { borrower: 'dueTomorrow', bridge });
  await rendered.user.click(await button(name));
  return rendered;
}

const names = () =>
  ['Compartir', 'Guardar', 'Imprimir'].filter((name) => screen.queryByRole('button', { name }));

/** What the browser downloads. */
function downloads() {
  const files: { name: string; href: string }[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:kept', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, href: this.href });
  });
  return files;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

describe('by the native app', () => {
  it('shares the text of the screen, and no control of it', async () => {
    const bridge = fakeBridge();
    await press('Compartir', bridge);
    await waitFor(() => expect(bridge.messages).toHaveLength(1));
    const [name, payload] = bridge.messages[0]!;
    const { title, text } = payload as Record<string, string>;
    expect([name, title]).toEqual(['shareText', 'Contrato de préstamo']);
    expect(text).toContain('Quién presta: Prestamista Ejemplo, S.A. de C.V.');
    expect(text).toContain('Total a pagar: $5.622,22');
    expect(text).not.toMatch(/Compartir|Guardar|Volver|Servicio al cliente/);
  });

  it('saves a picture in Base64', async () => {
    const bridge = fakeBridge();
    await press('Guardar', bridge);
    await waitFor(() =>
      expect(bridge.messages).toEqual([
        ['saveFile', { name: 'Contrato-de-préstamo.png', type: 'image/png', data: btoa('PNG') }],
      ]),
    );
  });

  it('reminds of a due date', async () => {
    const bridge = fakeBridge();
    const { user, lender } = await renderScreen('/repay', { borrower: 'dueTomorrow', bridge });
    const { orderId = '' } = lender.launch('dueTomorrow');
    const remind = await button('Recordarme');
    expect(remind).toHaveAccessibleDescription(/^\d{4}-\d\d-\d\d$/);
    await user.click(remind);
    await waitFor(() => expect(bridge.messages).toHaveLength(1));
    const [name, payload] = bridge.messages[0]!;
    const { title, date, notes } = payload as Record<string, string>;
    expect([name, notes]).toEqual(['addReminder', `Préstamo Ejemplo · ${orderId}`]);
    // A lock screen shows it: it names no debt and no amount.
    expect(title).toBe('Préstamo Claro: abra la app');
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each([
    ['shareText', 'Compartir', AGREEMENT],
    ['saveFile', 'Guardar', AGREEMENT],
    ['addReminder', 'Recordarme', '/repay'],
  ] as const)('says that %s failed, and keeps nothing elsewhere', async (handler, name, path) => {
    const files = downloads();
    const failing = () => ({ ok: false, error: new NativeError(handler) }) as const;
    await press(name, Object.assign(fakeBridge(), { [handler]: failing }), path);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(files).toEqual([]);
  });

  it('offers nothing without its handlers, because a web view neither downloads nor prints', async () => {
    const bridge = fakeBridge(['shareText', 'saveFile', 'addReminder']);
    await renderScreen(AGREEMENT, { borrower: 'dueTomorrow', bridge });
    await screen.findByText('Total a pagar');
    expect(names()).toEqual([]);
    cleanup();
    await renderScreen('/repay', { borrower: 'dueTomorrow', bridge: fakeBridge(['addReminder']) });
    await screen.findByText('Fecha límite de pago');
    expect(screen.queryByRole('button', { name: /^Recordarme/ })).not.toBeInTheDocument();
  });
});

describe('in a browser', () => {
  it('downloads the picture, and prints', async () => {
    const files = downloads();
    await press('Guardar');
    await waitFor(() =>
      expect(files).toEqual([{ name: 'Contrato-de-préstamo.png', href: 'blob:kept' }]),
    );
    expect(names()).toEqual(['Guardar', 'Imprimir']);
  });

  it('shares a file where the browser can', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share, canShare: () => true });
    await press('Compartir');
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const [given] = share.mock.calls[0] as unknown as [{ title: string; files: File[] }];
    expect(given.title).toBe('Contrato de préstamo');
    expect(given.files.map(({ name }) => name)).toEqual(['Contrato-de-préstamo.png']);
  });

  it('shares the text where it shares no files', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share, canShare: () => false });
    await press('Compartir');
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const [given] = share.mock.calls[0] as unknown as [{ text: string }];
    expect(given.text).toContain('Total a pagar: $5.622,22');
  });

  it.each([
    [new DOMException('closed', 'AbortError'), 0],
    [new DOMException('too late', 'NotAllowedError'), 1],
  ])('says after %s whether it has to be tried again', async (error, messages) => {
    Object.assign(navigator, { share: () => Promise.reject(error), canShare: () => true });
    await press('Compartir');
    await waitFor(async () => expect(await button('Compartir')).not.toHaveAttribute('aria-busy'));
    await act(() => Promise.resolve());
    expect(screen.queryAllByText(FAILED)).toHaveLength(messages);
  });

  it('says a refusal that comes after the sheet was open', async () => {
    let refuse: (reason: Error) => void = () => undefined;
    const shared = new Promise<void>((_, reject) => {
      refuse = reject;
    });
    Object.assign(navigator, { share: () => shared, canShare: () => true });
    await press('Compartir');
    await waitFor(async () => expect(await button('Compartir')).not.toHaveAttribute('aria-busy'), {
      timeout: 5_000,
    });
    refuse(new DOMException('refused', 'NotAllowedError'));
    expect(await screen.findByText(FAILED)).toBeVisible();
  });

  it('says that a picture could not be drawn', async () => {
    jest.mocked(drawPicture).mockRejectedValueOnce(new Error('no canvas'));
    const files = downloads();
    await press('Guardar');
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(files).toEqual([]);
  });
});

describe('the kept rows', () => {
  const rowsOf = (html: string) => {
    const root = document.createElement('div');
    root.innerHTML = html;
    return blocksOf(root);
  };

  it('are those that the screen shows, in its order', () => {
    const rows = rowsOf(`
      <h1>Pago</h1><dl><dt>Monto</dt><dd>$1</dd></dl>
      <ul><li><p>Uno <a href="#x">dos</a> tres</p></li></ul>
      <p><a href="#x">Servicio</a></p><p role="status">Copiado</p>
      <p aria-hidden="true">oculto</p><p>Fin <button>Copiar</button></p>`);
    expect(textOf(rows)).toBe('Pago\nMonto: $1\nUno dos tres\nFin');
  });

  it('are a barcode that the app has drawn, and no picture of another origin', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(10);
    const rows = rowsOf(`
      <img alt="code" src="data:image/svg+xml,code">
      <img alt="x" src="https://elsewhere.example/x.png"><img alt="" src="/x.png">`);
    expect(rows.map((row) => 'image' in row && row.image.alt)).toEqual(['code']);
  });
});
