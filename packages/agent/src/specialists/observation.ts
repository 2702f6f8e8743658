// One observation: it looks at the book for one thing, and either has something to say about this company or stays silent.
import type { Finding, SpecialistName } from '@assay/record';
import type { Text } from '../prose/text.ts';
import type { Bench } from './bench.ts';
import type { Topic } from './topic.ts';

export type Stance = Finding['stance'];

/** What an observation wants said. All words are this company's: nothing is written for a fact that is unremarkable. */
export type Draft = {
  /** 0–1: how unusual or material the fact is for this company. */
  readonly weight: number;
  readonly stance: Stance;
  readonly text: Text;
  /** A clause for the title, without figures: `cash is going out faster than it comes in`. */
  readonly headline?: string;
  /** The fact in one clause with its figure and time, for the summary: starts in lower case, ends without a full stop. */
  readonly brief?: Text;
  /** A sentence of judgment for the risks, and one for what would change our mind. */
  readonly risk?: Text;
  readonly watch?: Text;
};

export type Observation = {
  readonly name: string;
  readonly specialist: SpecialistName;
  readonly topic: Topic;
  /** Dictionary ids that a question may name to raise this observation. */
  readonly about: readonly string[];
  /** Detail that only a deep note has room for. */
  readonly detail?: boolean;
  readonly observe: (bench: Bench) => Draft | null;
};

/** A draft with its observation and the weight that the question gave it. */
export type Note = Draft & { readonly name: string; readonly specialist: SpecialistName; readonly topic: Topic; readonly about: readonly string[]; readonly detail: boolean };

/** Weight from a base and a measure of how far the fact is from ordinary, `full` being as far as counts. */
export function weigh(base: number, distance: number, full: number): number {
  return Math.min(1, base + (1 - base) * 0.8 * Math.min(1, Math.abs(distance) / full));
}
