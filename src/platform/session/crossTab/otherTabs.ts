import type { Launch } from '../launch/launch';

/** A channel also works where storage is blocked. Its messages are not stored. */
const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('h5');

/** Sends the launched borrower's id to the other tabs. */
export function announceLaunch({ userId }: Launch): void {
  const channel = openChannel();
  channel?.postMessage(userId);
  channel?.close();
}

/** Calls `onOther` when another tab launches another borrower. The returned function stops listening. */
export function onOtherBorrower({ userId }: Launch, onOther: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== userId) onOther();
  });
  return () => {
    channel?.close();
  };
}
