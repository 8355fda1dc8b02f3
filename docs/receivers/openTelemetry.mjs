import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** An example to copy: passes each report to a collector as a log. `PORT=… OTLP_URL=… node openTelemetry.mjs` */
const { PORT, OTLP_URL } = process.env;

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

createServer(async (request, response) => {
  try {
    const body = JSON.stringify(logsOf(JSON.parse(await text(request))));
    const headers = { 'Content-Type': 'application/json' };
    await fetch(OTLP_URL, { method: 'POST', headers, body });
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(PORT);
