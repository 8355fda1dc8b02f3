import { readDocuments } from '../../scripts/documents/library';
import type { Environment } from '../../src/environment/environment';

/** The same fetch with the sandbox's documents on the own origin, as a build serves them. */
export const withDocuments =
  (send: typeof fetch, environment: Environment): typeof fetch =>
  (input, init) => {
    const path = input instanceof Request ? new URL(input.url).pathname : String(input);
    if (!path.startsWith('/documents/')) return send(input, init);
    const document = readDocuments('public/documents/sandbox', environment).documents[path];
    return Promise.resolve(
      new Response(JSON.stringify(document), { status: document ? 200 : 404 }),
    );
  };
