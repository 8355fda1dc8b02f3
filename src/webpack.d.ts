/** Whether the launch pad is compiled in; webpack says so, and a production build is told no. */
declare const __LAUNCH_PAD__: boolean;

/** The build's own text, by which a report names it. */
declare const __RELEASE__: string;

/** Webpack's own loading of a chunk, by the chunk's name. */
declare const __webpack_chunk_load__: (name: string) => Promise<unknown>;
