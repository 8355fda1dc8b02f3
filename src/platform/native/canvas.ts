/** The canvas gives something else than what was drawn, as browsers do that hide a device. */
export class UntrueCanvas extends Error {
  override readonly name = 'UntrueCanvas';
}

/** The canvas is missing or gives no file: the picture itself may be right. */
export class NoCanvas extends Error {
  override readonly name = 'NoCanvas';
}

/** Timeout in milliseconds: some canvases never answer. */
const PATIENCE_MS = 30_000;

/** Encodes a canvas as a file. It throws `UntrueCanvas` where the file does not show what was drawn. */
export async function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: string,
  quality?: number,
): Promise<Blob> {
  const file = await withPatience(
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (blob) => {
          if (blob) resolve(blob);
          else reject(new NoCanvas('The canvas gave no picture'));
        },
        type,
        quality,
      );
    }),
  );
  const image = await imageOf(file);
  if (!isRead() || !isSame(canvas, image)) throw new UntrueCanvas('The canvas is not true');
  return file;
}

/** Decodes a picture. Browsers turn it as its metadata says. */
export async function imageOf(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  const loading = new Promise<void>((resolve, reject) => {
    image.onload = () => {
      resolve();
    };
    image.onerror = () => {
      reject(new Error('The picture could not be decoded'));
    };
  });
  image.src = address;
  await withPatience(loading).finally(() => {
    URL.revokeObjectURL(address);
  });
  return image;
}

async function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoCanvas('The canvas did not answer'));
    }, PATIENCE_MS);
  });
  return Promise.race([work, end]).finally(() => {
    clearTimeout(timer);
  });
}

/** Pixels. */
const TILE = 48;

/** Places of compared tiles: shares of the free width and height. */
const PLACES = [
  [0.5, 0],
  [0, 0.25],
  [0.5, 0.5],
  [1, 0.75],
  [0.5, 1],
] as const;

/** The mean difference of a colour channel, of 255. A JPEG differs by 6 at most, noise by 60. */
const TOLERANCE = 20;

/** Whether the picture shows what was drawn: some tiles of both are compared, pixel by pixel. */
function isSame(canvas: HTMLCanvasElement, image: HTMLImageElement): boolean {
  const { width, height } = canvas;
  if (image.naturalWidth !== width || image.naturalHeight !== height) return false;
  return PLACES.every(([x, y]) => {
    const at = [x * Math.max(0, width - TILE), y * Math.max(0, height - TILE)].map(Math.floor);
    return isNear(tileOf(canvas, at), tileOf(image, at));
  });
}

const DARK = 48;
const LIGHT = 208;

/** Whether a canvas can be read at all: otherwise both tiles of a comparison would be the same noise. */
function isRead(): boolean {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [TILE, TILE];
  const context = canvas.getContext('2d');
  if (!context) return false;
  const expected = new Uint8ClampedArray(TILE * TILE * 4);
  [DARK, LIGHT].forEach((shade, half) => {
    const top = (half * TILE) / 2;
    context.fillStyle = `rgb(${shade},${shade},${shade})`;
    context.fillRect(0, top, TILE, TILE / 2);
    expected.fill(shade, top * TILE * 4, (top + TILE / 2) * TILE * 4);
  });
  return isNear(context.getImageData(0, 0, TILE, TILE).data, expected);
}

function tileOf(source: CanvasImageSource, [x = 0, y = 0]: readonly number[]): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [TILE, TILE];
  const context = canvas.getContext('2d');
  if (!context) throw new NoCanvas('This browser has no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, TILE, TILE);
  context.drawImage(source, -x, -y);
  return context.getImageData(0, 0, TILE, TILE).data;
}

/** Every fourth value is the opacity, which is not compared. */
function isNear(a: Uint8ClampedArray, b: Uint8ClampedArray): boolean {
  const difference = a.reduce(
    (sum, value, index) => (index % 4 === 3 ? sum : sum + Math.abs(value - (b[index] ?? 0))),
    0,
  );
  return difference / (TILE * TILE * 3) < TOLERANCE;
}
