import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchAddress } from '../../sandbox/launchAddress';
import { startPreview } from '../../scripts/previewServer';
import { back, release } from '../../tools/deploy/release';
import { laterBuild } from '../support/laterBuild';
import { received } from '../support/received';
import { expect, test } from './fixtures';
import { chooseCard, enterCode, loanDetail, owed, pay } from './steps';

test('a payment continues during a release, and after the release is taken back', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const root = path.join(folder, 'root');
  const releaseNext = (name: string) => {
    laterBuild('dist', path.join(folder, name), name);
    release(path.join(folder, name), root);
  };
  release('dist', root);
  const { origin, lender, close } = await startPreview(0, { root: path.join(root, 'current') });
  const scripts: string[] = [];
  page.on('response', (response) => {
    const [file] = /assets\/.*/.exec(response.url()) ?? [];
    if (file) scripts.push(`${response.status()} ${file}`);
  });

  // The first release: the borrower chooses how to pay.
  const way = `/ynRepay?amount=${await owed(lender, 'overdue')}`;
  await page.goto(origin + launchAddress(lender, way, 'overdue'));
  await page.getByRole('button', { name: '选择银行卡' }).waitFor();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  releaseNext('r2');
  await page.getByRole('button', { name: '选择银行卡' }).tap();
  await chooseCard(page, 'code');
  releaseNext('r3');
  await pay(page).tap();
  await enterCode(page, lender);
  back(root);
  await page.getByRole('button', { name: '确定' }).tap();
  await expect(loanDetail(page)).toBeVisible();

  // A file that only the first release has and that this page has not requested yet.
  await page.getByRole('link', { name: 'Servicio al cliente' }).tap();
  await expect(page.getByRole('link', { name: 'Llamar' })).toBeVisible();

  expect(received(lender, 'repaymentCommit')).toHaveLength(1);
  expect(received(lender, 'repaymentConfirm')).toHaveLength(1);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(scripts.filter((line) => !line.startsWith('200'))).toEqual([]);

  // A new page belongs to the second release: the third was taken back.
  const earlier = scripts.splice(0);
  await page.goto(origin + launchAddress(lender, '/loanDetail', 'overdue'));
  await expect(loanDetail(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((line) => earlier.includes(line))).toEqual([]);
  expect(await (await page.request.get(`${origin}/version.json`)).json()).toMatchObject({
    release: 'r2',
  });
  await close();
  rmSync(folder, { recursive: true });
});
