import { readDocuments } from '../../scripts/documents/library';
import { documentWords } from '../../src/app/prerender/texts/documentWords';
import type { Environment } from '../../src/platform/environment/environment';

/** The same fetch with the sandbox's documents on the own origin, as a build serves them. */
export const withDocuments =
  (send: typeof fetch, environment: Environment): typeof fetch =>
  async (input, init) => {
    const path = input instanceof Request ? new URL(input.url).pathname : String(input);
    if (!path.startsWith('/documents/')) return send(input, init);
    const words = await documentWords(environment);
    const document = readDocuments('public/documents/sandbox', environment, words).documents[path];
    return new Response(JSON.stringify(document), { status: document ? 200 : 404 });
  };
