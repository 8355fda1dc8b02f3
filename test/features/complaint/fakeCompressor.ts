interface Options {
  readonly success: (file: Blob) => void;
  readonly error: (error: Error) => void;
}

/** Stands in for the library that draws images anew; a file that is called broken cannot be drawn. */
function FakeCompressor(file: File, { success, error }: Options): void {
  if (file.name.startsWith('broken')) error(new Error('No image'));
  else success(new Blob([`drawn ${file.name}`], { type: 'image/jpeg' }));
}

export { FakeCompressor as default };
