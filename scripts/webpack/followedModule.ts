import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const load = createRequire(__filename);

interface Followed<Exports> {
  /** The folder with all modules that a change may concern. */
  readonly folder: string;
  readonly file: string;
  /** Called with each new version of the module. */
  readonly onLoad: (exports: Exports) => void;
  readonly report: (line: string) => void;
}

/**
 * Loads a module, and loads it again with all modules of its folder when one of them is saved. A version that cannot
 * be loaded is reported, and the one before stays.
 */
export function followModule<Exports>({ folder, file, onLoad, report }: Followed<Exports>): void {
  const name = path.basename(folder);
  onLoad(load(file) as Exports);
  let timer: NodeJS.Timeout | undefined;
  const reload = () => {
    const modules = Object.keys(load.cache).filter((it) => it.startsWith(folder + path.sep));
    const before = modules.map((it) => [it, load.cache[it]] as const);
    for (const it of modules) Reflect.deleteProperty(load.cache, it);
    try {
      onLoad(load(file) as Exports);
      report(`${name}/ was changed and is loaded again, with its first state.`);
    } catch (error) {
      Object.assign(load.cache, Object.fromEntries(before));
      report(
        `${name}/ was changed and cannot be loaded, the version before stays: ${inWords(error)}`,
      );
    }
  };
  // One save is several events.
  watch(folder, { recursive: true, persistent: false }, (_, changed) => {
    if (!changed?.endsWith('.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(reload, 100);
  });
}

const inWords = (error: unknown) => (error instanceof Error ? error.message : String(error));
