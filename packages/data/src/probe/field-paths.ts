// Which fields of an answer hold something: by their paths, all members of a list under one star.
import type { Json } from '../tools/settle.ts';

/** By path, whether it holds something in any member of its lists. A null, and a list without members, hold nothing. */
export function fieldsOf(answer: Json): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>();
  visit(answer, [], found);
  return found;
}

function visit(value: Json, path: readonly string[], found: Map<string, boolean>): void {
  if (isList(value)) {
    if (value.length === 0) note(path, false, found);
    for (const member of value) visit(member, [...path, '*'], found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) visit(member, [...path, name], found);
  } else note(path, value !== null, found);
}

function note(path: readonly string[], holds: boolean, found: Map<string, boolean>): void {
  const name = path.join('/');
  found.set(name, holds || found.get(name) === true);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
