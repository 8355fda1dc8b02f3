import { encodeCanvas, imageOf, NoCanvas } from '@/platform/native';
import { type Part, partsOf } from './partsOf';

const JPEG = 'image/jpeg';
const QUALITY = 0.8;

/** Draws a picture again, without its metadata, as one file or, a long one, in parts. */
export async function drawJpegs(picture: File): Promise<readonly Blob[]> {
  const image = await imageOf(picture);
  const { naturalWidth: width, naturalHeight: height } = image;
  const drawn: Blob[] = [];
  // One canvas at a time: a phone has memory for few.
  for (const part of partsOf({ width, height })) {
    drawn.push(await encodeCanvas(canvasOf(image, part), JPEG, QUALITY));
  }
  return drawn;
}

function canvasOf(image: HTMLImageElement, part: Part): HTMLCanvasElement {
  const { top, sourceHeight, width, height } = part;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (!context) throw new NoCanvas('This browser has no canvas');
  // A JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, top, image.naturalWidth, sourceHeight, 0, 0, width, height);
  return canvas;
}
