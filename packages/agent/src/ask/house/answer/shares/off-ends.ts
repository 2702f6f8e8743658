// How far a share stands off an end of its year, with both closes behind it: the one it is measured from, and the newest.
import { tellCloses } from '../../course/tell-closes.ts';
import { sentencesOf } from '../../course/told.ts';
import type { MetricAsked } from '../asked-of.ts';
import type { Outcome } from '../outcome.ts';
import type { Holder } from '../scene.ts';

const ends: Readonly<Record<string, 'highest' | 'lowest'>> = { distance_from_52w_high: 'highest', distance_from_52w_low: 'lowest' };

/** Unchanged where something else was measured, or the closes do not give it. */
export function withEnds(outcome: Outcome | null, holder: Holder, { id }: MetricAsked): Outcome | null {
  const end = ends[id];
  if (outcome === null || end === undefined || outcome.summary.length === 0) return outcome;
  const told = tellCloses(holder, { form: { kind: 'off', end } }, { kind: 'last', count: 52, of: 'week' });
  return told === null ? outcome : { ...outcome, summary: [...outcome.summary, ...sentencesOf(told)] };
}
