/** How long a browser may take to read a file that it was given, in milliseconds. */
const READ_MS = 60_000;

/** Hands a text to the browser as a file: it saves it, or opens what reads such files. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, READ_MS);
}
