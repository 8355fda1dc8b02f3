/** The time in milliseconds in which the browser reads the file. */
const READ_MS = 60_000;

/** Gives a file to the browser, which saves it or opens the calendar. A native web view cannot. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, READ_MS);
}
