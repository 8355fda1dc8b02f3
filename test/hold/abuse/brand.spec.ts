import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { dressBuild } from '../../../scripts/build/dressBuild';

/** It renders every page before it is refused, so `npm run check` leaves it out. */
test('an environment whose headers no host reads whole changes nothing of a build', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'branded-'));
  cpSync('dist', dist, { recursive: true });
  const written = () =>
    readdirSync(dist, { recursive: true, encoding: 'utf8' }).map(
      (file) => statSync(path.join(dist, file)).mtimeMs,
    );
  const before = written();
  const peso = JSON.parse(readFileSync('public/environments/peso.json', 'utf8')) as object;
  const long = (letter: string) => `https://${`${letter.repeat(60)}.`.repeat(4)}example`;
  const [apiBase, conversionUrl, reportUrl] = ['a', 'b', 'c'].map(long);
  const hosts = { apiBase, conversionUrl, reportUrl };
  await expect(dressBuild(dist, { ...peso, ...hosts }, 'public/documents/peso')).rejects.toThrow(
    'hosts read 2000',
  );
  expect(written()).toEqual(before);
  rmSync(dist, { recursive: true });
});
