/** The names of the files in `public/environments`. webpack defines it. */
declare const __ENVIRONMENTS__: readonly string[];

/** Whether the launch pad is compiled in: false in a production build. webpack defines it. */
declare const __LAUNCH_PAD__: boolean;

/** The id of the build, in reports. webpack defines it. */
declare const __RELEASE__: string;

/** The only encoder that the app imports. The package has types for its main entry only. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO' {
  export default class Code128 {
    constructor(text: string, options: object);
    encode(): { readonly data: string };
  }
}

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
