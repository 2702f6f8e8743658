// Starting without looking for two thousand files: where imports lead and what stands there is remembered from one start to the next.
import * as nodeModule from 'node:module';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUntouched, readCode, stateOf, writeCode, type FileState, type KeptCode, type KeptModule } from './code-file.ts';

type Loaded = { readonly path: string; readonly state: FileState; readonly source: Uint8Array; readonly isTyped: boolean };
type News = { readonly modules: Map<string, Loaded>; readonly imports: Map<string, Map<string, string>> };

const nothing: KeptCode = { modules: new Map(), imports: new Map(), watched: new Map() };

function bytesOf(source: nodeModule.LoadFnOutput['source']): Uint8Array | null {
  if (typeof source === 'string') return new TextEncoder().encode(source);
  return source instanceof Uint8Array ? source : null;
}

/** Only imports of files are remembered: `require` may lead elsewhere, and an import with attributes is read in another way. */
function resolver(kept: KeptCode, news: News): nodeModule.ResolveHookSync {
  return (specifier, context, next) => {
    const { parentURL: from } = context;
    const isPlain = from !== undefined && context.conditions.includes('import') && Object.keys(context.importAttributes).length === 0;
    if (!isPlain) return next(specifier, context);
    const known = kept.imports.get(from)?.get(specifier);
    if (known !== undefined && kept.modules.has(known)) return { url: known, format: 'module', shortCircuit: true };
    const found = next(specifier, context);
    if (found.url.startsWith('file:')) news.imports.set(from, (news.imports.get(from) ?? new Map<string, string>()).set(specifier, found.url));
    return found;
  };
}

function loader(kept: KeptCode, news: News): nodeModule.LoadHookSync {
  return (url, context, next) => {
    const module = kept.modules.get(url);
    if (module !== undefined && isUntouched(module.path, module.state)) return { format: 'module', source: module.source, shortCircuit: true };
    // Read anew, its kind is found out anew as well.
    const isFile = url.startsWith('file:') && !url.includes('?');
    const path = isFile ? fileURLToPath(url) : '';
    const state = isFile ? stateOf(path) : null;
    const loaded = next(url, module === undefined ? context : { ...context, format: url.endsWith('.ts') ? 'module-typescript' : 'module' });
    const source = bytesOf(loaded.source);
    if (state !== null && source !== null && (loaded.format === 'module' || loaded.format === 'module-typescript')) news.modules.set(url, { path, state, source, isTyped: loaded.format === 'module-typescript' });
    return loaded;
  };
}

/** The words without their types, each where it stood. Node calls this an experiment whenever it is asked, and does the same at every start. */
function withoutTypes(loaded: Loaded): Uint8Array {
  return new TextEncoder().encode(nodeModule.stripTypeScriptTypes(new TextDecoder().decode(loaded.source)));
}

function quietly<Value>(work: () => Value): Value {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}

function modulesOf({ modules }: News): Map<string, KeptModule> {
  return new Map([...modules].map(([url, loaded]) => [url, { url, path: loaded.path, state: loaded.state, source: loaded.isTyped ? withoutTypes(loaded) : loaded.source }]));
}

/** The package files next above the modules, and what the package manager says that it installed. */
function watchedOf(paths: Iterable<string>): ReadonlyMap<string, FileState> {
  const seen = new Set<string>();
  const watched = new Map<string, FileState>();
  const look = (path: string): void => {
    const state = stateOf(path);
    if (state !== null) watched.set(path, state);
  };
  for (const path of paths) {
    for (let folder = dirname(path); !seen.has(folder); folder = dirname(folder)) {
      seen.add(folder);
      look(join(folder, 'package.json'));
      look(join(folder, 'node_modules', '.package-lock.json'));
    }
  }
  return watched;
}

function together(kept: KeptCode, news: News): KeptCode {
  const modules = new Map([...kept.modules, ...modulesOf(news)]);
  const imports = new Map(kept.imports);
  for (const [from, to] of news.imports) imports.set(from, new Map([...(imports.get(from) ?? []), ...to]));
  const ofModules = new Map([...imports].map(([from, to]) => [from, new Map([...to].filter(([, url]) => modules.has(url)))]));
  return { modules, imports: ofModules, watched: watchedOf([...modules.values()].map(({ path }) => path)) };
}

/**
 * Takes modules from what earlier starts kept in `folder`, and keeps what this one has to read, once the program has ended well. Imports that run
 * after the call are concerned. The first start of all keeps nothing: who starts a program once shall not wait for the second time.
 */
export function keepCode(folder: string, { isFirst }: { readonly isFirst: boolean }): void {
  if (!('registerHooks' in nodeModule)) return;
  const path = join(folder, `modules-${createHash('sha256').update(import.meta.url).digest('hex').slice(0, 16)}.bin`);
  const kept = isFirst ? nothing : readCode(path) ?? nothing;
  const news: News = { modules: new Map(), imports: new Map() };
  nodeModule.registerHooks({ resolve: resolver(kept, news), load: loader(kept, news) });
  process.once('exit', (code) => {
    if (code === 0 && !isFirst && news.modules.size > 0) quietly(() => { writeCode(path, together(kept, news)); });
  });
}
