import { encodeCanvas } from '@/platform/native';
import type { Block } from './blocks';

/** CSS pixels. The picture is as wide as a small phone. */
const WIDTH = 360;
const MARGIN = 20;
const INNER = WIDTH - 2 * MARGIN;

const SCALE = 2;
/** No engine draws a canvas that is higher, in device pixels. */
const MAX_HEIGHT = 16_000;

const INK = '#14181f';
const QUIET = '#59616e';

interface Style {
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  /** The room above. */
  readonly gap: number;
}

const STYLES: Readonly<Record<Extract<Block, { text: string }>['kind'], Style>> = {
  title: { size: 20, weight: 700, colour: INK, gap: 0 },
  heading: { size: 16, weight: 700, colour: INK, gap: 18 },
  label: { size: 13, weight: 400, colour: QUIET, gap: 10 },
  value: { size: 15, weight: 600, colour: INK, gap: 2 },
  text: { size: 14, weight: 400, colour: INK, gap: 8 },
};

const ABOVE_PICTURE = 12;

const FAMILY = 'system-ui, -apple-system, Roboto, "Noto Sans", sans-serif';

/** Draws blocks below one another, as a PNG. `direction`: that of the screen's language. */
export async function drawPicture(
  blocks: readonly Block[],
  direction: 'ltr' | 'rtl',
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  const height = draw(context, blocks, direction, false);
  const scale = Math.min(SCALE, MAX_HEIGHT / height);
  canvas.width = Math.ceil(WIDTH * scale);
  canvas.height = Math.ceil(height * scale);
  context.scale(scale, scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, height);
  draw(context, blocks, direction, true);
  return encodeCanvas(canvas, 'image/png');
}

/** Draws the blocks, or only measures them. Returns the height in CSS pixels. */
function draw(
  context: CanvasRenderingContext2D,
  blocks: readonly Block[],
  direction: 'ltr' | 'rtl',
  isVisible: boolean,
): number {
  context.direction = direction;
  context.textBaseline = 'top';
  const left = direction === 'rtl' ? WIDTH - MARGIN : MARGIN;
  let y = MARGIN;
  for (const block of blocks) {
    if ('text' in block) {
      const { size, weight, colour, gap } = STYLES[block.kind];
      context.font = `${String(weight)} ${String(size)}px ${FAMILY}`;
      context.fillStyle = colour;
      y += gap;
      for (const line of linesOf(context, block.text)) {
        if (isVisible) context.fillText(line, left, y);
        y += size * 1.4;
      }
    } else {
      y += ABOVE_PICTURE + drawImage(context, block, y + ABOVE_PICTURE, isVisible);
    }
  }
  return y + MARGIN;
}

/** The lines of a text. A word that is wider than the picture is cut. */
function linesOf(context: CanvasRenderingContext2D, text: string): readonly string[] {
  const fits = (line: string) => context.measureText(line).width <= INNER;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const sign of word) {
      if (line && !fits(line + sign)) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  return [...lines, line];
}

function drawImage(
  context: CanvasRenderingContext2D,
  { image }: Extract<Block, { kind: 'image' }>,
  y: number,
  isVisible: boolean,
): number {
  const width = Math.min(INNER, image.naturalWidth);
  const height = (width * image.naturalHeight) / image.naturalWidth;
  if (isVisible) context.drawImage(image, MARGIN + (INNER - width) / 2, y, width, height);
  return height;
}
