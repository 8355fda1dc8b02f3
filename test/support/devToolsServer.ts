import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AGRequest, type AGServerSocket, attach } from 'socketcluster-server';
import type AGAction from 'socketcluster-server/action';

/** A message of an app. Its parts are JSON texts. */
interface Message {
  readonly type: 'START' | 'STATE' | 'ACTION' | 'STOP';
  readonly action?: string;
  readonly payload?: string;
  readonly nextActionId?: number;
}

export type DevToolsServer = Awaited<ReturnType<typeof startDevToolsServer>>;

/** A fake of the `@redux-devtools/cli` server with one connected developer. */
export async function startDevToolsServer() {
  const { http, sockets, received } = await startRelay();
  /** Sends to the channel of each connected app, as the server's page does. */
  const tell = (message: object) =>
    Promise.all(
      Object.keys(sockets.clients).map((id) =>
        sockets.exchange.transmitPublish(`sc-${id}`, message),
      ),
    );
  void (async () => {
    // The developer opens the DevTools: the app starts to report.
    for await (const _ of sockets.listener('subscription')) void tell({ type: 'START' });
  })();
  const count = (type: Message['type']) =>
    received.messages.filter((message) => message.type === type).length;
  const actions = () => received.messages.filter(({ type }) => type === 'ACTION').map(nameOf);
  return {
    port: (http.address() as AddressInfo).port,
    /** All received messages, the newest last. */
    messages: received.messages,
    /** The names of the received actions. */
    actions,
    lastState: (): unknown => JSON.parse(received.messages.at(-1)?.payload ?? 'null'),
    isWatching: () => received.until(() => count('STATE') > 0),
    received: (type: Message['type'], times: number) => received.until(() => count(type) >= times),
    heard: (action: string) => received.until(() => actions().includes(action)),
    /** Makes the app drop its action history. */
    commit: () => tell({ type: 'DISPATCH', action: { type: 'COMMIT', timestamp: Date.now() } }),
    /** Restores the state after the action with this name. */
    jumpTo: (name: string) => {
      const { nextActionId = 0 } =
        received.messages.find((message) => nameOf(message) === name) ?? {};
      const action = { type: 'JUMP_TO_ACTION', actionId: nextActionId - 1 };
      return tell({ type: 'DISPATCH', action });
    },
    async close() {
      // 1000 is a normal close: the app does not reconnect.
      Object.values(sockets.clients).forEach((socket) => {
        void socket.disconnect(1000);
      });
      // The connection stays open until both ends have closed it.
      await sockets.close(true);
      await new Promise<void>((resolve) => {
        http.close(() => {
          resolve();
        });
      });
    },
  };
}

/** The server alone: it accepts every app, and collects the messages. */
async function startRelay() {
  const http = createServer();
  const sockets = attach(http);
  const received = createMessages();
  const collect = async (steps: AsyncIterable<AGAction>) => {
    for await (const step of steps) {
      if (step.type === step.TRANSMIT && step.receiver?.startsWith('log'))
        received.add(step.data as Message);
      step.allow(null);
    }
  };
  sockets.setMiddleware(sockets.MIDDLEWARE_INBOUND, (steps) => void collect(steps));
  const welcome = async (socket: AGServerSocket) => {
    for await (const login of socket.procedure('login') as AsyncIterable<AGRequest>) {
      login.end('respond');
    }
  };
  void (async () => {
    for await (const { socket } of sockets.listener('connection')) void welcome(socket);
  })();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { http, sockets, received };
}

function createMessages() {
  const messages: Message[] = [];
  let onMessage = (): void => undefined;
  return {
    messages,
    add(message: Message) {
      messages.push(message);
      onMessage();
    },
    /** Resolves when the received messages fulfil the condition. */
    until: (isThere: () => boolean) =>
      new Promise<void>((resolve) => {
        onMessage = () => {
          if (isThere()) resolve();
        };
        onMessage();
      }),
  };
}

/** The server's page accepts an action alone, as a sanitizer returns it, or within its record. */
function nameOf({ action = '{}' }: Message) {
  const sent = JSON.parse(action) as { type?: string; action?: { type: string } };
  return sent.action?.type ?? sent.type;
}
