import { readFileSync } from 'node:fs';
import { redocly } from './redocly';

/** The parts of a version that a change may raise, from the smallest change to the largest. */
const PARTS = ['none', 'patch', 'minor', 'major'] as const;

type Part = (typeof PARTS)[number];

interface Report {
  readonly changes: readonly {
    readonly impact: Part;
    readonly path: string;
    readonly kind: string;
    readonly property?: string;
    readonly verdicts: readonly { readonly message: string }[];
  }[];
}

/** A change of the file, and the part of `info.version` that it raises. */
export interface Change {
  readonly part: Part;
  readonly about: string;
}

/**
 * What a server may answer additionally, or not answer yet. As changes of the app's file they ask nothing of a server
 * that keeps the earlier one.
 */
const NO_DUTY_OF_SERVERS = [
  'path-removed',
  'operation-removed',
  'property-removed',
  'response-removed',
  'response-header-removed',
  'enum-values-removed',
].flatMap((rule) => ['--skip-rule', rule]);

/**
 * The changes between two files. Redocly judges for those who send the calls: tools and clients that are made of the
 * file. A server stands on the other side. For servers the files are therefore compared in the other order, too, and
 * only what breaks counts.
 */
export function changesBetween(released: string, file: string): readonly Change[] {
  const forServers = differences(file, released, NO_DUTY_OF_SERVERS);
  return [
    ...differences(released, file),
    ...forServers
      .filter(({ part }) => part === 'major')
      .map(({ part, about }) => ({ part, about: `for servers, the other way round: ${about}` })),
  ];
}

function differences(base: string, revision: string, options: readonly string[] = []): Change[] {
  const { stdout, stderr } = redocly(
    ...['diff', base, revision, '--format', 'json', '--fail-on', 'none'],
    ...options,
  );
  if (!stdout.startsWith('{')) throw new Error(`redocly diff: ${stderr}`);
  const { changes } = JSON.parse(stdout) as Report;
  return changes.map(({ impact, path, kind, property = '', verdicts }) => ({
    part: impact,
    about: verdicts.map(({ message }) => message).join(' ') || `${path} ${property} ${kind}`,
  }));
}

export const largest = (changes: readonly Change[]): Part =>
  PARTS[Math.max(0, ...changes.map(({ part }) => PARTS.indexOf(part)))] ?? 'none';

/** Whether a version is higher than the earlier one in the given part, or in a more significant one. */
export function isRaised(part: Part, before: string, now: string): boolean {
  const [old, made] = [before, now].map((version) => version.split('.').map(Number));
  const significant = PARTS.length - PARTS.indexOf(part);
  const first = [0, 1, 2].find((at) => made?.[at] !== old?.[at]) ?? PARTS.length;
  return part === 'none' || (first < significant && (made?.[first] ?? 0) > (old?.[first] ?? 0));
}

export const versionOf = (file: string): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as { info: { version: string } }).info.version;
