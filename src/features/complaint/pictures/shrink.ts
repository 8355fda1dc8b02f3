/** Longest side of an uploaded image, in pixels: the print of a receipt stays readable. */
const LONGEST_SIDE = 1_600;

/**
 * Draws an image anew, and smaller: what comes out has pixels only, no place and no camera. It fails
 * rather than pass an original on (`strict` would, where the copy is the larger one).
 */
export async function shrink(original: File): Promise<File> {
  const { default: Compressor } = await import(/* webpackChunkName: "compressor" */ 'compressorjs');
  const drawn = await new Promise<Blob>((success, error) => {
    return new Compressor(original, {
      strict: false,
      mimeType: 'image/jpeg',
      quality: 0.8,
      maxWidth: LONGEST_SIDE,
      maxHeight: LONGEST_SIDE,
      success,
      error,
    });
  });
  // A file's own name may tell more about the borrower than the picture does.
  return new File([drawn], 'image.jpg', { type: drawn.type });
}
