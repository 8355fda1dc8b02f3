import Compressor from 'compressorjs';
import { shrink } from '../../../src/features/complaint/pictures/shrink';

jest.mock('compressorjs', () => ({
  __esModule: true,
  default: jest.fn((_original: File, options: Compressor.Options) => {
    options.success?.(new Blob(['drawn'], { type: 'image/jpeg' }));
  }),
}));

const original = new File(['original'], 'Zulema at home.png', { type: 'image/png' });

it('an image leaves as it was drawn anew, and never as the original: that may tell where it was taken', async () => {
  const file = await shrink(original);
  expect(file).toMatchObject({ name: 'image.jpg', type: 'image/jpeg', size: 'drawn'.length });
  // Without it the original comes back where the copy is the larger one.
  expect(Compressor).toHaveBeenCalledWith(original, expect.objectContaining({ strict: false }));
});

it('no side of an image is longer than 1,600 pixels', async () => {
  await shrink(original);
  const sides = { maxWidth: 1_600, maxHeight: 1_600 };
  expect(Compressor).toHaveBeenCalledWith(original, expect.objectContaining(sides));
});
