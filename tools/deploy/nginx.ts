import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtEnvironment } from '../../scripts/build/builtEnvironment';
import { pageFolders } from '../../scripts/build/builtFiles';
import { startCommand } from '../../scripts/build/command';
import type { Environment } from '../../src/platform/environment/environment';
import { corsNotes } from '../lender/cors';
import { ownBeacons, ownCalls } from './nginx/nginxCalls';
import { type LogFormat, nginxHttp } from './nginx/nginxHttp';
import { nginxServer } from './nginx/nginxServer';

const USAGE = `npm run nginx -- http [without-brotli] [--log=json]
  prints the parts of nginx's http block, once for all brands
npm run nginx -- [dist] [root on the server] [name] [lender's origin] [report receiver's origin]
  prints the servers of one brand for a build or a release`;

/**
 * `npm run nginx` (USAGE). Default root: the folder itself, with links resolved. Default name: the host of `h5Base`. The
 * servers must be printed again for each release, because the policy contains the release's hashes.
 */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { log: { type: 'string', default: 'text' } },
  });
  const { log } = values;
  if (log !== 'text' && log !== 'json') throw new Error(`--log is text or json, not ${log}`);
  const text = positionals[0] === 'http' ? httpText(positionals, log) : brandText(positionals);
  process.stdout.write(text);
}

const httpText = ([, brotli]: readonly string[], log: LogFormat): string =>
  nginxHttp({ hasBrotli: brotli !== 'without-brotli', log });

function brandText([
  dist = 'dist',
  root = '',
  given = '',
  lender = '',
  receiver = '',
]: readonly string[]): string {
  const text = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const environment = builtEnvironment(dist);
  const server = nginxServer(text('_headers'), {
    root: root || realpathSync(dist),
    name: nameOf(given, environment),
    folders: pageFolders(dist),
    behind: [
      ...ownCalls(environment).map((it) => ({ ...it, origin: lender })),
      { answers: 'reports', origin: receiver, paths: ownBeacons(environment), headers: [] },
    ],
  });
  sayWhatIsUseless(environment, lender, receiver);
  return corsNotes(environment) + server;
}

/** Port 80 redirects to the name, so that no visitor chooses where it leads. */
function nameOf(given: string, { h5Base }: Environment): string {
  const name = given || (h5Base && new URL(h5Base).hostname);
  if (/^[a-z\d-]+(\.[a-z\d-]+)*$/i.test(name)) return name.toLowerCase();
  throw new Error(
    `${name || 'No name'}: give the brand's host name, such as h5.lender.example, or h5Base`,
  );
}

/** The output is a file of nginx, so a note goes to the terminal. */
function sayWhatIsUseless(environment: Environment, lender: string, receiver: string): void {
  const { apiBase, reportUrl, conversionUrl } = environment;
  const say = (note: string) => process.stderr.write(`Note: ${note}\n`);
  if (lender && apiBase) say(`${lender} gets no call: apiBase sends all calls to ${apiBase}`);
  if (!lender && !apiBase) say('No call reaches a lender: name its origin, or set apiBase');
  if (receiver && ownBeacons(environment).length === 0) {
    const elsewhere = [reportUrl, conversionUrl].filter(Boolean).join(' and ');
    say(
      `${receiver} gets no report: reportUrl and conversionUrl lead to ${elsewhere || 'no address'}`,
    );
  }
}

startCommand(USAGE);
main();
