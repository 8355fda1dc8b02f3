import fc from 'fast-check';
import { drawJpegs } from '@/features/complaint/pictures/drawJpegs';
import { kindOf } from '@/features/complaint/pictures/header';
import { partsOf } from '@/features/complaint/pictures/partsOf';
import { shrink } from '@/features/complaint/pictures/shrink';
import { bytesOf } from '@/platform/native/bytes';
import { PNG_HEAD } from '../../support/picture';

jest.mock('@/features/complaint/pictures/drawJpegs', () => ({
  drawJpegs: jest.fn(() => Promise.resolve([new Blob(['drawn'], { type: 'image/jpeg' })])),
}));

beforeEach(() => jest.mocked(drawJpegs).mockClear());

const original = new File([PNG_HEAD, 'original'], 'Zulema at home.png', { type: 'image/png' });

it('returns a re-encoded image and never the original, which may contain its location', async () => {
  const [file, ...others] = await shrink(original);
  expect(file).toMatchObject({ name: 'image.jpg', type: 'image/jpeg', size: 'drawn'.length });
  expect(others).toEqual([]);
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
  await expect(shrink(file)).rejects.toThrow(RangeError);
  expect(drawJpegs).not.toHaveBeenCalled();
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
  ['a JPEG of fill bytes', bytes([0xff, 0xd8, 0xff, 0xff, 0xff, 0xff])],
  ['a WebP of an unknown kind', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8?', [10, 0, 0, 0])],
  ['a PNG of no pixel', bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', Array(8).fill(0))],
])('does not decode a picture of unknown size: %s', async (_, file) => {
  await expect(shrink(file)).rejects.toThrow('size');
  expect(drawJpegs).not.toHaveBeenCalled();
});

const FRAME = [0xff, 0xc0, 0, 17, 8, 0, 2, 0, 3];

it.each([
  ['before a marker', [0xff, 0xff, 0xff, 0xe0, 0, 4, 1, 2, 0xff, ...FRAME]],
  ['zeros after a segment', [0xff, 0xe0, 0, 4, 1, 2, 0, 0, ...FRAME]],
  ['before a marker without a segment', [0xff, 0xff, 0x01, ...FRAME]],
])('reads a JPEG with fill bytes: %s', async (_, segments) => {
  await shrink(bytes([0xff, 0xd8], segments));
  expect(drawJpegs).toHaveBeenCalledTimes(1);
});

it.each(['image/jpg', 'application/octet-stream', '', 'text/plain'])(
  'tells a picture of type "%s" by its content, and draws it under its own type',
  async (type) => {
    await shrink(new File([PNG_HEAD], 'a', { type }));
    expect(drawJpegs).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/png' }));
  },
);

it('knows no other kind', async () => {
  expect(await kindOf(new File(['GIF89a, a picture'], 'a.jpg', { type: 'image/jpeg' }))).toBe(
    undefined,
  );
});

it('reads the bytes of a file without a FileReader', async () => {
  const { FileReader } = window;
  Object.assign(window, { FileReader: undefined });
  const file = Object.assign(new File([], 'a'), {
    arrayBuffer: () => Promise.resolve(new Uint8Array([1, 2]).buffer),
  });
  expect(new Uint8Array(await bytesOf(file))).toEqual(new Uint8Array([1, 2]));
  Object.assign(window, { FileReader });
});

describe('the parts of a picture', () => {
  it.each([
    [{ width: 4_000, height: 3_000 }, [[1_600, 1_200]]],
    [{ width: 3_000, height: 9_000 }, [[533, 1_600]]],
    [{ width: 12_000, height: 1_080 }, [[1_600, 144]]],
    [{ width: 300, height: 200 }, [[300, 200]]],
    [{ width: 1_080, height: 12_000 }, Array(4).fill([1_080, 3_000])],
    [{ width: 2_160, height: 12_000 }, Array(2).fill([1_080, 3_000])],
    [{ width: 720, height: 3_300 }, Array(2).fill([720, 1_650])],
  ])('of %j are %j', (size, expected) => {
    expect(partsOf(size).map(({ width, height }) => [width, height])).toEqual(expected);
  });

  it('cover all of it, in order, and none is larger than a server takes', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const parts = partsOf({ width, height });
        expect(parts[0]!.top).toBe(0);
        parts.forEach(({ top, sourceHeight }, index) => {
          expect(top + sourceHeight).toBe(parts[index + 1]?.top ?? height);
        });
        parts.forEach((part) => {
          expect(part.width).toBeLessThanOrEqual(1_600);
          expect(part.height).toBeLessThanOrEqual(3_240);
          expect(Math.min(part.width, part.height)).toBeGreaterThan(0);
        });
      }),
    );
  });
});
