import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { NodeListener } from '../../sandbox/node';
import type * as SandboxServer from '../../sandbox/server';
import { ROOT } from './common';
import { followModule } from './followedModule';

const folder = path.join(ROOT, 'sandbox');

/** The sandbox of the development server: a saved file of `sandbox/` starts it anew, without a restart. */
export function liveSandbox(
  environment: SandboxServer.SandboxOptions['environment'],
  onReload: () => void,
): NodeListener {
  let listener: NodeListener = () => undefined;
  /** Answers that never end (the console's events): those of the earlier sandbox are ended, and the page asks again. */
  const streams = new Set<ServerResponse>();
  followModule<typeof SandboxServer>({
    folder,
    file: path.join(folder, 'server.ts'),
    onLoad: ({ openSandbox }) => {
      ({ listener } = openSandbox({ ...(environment && { environment }) }));
      for (const stream of streams) stream.destroy();
      onReload();
    },
    report: (line) => {
      console.log(line);
    },
  });
  return (request, response, next) => {
    if (request.url?.startsWith('/__sandbox__/events')) {
      streams.add(response);
      response.once('close', () => streams.delete(response));
    }
    listener(request, response, next);
  };
}
