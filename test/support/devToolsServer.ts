import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AGRequest, type AGServerSocket, attach } from 'socketcluster-server';
import type AGAction from 'socketcluster-server/action';

/** What an app sends; its parts are texts of JSON. */
interface Message {
  readonly type: 'START' | 'STATE' | 'ACTION' | 'STOP';
  readonly action?: string;
  readonly payload?: string;
  readonly nextActionId?: number;
}

export type DevToolsServer = Awaited<ReturnType<typeof startDevToolsServer>>;

/** A Redux DevTools server that speaks as `@redux-devtools/cli` does, with a developer who looks on. */
export async function startDevToolsServer() {
  const http = createServer();
  const sockets = attach(http);
  const messages: Message[] = [];
  let onMessage = (): void => undefined;
  /** To all apps; or, once they are known, to each by a channel of its own, as the server's page does. */
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
    // The developer opens the DevTools: the app begins to report.
    for await (const _ of sockets.listener('subscription')) {
      void tell({ type: 'START' }, ownChannels());
    }
  })();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  /** Resolves when what arrived is as wished for. */
  const until = (isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      onMessage = () => {
        if (isThere()) resolve();
      };
      onMessage();
    });
  const count = (type: Message['type']) =>
    messages.filter((message) => message.type === type).length;
  /** The server's page takes an action alone, as a sanitizer leaves it, or within its record. */
  const nameOf = ({ action = '{}' }: Message) => {
    const sent = JSON.parse(action) as { type?: string; action?: { type: string } };
    return sent.action?.type ?? sent.type;
  };
  const actions = () => messages.filter(({ type }) => type === 'ACTION').map(nameOf);
  return {
    port: (http.address() as AddressInfo).port,
    /** All that came over the line, the newest last. */
    messages,
    /** The names of the actions that came. */
    actions,
    lastState: (): unknown => JSON.parse(messages.at(-1)?.payload ?? 'null'),
    isWatching: () => until(() => count('STATE') > 0),
    received: (type: Message['type'], times: number) => until(() => count(type) >= times),
    heard: (action: string) => until(() => actions().includes(action)),
    /** Lets the app forget how it came to where it is. */
    commit: () =>
      tell({ type: 'DISPATCH', action: { type: 'COMMIT', timestamp: Date.now() } }, ownChannels()),
    /** Puts back the state after an action of that name. */
    jumpTo: (name: string) => {
      const { nextActionId = 0 } = messages.find((message) => nameOf(message) === name) ?? {};
      const action = { type: 'JUMP_TO_ACTION', actionId: nextActionId - 1 };
      return tell({ type: 'DISPATCH', action }, ownChannels());
    },
    async close() {
      // 1000, a normal end: the app does not try to come back.
      Object.values(sockets.clients).forEach((socket) => {
        void socket.disconnect(1000);
      });
      // Open until both ends have said so.
      await sockets.close(true);
      await new Promise<void>((resolve) => {
        http.close(() => {
          resolve();
        });
      });
    },
  };
}
