import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Where a program of one of these names is, by `PATH`. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(canRun);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Program {
  /** Resolves to the first group of the first line that is like this. */
  readonly says: (line: RegExp) => Promise<string>;
  readonly stop: () => Promise<void>;
}

export function startProgram(
  file: string,
  args: readonly string[],
  env: SpawnOptions['env'] = {},
): Program {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: 'pipe' });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  let rest = '';
  const hear = (text: Buffer) => {
    const parts = (rest + text.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    listeners.forEach((listener) => listener());
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const says = (line: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = lines.map((each) => line.exec(each)).find(Boolean);
        if (found) resolve(found[1] ?? '');
      };
      listeners.add(look);
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`${file} ended: ${lines.slice(-3).join(' ')}`)));
      look();
    });
  return { says, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const isOver = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await isOver;
}

/** A port that nobody has. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const SOON_MS = 100;
const PATIENCE_MS = 15_000;

/** Resolves once somebody answers there. */
export async function answers(address: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += SOON_MS) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await setTimeout(SOON_MS);
  }
  throw new Error(`Nobody answers at ${address}`);
}
