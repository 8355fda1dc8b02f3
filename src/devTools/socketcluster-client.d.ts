/** As much of it as `ownChannel.ts` touches. */
declare module 'socketcluster-client' {
  interface Socket {
    readonly id: string | null;
    readonly subscribe: (channel: string) => AsyncIterable<unknown>;
  }
  const client: { create: (options: object) => Socket };
  export default client;
}
