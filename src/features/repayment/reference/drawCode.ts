import type { CodeModules } from './barcode';

/**
 * A CODE128 barcode where the text fits, otherwise a QR code; undefined for a text that is too long for both, and where the
 * code's library cannot be loaded. The libraries (5 kB) are loaded at the first drawing: a code is shown after a tap.
 */
export async function drawCode(text: string): Promise<CodeModules | undefined> {
  try {
    const { barcodeOf } = await import(/* webpackChunkName: "barcode" */ './barcode');
    const barcode = barcodeOf(text);
    if (barcode) return barcode;
    const { qrCodeOf } = await import(/* webpackChunkName: "qr-code" */ './qrCode');
    return qrCodeOf(text);
  } catch {
    return undefined;
  }
}
