/** The bytes of a file. Older web views have no `arrayBuffer()`, and locked phones no `FileReader`. */
export function bytesOf(file: Blob): Promise<ArrayBuffer> {
  if ('arrayBuffer' in file) return file.arrayBuffer();
  if (typeof FileReader === 'undefined') return new Response(file).arrayBuffer();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as ArrayBuffer);
    };
    reader.onerror = () => {
      reject(new Error('The file could not be read'));
    };
    reader.readAsArrayBuffer(file);
  });
}
