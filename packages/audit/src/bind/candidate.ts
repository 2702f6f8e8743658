// A value that the sources hold for a claim, with how each field of it was joined.
import type { Decimal, Unit } from '@assay/record';
import type { ReadFact } from '../facts/read-fact.ts';
import type { Agreement } from './match-period.ts';

export type Formula = { readonly expression: string; readonly filled: string; readonly result: string; readonly inexact: boolean };

export type Candidate = {
  readonly value: Decimal;
  readonly unit: Unit;
  /** Inputs, the value's own first. */
  readonly facts: readonly ReadFact[];
  /** Null when a fact is taken as it is. */
  readonly formula: Formula | null;
  readonly metric: Agreement;
  readonly period: Agreement;
  readonly entity: Agreement;
  /** How well the words name this metric, 0–1; 1 for a dictionary metric written right at the number. */
  readonly confidence: number;
  /** Names the metric and time for a reason: `revenue, fiscal 2024`. */
  readonly subject: string;
  /** Named by a row's words rather than by the dictionary. */
  readonly byRow?: boolean;
  /** Lesser sources of the same key that hold another value. */
  readonly rivals: readonly ReadFact[];
};
