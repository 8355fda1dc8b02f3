import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { aliases, type AliasName, CAPTCHA } from '../src/contract';
import { addressOf } from '../src/platform/api/addressOf';
import type { Environment } from '../src/platform/environment/environment';
import { inWords } from '../src/platform/environment/problems';
import { readEnvironment } from '../src/platform/environment/readEnvironment';
import { pageFolders } from './build/builtFiles';
import { corsNotes } from './cors';
import { nginxHttp, nginxServer } from './nginxServer';

/**
 * `npm run nginx -- http [without-brotli]`: prints the parts of nginx's `http` block, once for all brands.
 * `npm run nginx -- [dist] [root on the server] [name] [lender's origin] [report receiver's origin]`: prints the
 * servers of one brand for a build or a release. Default root: the folder itself, with links resolved. The servers
 * must be printed again for each release, because the policy contains the release's hashes.
 */
function main(parameters: readonly string[]): string {
  if (parameters[0] === 'http') return nginxHttp({ hasBrotli: parameters[1] !== 'without-brotli' });
  const [dist = 'dist', root = '', name = '_', lender = '', receiver = ''] = parameters;
  const text = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const environment = environmentOf(text('app.html'));
  const server = nginxServer(text('_headers'), {
    root: root || realpathSync(dist),
    name,
    folders: pageFolders(dist),
    behind: [
      { answers: 'calls', origin: lender, paths: ownCalls(environment) },
      { answers: 'reports', origin: receiver, paths: ownBeacons(environment) },
    ],
  });
  return corsNotes(environment) + server;
}

function environmentOf(html: string): Environment {
  const reading = readEnvironment(new JSDOM(html).window.document);
  if (!reading.ok)
    throw new Error(
      inWords(reading.errors)
        .map((it) => `${it.key}: ${it.problem}`)
        .join('\n'),
    );
  return reading.environment;
}

/** The paths of the calls to the brand's own origin. */
function ownCalls(environment: Environment): readonly string[] {
  const { apiBase, promotionPrefix } = environment;
  const captcha = environment.aliases[CAPTCHA.name] ?? promotionPrefix + CAPTCHA.path;
  const names = Object.keys(aliases) as AliasName[];
  return apiBase ? [] : [...names.map((it) => addressOf(it, environment)), captcha];
}

const ownBeacons = ({ reportUrl, conversionUrl }: Environment): readonly string[] =>
  [reportUrl, conversionUrl]
    .filter((address) => address.startsWith('/'))
    .map((address) => address.replace(/\?.*/, ''));

process.stdout.write(main(process.argv.slice(2)));
