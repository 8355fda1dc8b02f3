import type { Environment } from '../../src/platform/environment/environment';
import { sessionValues } from '../../src/platform/session/launch/commonParameters';

/** The CORS headers that a server on another origin must send, for `npm run nginx`, `npm run probe` and the reference. */

/** The names of a call's headers that a browser's preflight lists. */
export function corsHeaders(environment: Environment): readonly string[] {
  const { form, json } = sessionValues({ sessionId: 'any' }, environment).headers;
  const named = ['Content-Type', 'X-Requested-With', environment.intentHeader].filter(Boolean);
  return [...new Set([...named, ...Object.keys(form), ...Object.keys(json)])];
}

/** The answer's headers, as `name: value` lines. `origin` is the origin of the app. */
export const corsText = (environment: Environment, origin: string): string =>
  [
    `Access-Control-Allow-Origin: ${origin}`,
    'Access-Control-Allow-Methods: GET, POST',
    `Access-Control-Allow-Headers: ${corsHeaders(environment).join(', ')}`,
    'Access-Control-Max-Age: 600',
    'Vary: Origin',
  ].join('\n');

/** The answer's headers as comments of a server block; empty if the brand's server is on the app's origin. */
export function corsNotes(environment: Environment): string {
  const { apiBase, h5Base } = environment;
  if (!apiBase) return '';
  const text = corsText(environment, h5Base || '<origin of this app>');
  const lines = text.split('\n').map((line) => `#   ${line}\n`);
  return `# The server of the calls (${apiBase}) answers preflights and calls with:\n${lines.join('')}\n`;
}
