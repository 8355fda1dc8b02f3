import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that is empty before each test, and is removed after the last one. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  const remove = () => {
    rmSync(folder, { recursive: true });
  };
  beforeEach(() => {
    remove();
    mkdirSync(folder);
  });
  afterAll(remove);
  return folder;
}
