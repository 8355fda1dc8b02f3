import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** An example to copy: passes each report to Sentry as an event. `PORT=… SENTRY_DSN=… node sentry.mjs` */
const { PORT, SENTRY_DSN } = process.env;
const { username: key, origin, pathname: project } = new URL(SENTRY_DSN);

function envelopeOf({ kind, at, release, brand, name = kind, places = [], ...rest }) {
  const frames = places.map(({ file, line, column }) => ({
    abs_path: `app:///assets/${file}`,
    lineno: line,
    colno: column,
  }));
  const event = {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: at,
    release,
    platform: 'javascript',
    level: kind === 'speed' ? 'info' : 'error',
    exception: { values: [{ type: name, stacktrace: { frames: frames.reverse() } }] },
    fingerprint: [kind, name, rest.alias, rest.failure, rest.handler, rest.directive].map(String),
    tags: { kind, brand, route: rest.route, alias: rest.alias, failure: rest.failure },
    contexts: { report: rest },
  };
  return [{ event_id: event.event_id }, { type: 'event' }, event].map((it) => JSON.stringify(it));
}

createServer(async (request, response) => {
  try {
    const lines = envelopeOf(JSON.parse(await text(request)));
    const url = `${origin}/api${project}/envelope/?sentry_key=${key}`;
    await fetch(url, { method: 'POST', body: lines.join('\n') });
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(PORT);
