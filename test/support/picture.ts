/** The start of a PNG file of one pixel: the app draws no picture of unknown size. */
export const PNG_HEAD = Uint8Array.from(
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52].concat([
    0, 0, 0, 1, 0, 0, 0, 1,
  ]),
);

/** A transparent PNG of one pixel, as Playwright attaches it. */
export const PNG_FILE = {
  name: 'IMG_1.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
