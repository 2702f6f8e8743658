// Places of a JSON tree by paths: the shape's own way of naming where its figures stand.
import { membersOf, type JsonTree } from '../json/json-tree.ts';

/** A node with the nodes above it, the nearest last. */
export type Place = { readonly node: JsonTree; readonly above: readonly JsonTree[] };

export function placesAt(root: JsonTree, path: string): Place[] {
  return path.split('/').filter((part) => part !== '').reduce<Place[]>((places, part) => places.flatMap((place) => below(place, part)), [{ node: root, above: [] }]);
}

function below({ node, above }: Place, part: string): Place[] {
  const chain = [...above, node];
  if (part === '*') return (node.kind === 'array' ? node.items : membersOf(node).map(([, member]) => member)).map((child) => ({ node: child, above: chain }));
  const child = childOf(node, part);
  return child === undefined ? [] : [{ node: child, above: chain }];
}

function childOf(node: JsonTree, part: string): JsonTree | undefined {
  if (node.kind === 'object') return node.members.get(part);
  return node.kind === 'array' && /^\d{1,6}$/.test(part) ? node.items[Number(part)] : undefined;
}

/** The node that a relative path names from a place; undefined where it leads nowhere. */
export function relative(place: Place, path: string): JsonTree | undefined {
  if (path === '.') return place.node;
  const root = place.above[0] ?? place.node;
  const { start, rest } = path.startsWith('/') ? { start: root, rest: path.slice(1) } : climb(place, path);
  return rest.split('/').reduce<JsonTree | undefined>((node, part) => (node === undefined ? undefined : childOf(node, part)), start);
}

function climb({ node, above }: Place, path: string): { readonly start: JsonTree | undefined; readonly rest: string } {
  const steps = path.split('/');
  const up = steps.findIndex((step) => step !== '..');
  return { start: up <= 0 ? node : above.at(-up), rest: steps.slice(Math.max(0, up)).join('/') };
}
