/** The part of the module that `remoteDevTools.ts` uses. */
declare module 'socketcluster-client' {
  interface Socket {
    readonly id: string | null;
    readonly subscribe: (channel: string) => AsyncIterable<unknown>;
    readonly transmit: (event: string, message: object) => Promise<void>;
  }
  const client: { create: (options: object) => Socket };
  export default client;
}
