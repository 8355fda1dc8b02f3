import { redocly } from './contract/redocly';
import { changesBetween, isRaised, largest, versionOf } from './contract/version';

const FILE = 'docs/api/openapi.json';
const RELEASED = 'docs/api/released.json';

/**
 * `npm run check:contract`: Redocly's recommended rules find nothing in `docs/api/openapi.json`, and its `info.version`
 * has risen since the last release by the rule in CHANGELOG.
 */
function main(): void {
  const lint = redocly('lint', FILE, '--extends', 'recommended-strict');
  if (lint.status !== 0) fail(lint.stdout + lint.stderr);
  const changes = changesBetween(RELEASED, FILE);
  const part = largest(changes);
  const [before, now] = [versionOf(RELEASED), versionOf(FILE)];
  if (isRaised(part, before, now)) return;
  const names = changes.filter((it) => it.part === part).map(({ about }) => `  ${about}`);
  fail(
    `${FILE} has version ${now}, the last release ${before}. These changes raise its ${part} part (CHANGELOG.md):`,
    ...new Set(names),
  );
}

function fail(...lines: readonly string[]): void {
  console.error(lines.join('\n'));
  process.exitCode = 1;
}

main();
