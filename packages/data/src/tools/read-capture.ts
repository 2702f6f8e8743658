// One captured answer as a tool reads it: the JSON for its words, the facts for its numbers.
import { keepReadings, readFacts } from '@assay/audit/facts';
import { parseJson, type CapturedBytes, type Fact, type Sha256 } from '@assay/record';
import { figure, type Draft } from './leaf.ts';

export type ReadCapture = {
  readonly captured: CapturedBytes;
  readonly facts: readonly Fact[];
  /** The fact whose value stands at a pointer into the captured JSON; null where the source gives none. A `{raw, fmt}` pair counts as its number. */
  readonly factAt: (pointer: string) => Fact | null;
};

/** Several tools read one capture, and question after question asks for the same company. */
const readKept = keepReadings(readFacts);

export function readCapture(captured: CapturedBytes, sha256: Sha256): ReadCapture {
  const facts = readKept(captured, { sha256 }).map((read) => read.fact);
  const byPointer = new Map(facts.flatMap((fact) => (fact.anchor.kind === 'json' ? [[fact.anchor.pointer, fact] as const] : [])));
  return { captured, facts, factAt: (pointer) => byPointer.get(pointer) ?? byPointer.get(`${pointer}/raw`) ?? null };
}

/** The captured JSON, for its words. Its numbers are not to be copied from here: take the fact. */
export function jsonOf(captured: CapturedBytes): unknown {
  return parseJson(new TextDecoder().decode(captured.bytes));
}

/** A member of parsed JSON by its path; undefined where the path ends early. */
export function at(value: unknown, path: string): unknown {
  return path.split('/').filter((part) => part !== '').reduce<unknown>((node, part) => (typeof node === 'object' && node !== null && Object.hasOwn(node, part) ? (node as Record<string, unknown>)[part] : undefined), value);
}

export function textIn(value: unknown, path: string): string | null {
  const found = at(value, path);
  return typeof found === 'string' ? found : null;
}

export function listIn(value: unknown, path: string): readonly unknown[] {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
}

/** How one member of an answer is had from a place in the captured JSON: a number by its fact, words as they are. */
export type Pick = { readonly figure: string } | { readonly text: string } | ((item: unknown, pointer: string) => Draft);

export const fig = (path: string): Pick => ({ figure: path });
export const words = (path: string): Pick => ({ text: path });

/** An object of an answer from the object at `pointer` of the captured JSON. */
export function pick(read: ReadCapture, place: { readonly root: unknown; readonly pointer: string }, members: Readonly<Record<string, Pick>>): { readonly [name: string]: Draft } {
  const item = at(place.root, place.pointer);
  return Object.fromEntries(Object.entries(members).map(([name, how]) => [name, pickOne(read, { item, pointer: place.pointer }, how)]));
}

function pickOne(read: ReadCapture, { item, pointer }: { readonly item: unknown; readonly pointer: string }, how: Pick): Draft {
  if (typeof how === 'function') return how(item, pointer);
  return 'figure' in how ? figure(read.factAt(`${pointer}/${how.figure}`)) : textIn(item, how.text);
}

/** The same for every item of a list; at most `limit` of them. */
export function pickEach(read: ReadCapture, place: { readonly root: unknown; readonly pointer: string; readonly limit?: number }, members: Readonly<Record<string, Pick>>): readonly { readonly [name: string]: Draft }[] {
  return listIn(place.root, place.pointer).slice(0, place.limit).map((_, index) => pick(read, { root: place.root, pointer: `${place.pointer}/${String(index)}` }, members));
}
