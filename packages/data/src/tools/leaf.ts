// The numbers of an answer before it is settled. A bare number cannot enter an answer: it is a figure, which has its fact, or it is
// plain, which has its reason. So nothing that a tool says can lose where it came from.
import type { Entity, Fact, MetricRef, Period, Unit } from '@assay/record';

/** A value that a tool worked out from facts. The judge works it out again; it is never a source. */
export type ComputedFact = {
  readonly entity: Entity | null;
  readonly metric: MetricRef;
  /** Plain decimal text in the unit's base. */
  readonly value: string;
  readonly unit: Unit;
  readonly period: Period | null;
  /** Over the names of `inputs`: `(close - sma(close, 50)) / sma(close, 50)`. */
  readonly formula: string;
  readonly inputs: readonly { readonly name: string; readonly facts: readonly Fact['id'][] }[];
  /** What was chosen and not found: a discount rate, a window. */
  readonly assumptions: Readonly<Record<string, string>>;
};

/** Why a number is no figure of the company or market that was asked about. */
export const plainReasons = ['id', 'timestamp', 'count of rows', 'echo of input'] as const;
export type PlainReason = (typeof plainReasons)[number];

const kind: unique symbol = Symbol('leaf');

export type FigureLeaf = { readonly [kind]: 'figure'; readonly fact: Fact };
export type ComputedLeaf = { readonly [kind]: 'computed'; readonly fact: ComputedFact };
export type PlainLeaf = { readonly [kind]: 'plain'; readonly value: number; readonly reason: PlainReason };
export type Leaf = FigureLeaf | ComputedLeaf | PlainLeaf;

/** What a tool's body returns: JSON whose numbers are leaves. */
export type Draft = string | boolean | null | Leaf | readonly Draft[] | { readonly [name: string]: Draft };

/** A figure read from a capture; null where the source does not give it. */
export function figure(fact: Fact): FigureLeaf;
export function figure(fact: Fact | null | undefined): FigureLeaf | null;
export function figure(fact: Fact | null | undefined): FigureLeaf | null {
  return fact === null || fact === undefined ? null : { [kind]: 'figure', fact };
}

export function computed(fact: ComputedFact): ComputedLeaf {
  return { [kind]: 'computed', fact };
}

export function plain(value: number, reason: PlainReason): PlainLeaf {
  return { [kind]: 'plain', value, reason };
}

export function isLeaf(draft: Draft): draft is Leaf {
  return typeof draft === 'object' && draft !== null && kind in draft;
}

export function leafKind(leaf: Leaf): Leaf[typeof kind] {
  return leaf[kind];
}

export function isFigure(leaf: Leaf): leaf is FigureLeaf {
  return leaf[kind] === 'figure';
}

export function isComputed(leaf: Leaf): leaf is ComputedLeaf {
  return leaf[kind] === 'computed';
}
