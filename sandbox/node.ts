import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Lender } from './index';
import { LINE_HEADER, lineOf } from './spoil';

export type NodeListener = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void,
) => void;

/**
 * The lender as a listener of a Node server or a development server. A `cut` fault closes the socket. The
 * listener passes a path that is not the lender's to `next`, or answers 404 if there is no `next`.
 */
export function lenderListener(lender: Pick<Lender, 'app' | 'owns'>): NodeListener {
  const answer = getRequestListener(
    async (request, { outgoing }) => {
      const hungUp = new Promise<void>((resolve) => {
        outgoing.once('close', resolve);
      });
      const response = await lender.app.fetch(request, { hungUp });
      const line = lineOf(response);
      if (line === 'whole') return response;
      if (line === 'cut') outgoing.destroy();
      else await breakOff(outgoing as ServerResponse, response, line === 'midway');
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  return (request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (next && !lender.owns(path)) next();
    else void answer(request, response);
  };
}

/** Sends the available part of the answer. Then closes the socket, or leaves it open. */
async function breakOff(
  outgoing: ServerResponse,
  response: Response,
  isClosed: boolean,
): Promise<void> {
  response.headers.delete(LINE_HEADER);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  const half = await response.text();
  await new Promise<void>((resolve) => {
    outgoing.write(half, () => {
      resolve();
    });
  });
  if (isClosed) outgoing.destroy();
}
