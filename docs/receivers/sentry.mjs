import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

/** An example to copy, for nginx on the same machine: passes each report to Sentry as an event. `PORT=… SENTRY_DSN=… node sentry.mjs` */
const { PORT, HOST = '127.0.0.1', SENTRY_DSN } = process.env;
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

/** A public address gets anything: the receiver stops reading after 16 kB. */
const MOST_BYTES = 16 * 1024;

async function bodyOf(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_BYTES) return undefined;
  }
  return Buffer.concat(chunks).toString();
}

createServer(async (request, response) => {
  try {
    const report = await bodyOf(request);
    if (report === undefined) {
      response.writeHead(413, { Connection: 'close' }).end();
      return;
    }
    const lines = envelopeOf(JSON.parse(report));
    const url = `${origin}/api${project}/envelope/?sentry_key=${key}`;
    const answer = await fetch(url, { method: 'POST', body: lines.join('\n') }).catch(
      () => undefined,
    );
    // Without 2xx the report is not kept.
    response.writeHead(answer?.ok ? 204 : 502).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(PORT, HOST);
