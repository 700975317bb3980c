/** Loads the rules and the bots as WebAssembly, for current browsers and node 22 or later. */
export declare function load(options?: { source?: URL | BufferSource }): Promise<typeof import("./bots.js")>;
