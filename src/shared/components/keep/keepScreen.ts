import { bytesOf, downloadFile, type NativeBridge, type NativeResult } from '@/platform/native';
import { blocksOf, textOf } from './blocks';
import { drawPicture } from './picture';

/** What a borrower keeps: the title of a screen, and the part of it that they see. */
export interface Kept {
  readonly title: string;
  readonly root: Element;
}

const PNG = 'image/png';

const SHEET_MS = 1_000;

async function pictureOf({ title, root }: Kept): Promise<File> {
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  const picture = await drawPicture(blocksOf(root), direction);
  return new File([picture], `${fileName(title)}.png`, { type: PNG });
}

/** A title as the name of a file: letters and digits of any script. */
const fileName = (title: string): string =>
  title
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'page';

type Fails = (error: unknown) => void;

/**
 * Shares a screen: its text by the native app, otherwise a picture by the browser where it shares files. `fail` hears a
 * refusal, also one after the sheet was open.
 */
export async function shareScreen(kept: Kept, bridge: NativeBridge, fail: Fails): Promise<void> {
  const { title } = kept;
  const text = textOf(blocksOf(kept.root));
  if (bridge.has('shareText')) {
    mustBeDone(bridge.shareText({ title, text }));
    return;
  }
  const files = [await pictureOf(kept)];
  const isShareable = 'canShare' in navigator && navigator.canShare({ files });
  const shared = share(isShareable ? { title, files } : { title, text }).catch(fail);
  await Promise.race([shared, sheetIsOpen()]);
}

function mustBeDone(result: NativeResult): void {
  if (!result.ok) throw result.error;
}

async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // The borrower closed the list of apps.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** The sheet of some phones never answers, so nothing waits for it. */
const sheetIsOpen = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, SHEET_MS);
  });

/** Saves a screen as a picture: by the native app, otherwise as a download. */
export async function saveScreen(kept: Kept, bridge: NativeBridge): Promise<void> {
  const file = await pictureOf(kept);
  if (bridge.has('saveFile')) {
    const data = await base64Of(file);
    mustBeDone(bridge.saveFile({ name: file.name, type: PNG, data }));
    return;
  }
  downloadFile(file.name, file);
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await bytesOf(file));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
