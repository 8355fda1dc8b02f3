import Code128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO';
import { codePath } from '../../../ui/codePath';

/** A code's dark modules as an SVG path on a grid of one unit a module. */
export interface CodeModules {
  readonly isBarcode: boolean;
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** More bars than this are too fine for a till's scanner on a screen 320 px wide. */
const MOST_BARS = 180;

/** Empty modules on either side by which a scanner finds the first bar. */
const QUIET = 10;

/** A CODE128 barcode where the text fits one, else a QR code, whose encoder comes when first needed. */
export async function drawCode(text: string): Promise<CodeModules> {
  const bars = barsOf(text.replace(/\s/g, ''));
  if (bars && bars.length <= MOST_BARS) {
    const rows = [Array.from(bars, (bar) => bar === '1')];
    return {
      isBarcode: true,
      width: bars.length + 2 * QUIET,
      height: 1,
      path: codePath(rows, QUIET),
    };
  }
  const { encode } = await import(/* webpackChunkName: "uqr" */ 'uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return { isBarcode: false, width: size, height: size, path: codePath(data) };
}

/** The bars as `1`s and `0`s; nothing for a text that CODE128 has no characters for. */
function barsOf(text: string): string | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined;
  return new Code128(text, {}).encode().data;
}
