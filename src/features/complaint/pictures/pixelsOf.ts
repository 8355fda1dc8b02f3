/** Enough bytes to find the size, even behind EXIF data, which can contain a second picture. */
const HEAD_BYTES = 8 * 1_024 * 1_024;

const START_OF_FRAME = [
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
];

/**
 * The number of pixels that the header of a JPEG, PNG or WebP file states, so that a huge image is refused before
 * it is decoded; undefined where the header states none.
 */
export async function pixelsOf(file: File): Promise<number | undefined> {
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
  let place = 2;
  while (!START_OF_FRAME.includes(head.getUint8(place + 1))) {
    place += 2 + head.getUint16(place + 2);
  }
  return head.getUint16(place + 5) * head.getUint16(place + 7);
}

/** The lossy, lossless and extended formats store the size differently. */
function webpPixels(head: DataView): number | undefined {
  const low = (place: number) => head.getUint16(place, true);
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
