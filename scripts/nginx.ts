import { readFileSync } from 'node:fs';
import path from 'node:path';
import { corsNotes } from './cors';
import { nginxServer } from './nginxServer';
import { pageFolders } from './pageFolders';

/**
 * `npm run nginx -- [dist] [root on the server] [name]`: prints the nginx server block for a build and its
 * `_headers`. Print it again after each build or rebranding: the policy contains hashes.
 */
const [dist = 'dist', root = '/srv/h5', name = '_'] = process.argv.slice(2);
const headers = readFileSync(path.join(path.resolve(dist), '_headers'), 'utf8');
process.stdout.write(
  corsNotes(path.resolve(dist)) +
    nginxServer(headers, { root, name, folders: pageFolders(path.resolve(dist)) }),
);
