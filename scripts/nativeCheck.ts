import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Compiles the sample hosts of docs/native: the Android one against an `android.jar` of API level 26 or newer, the iOS one
 * by the Swift compiler's parser alone (its frameworks exist on a Mac only). Ends with 2 where one could not be checked.
 */
const ANDROID = 'docs/native/android/BorrowerHost.java';
const IOS = 'docs/native/ios/BorrowerHost.swift';

/** The one that `ANDROID_JAR` names, or the newest platform of an Android SDK. */
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

/** Whether the compiler took the file; undefined where there is no such compiler. */
function compiles(compiler: string, ...flags: string[]): boolean | undefined {
  const { error, status } = spawnSync(compiler, flags, { stdio: 'inherit' });
  return error ? undefined : status === 0;
}

function checkAndroid(): boolean | undefined {
  const jar = androidJar();
  if (!jar) {
    console.log(
      'No android.jar was found: name one of API level 26 or newer in ANDROID_JAR, or an SDK in ANDROID_HOME.',
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
