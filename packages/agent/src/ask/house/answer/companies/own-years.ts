// Companies beside one another, each in a year of its own: "IBM in 2024 against Salesforce in its fiscal 2025".
import type { Reading } from '../../../../figures/figure.ts';
import { renderText } from '../../../../prose/render.ts';
import { join, say, type FigureStyle, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { namedIn } from '../../../asked/companies/read-companies.ts';
import { readBetween } from '../../../asked/forms/between.ts';
import { nameNicknames } from '../../../asked/reworded/whom/nicknames.ts';
import { findMeasures } from '../../../asked/measures/read-measures.ts';
import { metricsAsked, missingTime, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { toldBetween } from './between-companies.ts';
import { asForm, sayMeasure } from '../forms.ts';
import { whatOf } from './beside-in-form.ts';
import { endAsked, isOfLess } from './end-asked.ts';
import { nameOf, ownedBy } from '../sentences/naming.ts';
import { inTime } from '../sentences/reading-words.ts';
import type { Outcome } from '../outcome.ts';
import type { Holder, Scene } from '../scene.ts';

/** Figures of each company. */
const MOST_FIGURES = 4;

/** Null where the years are not told apart by the companies, or another thing is asked for. */
export function ownYears(scene: Scene): Outcome | null {
  const all = metricsAsked(scene);
  if (all.length === 0 || all.length > MOST_FIGURES || scene.holders.length < 2) return null;
  const times = timesOf(scene);
  const told = times === null ? [] : decidingFirst(all, scene.gathered.asked.text).map((given) => ofEach(scene, given, times));
  const outcomes = told.filter((one) => one !== null);
  if (outcomes.length === 0) return null;
  return { summary: outcomes.flatMap(({ summary }) => summary), blocks: [], missing: outcomes.flatMap(({ missing }) => missing) };
}

const asksWho = /\b(?:which|who|whose)\b[^?.]*$|(?:[^,;?.]*[,;] *)?\b(?:higher|better|bigger|larger|ahead|wins?)\b ?[?.]*$/i;

/** The figure by which it is asked who is ahead comes first. */
function decidingFirst(all: readonly MetricAsked[], text: string): readonly MetricAsked[] {
  const deciding = new Set(findMeasures(asksWho.exec(text.trim().replace(/\?$/, ''))?.[0] ?? '').flatMap(({ measure }) => (measure.kind === 'metric' ? [measure.id] : [])));
  const isDeciding = ({ id }: MetricAsked): boolean => deciding.has(id);
  return deciding.size === 1 ? [...all.filter(isDeciding), ...all.filter((one) => !isDeciding(one))] : all;
}

/** One figure of each company in its own year; null where none of them is at hand. */
function ofEach(scene: Scene, given: MetricAsked, times: readonly AskedPeriod[]): Outcome | null {
  const said = scene.holders.map((holder, index) => ({ holder, one: sayMeasure(holder, given, times[index] ?? { kind: 'latest' }) }));
  const told = said.flatMap(({ holder, one }) => (one === null ? [] : [{ holder, ...one }]));
  const missing = said.flatMap(({ holder, one }) => (one === null ? [missingTime(holder, given.id)] : []));
  const { isLow, words } = placeIn(scene, given);
  const order = told.toSorted((left, right) => (isLow ? 1 : -1) * left.figure.value.comparedTo(right.figure.value));
  const [first, ...rest] = order;
  if (first === undefined) return null;
  // One year that is not at hand: the other company's stands alone, and is no better or worse than it.
  if (rest.length === 0) return { summary: [first.sentence, ...missing.map((text) => say`${text}`)], blocks: [], missing };
  const clauses = order.map(({ sentence }): Text => ({ ...sentence, template: sentence.template.replace(/\.$/, '') }));
  const what = whatOf(asForm(given));
  return { summary: [...(metricsAsked(scene).length > 1 ? [] : gapOf(scene, given, order)), say`${first.holder.name} ${words} ${what}: ${join(clauses, '; ')}.`], blocks: [], missing };
}

/** By how much the one is above the other, where that is asked for. */
function gapOf({ gathered }: Scene, given: MetricAsked, order: readonly { readonly holder: Holder; readonly figure: Reading }[]): readonly Text[] {
  const form = readBetween(gathered.asked.text);
  const [unit] = order.map(({ figure }) => figure.unit);
  const isSame = unit !== undefined && order.every(({ figure }) => JSON.stringify(figure.unit) === JSON.stringify(unit));
  const text = form === null || form === 'part' || !isSame ? null : toldBetween(form, order, given);
  return text === null ? [] : [text, ...exactly(order, text)];
}

const finer: readonly FigureStyle[] = ['hundredths', 'thousandths', 'finest', 'whole'];

/** Digits that stand in the calculation alone are told with whose they are, and of when. */
export function exactly(order: readonly { readonly holder: Holder; readonly figure: Reading }[], text: Text): readonly Text[] {
  const written = renderText(text);
  const isIn = (style: FigureStyle): boolean => order.every(({ holder, figure }) => written.includes(renderText(say`${holder.bench.show(figure, style)}`)));
  const style = isIn('plain') ? undefined : finer.find(isIn);
  return style === undefined ? [] : [say`More exactly, ${join(order.map(({ holder, figure }) => say`${ownedBy(holder.name)} ${nameOf(figure.metric)} was ${holder.bench.show(figure, style)} ${inTime(figure)}`), ' and ')}.`];
}

/** Who comes first, and how that is said. */
function placeIn({ gathered }: Scene, { id, as, words }: MetricAsked): { readonly isLow: boolean; readonly words: string } {
  const { order, text } = gathered.asked;
  const end = endAsked(id, text, words);
  const isLow = order === 'lowest' || (order === null && end.isLow);
  const plain = isLow ? 'stands at the bottom on' : isOfLess(id) ? 'stands at the top on' : 'is ahead on';
  return { isLow, words: as === 'value' && isLow === end.isLow ? end.words ?? plain : plain };
}

/** A fiscal year, or the days of the month in which one ended. */
function isOfYear(period: AskedPeriod): boolean {
  return (period.kind === 'fiscal' && period.part === 'FY' && period.year !== null) || (period.kind === 'dates' && period.from.slice(0, 7) === period.to.slice(0, 7));
}

/** The year that stands behind each company's name and before the next one's, in the order of the companies; null unless each has one and they differ, or one that is not at hand has another. */
function timesOf(scene: Scene): readonly AskedPeriod[] | null {
  const asked = periodsAsked(scene);
  if (asked.length < 2 || !asked.every(isOfYear)) return null;
  const text = nameNicknames(scene.gathered.asked.text);
  const others = namedIn(text, []).filter(({ company }) => !scene.holders.some((holder) => holder.company.ticker === company?.ticker));
  const mentions = scene.holders.flatMap((holder) => placesOf(text, holder).map((place) => ({ holder, ...place }))).toSorted((left, right) => left.start - right.start);
  const said = mentions.map(({ holder, end }, index) => ({ holder, year: yearIn(holder, text.slice(end, Math.min(mentions[index + 1]?.start ?? text.length, ...others.filter(({ start }) => start >= end).map(({ start }) => start)))) }));
  const years = scene.holders.map((holder) => said.find((one) => one.holder === holder && one.year !== null)?.year ?? null);
  const isTold = years.every((year) => year !== null) && (new Set(years).size > 1 || others.length > 0);
  return isTold ? years.map((year): AskedPeriod => ({ kind: 'fiscal', year, part: 'FY' })) : null;
}

/** Wherever the question has a name of it, also an everyday one, or the ticker; else by the first of its spellings that it uses. */
function placesOf(text: string, { name, company }: Holder): readonly Place[] {
  const known = namedIn(text, []).filter((found) => found.company?.ticker === company.ticker);
  if (known.length > 0) return known;
  const [word = name] = name.split(/[ ’',.]/);
  for (const said of [name, word, company.ticker]) {
    const found = [...text.matchAll(new RegExp(String.raw`\b${said.replace(/[^\p{L}\p{N} ]/gu, '.')}\b`, said === company.ticker ? 'gu' : 'giu'))];
    if (found.length > 0) return found.map(({ index, 0: whole }) => ({ start: index, end: index + whole.length }));
  }
  return [];
}

type Place = { readonly start: number; readonly end: number };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const yearEnded = /\byear (?:that )?(?:ended|ending|to|through|until)(?: in| on)? (?:the end of )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? (?:\d{1,2}, )?(?<year>20\d\d)\b/i;
const named = /\b(?:fy ?|fiscal (?:year )?)?['’]?(20\d\d)\b|\b(?:fy ?|fiscal (?:year )?)['’]?(\d\d)\b/gi;

/** The one fiscal year that the words name; null where they name none, or several. */
function yearIn({ bench: { book } }: Holder, words: string): number | null {
  const ended = yearEnded.exec(words)?.groups;
  if (ended !== undefined) {
    const month = `${ended['year'] ?? ''}-${String(months.indexOf((ended['month'] ?? '').toLowerCase()) + 1).padStart(2, '0')}`;
    return book.yearAnchors.find(({ end }) => end.startsWith(month))?.period?.fiscal?.year ?? null;
  }
  const years = new Set([...words.matchAll(named)].map(([, long, short]) => (long === undefined ? 2000 + Number(short) : Number(long))));
  const [only, ...others] = years;
  return only === undefined || others.length > 0 ? null : only;
}
