import type { CDPSession } from '@playwright/test';
import { launchAddress } from '../../sandbox/launchAddress';
import { expect, test } from './fixtures';

/**
 * The strings of a page's heap after a garbage collection, without the strings that contain the address of the document:
 * V8 keeps this address as the name of inline scripts.
 */
async function heapStrings(devTools: CDPSession, address: string): Promise<readonly string[]> {
  const chunks: string[] = [];
  const onChunk = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  devTools.on('HeapProfiler.addHeapSnapshotChunk', onChunk);
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.takeHeapSnapshot');
  devTools.off('HeapProfiler.addHeapSnapshotChunk', onChunk);
  const { strings } = JSON.parse(chunks.join('')) as { readonly strings: readonly string[] };
  return strings.filter((string) => !string.includes(address));
}

test('memory holds no value of the login after a session has ended', async ({
  page,
  context,
  lender,
}) => {
  const { userId = '', sessionId = '', mobilePhone = '' } = lender.launch('overdue');
  const values = [userId, sessionId, mobilePhone];
  const address = launchAddress(lender, '/loanDetail', 'overdue');
  const devTools = await context.newCDPSession(page);
  const found = async () => {
    const strings = await heapStrings(devTools, address);
    return values.filter((value) => strings.some((string) => string.includes(value)));
  };
  await page.goto(address);
  await page.getByRole('button', { name: 'Pagar', exact: true }).waitFor();
  expect(await found()).toEqual(values);

  lender.fault('loanPlayDetail', { kind: 'status', status: 401, body: 'json' });
  await page.getByRole('button', { name: 'Pagar', exact: true }).tap();
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
  expect(await found()).toEqual([]);
});
