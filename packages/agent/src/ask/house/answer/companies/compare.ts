// Companies, or times, beside one another: who is ahead, by how much, and on which basis.
import { change } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { endOf } from '../../../../book/fact-book.ts';
import { renderText } from '../../../../prose/render.ts';
import { join, say, type FigureStyle, type Text } from '../../../../prose/text.ts';
import { readBetween } from '../../../asked/forms/between.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import type { Block } from '../../../draft.ts';
import { isMoment, metricsAsked, missingMeasure, missingTime, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { asForm, sayMeasure } from '../forms.ts';
import { moveOfPart } from '../expressions/move-of-part.ts';
import { betweenQuarters, lookUp } from '../look-up.ts';
import { amountBetween, movedBetween } from '../times/moved-between.ts';
import { capital, isBalance, isOfMarket, listed, nameOf, ownedBy } from '../sentences/naming.ts';
import { firstOfAll, furtherOff } from './leads/lead-words.ts';
import { besideInForm } from './beside-in-form.ts';
import { onOwnYears } from './on-own-year.ts';
import { onYear } from '../shares/on-year.ts';
import { isSilent, silent, textBlock, together, type Outcome } from '../outcome.ts';
import { inTime, isOfLastYear, sentence } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { endAsked, type EndAsked } from './end-asked.ts';
import type { Entry } from './entry.ts';
import { isPaidOn } from './paid-on.ts';
import { tablesOf, type Row } from '../sentences/tables.ts';
import { clauseFor, valuedEntries, valuedProof, type ValuedEntry } from './valued-entries.ts';
import { isPaid, ranks, withoutMeaning } from './without-meaning.ts';
import { latest, readingsIn } from '../times/times.ts';
import { trend } from '../times/trend.ts';

/** What a comparison without a measure is about. */
export const usualMeasures: readonly string[] = ['revenue', 'revenue_growth', 'operating_margin', 'net_margin', 'free_cash_flow', 'return_on_equity', 'debt_to_equity', 'pe_ratio', 'market_cap'];

/** What two years of one company are compared by, where nothing is named. */
const overTime: readonly string[] = ['revenue', 'operating_income', 'net_income', 'diluted_eps', 'operating_margin', 'net_margin', 'free_cash_flow'];

export function comparedMeasures(scene: Scene): readonly MetricAsked[] {
  const asked = metricsAsked(scene);
  if (asked.length > 0) return asked;
  return usualMeasures.map((id) => ({ kind: 'metric', id, as: 'value', words: nameOf(id) }));
}

export function compare(scene: Scene): Outcome {
  const periods = periodsAsked(scene);
  if (scene.holders.length < 2) return betweenQuarters(scene) ?? compareTimes(scene, periods);
  const inForm = besideInForm(scene, 'compare');
  if (inForm !== null) return inForm;
  const [period] = periods;
  if (period === undefined) return silent;
  if (periods.length > 1 || !isMoment(period)) return together([trend(scene), leads(scene, period)]);
  return leads(scene, period);
}

/** One company at several times: the figures, a table, and what changed between them. */
function compareTimes(scene: Scene, periods: readonly AskedPeriod[]): Outcome {
  const [holder] = scene.holders;
  if (holder === undefined) return silent;
  if (periods.length < 2) return periods[0] !== undefined && !isMoment(periods[0]) ? trend(scene) : lookUp(scene);
  const asked = metricsAsked(scene);
  if (asked.some(({ as }) => as === 'cagr')) return lookUp(scene);
  const measures = asked.length > 0 ? asked : overTime.map((id): MetricAsked => ({ kind: 'metric', id, as: 'value', words: nameOf(id) }));
  const told = measures.map((measure) => (ofTwo.includes(measure.as) ? eachTime(holder, measure, { periods, text: scene.gathered.asked.text }) : compareTwoTimes(holder, asForm(measure), periods)));
  if (measures.length === 1) return together(told);
  const ids = measures.map((measure) => asForm(measure).id);
  const rows = periods.map((period): Row => ({ holder, cells: ids.map((id) => readingsIn(holder.bench.book, id, period).at(-1) ?? null) }));
  const tables = rowsApart(ids).flatMap((group) => tablesOf(say`${holder.name} at the times asked about`, group, rows.map((row) => ({ ...row, cells: group.map((id) => row.cells[ids.indexOf(id)] ?? null) }))));
  return { ...together(told.map((one) => ({ ...one, blocks: [] }))), blocks: tables };
}

const ofTwo: readonly MetricAsked['as'][] = ['share', 'ratio', 'sum', 'difference'];

/** Two measures as one figure, told for each time: the one alone would be another figure. */
function eachTime(holder: Holder, measure: MetricAsked, { periods, text }: { readonly periods: readonly AskedPeriod[]; readonly text: string }): Outcome {
  const told = together(periods.map((period) => { const said = sayMeasure(holder, measure, period); return said === null ? { summary: [], blocks: [], missing: [missingTime(holder, measure.id)] } : { summary: [said.sentence], blocks: [], missing: [] }; }));
  return { ...told, summary: [...told.summary, ...moveOfPart(holder, measure, { periods, text })] };
}

function compareTwoTimes(holder: Holder, measure: MetricAsked, periods: readonly AskedPeriod[]): Outcome {
  const found = periods.flatMap((period) => readingsIn(holder.bench.book, measure.id, period).slice(-1)).toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
  const [first, last] = [found[0], found.at(-1)];
  // Twelve months that end with a quarter are no year to move from or to: each is told for itself.
  const isMixed = found.some(isOfLastYear) && !found.every(isOfLastYear);
  if (first === undefined || last === undefined || found.length < 2 || isMixed) {
    const said = together(periods.map((period) => { const one = sayMeasure(holder, measure.as === 'growth' || measure.as === 'change' ? { ...measure, as: 'value' } : measure, period); return one === null ? { summary: [], blocks: [], missing: [missingTime(holder, measure.id)] } : { summary: [one.sentence], blocks: [], missing: [] }; }));
    return isSilent(said) ? { ...said, summary: [say`${missingTime(holder, measure.id)}`] } : said;
  }
  const moved = measure.as === 'change' || measure.as === 'value' ? say`${movedBetween(holder, first, last)}${amountBetween(holder, first, last)}` : movedBetween(holder, first, last);
  return { summary: [moved], blocks: tablesOf(say`${capital(nameOf(measure.id))} of ${holder.name}`, [measure.id], found.map((reading): Row => ({ holder, cells: [reading] }))), missing: periods.length > found.length ? [missingTime(holder, measure.id)] : [] };
}

export function entriesOf(scene: Scene, id: string, period: AskedPeriod): { readonly entries: readonly Entry[]; readonly missing: readonly string[] } {
  const found = scene.holders.map((holder) => ({ holder, reading: onYear(scene, holder, { measure: { kind: 'metric', id, as: 'value', words: id }, period }) ?? readingsIn(holder.bench.book, id, period).at(-1) }));
  return {
    entries: found.flatMap(({ holder, reading }) => (reading === undefined ? [] : [{ holder, reading }])),
    missing: found.flatMap(({ holder, reading }) => (reading === undefined ? [latest(holder.bench.book, id) === null ? missingMeasure(holder, id) : missingTime(holder, id)] : [])),
  };
}

/** A multiple of a loss is no low price. */
function isNegative({ holder, reading }: Entry): boolean {
  return !ranks(holder, reading);
}

/** The highest first, unless the lowest is asked for or meant by being ahead. */
function inOrder(entries: readonly Entry[], isLow: boolean): readonly Entry[] {
  const sign = isLow ? 1 : -1;
  return entries.toSorted((left, right) => Number(isNegative(left)) - Number(isNegative(right)) || sign * left.reading.value.comparedTo(right.reading.value));
}

function leads(scene: Scene, period: AskedPeriod): Outcome {
  const measures = comparedMeasures(scene);
  const isUsual = metricsAsked(scene).length === 0;
  const found = measures.map((measure) => columnOf(scene, measure.as === 'growth' ? growthOf(measure.id) : measure.id, period));
  const { text } = scene.gathered.asked;
  const isFall = scene.gathered.asked.order === 'lowest';
  const told = found.map(({ id, entries }, index) => (asksOne(text) || isPaidOn(id, found.map((one) => one.id), text) ? eachOf(entries) : (isFall ? deepestOf(id, entries) : null) ?? leadIn(id, entries, endAsked(id, text, measures[index]?.words))));
  const shown = withLevels(found, measures, (id) => entriesOf(scene, id, period).entries);
  const rows = scene.holders.map((holder): Row => ({ holder, cells: shown.map(({ entries }) => entries.find((entry) => entry.holder === holder && !('valued' in entry))?.reading ?? null) }));
  const title = say`${listed(scene.holders.map(({ name }) => name))} beside one another`;
  const tables = rowsApart(shown.map(({ id }) => id)).flatMap((ids) => tablesOf(title, ids, rows.map((row) => ({ ...row, cells: ids.map((id) => row.cells[shown.findIndex((one) => one.id === id)] ?? null) }))));
  const summary = told.flatMap((one) => (one === null ? [] : [one.sentence]));
  const leftOut = isUsual ? [] : found.flatMap(({ id, entries }) => withoutMeaning(id, entries) ?? []);
  return {
    summary: [...summary.slice(0, isUsual ? 2 : 4), ...(isUsual ? [] : found.flatMap(({ id }) => onOwnYears(scene, id, period))), ...leftOut], insights: summary.slice(isUsual ? 2 : 4),
    blocks: [...told.slice(0, 3).flatMap((one) => (one?.gap === undefined || one.gap === null ? [] : [textBlock(one.gap)])), ...found.flatMap(({ proofs }) => proofs.map(textBlock)), ...basis(found.flatMap(({ entries }) => entries)), ...tables],
    missing: isUsual ? [] : found.flatMap(({ missing }) => missing),
  };
}

type Column = { readonly id: string; readonly entries: readonly (Entry | ValuedEntry)[] };

/** With who has no count of shares on diluted ones. */
function columnOf(scene: Scene, id: string, period: AskedPeriod): Column & { readonly missing: readonly string[]; readonly proofs: readonly Text[] } {
  const { entries, missing } = entriesOf(scene, id, period);
  const valued = valuedEntries(scene, id, { entries, period });
  return { id, entries: [...entries, ...valued], missing: entries.length + valued.length === scene.holders.length ? [] : missing, proofs: valued.map(valuedProof) };
}

/** Beside a growth the table shows what grew. */
function withLevels(found: readonly Column[], measures: readonly MetricAsked[], entries: (id: string) => readonly Entry[]): readonly Column[] {
  return found.flatMap((column, index): readonly Column[] => {
    const measure = measures[index];
    const isNew = measure?.as === 'growth' && !isOfMarket(measure.id) && !found.some(({ id }) => id === measure.id);
    return isNew ? [{ id: measure.id, entries: entries(measure.id) }, column] : [column];
  });
}

function growthOf(id: string): string {
  return id === 'diluted_eps' ? 'eps_growth' : `${id}_growth`;
}

/** Flows have a fiscal year, balances a day: a row has one time only. */
function rowsApart(ids: readonly string[]): readonly (readonly string[])[] {
  return [ids.filter((id) => !isBalance(id) && !isOfMarket(id)), ids.filter((id) => isBalance(id)), ids.filter((id) => isOfMarket(id))].filter((group) => group.length > 0);
}

function leadIn(id: string, entries: readonly Entry[], { isLow, words }: EndAsked): ReturnType<typeof leaderOf> {
  return isPaid(id) && !isLow ? dearestOf(id, entries) : leaderOf(id, inOrder(entries, isLow), words);
}

/** Asked for who is paid the more for. */
function dearestOf(id: string, entries: readonly Entry[]): ReturnType<typeof leaderOf> {
  const order = inOrder(entries, true);
  const [first, second, ...others] = order.filter((entry) => !isNegative(entry)).toReversed();
  if (first === undefined || second === undefined) return leaderOf(id, order, endAsked(id, '').words);
  const clauses = [first, second, ...others].slice(0, 4).map(clauseFor);
  const what = order.length > 2 ? firstOfAll({ name: first.holder.name, id, isLow: false }) : say`${first.holder.name} is the more expensive on ${nameOf(id)}`;
  return { sentence: say`${what}: ${join(clauses, '; ')}.`, gap: gapBetween(first, second) };
}

const contest = /\b(?:which|who|whose|more|less|higher|lower|larger|bigger|smaller|better|ahead|most|least|compar\w*|rank\w*)\b/i;

/** What they come to together is asked for, and nobody who is ahead. */
function asksOne(text: string): boolean {
  return ['sum', 'mean', 'part'].includes(readBetween(text) ?? '') && !contest.test(text);
}

function eachOf(entries: readonly Entry[]): ReturnType<typeof leaderOf> {
  const clauses = entries.slice(0, 4).map(clauseFor);
  return clauses.length === 0 ? null : { sentence: sentence(join(clauses, '; ')), gap: null };
}

/** Asked for who fell most; null where nobody fell. */
function deepestOf(id: string, entries: readonly Entry[]): ReturnType<typeof leaderOf> {
  const order = entries.toSorted((left, right) => left.reading.value.comparedTo(right.reading.value));
  const [first] = order;
  if (first === undefined || order.length < 2 || !id.endsWith('_growth') || !first.reading.value.isNegative()) return null;
  return { sentence: say`${first.holder.name} stands at the bottom on ${nameOf(id)}: ${join(order.slice(0, 4).map(clauseFor), '; ')}.`, gap: null };
}

/** `NVIDIA is ahead on net margin: …`, and the difference to the next written out. */
function leaderOf(id: string, order: readonly Entry[], end: string | null): { readonly sentence: Text; readonly gap: Text | null } | null {
  const [first, second] = order;
  if (first === undefined) return null;
  if (second === undefined) return { sentence: sentence(clauseFor(first)), gap: null };
  const others = order.slice(1, 4);
  const what = furtherOff(id, order) ?? (isPaid(id) && order.length > 2 && !isNegative(first) ? firstOfAll({ name: first.holder.name, id, isLow: true }) : say`${first.holder.name} ${end ?? 'is ahead on'} ${nameOf(id)}`);
  return { sentence: say`${what}: ${join([first, ...others].map(clauseFor), '; ')}.`, gap: gapBetween(first, second) };
}

/** `$416.2 billion − $391.0 billion = $25.1 billion`: a sum that anybody can check. Null where the units or the digits do not allow it. */
function gapBetween(first: Entry, second: Entry): Text | null {
  const [more, less] = first.reading.value.gte(second.reading.value) ? [first, second] : [second, first];
  const { unit } = more.reading;
  const isPlain = (unit.kind === 'money' || unit.kind === 'percent') && unit.kind === less.reading.unit.kind && less.reading.value.gte(0);
  const isSame = unit.kind === 'money' && less.reading.unit.kind === 'money' && unit.currency !== less.reading.unit.currency;
  if (!isPlain || isSame) return null;
  const difference = change(more.reading, less.reading);
  if (difference.value.abs().lt('0.05')) return null;
  const styles: readonly FigureStyle[] = unit.kind === 'percent' ? ['plain', 'hundredths', 'thousandths', 'finest'] : ['plain'];
  return styles.map((style) => writtenOut({ more, less, difference }, style)).find((text) => text !== null) ?? null;
}

type Gap = { readonly more: Entry; readonly less: Entry; readonly difference: Reading };

/** Null where the figures as they are shown do not give the difference as it is shown: one that is rounded apart would look wrong. */
function writtenOut({ more, less, difference }: Gap, style: FigureStyle): Text | null {
  const [left, right, result] = [more.holder.bench.show(more.reading, style), less.holder.bench.show(less.reading, style), more.holder.bench.show(difference, style)];
  if (!addsUp([left, right, result].map((shown) => renderText(say`${shown}`)))) return null;
  const inAll = say`Difference in ${nameOf(more.reading.metric)}: ${left} − ${right} = ${result}.`;
  // Digits that stand nowhere else are told whose they are.
  return style === 'plain' ? inAll : say`More exactly, ${ownedBy(more.holder.name)} ${nameOf(more.reading.metric)} was ${left} ${inTime(more.reading)} and ${ownedBy(less.holder.name)} ${nameOf(less.reading.metric)} was ${right} ${inTime(less.reading)}. ${inAll}`;
}

/** Amounts of different scale are not held against each other digit by digit. */
function addsUp(shown: readonly string[]): boolean {
  const [left, right, result] = shown.map((text) => ({ value: Number(/[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? NaN), scale: /\b(?:trillion|billion|million)\b/.exec(text)?.[0] ?? '' }));
  if (left === undefined || right === undefined || result === undefined) return false;
  return left.scale !== right.scale || left.scale !== result.scale || Math.abs(left.value - right.value - result.value) < 0.00005;
}

/** Years that end at different times are said to; without a word the reader would take them for the same twelve months. */
function basis(entries: readonly Entry[]): readonly Block[] {
  const ends = new Map(entries.filter(({ reading }) => reading.period?.fiscal?.part === 'FY').map(({ holder, reading }) => [holder.name, endOf(reading).slice(0, 7)]));
  if (new Set(ends.values()).size < 2) return [];
  return [textBlock(say`The companies’ fiscal years do not end in the same month; each figure is of the company’s own year.`)];
}
