import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Compiles the sample hosts of docs/native: Android's against an `android.jar` of API level 26 or newer, iOS's
 * with the Swift parser only (its frameworks need a Mac). Exit code 2: one sample could not be checked.
 */
const ANDROID = 'docs/native/android/BorrowerHost.java';
const IOS = 'docs/native/ios/BorrowerHost.swift';

/** The jar that `ANDROID_JAR` names, or the newest platform of an Android SDK. */
function androidJar(): string | undefined {
  const { ANDROID_JAR, ANDROID_HOME, ANDROID_SDK_ROOT } = process.env;
  if (ANDROID_JAR) return ANDROID_JAR;
  const levelOf = (path: string) => Number(/android-(\d+)/.exec(path)?.[1]);
  return [ANDROID_HOME, ANDROID_SDK_ROOT, '/usr/lib/android-sdk']
    .map((sdk) => sdk && join(sdk, 'platforms'))
    .filter((folder) => folder && existsSync(folder))
    .flatMap((folder = '') => readdirSync(folder).map((name) => join(folder, name, 'android.jar')))
    .filter((path) => existsSync(path) && levelOf(path) >= 26)
    .sort((one, other) => levelOf(other) - levelOf(one))[0];
}

/** Whether the file compiles. `undefined` if the compiler is missing. */
function compiles(compiler: string, ...flags: string[]): boolean | undefined {
  const { error, status } = spawnSync(compiler, flags, { stdio: 'inherit' });
  return error ? undefined : status === 0;
}

function checkAndroid(): boolean | undefined {
  const jar = androidJar();
  if (!jar) {
    console.log(
      'No android.jar found: set ANDROID_JAR to one of API level 26 or newer, or ANDROID_HOME to an SDK.',
    );
    return undefined;
  }
  const out = mkdtempSync(join(tmpdir(), 'native-'));
  const result = compiles('javac', '-Xlint:all', '-Werror', '-d', out, '-cp', jar, ANDROID);
  rmSync(out, { recursive: true });
  return result;
}

function report(file: string, result: boolean | undefined): number {
  if (result === undefined) console.log(`${file}: not checked`);
  else console.log(`${file}: ${result ? 'compiles' : 'does not compile'}`);
  return result === undefined ? 2 : Number(!result);
}

const ends = [report(ANDROID, checkAndroid()), report(IOS, compiles('swiftc', '-parse', IOS))];
process.exitCode = ends.includes(1) ? 1 : Math.max(...ends);
