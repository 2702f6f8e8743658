// The years, or quarters, of one company in which a figure was above or below a bound: the first of them, the last, all, or how many.
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { inWords } from '../../../../prose/verbs.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { metricsAsked, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { readBound, whichAsked, type Bound, type WhichAsked } from './bounds.ts';
import { asForm, movedBy } from '../forms.ts';
import { isOfMarket, isOfTwoTimes, nameOf, ownedBy } from '../sentences/naming.ts';
import type { Outcome } from '../outcome.ts';
import { clauseOf, sentence, timeName } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { allQuarters, allYears, readingsIn } from './times.ts';
import { movesIn, type Span } from './year-moves.ts';
import { yearsAsked } from './years-asked.ts';

type At = { readonly holder: Holder; readonly id: string; readonly bound: Bound; readonly which: WhichAsked };

/** The measure whose words stand closest before the bound comes first. */
export function nearestFirst(measures: readonly MetricAsked[], text: string, bound: Bound): readonly MetricAsked[] {
  const low = text.toLowerCase();
  const distance = ({ words }: MetricAsked): number => { const at = low.lastIndexOf(words.toLowerCase(), bound.at); return at < 0 ? 1000 + Math.abs(low.indexOf(words.toLowerCase()) - bound.at) : bound.at - at; };
  return measures.toSorted((left, right) => distance(left) - distance(right));
}

const isBounded = ({ id, as }: MetricAsked): boolean => !isOfMarket(id) && !isOfTwoTimes(id) && !['growth', 'change', 'cagr', 'share'].includes(as);
export const meets = ({ is, value: bound }: Bound) => ({ value }: Reading): boolean => (is === 'above' ? value.gt(bound) : value.lt(bound));

/** Null where no bound is set, or not to be told of the times that meet it. */
export function meetingTimes(scene: Scene): Outcome | null {
  const { text } = scene.gathered.asked;
  const [holder, ...others] = scene.holders;
  const [bound, which] = [readBound(text), whichAsked(text)];
  if (holder === undefined || others.length > 0 || bound === null || which === null) return null;
  const grown = metricsAsked(scene).map(asForm).find(({ as }) => as === 'growth');
  if (grown !== undefined && bound.isPercent) return growthTold({ holder, id: grown.id, bound, which }, yearsAsked(holder, grown.id, periodsAsked(scene)));
  const found = nearestFirst(metricsAsked(scene).map(asForm), text, bound).filter(isBounded).flatMap(({ id }) => {
    const readings = timesOf({ holder, id, text }, periodsAsked(scene));
    const fits = readings.length > 1 && (bound.value === 0 || (readings[0]?.unit.kind === 'percent') === bound.isPercent);
    return fits ? [{ id, readings }] : [];
  });
  const chosen = found.find(({ readings }) => readings.some(meets(bound))) ?? found[0];
  return chosen === undefined ? null : told({ holder, id: chosen.id, bound, which }, chosen.readings);
}

/** Years whose growth meets a bound in percent, each with both of its ends. */
function growthTold({ holder, id, bound, which }: At, span: Span): Outcome | null {
  const such = movesIn(holder, id, span).filter(({ by }) => meets(bound)(by)).map((move) => movedBy(holder, move));
  const [first, last] = [such[0], such.at(-1)];
  if (first === undefined || last === undefined) return null;
  const summary = which === 'count' ? say`It was so in ${inWords(such.length)} (${String(such.length)}) of them: ${join(such, ' ')}` : which === 'each' ? say`The years in which it was so: ${join(such, ' ')}` : say`The ${which} year on file in which it was so: ${which === 'first' ? first : last}`;
  return { summary: [summary], blocks: [], missing: [] };
}

type Wanted = { readonly holder: Holder; readonly id: string; readonly text: string };

const quartersOf = (period: AskedPeriod): readonly AskedPeriod[] => (period.kind === 'fiscal' && period.part === 'FY' ? (['Q1', 'Q2', 'Q3', 'Q4'] as const).map((part) => ({ ...period, part })) : [period]);

/** All that is on file of the stretch that is named: years, or quarters where the words speak of them. */
export function timesOf({ holder: { bench: { book } }, id, text }: Wanted, periods: readonly AskedPeriod[]): readonly Reading[] {
  if (/\bq(?:uar)?te?rs?(?:ly)?\b/i.test(text)) { const named = periods.flatMap(quartersOf).flatMap((period) => readingsIn(book, id, period)); return named.length > 1 ? named : allQuarters(book, id); }
  const years = periods.flatMap((period) => (period.kind === 'years' ? [period.from, period.to] : period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : []));
  const [only] = periods;
  if (only?.kind === 'last' && only.of === 'year') return readingsIn(book, id, only);
  return years.length < 2 ? allYears(book, id) : readingsIn(book, id, { kind: 'years', from: Math.min(...years), to: Math.max(...years) });
}

function told({ holder, id, bound, which }: At, readings: readonly Reading[]): Outcome {
  const such = readings.filter(meets(bound));
  const [first, last] = [such[0], such.at(-1)];
  if (first === undefined || last === undefined) return { summary: [noneOf(holder, id, readings)], blocks: [], missing: [] };
  const clauses = such.map((reading) => clauseOf(holder, reading));
  const summary = which === 'count' ? say`It was so in ${inWords(such.length)} (${String(such.length)}) of them: ${join(clauses, '; ')}.`
    : which === 'each' ? say`The ${such.every(({ period }) => period?.fiscal?.part.startsWith('Q') === true) ? 'quarters' : 'years'} in which it was so: ${join(clauses, '; ')}.`
    : say`The ${which} time on file at which it was so: ${sentence(clauseOf(holder, which === 'first' ? first : last))}`;
  return { summary: [summary], blocks: [], missing: [] };
}

function noneOf(holder: Holder, id: string, readings: readonly Reading[]): Text {
  const [first, last] = [readings[0], readings.at(-1)];
  return first === undefined || last === undefined ? say`` : say`It was so at none of the times on file from ${timeName(first)} to ${timeName(last)} of ${ownedBy(holder.name)} ${nameOf(id)}.`;
}
