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

/** The browsers inside of Facebook, Messenger, Instagram, TikTok, WhatsApp and Line, and Android's web view. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok|trill_|WhatsApp|\bLine\/|; wv\)/i;

/** Whether a download is saved: browsers inside of other apps drop it without a word. */
export const keepsDownloads = (): boolean =>
  // The build, which renders placeholders, has no navigator.
  typeof navigator !== 'object' || !IN_APP.test(navigator.userAgent);
