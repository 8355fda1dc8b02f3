import Compressor from 'compressorjs';

/** The longest side of an uploaded image in pixels: the print on a receipt stays readable. */
const LONGEST_SIDE = 1_600;

/** Larger than photos of phone cameras. Decoding a larger file could crash the page. */
const MOST_BYTES = 32 * 1_024 * 1_024;
const MOST_PIXELS = 64_000_000;

/** Timeout in milliseconds: where the canvas throws, the library never answers. */
const PATIENCE_MS = 30_000;

/**
 * Re-encodes an image at a smaller size. The result has no metadata such as place or camera. It throws rather than
 * return the original: a `RangeError` where the image is too large to be decoded.
 */
export async function shrink(original: File): Promise<File> {
  if (original.size > MOST_BYTES) throw new RangeError('The file is too large');
  const pixels = await pixelsOf(original);
  if (!pixels) throw new Error('The size of the image is not known');
  if (pixels > MOST_PIXELS) throw new RangeError('The image has too many pixels');
  const drawn = await withPatience(draw(original));
  // The library returns the original where the canvas produced nothing.
  if (drawn === original) throw new Error('The canvas gave no image');
  // The file's original name may contain personal data.
  return new File([drawn], 'image.jpg', { type: drawn.type });
}

const draw = (original: File) =>
  new Promise<Blob>((success, error) => {
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

/** Enough bytes to find the size, even behind EXIF data, which can contain a second picture. */
const HEAD_BYTES = 8 * 1_024 * 1_024;

const START_OF_FRAME = [
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
];

/**
 * The number of pixels that the header of a JPEG, PNG or WebP file states, so that a huge image is refused before
 * it is decoded; undefined where the header states none.
 */
async function pixelsOf(file: File): Promise<number | undefined> {
  const head = new DataView(await bytesOf(file.slice(0, HEAD_BYTES)));
  try {
    if (head.getUint32(0) === 0x89504e47) return head.getUint32(16) * head.getUint32(20);
    if (head.getUint16(0) === 0xffd8) return jpegPixels(head);
    if (head.getUint32(8) === 0x57454250) return webpPixels(head);
  } catch {
    // The file ends before its size.
  }
  return undefined;
}

/** Blobs of older web views have no `arrayBuffer()`. */
const bytesOf = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as ArrayBuffer);
    };
    reader.onerror = () => {
      reject(new Error('The file could not be read'));
    };
    reader.readAsArrayBuffer(blob);
  });

/** Walks from marker to marker. Each marker states the length of its segment. */
function jpegPixels(head: DataView): number {
  let offset = 2;
  while (!START_OF_FRAME.includes(head.getUint8(offset + 1))) {
    offset += 2 + head.getUint16(offset + 2);
  }
  return head.getUint16(offset + 5) * head.getUint16(offset + 7);
}

/** The lossy, lossless and extended formats store the size differently. */
function webpPixels(head: DataView): number | undefined {
  const low = (offset: number) => head.getUint16(offset, true);
  switch (head.getUint8(15)) {
    case 0x20:
      return (low(26) & 0x3fff) * (low(28) & 0x3fff);
    case 0x4c:
      return (1 + (low(21) & 0x3fff)) * (1 + ((head.getUint32(21, true) >>> 14) & 0x3fff));
    case 0x58:
      return (1 + (head.getUint32(24, true) & 0xffffff)) * (1 + (head.getUint32(26, true) >>> 8));
    default:
      return undefined;
  }
}
