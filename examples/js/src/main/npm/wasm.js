import { load as instantiate } from "./rules.wasm-runtime.js";
import { makeApi } from "./api.js";

/** Loads the rules and the bots as WebAssembly: a current browser, or node 22 and later. Gives the same as "kot-rules/bots". */
export async function load(options = {}) {
  const source = options.source ?? new URL("./rules.wasm", import.meta.url);
  const module = await instantiate(await bytes(source));
  return makeApi(module.exports);
}

async function bytes(source) {
  if (source instanceof URL && source.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return new Int8Array(await readFile(source));
  }
  return source instanceof URL ? source.href : source;
}
