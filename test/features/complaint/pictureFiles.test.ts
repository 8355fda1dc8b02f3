import { pictureFiles } from '@/features/complaint/drafts/draftStorage';
import { endSession } from '@/platform/session/owner/sessionEnd';
import { noStorage } from '@/platform/storage/ownedStorage';

it('removes all pictures when the session ends, also for the next session', () => {
  const revoked: string[] = [];
  URL.revokeObjectURL = (address) => revoked.push(address);
  for (const key of ['first', 'second']) {
    const stop = new AbortController();
    pictureFiles.put(key, {
      file: new File([], key),
      intentId: key,
      isClean: true,
      stop,
      preview: `blob:${key}`,
    });
    endSession(noStorage);
    expect(pictureFiles.get(key)).toBeUndefined();
    expect(stop.signal.aborted).toBe(true);
  }
  expect(revoked).toEqual(['blob:first', 'blob:second']);
});
