// One figure of many companies: the mean, the median or the sum of what those have that are at hand, with how many they are and who is missing.
import { decimal, type Decimal } from '@assay/record';
import { assumed } from '../../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../../prose/text.ts';
import { inWords } from '../../../../../prose/verbs.ts';
import { readOverAll, type OverAll } from '../../../../asked/forms/over-all.ts';
import { isMoment, metricsAsked, periodsAsked, type MetricAsked } from '../../asked-of.ts';
import { textBlock, type Outcome } from '../../outcome.ts';
import type { Scene } from '../../scene.ts';
import { isOfMarket, listed, nameOf } from '../../sentences/naming.ts';
import { clauseOf, styleOf } from '../../sentences/reading-words.ts';
import { shownTogether } from '../../sentences/written-out.ts';
import { tablesOf } from '../../sentences/tables.ts';
import { entriesOf } from '../compare.ts';
import type { Entry } from '../entry.ts';
import { ranks } from '../without-meaning.ts';

/** Of fewer, who are named one by one, the calculation stands between them. */
const FEWEST = 5;

type Wanted = { readonly form: OverAll; readonly id: string; readonly entries: readonly [Entry, Entry, ...Entry[]] };

function formIn({ gathered: { asked }, holders }: Scene): OverAll | null {
  const form = asked.operation === 'screen' ? null : readOverAll(asked.text);
  const isOfMany = (asked.group !== null && holders.length > 1) || holders.length >= FEWEST || (form === 'median' && holders.length > 2);
  return isOfMany ? form : null;
}

function idOf({ id, as }: MetricAsked): string | null {
  if (as === 'growth') return id === 'diluted_eps' ? 'eps_growth' : `${id}_growth`;
  return ['value', 'average', 'total'].includes(as) ? id : null;
}

function wantedIn(scene: Scene): Wanted | null {
  const form = formIn(scene);
  const [measure, ...others] = metricsAsked(scene);
  const [period, ...times] = periodsAsked(scene);
  if (form === null || measure === undefined || period === undefined || others.length + times.length > 0 || !isMoment(period)) return null;
  const id = idOf(measure);
  if (id === null) return null;
  const [first, second, ...more] = entriesOf(scene, id, period).entries.filter(({ holder, reading }) => ranks(holder, reading));
  return first === undefined || second === undefined ? null : { form, id, entries: [first, second, ...more] };
}

/** Null where no such figure is asked for, or nothing may be made of the values. */
export function overAll(scene: Scene): Outcome | null {
  const wanted = wantedIn(scene);
  const figure = wanted === null ? null : figureOf(wanted);
  if (wanted === null || figure === null) return null;
  const { id, entries } = wanted;
  const sorted = entries.toSorted((left, right) => right.reading.value.comparedTo(left.reading.value));
  const [top = entries[0], bottom = entries[1]] = [sorted[0], sorted.at(-1)];
  const lacking = scene.holders.filter((holder) => !entries.some((entry) => entry.holder === holder)).map(({ name }) => name);
  return {
    summary: [figure, say`At the top: ${clauseOf(top.holder, top.reading)}; at the bottom: ${clauseOf(bottom.holder, bottom.reading)}.`, ...(lacking.length === 0 ? [] : [say`Without a figure that could be counted: ${listed(lacking)}.`])],
    blocks: [...tablesOf(say`In order of ${nameOf(id)}`, [id], sorted.map(({ holder, reading }) => ({ holder, cells: [reading] }))), ...asTold(id, sorted), textBlock(say`Only the ${inWords(entries.length)} companies whose figures are at hand were looked at: ${listed(entries.map(({ holder }) => holder.name))}.`)],
    missing: lacking.map((name) => `No ${nameOf(id)} of ${name} for the time asked about.`),
  };
}

/** Closes of different days have no table. */
function asTold(id: string, sorted: readonly Entry[]): Outcome['blocks'] {
  return isOfMarket(id) ? [textBlock(say`${join(sorted.map(({ holder, reading }) => clauseOf(holder, reading)), '; ')}.`)] : [];
}

function figureOf(wanted: Wanted): Text | null {
  switch (wanted.form) {
    case 'mean': return meanOf(wanted);
    case 'median': return medianOf(wanted);
    case 'sum': return sumOf(wanted);
  }
}

/** Of one unit and one currency. */
function areAlike(entries: Wanted['entries']): boolean {
  const keys = entries.map(({ reading: { unit } }) => (unit.kind === 'money' ? `${unit.kind} ${unit.currency ?? ''} ${unit.per ?? ''}` : unit.kind));
  return new Set(keys).size === 1;
}

const totalOf = (entries: readonly Entry[]): Decimal => entries.reduce((sum, { reading }) => sum.plus(reading.value), decimal(0));

function made(entries: Wanted['entries'], value: Decimal, formula: string): Reading {
  const [{ reading }] = entries;
  return { metric: reading.metric, value, unit: reading.unit, period: reading.period, formula, facts: entries.flatMap((entry) => entry.reading.facts), assumptions: {} };
}

function meanOf({ entries }: Wanted): Text | null {
  if (!areAlike(entries)) return null;
  const { show } = entries[0].holder.bench;
  const result = made(entries, totalOf(entries).dividedBy(entries.length), 'avg');
  return say`Average: (${join(entries.map(({ reading }) => say`${show(reading, styleOf(reading))}`), ' + ')}) ÷ ${show(assumed('count', entries.length, { kind: 'count', of: null }))} = ${show(result)}.`;
}

/** The one in the middle; of an even number the mean of the two that stand there. */
function medianOf({ entries }: Wanted): Text | null {
  if (!areAlike(entries)) return null;
  const sorted = entries.toSorted((left, right) => left.reading.value.comparedTo(right.reading.value));
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[middle - 1], sorted[middle]];
  if (below === undefined || above === undefined) return null;
  if (sorted.length % 2 === 1) return say`The median is that of the one in the middle: ${clauseOf(above.holder, above.reading)}.`;
  const { show } = above.holder.bench;
  const result = made([below, above], below.reading.value.plus(above.reading.value).dividedBy(2), 'avg');
  return say`Median: (${show(below.reading)} + ${show(above.reading)}) ÷ ${show(assumed('count', 2, { kind: 'count', of: null }))} = ${show(result)}. In the middle: ${clauseOf(below.holder, below.reading)}; ${clauseOf(above.holder, above.reading)}.`;
}

/** A sum of rates, or of amounts for each share, would say nothing. */
function sumOf({ id, entries }: Wanted): Text | null {
  const { unit } = entries[0].reading;
  const isAmount = unit.kind === 'money' && unit.per === null && id !== 'price';
  if (!isAmount || !areAlike(entries)) return null;
  const { holder } = entries[0];
  const shown = shownTogether({ parts: entries.map(({ reading }) => reading), result: made(entries, totalOf(entries), 'sum'), holder, add: (values) => values.reduce((sum, value) => sum + value, 0) });
  return say`Together: ${join(shown.slice(0, -1).map((piece) => say`${piece}`), ' + ')} = ${shown.at(-1) ?? ''}.`;
}
