// Turns a tool's draft into JSON that any program reads, with the list of where every number came from beside it.
import type { Fact } from '@assay/record';
import { isComputed, isFigure, isLeaf, type ComputedFact, type Draft, type Leaf, type PlainReason } from './leaf.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** `at` is an RFC 6901 pointer into `answer`. */
export type Settled = {
  readonly answer: Json;
  readonly figures: readonly { readonly at: string; readonly fact: Fact }[];
  readonly computed: readonly { readonly at: string; readonly fact: ComputedFact }[];
  readonly plain: readonly { readonly at: string; readonly reason: PlainReason }[];
};

type Lists = { readonly figures: Settled['figures'][number][]; readonly computed: Settled['computed'][number][]; readonly plain: Settled['plain'][number][] };

/** Numbers are written as JSON numbers; the exact decimal stands in the fact. */
export function settle(draft: Draft): Settled {
  const lists: Lists = { figures: [], computed: [], plain: [] };
  return { answer: settleAt(draft, '', lists), ...lists };
}

function settleAt(draft: Draft, at: string, lists: Lists): Json {
  if (typeof draft !== 'object' || draft === null) return draft;
  if (isLeaf(draft)) return settleLeaf(draft, at, lists);
  if (isList(draft)) return draft.map((item, index) => settleAt(item, `${at}/${String(index)}`, lists));
  return Object.fromEntries(Object.entries(draft).map(([name, member]) => [name, settleAt(member, `${at}/${escapePointer(name)}`, lists)]));
}

function settleLeaf(leaf: Leaf, at: string, lists: Lists): number {
  if (isFigure(leaf)) {
    lists.figures.push({ at, fact: leaf.fact });
    return Number(leaf.fact.value);
  }
  if (isComputed(leaf)) {
    lists.computed.push({ at, fact: leaf.fact });
    return Number(leaf.fact.value);
  }
  lists.plain.push({ at, reason: leaf.reason });
  return leaf.value;
}

function isList(draft: Draft): draft is readonly Draft[] {
  return Array.isArray(draft);
}

export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
