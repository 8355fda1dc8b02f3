import { NoCanvas, UntrueCanvas } from '@/platform/native/canvas';

let slow: (() => void)[] = [];

/** Finishes all pending files named slow. */
export function drawSlow(): void {
  slow.forEach((draw) => draw());
  slow = [];
}

/**
 * Replaces the drawing, which jsdom lacks. A file named broken cannot be drawn; a file named slow waits; a file named
 * long-3 has three parts; a file named noise shows that the canvas is not true, one
 * named undrawn that it gives nothing.
 */
export async function drawJpegs({ name }: File): Promise<readonly Blob[]> {
  if (name.startsWith('broken')) throw new Error('No image');
  if (name.startsWith('noise')) throw new UntrueCanvas('Noise');
  if (name.startsWith('undrawn')) throw new NoCanvas('Nothing');
  if (name.startsWith('slow')) await new Promise<void>((resolve) => slow.push(resolve));
  const count = Number(/^long-(\d+)/.exec(name)?.[1] ?? 1);
  return Array.from({ length: count }, (_, index) => {
    const part = count > 1 ? ` part ${index + 1}` : '';
    return new Blob([`drawn ${name}${part}`], { type: 'image/jpeg' });
  });
}
