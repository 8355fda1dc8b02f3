import { drawJpegs } from './drawJpegs';
import { kindOf, pixelsOf } from './header';

/** Larger than photos of phone cameras. Decoding a larger file could crash the page. */
const MOST_BYTES = 32 * 1_024 * 1_024;
const MOST_PIXELS = 64_000_000;

/**
 * Re-encodes an image at a smaller size, a long one in parts. The result has no metadata such as place or camera. It
 * throws a `RangeError` where the image is too large to be decoded.
 */
export async function shrink(original: File): Promise<readonly File[]> {
  if (original.size > MOST_BYTES) throw new RangeError('The file is too large');
  const pixels = await pixelsOf(original);
  if (!pixels) throw new Error('The size of the image is not known');
  if (pixels > MOST_PIXELS) throw new RangeError('The image has too many pixels');
  // A browser may refuse to draw a picture under another type.
  const type = (await kindOf(original)) ?? '';
  const picture = new File([original], original.name, { type });
  const drawn = await drawJpegs(picture);
  // The file's original name may contain personal data.
  return drawn.map((part) => new File([part], 'image.jpg', { type: part.type }));
}
