import { devToolsEnhancer } from '@redux-devtools/remote';
import client from 'socketcluster-client';
import { type DevTools, openOptions } from './devTools';

/**
 * Redux DevTools where the browser has no extension, as in a web view. The store is shown on a server (`@redux-devtools/cli`)
 * that the developer runs on the machine that serves the page.
 */
export function remoteDevTools({ hostname, protocol }: Location | URL, port = 8000) {
  completeSocket();
  const server = { hostname, port, secure: protocol === 'https:', realtime: true };
  const relay = devToolsEnhancer({ ...openOptions, ...server });
  return { ...openOptions, relay } satisfies DevTools;
}

/**
 * Adds to the library's socket what `@redux-devtools/remote` leaves out. The library does not mask the committed
 * state, which starts as the launch with its session values. It subscribes to one channel for all apps, but the
 * server's page addresses an app by the app's own channel.
 */
function completeSocket(): void {
  const { create } = client;
  client.create = (options) => {
    client.create = create;
    const socket = create(options);
    const subscribe = socket.subscribe.bind(socket);
    const transmit = socket.transmit.bind(socket);
    return Object.assign(socket, {
      subscribe: (all: string) => merged(subscribe(all), subscribe(`sc-${String(socket.id)}`)),
      transmit: (event: string, message: { readonly payload?: string }) =>
        transmit(event, { ...message, payload: withMaskedCommit(message.payload) }),
    });
  };
}

/** A payload is a masked state, or the library's whole record as JSON. */
function withMaskedCommit(payload = 'null'): string {
  const record = Object(JSON.parse(payload)) as { readonly committedState?: object };
  if (!record.committedState) return payload;
  const committedState = openOptions.stateSanitizer(record.committedState);
  return JSON.stringify({ ...record, committedState });
}

/** The messages of all channels, in the order of arrival. */
async function* merged(...channels: readonly AsyncIterable<unknown>[]) {
  const received: unknown[] = [];
  let wake = (): void => undefined;
  const collect = async (channel: AsyncIterable<unknown>) => {
    for await (const message of channel) {
      received.push(message);
      wake();
    }
  };
  channels.forEach((channel) => void collect(channel));
  for (;;) {
    while (received.length > 0) yield received.shift();
    await new Promise<void>((resolve) => (wake = resolve));
  }
}
