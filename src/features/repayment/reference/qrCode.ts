import { encode } from 'uqr';
import { codePath } from '@/design/ui';
import type { CodeModules } from './barcode';

/** A QR code. Throws for a text that is too long for it. */
export function qrCodeOf(text: string): CodeModules {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return { isBarcode: false, width: size, height: size, path: codePath(data) };
}
