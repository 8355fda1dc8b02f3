import { pixelsOf } from './pixelsOf';

/** Longest side of an uploaded image, in pixels: the print of a receipt stays readable. */
const LONGEST_SIDE = 1_600;

/** More than a phone's camera makes; decoding more could end the page. */
const MOST_BYTES = 32 * 1_024 * 1_024;
const MOST_PIXELS = 64_000_000;

/** A canvas that throws leaves the library silent: after this time it counts as failed, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The image is larger than may be decoded here. */
export class TooLarge extends Error {}

/**
 * Draws an image anew, and smaller: what comes out has pixels only, no place and no camera. It fails
 * rather than pass an original on.
 */
export async function shrink(original: File): Promise<File> {
  if (original.size > MOST_BYTES) throw new TooLarge();
  const pixels = await pixelsOf(original);
  if (!pixels) throw new Error('The size of the image is not known');
  if (pixels > MOST_PIXELS) throw new TooLarge();
  const drawn = await withPatience(draw(original));
  // What the library gives where the canvas made nothing.
  if (drawn === original) throw new Error('The canvas gave no image');
  // A file's own name may tell more about the borrower than the picture does.
  return new File([drawn], 'image.jpg', { type: drawn.type });
}

async function draw(original: File): Promise<Blob> {
  const { default: Compressor } = await import(/* webpackChunkName: "compressor" */ './compressor');
  return new Promise<Blob>((success, error) => {
    return new Compressor(original, {
      // Strictly, it gives the original back where the copy is the larger one.
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
