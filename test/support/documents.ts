import { documentWords } from '@/app/prerender/texts/documentWords';
import type { KnownDocuments } from '@/design/legal/library';
import type { Environment } from '@/platform/environment/environment';
import type { Lender } from '../../sandbox';
import { readDocuments } from '../../scripts/documents/library';

/** The sandbox's documents by environment: reading them takes longer than a request. */
const readings = new Map<string, Promise<KnownDocuments>>();

function documentsOf(environment: Environment): Promise<KnownDocuments> {
  const key = JSON.stringify(environment);
  const known = readings.get(key) ?? read(environment);
  readings.set(key, known);
  return known;
}

const read = async (environment: Environment): Promise<KnownDocuments> =>
  readDocuments('public/documents/sandbox', environment, await documentWords(environment))
    .documents;

/** What a page asks: the lender, and the sandbox's documents on the own origin, as a build serves them. */
export const withDocuments =
  (lender: Pick<Lender, 'fetch'>, environment: Environment): typeof fetch =>
  async (input, init) => {
    const path = input instanceof Request ? new URL(input.url).pathname : String(input);
    if (!path.startsWith('/documents/'))
      return lender.fetch(input instanceof Request ? input : path, init);
    const document = (await documentsOf(environment))[path];
    return new Response(JSON.stringify(document), { status: document ? 200 : 404 });
  };
