import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '../../src/platform/environment/environment';
import { isShipped, languagesOf, ownTextsFile } from '../../src/platform/environment/language';
import { checkEnvironment } from '../../src/platform/environment/readEnvironment';
import { loadRenderer } from '../build/renderer';
import { checkedContents, checkedTexts } from './check';

/** Serves the current documents: an edit is visible after a reload. Errors go to the server's console. */
export const documentsMiddleware =
  (folder: string, candidate: unknown) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = (request.url ?? '').replace(/\?.*$/, '');
    const reading = checkEnvironment(candidate);
    if (!path.startsWith('/documents/') || !path.endsWith('.json') || !reading.ok) {
      next();
      return;
    }
    documentAt(path, folder, reading.environment).then(
      (document) => {
        response.statusCode = document ? 200 : 404;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(document ?? {}));
      },
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        response.statusCode = 500;
        response.end();
      },
    );
  };

async function documentAt(path: string, folder: string, environment: Environment) {
  const own = languagesOf(environment).filter((language) => !isShipped(language));
  const language = own.find((it) => path === `/${ownTextsFile(it)}`);
  // The app speaks its language also while a document is not written yet.
  if (language) return (await checkedTexts(folder, environment))[language];
  const { documents } = await checkedContents(folder, environment, await loadRenderer());
  return documents[path];
}
