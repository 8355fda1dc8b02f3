import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';

/** An example to copy, for nginx on the same machine: passes each report to a collector as a log. `PORT=… OTLP_URL=… node openTelemetry.mjs` */
const { PORT, HOST = '127.0.0.1', OTLP_URL } = process.env;

const attributesOf = (fields) =>
  Object.entries(fields).map(([key, value]) => ({ key, value: valueOf(value) }));

const valueOf = (value) =>
  typeof value === 'number'
    ? { doubleValue: value }
    : { stringValue: typeof value === 'string' ? value : JSON.stringify(value) };

function logsOf({ kind, at, release, brand, ...rest }) {
  const record = {
    timeUnixNano: `${Date.parse(at)}000000`,
    severityNumber: kind === 'speed' ? 9 : 17,
    body: { stringValue: kind },
    attributes: attributesOf(rest),
  };
  const resource = {
    attributes: attributesOf({ 'service.name': brand, 'service.version': release }),
  };
  return { resourceLogs: [{ resource, scopeLogs: [{ logRecords: [record] }] }] };
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
    const body = JSON.stringify(logsOf(JSON.parse(report)));
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(OTLP_URL, { method: 'POST', headers, body }).catch(() => undefined);
    // Without 2xx the report is not kept.
    response.writeHead(answer?.ok ? 204 : 502).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(PORT, HOST);
