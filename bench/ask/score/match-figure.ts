// Whether a number that is shown is a number that was asked for: value at the digits shown, unit, sign, period, company.
import type { ExpectedAmount, ExpectedFigure, ExpectedUnit } from '../records.ts';
import type { Shown } from './shown-figures.ts';

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[A-Za-z0-9]/.test(letter);

/** In small letters, and an apostrophe alike however it is typed; as long as before. */
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Where a word stands in a text. A ticker counts only as a whole word in capitals: GS does not stand in "earnings". */
export function placesOf(text: string, word: string): number[] {
  const isTicker = /^[A-Z]{1,5}$/.test(word);
  const [searched, sought] = isTicker ? [text, word] : [plain(text), plain(word)];
  const places: number[] = [];
  for (let at = searched.indexOf(sought); at >= 0; at = searched.indexOf(sought, at + 1)) {
    if (!isTicker || (!isLetter(searched[at - 1]) && !isLetter(searched[at + sought.length]))) places.push(at);
  }
  return places;
}

const has = (text: string, word: string): boolean => placesOf(text, word).length > 0;
export const saysOne = (text: string, alternatives: readonly string[]): boolean => alternatives.some((word) => has(text, word));

/** By what a shown number of one unit is read in another; where no factor stands, the units cannot mean the same. `bare`: no unit is shown. */
const factors: Readonly<Record<ExpectedUnit, Readonly<Record<string, number>>>> = {
  'USD': {}, 'USD/share': { USD: 1 }, 'percent': { bps: 0.01 }, 'points': { percent: 1, bps: 0.01 }, 'multiple': { bare: 1, percent: 0.01 },
  'shares': { bare: 1 }, 'count': { bare: 1, shares: 1 }, 'index': { bare: 1 },
};
/** Units in which a number is written out: `3.2 billion` is none of these. */
const unscaled: readonly ExpectedUnit[] = ['USD/share', 'multiple'];

function inUnit({ unit, number }: Shown, wanted: ExpectedUnit): { readonly value: number; readonly step: number } | null {
  const isBare = unit === 'none' || unit === 'count' || unit === 'index';
  const factor = unit === wanted ? 1 : factors[wanted][isBare ? 'bare' : unit];
  if (factor === undefined || (number.scaled && unscaled.includes(wanted))) return null;
  if (wanted === 'shares' && isBare && number.value < 1000) return null;
  return { value: number.value * factor, step: number.step * factor };
}

const fallWords = /\b(?:fell|fall(?:en|s|ing)?|declin\w+|decreas\w+|dropp?\w*|down|lower|loss(?:es)?|lost|negative|deficit|shrank|shrunk|contract\w+|minus|outflow\w*|used|slipp?\w*|below)\b/i;
/** What makes the rate that follows it a fall: `fell 6.4%`, `down by 6.4%`. */
const fallBefore = /\b(?:fell|declined|dropped|down|decreased|shrank|lost|lower)(?:\s+by)?\s*$/i;

/** A fall may be told by a minus or by a word; a rise must not stand as a fall. */
function signAgrees(value: number, { number, context, near, behind }: Shown, eitherSign: boolean): boolean {
  if (eitherSign || value === 0) return true;
  if (value < 0) return number.negative || number.bracketed || fallWords.test(context);
  return !number.negative && (behind !== null || !fallBefore.test(near.slice(0, number.at)));
}

/** Equal at the digits shown, and enough digits shown: as many as asked, or all that the value has, or a decimal of a rate. */
export function amountAgrees(shown: Shown, wanted: ExpectedAmount, { digits, eitherSign }: { readonly digits: number; readonly eitherSign: boolean }): boolean {
  const read = inUnit(shown, wanted.unit);
  if (read === null) return false;
  const target = Math.abs(wanted.value);
  if (Math.abs(read.value - target) > read.step / 2 + target * 1e-9 + 1e-12) return false;
  const isExact = Math.abs(read.value - target) <= target * 1e-6;
  const isRate = wanted.unit === 'percent' || wanted.unit === 'points' || wanted.unit === 'multiple';
  const isFine = shown.number.digits >= digits || isExact || (isRate && read.step <= 0.1 + 1e-9);
  return isFine && signAgrees(wanted.value, shown, eitherSign);
}

/** `text`: all that is read. `names`: those of every company that is asked for. */
export type Whole = { readonly text: string; readonly names: readonly (readonly string[])[] };

export function matches(shown: Shown, wanted: ExpectedFigure, whole: Whole): boolean {
  if (!companyAgrees(shown, wanted, whole)) return false;
  return wanted.options.some((option) => amountAgrees(shown, option, wanted) && periodAgrees(shown, option.periods));
}

/** Where one company alone is spoken of, its name need not stand with each figure. Of several, the name that stands closest before the figure is whose it is. */
function companyAgrees({ near, context, number, place }: Shown, { company }: ExpectedFigure, { text, names }: Whole): boolean {
  if (company.length === 0) return true;
  if (names.length < 2) return saysOne(`${context} ${text}`, company);
  const isProse = (place === 'summary' || place === 'text') && !has(near, 'respectively');
  const before = isProse ? near.slice(0, number.at) : near;
  const places = names.map((each) => Math.max(-1, ...each.flatMap((name) => placesOf(before, name))));
  const closest = Math.max(...places);
  if (closest < 0) return saysOne(context, company);
  return isProse ? saysOne(company.join(' '), names[places.indexOf(closest)] ?? []) : saysOne(near, company);
}

/** A year that stands closest decides; only where none does, the title may name it. */
function periodAgrees({ near, context }: Shown, periods: readonly (readonly string[])[]): boolean {
  return periodNamed(/\b(?:19|20)\d{2}\b|\bFY\d{2}\b/.test(near) ? near : context, periods);
}

export function periodNamed(context: string, periods: readonly (readonly string[])[]): boolean {
  return periods.length === 0 || periods.some((words) => words.every((word) => has(context, word)));
}

/** Another value stands where this one belongs: same measure, period and company, and none of the right values. */
export function isReplaced(shown: readonly Shown[], wanted: ExpectedFigure, whole: Whole): boolean {
  const measures = wanted.options.flatMap(({ from }) => /^[A-Za-z]+\.(\w+)@\S+$/.exec(from)?.[1] ?? []);
  return shown.some((one) => one.metric !== null && measures.includes(one.metric) && one.place !== 'chart' && !matches(one, wanted, whole) && samePlace(one, wanted));
}

function samePlace({ near: context, behind }: Shown, { company, options, eitherSign }: ExpectedFigure): boolean {
  const names = company.length === 0 || saysOne(context, company);
  const isValue = options.some(({ value }) => behind !== null && Math.abs((eitherSign ? Math.abs(behind) : behind) - value) <= Math.abs(value) * 0.006);
  return names && !isValue && options.every(({ periods }) => periods.length > 0 && periodNamed(context, periods));
}
