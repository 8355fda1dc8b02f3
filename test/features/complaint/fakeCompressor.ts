interface Options {
  readonly success: (file: Blob) => void;
  readonly error: (error: Error) => void;
}

let slow: (() => void)[] = [];

/** Draws what is called slow, all of it. */
export function drawSlow(): void {
  slow.forEach((draw) => draw());
  slow = [];
}

/**
 * Stands in for the library that draws images anew; a file that is called broken cannot be drawn, and one that is called
 * slow takes its time.
 */
function FakeCompressor(file: File, { success, error }: Options): void {
  const draw = () => success(new Blob([`drawn ${file.name}`], { type: 'image/jpeg' }));
  if (file.name.startsWith('broken')) error(new Error('No image'));
  else if (file.name.startsWith('slow')) slow.push(draw);
  else draw();
}

export { FakeCompressor as default };
