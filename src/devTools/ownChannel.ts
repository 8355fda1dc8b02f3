import client from 'socketcluster-client';

/**
 * The DevTools server's page speaks to one app by a channel of that app's own. `@redux-devtools/remote` hears what is said to
 * all apps alone: without this, the page shows no app that came after it, and cannot put a state back.
 */
export function hearOwnChannel(): void {
  const { create } = client;
  client.create = (options) => {
    client.create = create;
    const socket = create(options);
    const subscribe = socket.subscribe.bind(socket);
    const both = (all: string) => together(subscribe(all), subscribe(`sc-${String(socket.id)}`));
    return Object.assign(socket, { subscribe: both });
  };
}

/** What any of them says, as it comes. */
async function* together(...channels: readonly AsyncIterable<unknown>[]) {
  const next = async (channel: AsyncIterator<unknown>) => ({ channel, step: await channel.next() });
  const iterators = channels.map((channel) => channel[Symbol.asyncIterator]());
  const awaited = new Map(iterators.map((channel) => [channel, next(channel)]));
  while (awaited.size > 0) {
    const { channel, step } = await Promise.race(awaited.values());
    if (step.done) awaited.delete(channel);
    else {
      awaited.set(channel, next(channel));
      yield step.value;
    }
  }
}
