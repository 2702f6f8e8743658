// A small JSON document as a tree whose leaves know their pointer and their bytes. For documents of up to some hundred kilobytes.
import { AssayError, type Anchor, type Span } from '@assay/record';
import { JsonScanner } from './json-scanner.ts';
import { pointerTo } from './pointer.ts';

export type JsonTree =
  | { readonly kind: 'object'; readonly pointer: string; readonly members: ReadonlyMap<string, JsonTree> }
  | { readonly kind: 'array'; readonly pointer: string; readonly items: readonly JsonTree[] }
  /** `digits` as written. */
  | { readonly kind: 'number'; readonly pointer: string; readonly digits: string; readonly bytes: Span }
  | { readonly kind: 'string'; readonly pointer: string; readonly text: string; readonly bytes: Span }
  | { readonly kind: 'literal'; readonly pointer: string };
export type JsonNumber = Extract<JsonTree, { kind: 'number' }>;

const DEEPEST = 60;

/** Throws AssayError('malformed-source') that names the source and the byte. */
export function readJsonTree(bytes: Uint8Array, sourceName: string): JsonTree {
  const scanner = new JsonScanner(bytes);
  try {
    const tree = readNode(scanner, '', 0);
    if (!scanner.atEnd()) throw new SyntaxError('something follows the value');
    return tree;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : 'it is not JSON';
    throw new AssayError('malformed-source', `${sourceName}: the document cannot be read as JSON: ${why}.`, { remedy: 'Fetch the document again.', cause });
  }
}

function readNode(scanner: JsonScanner, pointer: string, depth: number): JsonTree {
  if (depth > DEEPEST) throw new SyntaxError('it is nested too deep');
  switch (scanner.kind()) {
    case 'object': {
      const members = new Map<string, JsonTree>();
      scanner.members((key) => { members.set(key, readNode(scanner, pointer + pointerTo(key), depth + 1)); });
      return { kind: 'object', pointer, members };
    }
    case 'array': {
      const items: JsonTree[] = [];
      scanner.items((index) => { items.push(readNode(scanner, pointer + pointerTo(index), depth + 1)); });
      return { kind: 'array', pointer, items };
    }
    case 'string': return { kind: 'string', pointer, ...scanner.text() };
    case 'number': return { kind: 'number', pointer, ...scanner.number() };
    case 'literal':
    case 'none':
      scanner.skip();
      return { kind: 'literal', pointer };
  }
}

/** The node under a path of keys and positions; undefined where the path ends early. */
export function nodeAt(tree: JsonTree | undefined, ...path: readonly (string | number)[]): JsonTree | undefined {
  return path.reduce<JsonTree | undefined>((node, part) => {
    if (node?.kind === 'object') return node.members.get(String(part));
    return node?.kind === 'array' && typeof part === 'number' ? node.items[part] : undefined;
  }, tree);
}

export function itemsOf(tree: JsonTree | undefined): readonly JsonTree[] {
  return tree?.kind === 'array' ? tree.items : [];
}

export function membersOf(tree: JsonTree | undefined): readonly (readonly [string, JsonTree])[] {
  return tree?.kind === 'object' ? [...tree.members] : [];
}

export function textAt(tree: JsonTree | undefined, ...path: readonly (string | number)[]): string | null {
  const node = nodeAt(tree, ...path);
  return node?.kind === 'string' ? node.text : null;
}

export function numberAt(tree: JsonTree | undefined, ...path: readonly (string | number)[]): number | null {
  const node = nodeAt(tree, ...path);
  return node?.kind === 'number' ? Number(node.digits) : null;
}

/** The number itself, or the `raw` of a `{raw, fmt}` pair. */
export function rawNumber(tree: JsonTree | undefined): JsonNumber | null {
  const node = tree?.kind === 'object' ? tree.members.get('raw') : tree;
  return node?.kind === 'number' ? node : null;
}

/** Where a leaf stands. */
export function anchorOf(leaf: { readonly pointer: string; readonly bytes: Span }): Anchor {
  return { kind: 'json', pointer: leaf.pointer, bytes: leaf.bytes };
}
