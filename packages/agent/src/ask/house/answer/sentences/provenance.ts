// Where a figure comes from: the filing that states it, or the formula of the dictionary with what went into it.
import { formulaInputs, metricById } from '@assay/calc';
import { daysBetween, type Fact } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { formulaWords } from './formula-words.ts';
import { capital, isBalance, isOfMarket, isOfTwoTimes, lossName, nameOf, ownedBy, wasWere } from './naming.ts';
import { clauseOf, inTime, isOfLastYear, isTrailing, measureName, namedSize, sentence, timeName } from './reading-words.ts';
import type { Holder } from '../scene.ts';
import { indicatorOn } from '../times/times.ts';

/** The same time's reading of another measure; null where there is none. */
function sameTime({ bench: { book } }: Holder, id: string, reading: Reading): Reading | null {
  const end = endOf(reading);
  if (isOfMarket(reading.metric)) return id === 'price' ? indicatorOn(book, id, end) : book.at(id, { length: 'day', end, period: null });
  if (reading.period?.fiscal?.part === 'FY' || isBalance(reading.metric)) {
    const anchor = [...book.yearAnchors, ...book.quarterAnchors].find((known) => known.end === end);
    return anchor === undefined ? null : book.at(id, anchor);
  }
  const quarter = book.quarterAnchors.find((anchor) => anchor.end === end);
  return reading.period?.kind !== 'duration' || quarter === undefined ? null : book.at(id, quarter);
}

function inputsOf(holder: Holder, reading: Reading): readonly Reading[] | null {
  const formula = metricById(reading.metric)?.formula;
  if (formula === undefined || formula === null || reading.formula === null) return null;
  const inputs = formulaInputs(formula);
  const ids = [...new Set(inputs.map(({ metric }) => metric))];
  if (ids.length > 3 || inputs.some(({ shift }) => shift !== null)) return null;
  const found = ids.map((id) => sameTime(holder, id, reading)).filter((read) => read !== null);
  // “Trailing” is understood of the newest twelve months: of an earlier day's it would be read wrongly.
  const isPast = isOfMarket(reading.metric) && endOf(reading) !== endOf(holder.bench.book.closes.at(-1));
  return found.length < ids.length || (isPast && found.some(isOfLastYear)) ? null : found;
}

/** `in fiscal 2024 Apple’s net income was $93.7 billion and its revenue was $391.0 billion`; each with its own time where they differ. */
function inputsClause(holder: Holder, inputs: readonly Reading[]): Text {
  const [first, ...rest] = inputs;
  const isOneTime = first !== undefined && rest.length > 0 && rest.every((input) => timeName(input).handle === timeName(first).handle && first.metric !== 'price' && input.metric !== 'price' && input.period?.kind === first.period?.kind);
  if (!isOneTime) return join(inputs.map((input) => clauseOf(holder, input)), ' and ');
  const its = rest.map((input) => say`its ${measureName(input)} ${wasWere(input.metric)} ${namedSize(holder, input)}`);
  return say`${inTime(first)} ${join([say`${ownedBy(holder.name)} ${measureName(first)} ${wasWere(first.metric)} ${namedSize(holder, first)}`, ...its], ' and ')}`;
}

/** How a computed figure is made; null for one that a source states. */
export function computedFrom(holder: Holder, reading: Reading): Text | null {
  if (reading.formula === null) return null;
  if (isTrailing(reading)) return sumOfQuarters(holder);
  const words = formulaWords(reading.metric);
  if (words === null) return null;
  const definition = `${capital(nameOf(reading.metric))} ${wasWere(reading.metric) === 'was' ? 'is' : 'are'} ${words}`;
  const inputs = inputsOf(holder, reading);
  if (inputs === null || inputs.length === 0) return say`${definition}.`;
  return say`${definition}: ${inputsClause(holder, inputs)}.`;
}

function sumOfQuarters(holder: Holder): Text {
  return say`The trailing year joins the latest fiscal year and the quarters since, as ${holder.name} reported them.`;
}

const reports: readonly (readonly [RegExp, string])[] = [[/^(?:10-K|20-F|40-F)/i, 'annual report'], [/^10-Q/i, 'quarterly report']];

function reportOf(fact: Fact | undefined): string | null {
  const form = fact?.source.form ?? '';
  return reports.find(([pattern]) => pattern.test(form))?.[1] ?? null;
}

/** Which document states a figure; null where it is computed or no filing. */
export function statedIn(holder: Holder, reading: Reading): Text | null {
  if (reading.formula !== null || reading.facts.length !== 1 || isOfTwoTimes(reading.metric)) return null;
  const report = reportOf(reading.facts[0]);
  const shown = namedSize(holder, reading);
  if (report === null || reading.period === null) return null;
  const time = reading.period.kind === 'instant' ? say`on ${timeName(reading)}` : say`for ${timeName(reading)}`;
  return say`${holder.name} reports ${reading.value.isNegative() && lossName(reading.metric) !== null ? 'a ' : ''}${measureName(reading)} of ${shown} ${time} in its ${report}.`;
}

/** The source in a sentence: the filing, or the formula. */
export function sourceOf(holder: Holder, reading: Reading): Text | null {
  return statedIn(holder, reading) ?? computedFrom(holder, reading);
}

/** A newer figure than the one asked for, of another length of time: worth a sentence, never the answer. */
export function newerThan(holder: Holder, reading: Reading, newer: Reading | null): Text | null {
  if (newer === null || daysBetween(endOf(reading), endOf(newer)) < 20) return null;
  return sentence(clauseOf(holder, newer));
}
