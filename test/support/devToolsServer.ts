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
  const http = createServer();
  const sockets = attach(http);
  const messages: Message[] = [];
  let onMessage = (): void => undefined;
  /** Sends to all apps, or to the channel of each known app, as the server's page does. */
  const tell = (message: object, channels = ['respond']) =>
    Promise.all(channels.map((channel) => sockets.exchange.transmitPublish(channel, message)));
  const ownChannels = () => Object.keys(sockets.clients).map((id) => `sc-${id}`);

  const listen = async (steps: AsyncIterable<AGAction>) => {
    for await (const step of steps) {
      if (step.type === step.TRANSMIT && step.receiver?.startsWith('log')) {
        messages.push(step.data as Message);
        onMessage();
      }
      step.allow(null);
    }
  };
  sockets.setMiddleware(sockets.MIDDLEWARE_INBOUND, (steps) => void listen(steps));
  const welcome = async (socket: AGServerSocket) => {
    for await (const login of socket.procedure('login') as AsyncIterable<AGRequest>) {
      login.end('respond');
    }
  };
  void (async () => {
    for await (const { socket } of sockets.listener('connection')) void welcome(socket);
  })();
  void (async () => {
    // The developer opens the DevTools: the app starts to report.
    for await (const _ of sockets.listener('subscription')) {
      void tell({ type: 'START' }, ownChannels());
    }
  })();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  /** Resolves when the received messages fulfil the condition. */
  const until = (isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      onMessage = () => {
        if (isThere()) resolve();
      };
      onMessage();
    });
  const count = (type: Message['type']) =>
    messages.filter((message) => message.type === type).length;
  /** The server's page accepts an action alone, as a sanitizer returns it, or within its record. */
  const nameOf = ({ action = '{}' }: Message) => {
    const sent = JSON.parse(action) as { type?: string; action?: { type: string } };
    return sent.action?.type ?? sent.type;
  };
  const actions = () => messages.filter(({ type }) => type === 'ACTION').map(nameOf);
  return {
    port: (http.address() as AddressInfo).port,
    /** All received messages, the newest last. */
    messages,
    /** The names of the received actions. */
    actions,
    lastState: (): unknown => JSON.parse(messages.at(-1)?.payload ?? 'null'),
    isWatching: () => until(() => count('STATE') > 0),
    received: (type: Message['type'], times: number) => until(() => count(type) >= times),
    heard: (action: string) => until(() => actions().includes(action)),
    /** Makes the app drop its action history. */
    commit: () =>
      tell({ type: 'DISPATCH', action: { type: 'COMMIT', timestamp: Date.now() } }, ownChannels()),
    /** Restores the state after the action with this name. */
    jumpTo: (name: string) => {
      const { nextActionId = 0 } = messages.find((message) => nameOf(message) === name) ?? {};
      const action = { type: 'JUMP_TO_ACTION', actionId: nextActionId - 1 };
      return tell({ type: 'DISPATCH', action }, ownChannels());
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
