import { pixelsOf } from './pixelsOf';

/** The longest side of an uploaded image in pixels: the print on a receipt stays readable. */
const LONGEST_SIDE = 1_600;

/** Larger than photos of phone cameras. Decoding a larger file could crash the page. */
const MOST_BYTES = 32 * 1_024 * 1_024;
const MOST_PIXELS = 64_000_000;

/** Timeout in milliseconds: where the canvas throws, the library never answers. */
const PATIENCE_MS = 30_000;

/** The image is larger than may be decoded here. */
export class TooLarge extends Error {}

/**
 * Re-encodes an image at a smaller size. The result has no metadata such as place or camera. It throws rather than
 * return the original.
 */
export async function shrink(original: File): Promise<File> {
  if (original.size > MOST_BYTES) throw new TooLarge();
  const pixels = await pixelsOf(original);
  if (!pixels) throw new Error('The size of the image is not known');
  if (pixels > MOST_PIXELS) throw new TooLarge();
  const drawn = await withPatience(draw(original));
  // The library returns the original where the canvas produced nothing.
  if (drawn === original) throw new Error('The canvas gave no image');
  // The file's original name may contain personal data.
  return new File([drawn], 'image.jpg', { type: drawn.type });
}

async function draw(original: File): Promise<Blob> {
  const { default: Compressor } = await import(/* webpackChunkName: "compressor" */ './compressor');
  return new Promise<Blob>((success, error) => {
    return new Compressor(original, {
      // In strict mode the library returns the original where the copy is larger.
      strict: false,
      mimeType: 'image/jpeg',
      quality: 0.8,
      maxWidth: LONGEST_SIDE,
      maxHeight: LONGEST_SIDE,
      success,
      error,
    });
  });
}

async function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The canvas did not answer'));
    }, PATIENCE_MS);
  });
  return Promise.race([work, end]).finally(() => {
    clearTimeout(timer);
  });
}
