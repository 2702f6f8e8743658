// Node's own modules in a snapshot. Many of them hold what lies outside of the memory and cannot be kept: these are loaded when they are first used,
// by the program that begins from the snapshot.
import { isBuiltin } from 'node:module';

/** What Node's own builder of snapshots takes, as its list of modules says, and `async_hooks`, which it has not verified and which is tried here. */
const keepable: ReadonlySet<string> = new Set(['assert', 'async_hooks', 'buffer', 'crypto', 'events', 'fs', 'fs/promises', 'os', 'path', 'process', 'stream', 'string_decoder', 'timers/promises', 'url', 'util', 'v8']);

const loaded = /\b(let [\w$]+ ?= ?)require\("(?:node:)?([\w/]+)"\)/g;

/** An object that asks the module for each of its names, when it is asked. */
const helper = 'const lateBuiltin = (name) => { const late = new Proxy({}, { get: (_, key) => (key === "default" ? late : process.getBuiltinModule(name)[key]), getPrototypeOf: () => late }); return late; };\n';

/** The bundled program (CommonJS, as rolldown writes it) with all but the keepable ones made late. */
export function withLateBuiltins(code: string): string {
  return helper + code.replace(loaded, (words, start: string, name: string) => (keepable.has(name) || !isBuiltin(`node:${name}`) ? words : `${start}lateBuiltin("node:${name}")`));
}
