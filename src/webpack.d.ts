/** Whether the launch pad is compiled in; webpack says so, and a production build is told no. */
declare const __LAUNCH_PAD__: boolean;

/** Webpack's own loading of a chunk, by the chunk's name. */
declare const __webpack_chunk_load__: (name: string) => Promise<unknown>;
