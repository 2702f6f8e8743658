// What the core analyst has before it when it writes.
import type { SpecialistName } from '@assay/record';
import type { Bench } from '../specialists/bench.ts';
import type { Note } from '../specialists/observation.ts';
import type { ValueModel } from '../specialists/value/model.ts';
import type { Focus } from '../question/focus.ts';
import type { Rated } from './rating.ts';

/** A specialist whose part is not there, and why, in one sentence: it failed, or the reader struck it from the plan. */
export type Failed = { readonly specialist: SpecialistName; readonly why: string; readonly struck?: true };
/** A source that could not be had. */
export type MissingSource = { readonly what: string; readonly why: string; readonly lost?: readonly string[] };

export type Parts = {
  readonly bench: Bench;
  readonly focus: Focus;
  /** All notes of all specialists that worked, weightiest first. */
  readonly notes: readonly Note[];
  readonly model: ValueModel | null;
  readonly rated: Rated;
  readonly failed: readonly Failed[];
  readonly missing: readonly MissingSource[];
};

/** Notes of one specialist, weightiest first. */
export function notesOf(parts: Parts, specialist: SpecialistName): readonly Note[] {
  return parts.notes.filter((note) => note.specialist === specialist);
}
