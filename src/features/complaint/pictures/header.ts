import { bytesOf } from '@/platform/native';

/** Enough bytes to find the size, even behind EXIF data, which can contain a second picture. */
const HEAD_BYTES = 8 * 1_024 * 1_024;

/** Enough bytes to tell the kind. */
const KIND_BYTES = 12;

export type PictureKind = 'image/jpeg' | 'image/png' | 'image/webp';

/** The kind of a picture by its content: phones also call a JPEG `image/jpg`, `application/octet-stream` or nothing. */
export const kindOf = async (file: Blob): Promise<PictureKind | undefined> =>
  kindIn(await headOf(file, KIND_BYTES));

/**
 * The number of pixels that the header of a JPEG, PNG or WebP file states, so that a huge image is refused before
 * it is decoded; undefined where the header states none.
 */
export async function pixelsOf(file: Blob): Promise<number | undefined> {
  const head = await headOf(file, HEAD_BYTES);
  try {
    switch (kindIn(head)) {
      case 'image/png':
        return head.getUint32(16) * head.getUint32(20);
      case 'image/jpeg':
        return jpegPixels(head);
      case 'image/webp':
        return webpPixels(head);
      default:
        return undefined;
    }
  } catch {
    // The file ends before its size.
    return undefined;
  }
}

const headOf = async (file: Blob, length: number) =>
  new DataView(await bytesOf(file.slice(0, length)));

function kindIn(head: DataView): PictureKind | undefined {
  const starts = (offset: number, ...bytes: readonly number[]) =>
    head.byteLength >= offset + bytes.length &&
    bytes.every((byte, index) => head.getUint8(offset + index) === byte);
  if (starts(0, 0xff, 0xd8)) return 'image/jpeg';
  if (starts(0, 0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  return starts(8, 0x57, 0x45, 0x42, 0x50) ? 'image/webp' : undefined;
}

const FILL = 0xff;

const START_OF_FRAME = [
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
];

/** Walks from marker to marker. Each marker states the length of its segment; fill bytes may stand before it. */
function jpegPixels(head: DataView): number {
  let offset = 2;
  for (;;) {
    while (head.getUint8(offset) !== FILL) offset += 1;
    while (head.getUint8(offset) === FILL) offset += 1;
    const marker = head.getUint8(offset);
    offset += 1;
    if (START_OF_FRAME.includes(marker))
      return head.getUint16(offset + 3) * head.getUint16(offset + 5);
    if (!isAlone(marker)) offset += head.getUint16(offset);
  }
}

/** Markers without a segment: a stuffed byte, TEM, the restarts, and the start of the image. */
const isAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

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
