import Compressor from 'compressorjs';

import { shrink } from '../../../src/features/complaint/pictures/shrink';
import { PNG_HEAD } from '../../support/picture';

jest.mock('compressorjs', () => ({
  __esModule: true,
  default: jest.fn((_original: File, options: Compressor.Options) => {
    options.success?.(new Blob(['drawn'], { type: 'image/jpeg' }));
  }),
}));

const original = new File([PNG_HEAD, 'original'], 'Zulema at home.png', { type: 'image/png' });

it('returns a re-encoded image and never the original, which may contain its location', async () => {
  const file = await shrink(original);
  expect(file).toMatchObject({ name: 'image.jpg', type: 'image/jpeg', size: 'drawn'.length });
  // In strict mode the library returns the original where the copy is larger.
  expect(Compressor).toHaveBeenCalledWith(original, expect.objectContaining({ strict: false }));
});

it('limits the sides of an image to 1,600 pixels', async () => {
  await shrink(original);
  const sides = { maxWidth: 1_600, maxHeight: 1_600 };
  expect(Compressor).toHaveBeenCalledWith(original, expect.objectContaining(sides));
});

it('fails when the canvas gives nothing', async () => {
  jest.mocked(Compressor).mockImplementationOnce(((given: File, options: Compressor.Options) => {
    options.success?.(given);
  }) as never);
  await expect(shrink(original)).rejects.toThrow('The canvas gave no image');
});

it('fails when the canvas throws, so that the library never answers', async () => {
  jest.useFakeTimers();
  // The file is read in real time. The clock moves on once the library has it.
  const isDrawing = new Promise<void>((resolve) => {
    jest.mocked(Compressor).mockImplementationOnce((() => {
      resolve();
    }) as never);
  });
  const drawing = expect(shrink(original)).rejects.toThrow('The canvas did not answer');
  await isDrawing;
  await jest.advanceTimersByTimeAsync(30_000);
  await drawing;
});

const bytes = (...parts: (string | readonly number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    'a.jpg',
    { type: 'image/jpeg' },
  );
/** 30,000 pixels a side. */
const SIDE = [0x75, 0x30];

it.each([
  ['PNG', bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, ...SIDE, 0, 0, ...SIDE])],
  ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, ...SIDE, ...SIDE])],
  [
    'WebP',
    bytes(
      'RIFF',
      [0, 0, 0, 0],
      'WEBPVP8X',
      [10, 0, 0, 0, 0, 0, 0, 0],
      [0x2f, 0x75, 0, 0x2f, 0x75, 0],
    ),
  ],
])('refuses a %s with too many pixels before it decodes it', async (_, file) => {
  jest.mocked(Compressor).mockClear();
  await expect(shrink(file)).rejects.toThrow(RangeError);
  expect(Compressor).not.toHaveBeenCalled();
});

it('refuses a file with too many bytes', async () => {
  const file = bytes('x');
  Object.defineProperty(file, 'size', { value: 33 * 1_024 * 1_024 });
  await expect(shrink(file)).rejects.toThrow(RangeError);
});

it.each([
  ['text under the name of a picture', bytes('no picture')],
  ['nothing', bytes()],
  ['a PNG that ends before its size', bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR')],
  ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2])],
  ['a WebP of an unknown kind', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8?', [10, 0, 0, 0])],
  ['a PNG of no pixel', bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', Array(8).fill(0))],
])('does not decode a picture of unknown size: %s', async (_, file) => {
  jest.mocked(Compressor).mockClear();
  await expect(shrink(file)).rejects.toThrow('size');
  expect(Compressor).not.toHaveBeenCalled();
});
