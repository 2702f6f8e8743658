// Many companies in order, or those that meet conditions. Only the companies at hand are looked at, and that is said.
import { decimal } from '@assay/record';
import { growth } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { inWords } from '../../../../prose/verbs.ts';
import type { Asked, AskedPeriod, Condition } from '../../../asked/asked.ts';
import { metricsAsked, periodsAsked } from '../asked-of.ts';
import { firstOfAll } from './leads/lead-words.ts';
import { besideInForm } from './beside-in-form.ts';
import { endOfOrder } from './end-asked.ts';
import { comparedMeasures, entriesOf } from './compare.ts';
import type { Entry } from './entry.ts';
import { listed, nameOf } from '../sentences/naming.ts';
import { notRanked, ranks } from './without-meaning.ts';
import { silent, textBlock, type Outcome } from '../outcome.ts';
import { onOwnYears } from './on-own-year.ts';
import { clauseOf } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { tablesOf, type Row } from '../sentences/tables.ts';
import { favours, readingsIn, yearBefore } from '../times/times.ts';
import { placeAsked } from './place-asked.ts';
import { clauseFor, valuedEntries, valuedProof } from './valued-entries.ts';

/** Of so many a sentence can tell; more stand in the table. */
const MOST_NAMED = 6;

export function rank(scene: Scene): Outcome {
  const [measure] = metricsAsked(scene).length > 0 ? metricsAsked(scene) : comparedMeasures(scene);
  const [period] = periodsAsked(scene);
  if (measure === undefined || period === undefined || scene.holders.length === 0) return silent;
  const inForm = besideInForm(scene, 'rank');
  if (inForm !== null) return inForm;
  const id = measure.as === 'growth' ? (measure.id === 'diluted_eps' ? 'eps_growth' : `${measure.id}_growth`) : measure.id;
  const own = entriesOf(scene, id, period).entries;
  const valued = valuedEntries(scene, id, { entries: own, period });
  const entries = [...own, ...valued];
  const order = ordered(entries.filter(({ holder, reading }) => ranks(holder, reading)), id, scene.gathered.asked);
  const leftOut = notRanked(id, entries);
  const shown = order.slice(0, scene.gathered.asked.limit ?? order.length);
  const ofYears = onOwnYears({ ...scene, holders: shown.map(({ holder }) => holder) }, id, period);
  // Each on a year of its own: the order, and each in full.
  const told = ofYears.length === shown.length && shown.length > 0 ? [inOneLine(id, shown, scene), ...ofYears] : [summaryOf(id, shown, scene)];
  return { summary: [...inPlace(shown, scene), ...told, ...(leftOut === null ? [] : [leftOut])], blocks: [...inRows(id, shown, countTold(shown, scene)), ...valued.filter((entry) => shown.includes(entry)).map((entry) => textBlock(valuedProof(entry))), ...scope(scene, { id, entries })], missing: absent(scene, id, entries) };
}

/** The one that stands in a place by itself, where that place is asked for. */
function inPlace(shown: readonly Entry[], { gathered: { question } }: Scene): readonly Text[] {
  const place = placeAsked(question.text, shown.length);
  const entry = place === null ? undefined : shown[place.index];
  return place === null || entry === undefined ? [] : [say`In ${place.name} place: ${clauseFor(entry)}.`];
}

/** Who is first, by the word for it, and the others behind. */
function inOneLine(id: string, shown: readonly Entry[], { gathered }: Scene): Text {
  const isLow = isRisingBy(id, gathered.asked);
  const [first, second] = shown;
  const order = say`${isLow ? 'low to high' : 'high to low'} on ${nameOf(id)}: ${listed(shown.map(({ holder }) => holder.name))}.`;
  if (first === undefined || second === undefined || sameShown(first.reading, second.reading)) return say`From ${order}`;
  return say`${firstOfAll({ name: first.holder.name, id, isLow })}. From ${order}`;
}

/** A table; closes of different days stand in sentences, each with its own. */
function inRows(id: string, entries: readonly Entry[], told: number): Outcome['blocks'] {
  const tables = entries.some((entry) => 'valued' in entry) ? [] : tablesOf(tableTitle(id), [id], entries.map(({ holder, reading }): Row => ({ holder, cells: [reading] })));
  if (tables.length > 0 || entries.length <= told) return tables;
  return [textBlock(say`Behind them: ${join(entries.slice(told).map(clauseFor), '; ')}.`), textBlock(say`The newest closes at hand are of different days; each is told with its own.`)];
}

function tableTitle(id: string): Text {
  return say`In order of ${nameOf(id)}`;
}

/** By what was asked; without a word on it, the best first. */
function isRisingBy(id: string, { order, text }: Pick<Asked, 'order' | 'text'>): boolean {
  const end = order === null ? endOfOrder(id, text) : order === 'lowest' ? 'low' : 'high';
  return end === null ? favours(id) === 'down' : end === 'low';
}

function ordered(entries: readonly Entry[], id: string, asked: Pick<Asked, 'order' | 'text'>): readonly Entry[] {
  const isRising = isRisingBy(id, asked);
  return entries.toSorted((left, right) => (isRising ? 1 : -1) * left.reading.value.comparedTo(right.reading.value) || left.holder.name.localeCompare(right.holder.name));
}

/** So many of a number that is asked for stand in one sentence. */
const MOST_ASKED = 10;

/** Who is named one by one is told of one by one, and so are as many as were asked for. */
function countTold(order: readonly Entry[], { gathered: { asked } }: Scene): number {
  const [first] = order;
  const equals = first === undefined ? 0 : order.filter(({ reading }) => sameShown(reading, first.reading)).length;
  const named = asked.group === null && order.length <= MOST_NAMED ? order.length : 0;
  return Math.max(3, equals, named, asked.limit !== null && asked.limit <= MOST_ASKED ? asked.limit : 0);
}

/** The first, and who follows; equals are named together. */
function summaryOf(id: string, order: readonly Entry[], scene: Scene): Text {
  const [first] = order;
  if (first === undefined) return say`None of the companies at hand has ${nameOf(id)} for the time asked about.`;
  const equals = order.filter(({ reading }) => sameShown(reading, first.reading));
  const isLow = isRisingBy(id, scene.gathered.asked);
  const leading = equals.length > 1 ? say`${listed(equals.map(({ holder }) => holder.name))} stand level at the ${isLow ? 'bottom' : 'top'} of the companies at hand` : firstOfAll({ name: first.holder.name, id, isLow });
  const next = order.slice(0, countTold(order, scene)).map(clauseFor);
  return say`${leading}: ${join(next, '; ')}.`;
}

function sameShown(left: Reading, right: Reading): boolean {
  return left.value.toDecimalPlaces(6).eq(right.value.toDecimalPlaces(6));
}

/** Which companies were looked at, so that nobody takes them for the whole market. */
function scope(scene: Scene, { id, entries }: { readonly id: string; readonly entries: readonly Entry[] }): Outcome['blocks'] {
  const count = scene.holders.length;
  const group = scene.gathered.asked.group;
  const which = group === null || group.kind === 'sample' ? '' : ` of ${group.name}`;
  const lacking = scene.holders.filter((holder) => !entries.some((entry) => entry.holder === holder)).map(({ name }) => name);
  const without = lacking.length === 0 ? '' : ` Without a figure for ${nameOf(id)}: ${listed(lacking)}.`;
  return [textBlock(say`Only the ${inWords(count)} companies${which} whose figures are at hand were looked at: ${listed(scene.holders.map(({ name }) => name))}.${without}`)];
}

function absent(scene: Scene, id: string, entries: readonly Entry[]): readonly string[] {
  return scene.holders.filter((holder) => !entries.some((entry) => entry.holder === holder)).map(({ name }) => `No ${nameOf(id)} of ${name} for the time asked about.`);
}

/** So many are told one by one behind their names. */
const MOST_TOLD = 5;

type Checked = { readonly holder: Holder; readonly readings: readonly (Reading | null)[]; readonly meets: boolean };

/** Companies that meet every condition; those whose figure is missing meet none. */
export function screen(scene: Scene): Outcome {
  const conditions = scene.gathered.asked.conditions.filter(({ measure }) => measure.kind === 'metric');
  const [period] = periodsAsked(scene);
  if (conditions.length === 0 || period === undefined) return rank(scene);
  const ids = conditions.map(idOf);
  const checked = scene.holders.map((holder) => check(holder, conditions, period));
  if (checked.every(({ readings }) => readings.includes(null))) return noneHeld(checked, ids);
  const met = sortedBy(checked.filter(({ meets }) => meets), scene.gathered.asked.order).slice(0, scene.gathered.asked.limit ?? checked.length);
  const names = met.map(({ holder }) => holder.name);
  const opening = names.length === 0 ? say`None of the companies at hand meets the conditions asked for.` : say`${names.length === 1 ? `One of the companies at hand meets` : `${capitalCount(names.length)} of the companies at hand meet`} the conditions asked for: ${listed(names)}.`;
  const told = met.slice(0, MOST_TOLD).map(({ holder, readings }) => say`${join(readings.filter((reading) => reading !== null).map((reading) => clauseOf(holder, reading)), '; ')}.`);
  const rows = met.map(({ holder, readings }): Row => ({ holder, cells: readings }));
  const lacking = checked.filter(({ readings }) => readings.some((reading) => reading === null)).map(({ holder }) => holder.name);
  return {
    summary: [opening, ...(met.length > MOST_TOLD ? told.slice(0, 1).map((first) => say`At the top: ${first}`) : told)],
    blocks: [...ids.flatMap((id, index) => tablesOf(tableTitle(id), [id], rows.map((row) => ({ ...row, cells: [row.cells[index] ?? null] })))), ...nearMisses(checked, conditions), ...scope(scene, { id: nameOfAll(ids), entries: scene.holders.filter(({ name }) => !lacking.includes(name)).map((holder) => ({ holder, reading: noReading })) })],
    missing: lacking.map((name) => `Not every measure of the conditions is on file for ${name}.`),
  };
}

/** Nobody can be looked at: that is no answer of nobody. */
function noneHeld(checked: readonly Checked[], ids: readonly string[]): Outcome {
  const lacking = ids.filter((_, index) => checked.every(({ readings }) => readings[index] === null));
  const what = listed((lacking.length === 0 ? ids : lacking).map(nameOf));
  return { summary: [say`The sources at hand do not hold ${what} of any of the companies for the time asked about.`], blocks: [], missing: [`${what.charAt(0).toUpperCase()}${what.slice(1)} of the companies at hand.`] };
}

const noReading: Reading = { metric: '', value: decimal(0), unit: { kind: 'none' }, period: null, formula: null, facts: [], assumptions: {} };

function nameOfAll(ids: readonly string[]): string {
  return ids.length === 1 ? ids[0] ?? '' : 'every measure asked for';
}

function capitalCount(count: number): string {
  const words = inWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function idOf({ measure }: Condition): string {
  if (measure.kind !== 'metric') return '';
  return measure.as === 'growth' ? (measure.id === 'diluted_eps' ? 'eps_growth' : `${measure.id}_growth`) : measure.id;
}

function sortedBy(checked: readonly Checked[], order: 'highest' | 'lowest' | null): readonly Checked[] {
  const sign = order === 'lowest' ? 1 : -1;
  return checked.toSorted((left, right) => sign * (left.readings[0]?.value ?? decimal(0)).comparedTo(right.readings[0]?.value ?? decimal(0)));
}

function check(holder: Holder, conditions: readonly Condition[], period: AskedPeriod): Checked {
  const readings = conditions.map((condition) => readingsIn(holder.bench.book, idOf(condition), period).at(-1) ?? grownIn(holder, condition, period));
  return { holder, readings, meets: conditions.every((condition, index) => isMet(condition, meaningOf(holder, readings[index] ?? null, condition))) };
}

/** The growth of a line on its year before, where the dictionary has no measure of that; null where either is missing or growth from there says nothing. */
function grownIn({ bench: { book } }: Holder, { measure }: Condition, period: AskedPeriod): Reading | null {
  if (measure.kind !== 'metric' || measure.as !== 'growth') return null;
  const now = readingsIn(book, measure.id, period).at(-1);
  const before = now === undefined ? null : yearBefore(book, now);
  return growth(now ?? null, before);
}

/** Who asks for those below nothing means them. */
function meaningOf(holder: Holder, reading: Reading | null, { value }: Condition): Reading | null {
  return reading === null || !(ranks(holder, reading) || decimal(value).lte(0)) ? null : reading;
}

/** Percentages are held against percentages: the condition’s value is what the question wrote. */
function isMet({ is, value }: Condition, reading: Reading | null): boolean {
  if (reading === null) return false;
  const wanted = decimal(value);
  switch (is) {
    case 'above': return reading.value.gt(wanted);
    case 'below': return reading.value.lt(wanted);
    case 'at-least': return reading.value.gte(wanted);
    case 'at-most': return reading.value.lte(wanted);
  }
}

/** With nobody left, the reader sees how far the companies are from it. */
function nearMisses(checked: readonly Checked[], conditions: readonly Condition[]): Outcome['blocks'] {
  if (checked.some(({ meets }) => meets)) return [];
  return conditions.slice(0, 1).flatMap((condition) => {
    const found = checked.flatMap(({ holder, readings }) => (readings[0] === null || readings[0] === undefined ? [] : [{ holder, reading: readings[0] }]));
    const near = ordered(found, idOf(condition), condition.is === 'below' || condition.is === 'at-most' ? { order: 'lowest', text: '' } : { order: 'highest', text: '' })[0];
    return near === undefined ? [] : [textBlock(say`The nearest of them: ${clauseOf(near.holder, near.reading)}.`)];
  });
}

