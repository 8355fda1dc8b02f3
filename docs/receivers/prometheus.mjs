import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';

/** An example to copy, for nginx on the same machine: counts reports for Prometheus, which reads `/metrics`. `PORT=… node prometheus.mjs` */
const { PORT, HOST = '127.0.0.1' } = process.env;

const series = new Map();
const intents = new Set();

/** Anyone can post to a public address: names are short, and their number ends. */
const MOST_SERIES = 5_000;
const MOST_INTENTS = 10_000;

function count(metric, labels, by = 1) {
  const named = Object.entries(labels)
    .map(
      ([name, value]) =>
        `${name}="${String(value ?? '')
          .replace(/[^\w .:-]/g, '')
          .slice(0, 60)}"`,
    )
    .join(',');
  const key = `${metric}{${named}}`;
  if (!series.has(key) && series.size >= MOST_SERIES) return;
  series.set(key, (series.get(key) ?? 0) + by);
}

function take({ kind, brand, release, sample, failure, alias, name, intent }) {
  if (kind === 'speed') {
    // The report stands for this many pages.
    if (sample > 0 && sample <= 1) count('h5_pages_total', { brand, release }, 1 / sample);
    return;
  }
  count('h5_reports_total', { brand, release, kind, failure, alias, name });
  // Without an intentHeader each report counts.
  if (failure !== 'unknownOutcome' || intents.has(intent)) return;
  if (intent && intents.size < MOST_INTENTS) intents.add(intent);
  count('h5_lost_writes_total', { brand });
}

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
  if (request.method === 'GET') {
    const found = request.url === '/metrics';
    response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/plain; version=0.0.4' });
    response.end(found ? [...series].map(([key, value]) => `${key} ${value}\n`).join('') : '');
    return;
  }
  try {
    const report = await bodyOf(request);
    if (report === undefined) {
      response.writeHead(413, { Connection: 'close' }).end();
      return;
    }
    take(JSON.parse(report));
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(PORT, HOST);
