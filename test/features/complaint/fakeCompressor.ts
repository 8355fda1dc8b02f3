interface Options {
  readonly success: (file: Blob) => void;
  readonly error: (error: Error) => void;
}

let slow: (() => void)[] = [];

/** Finishes all pending files named slow. */
export function drawSlow(): void {
  slow.forEach((draw) => draw());
  slow = [];
}

/** Replaces the library that re-encodes images. A file named broken cannot be drawn; a file named slow waits. */
function FakeCompressor(file: File, { success, error }: Options): void {
  const draw = () => success(new Blob([`drawn ${file.name}`], { type: 'image/jpeg' }));
  if (file.name.startsWith('broken')) error(new Error('No image'));
  else if (file.name.startsWith('slow')) slow.push(draw);
  else draw();
}

export { FakeCompressor as default };
