import BiDi from 'selenium-webdriver/bidi';

/** A line of WebDriver BiDi to a browser. */
export interface Connection {
  readonly send: <Result = unknown>(method: string, params?: object) => Promise<Result>;
  readonly close: () => Promise<unknown>;
}

/** As the library has it; its published types are of an earlier form. */
interface Socket {
  readonly waitForConnection: () => Promise<unknown>;
  readonly send: (command: { method: string; params: object }) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

const SocketClass = BiDi as unknown as new (address: string) => Socket;

interface Answer<Result> {
  readonly type: 'success' | 'error';
  readonly result: Result;
  readonly message?: string;
}

export async function connect(address: string): Promise<Connection> {
  const socket = new SocketClass(address);
  await socket.waitForConnection();
  return {
    async send<Result>(method: string, params: object = {}) {
      const answer = (await socket.send({ method, params })) as Answer<Result>;
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message ?? ''}`);
      return answer.result;
    },
    close: () => socket.close(),
  };
}
