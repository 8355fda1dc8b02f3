import Code128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO';
import { encode } from 'uqr';
import { codePath } from '@/design/ui';

/** The dark modules of a code as an SVG path, one unit per module. */
export interface CodeModules {
  readonly isBarcode: boolean;
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** A till's scanner cannot read more bars on a screen 320 px wide. */
const MOST_BARS = 180;

/** Empty modules on each side: a scanner needs them to find the first bar. */
const QUIET = 10;

/** A CODE128 barcode where the text fits, otherwise a QR code. Throws for a text that is too long for both. */
export const codeOf = (text: string): CodeModules => barcodeOf(text) ?? qrCodeOf(text);

function qrCodeOf(text: string): CodeModules {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return { isBarcode: false, width: size, height: size, path: codePath(data) };
}

/** A CODE128 barcode; undefined where the text does not fit. */
function barcodeOf(text: string): CodeModules | undefined {
  const bars = barsOf(text.replace(/\s/g, ''));
  if (!bars || bars.length > MOST_BARS) return undefined;
  const rows = [Array.from(bars, (bar) => bar === '1')];
  return {
    isBarcode: true,
    width: bars.length + 2 * QUIET,
    height: 1,
    path: codePath(rows, QUIET),
  };
}

/** The bars as `1` and `0`; undefined for a text with characters that CODE128 does not have. */
function barsOf(text: string): string | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined;
  return new Code128(text, {}).encode().data;
}
