import type { Launch } from '../launch/launch';

/** Works where storage is blocked, too; nothing of what it carries is kept. */
const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('h5');

/** Tells the other tabs who was launched. */
export function announceLaunch({ userId }: Launch): void {
  const channel = openChannel();
  channel?.postMessage(userId);
  channel?.close();
}

/** Calls back when another tab was launched by another borrower than this one. Ends the listening when called. */
export function onOtherBorrower({ userId }: Launch, onOther: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== userId) onOther();
  });
  return () => {
    channel?.close();
  };
}
