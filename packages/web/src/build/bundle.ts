// From sources to files: scripts by rolldown; sheets, faces and pictures copied under names made of their content.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { Plugin } from 'rolldown';

export type Bundling = { readonly root: string; readonly outDir: string; readonly alias: Readonly<Record<string, string>> };
type Asset = { readonly name: string; readonly bytes: string | Uint8Array };

const prefix = '/assets/';

function nameOf(path: string, bytes: string | Uint8Array): string {
  return `${basename(path, extname(path))}-${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}${extname(path)}`;
}

/** Files that pages fetch by address, by the path of their source. */
class Shelf {
  readonly assets: Asset[] = [];
  readonly #addresses = new Map<string, string>();
  readonly #require: NodeJS.Require;
  constructor(root: string) { this.#require = createRequire(join(root, 'package.json')); }

  addressOf(path: string): string {
    const known = this.#addresses.get(path);
    if (known !== undefined) return known;
    const bytes = path.endsWith('.css') ? this.#sheet(path) : readFileSync(path);
    const name = nameOf(path, bytes);
    this.assets.push({ name, bytes });
    this.#addresses.set(path, prefix + name);
    return prefix + name;
  }

  /** What a sheet refers to goes onto the shelf, what it imports into it; comments and indentation stay behind. */
  #sheet(path: string): string {
    const text = readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\n\s*/g, '\n').replaceAll(/@import "(\.[^"]+)";\n?/g, (_whole, target: string) => this.#sheet(resolve(dirname(path), target)));
    return text.replaceAll(/url\("([^")]+)"\)/g, (whole, target: string) => {
      if (target.startsWith('data:') || target.startsWith('#')) return whole;
      return `url("${this.addressOf(target.startsWith('.') ? resolve(dirname(path), target) : this.#require.resolve(target))}")`;
    });
  }
}

const worker = /new URL\('(\.{1,2}\/[^']+\.ts)', import\.meta\.url\)/g;

/** A page's sheet comes with the page and before it is shown; those of the first script are linked in the document. Workers become chunks of their own. */
function files(shelf: Shelf, entry: string): Plugin {
  return {
    name: 'files',
    resolveId: (source, importer) => {
      if (!source.endsWith('.css') || importer === undefined) return null;
      const path = source.startsWith('.') ? resolve(dirname(importer), source) : createRequire(importer).resolve(source);
      return importer === entry ? { id: '\0nothing', moduleSideEffects: false } : { id: `${path}?sheet`, moduleSideEffects: true };
    },
    load: (id) => {
      if (id === '\0nothing') return '';
      if (!id.endsWith('.css?sheet')) return null;
      const href = JSON.stringify(shelf.addressOf(id.slice(0, -'?sheet'.length)));
      return { code: `const sheet = document.createElement('link'); sheet.rel = 'stylesheet'; sheet.href = ${href};\nawait new Promise((done) => { sheet.onload = done; sheet.onerror = done; document.head.append(sheet); });`, moduleType: 'js', moduleSideEffects: true };
    },
    transform: {
      filter: { code: 'import.meta.url' },
      handler(code, id) {
        return code.replaceAll(worker, (_whole, target: string) => `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: resolve(dirname(id), target) })}`);
      },
    },
  };
}

/** What every judgment needs, in one chunk: parts of one file compress together, and each file costs a request. No page has any of it at first. */
const judge = /packages\/record\/src\/(?:value|anchor|canonical|journey)|packages\/audit\/src\/(?:numerals|remember|report|browser\/stand-ins|facts\/(?:fact-id|shift-decimal|json|labels\/loss|reader-name)|derive\/change|bind\/match-(?:entity|period))|node_modules\/(?:decimal\.js|micromark|mdast|unist|canonicalize)/;

/** As in the audit package's own build: the parts of decimal.js that no judgment uses stay behind. */
async function slimDecimal(): Promise<Plugin> {
  const path = new URL('../../../../scripts/audit-package/slim-decimal.mjs', import.meta.url).href;
  return (await import(path) as { readonly slimDecimal: () => Plugin }).slimDecimal();
}

/** Writes index.html and assets/ into `outDir`. Throws what rolldown throws. */
export async function bundle({ root, outDir, alias }: Bundling): Promise<void> {
  const { rolldown } = await import('rolldown');
  const entry = join(root, 'src', 'main.tsx');
  const shelf = new Shelf(root);
  const made = await rolldown({
    input: { main: entry }, platform: 'browser', cwd: root, resolve: { alias }, plugins: [files(shelf, entry), await slimDecimal()], logLevel: 'silent',
    // None of these does anything on import but define.
    treeshake: { moduleSideEffects: [{ test: /packages\/(?:record|calc|audit)\/src|node_modules\/(?:decimal\.js|micromark|mdast|unist|canonicalize|entities|htmlparser2|fflate)/, sideEffects: false }] },
    transform: { target: 'es2023', jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await made.write({ dir: join(outDir, 'assets'), format: 'esm', minify: true, entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js',
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'dictionary', test: /packages\/calc\/src\/metrics\// }, { name: 'judge', test: judge }] },
  });
  const main = output.find((part) => part.type === 'chunk' && part.facadeModuleId === entry);
  if (main?.type !== 'chunk') throw new Error('no script was made of src/main.tsx');
  const sheets = [...readFileSync(entry, 'utf8').matchAll(/^import '(\.[^']+\.css)';$/gm)].map(([, path]) => shelf.addressOf(join(dirname(entry), path ?? '')));
  const links = [...sheets.map((href) => `<link rel="stylesheet" href="${href}">`), ...main.imports.map((name) => `<link rel="modulepreload" href="${prefix}${name}">`)].join('');
  const page = readFileSync(join(root, 'index.html'), 'utf8').replace('/src/main.tsx', prefix + main.fileName).replace('</head>', `${links}</head>`)
    .replaceAll(/href="\/(src\/[^"]+)"/g, (_whole, path: string) => `href="${shelf.addressOf(join(root, path))}"`);
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  for (const { name, bytes } of shelf.assets) writeFileSync(join(outDir, 'assets', name), bytes);
  writeFileSync(join(outDir, 'index.html'), page);
}
