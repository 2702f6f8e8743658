// What a price is held against: each close with the figure of its own time, as a multiple, a yield, or both.
import { asksWay } from '../multiple/beside/two-closes.ts';
import { timeWords } from '../likeness/time-words.ts';
import { listed, whoseOf, type Scene } from './scene.ts';
import { cheap, compares, dear, dividend, enterprise, lastYear, multiples, ownYield, trailing, yields, type Basis } from './value-words.ts';

type Fiscal = Scene['fiscal'][number];

/** Of years before nothing is at hand: "retired in '03". */
const FIRST_YEAR = 2009;

/** The fiscal years that are named, in their order. */
export function yearsIn(fiscal: readonly Fiscal[]): readonly number[] {
  const whole = fiscal.flatMap(({ part, year }) => (part === 'FY' && year !== null && year >= FIRST_YEAR ? [year] : []));
  // "What it sends me each quarter; for 2024": all quarters of a year are the year.
  const quarters = fiscal.length === 4 && new Set(fiscal.map(({ year }) => year)).size === 1 ? fiscal.slice(0, 1).flatMap(({ year }) => year ?? []) : [];
  return [...new Set(whole.length === 0 ? quarters : whole)];
}

/** The times that are named for figures; null where they are parts of years. */
function timesOf({ fiscal, days, text }: Scene): readonly string[] | null {
  const years = yearsIn(fiscal).map((year) => `fiscal ${String(year)}`);
  if (years.length > 0) return years;
  // "What it made per share in 2024, and the price on 31 December 2024": the day stands for the year as well.
  const [day, ...more] = days;
  if (day?.endsWith('-12-31') === true && more.length + fiscal.length === 0 && new RegExp(String.raw`\b(?:in|for|of|over) (?:fiscal |the year )?${day.slice(0, 4)}\b`).test(text)) return [`fiscal ${day.slice(0, 4)}`];
  if (fiscal.some(({ year }) => year !== null)) return null;
  return lastYear.test(text) ? ['the last fiscal year'] : trailing.test(text) ? ['the last four quarters'] : [''];
}

const ofBalance = /\bbalance sheets?\b|\bb\/s\b|\b(?:debt|cash)\b.{0,40}\b(?:at|on|of|both)\b/;

/** The days of closes: that of a balance sheet is none. */
export function daysOf({ days, since, text }: Scene): readonly string[] {
  const said = days.length === 0 && since !== null ? [since] : days;
  return ofBalance.test(text) && enterprise.test(text) ? [] : said;
}

/** The closes that are meant: days, or the newest. */
function closesOf(scene: Scene): readonly string[] {
  const named = daysOf(scene).map((day) => `the close of ${timeWords([{ kind: 'date', on: day }])}`);
  return named.length === 0 || scene.isOfNow ? [...named, 'the latest close'] : named;
}

type Held = { readonly close: string; readonly time: string };

/** "When 2023 wrapped up, on that year's earnings, and the same for 2024": each close has its own year. */
function ownYears(scene: Scene, closes: readonly string[], times: readonly string[]): readonly Held[] | null {
  const ends = daysOf(scene).filter((day) => day.endsWith('-12-31')).map((day) => `fiscal ${day.slice(0, 4)}`);
  return ends.length === 2 && closes.length === 2 && times.every((time) => ends.includes(time)) ? closes.map((close, at) => ({ close, time: ends[at] ?? '' })) : null;
}

const ofItsYear = /\b(?:that|the|this) (?:same|very|own) (?:year|yr)(?:'s)?\b|\bsame (?:year|yr)\b|\bthat (?:very )?year's\b|\b(?:each|every|one) (?:of (?:those|these|the) )?year(?:s|'s)?\b|\byear's (?:last|final|closing)\b|\brepeat for\b/;
const yearsEnd = /\b(?:year|yr)[- ]?ends?\b|\bye 20\d\d|\b(?:last|final) (?:close|closing price|trading day|bell|price)\b|\b31 december\b/;

/** "For 2022 and 2024, the year's last close over the same year's earnings": each year's last close with its own figure. */
function eachOwnYear({ fiscal, days, text }: Scene): readonly Held[] | null {
  const ends = days.filter((day) => day.endsWith('-12-31')).map((day) => Number(day.slice(0, 4)));
  const years = [...new Set([...yearsIn(fiscal), ...ends])].sort((left, right) => left - right);
  if (years.length < 2 || ends.length < days.length || !ofItsYear.test(text) || !yearsEnd.test(text)) return null;
  return years.map((year) => ({ close: `the close of 31 December ${String(year)}`, time: `fiscal ${String(year)}` }));
}

const turned = /\b(?:difference|minus|turns|by how (?:much|many)|change[ds]?)\b/;

const areYears = (times: readonly string[]): boolean => times.length > 0 && times.every((time) => time.startsWith('fiscal '));

/** On the figure of a year, and on that of the last twelve months: the newest close under both. */
function onBoth({ text, isOfNow }: Scene, times: readonly string[], closes: readonly string[]): readonly Held[] | null {
  const isBoth = isOfNow && closes.length === 1 && times.length === 1 && areYears(times) && trailing.test(text) && !dividend.test(text);
  return isBoth ? [...times, 'the last four quarters'].map((time) => ({ close: 'the latest close', time })) : null;
}

/** Each close with the time of its figure; null where it is not told which belongs to which. */
function pairsOf(scene: Scene): readonly Held[] | null {
  const own = eachOwnYear(scene);
  if (own !== null) return own;
  const [times, closes] = [timesOf(scene), closesOf(scene)];
  if (times === null || closes.length > 2 || times.length > closes.length) return null;
  // The earlier close goes with the earlier year, whichever is named first.
  const [time = '', later = time] = areYears(times) ? times.toSorted() : times;
  return onBoth(scene, times, closes) ?? ownYears(scene, closes, times) ?? closes.map((close, at) => ({ close, time: at === 0 ? time : later }));
}

const onBasis = (figure: string, time: string): string => (time === '' ? '' : ` on the ${figure} of ${time}`);

const multipleSaid = /\bp\/?e\b|\bmultiples?\b|\btimes\b|\bprice (?:to|over)\b/;

/** Multiple, yield, or both; empty where the words ask for neither. Beside a multiple or dividends, a percentage is mostly of something else. */
function namesOf({ text }: Scene, basis: Basis): readonly string[] {
  const isMultiple = multipleSaid.test(text);
  const isOfOther = isMultiple || (dividend.test(text) && basis.figure !== 'free cash flow');
  const yieldName = (isOfOther ? ownYield : yields).test(text) ? basis.yield : null;
  if (yieldName === null) return multiples.test(text) ? [basis.multiple] : [];
  return [yieldName, ...(isMultiple ? [basis.multiple] : [])];
}

const priced = /\bfetch\w*|\bpeople (?:pay|paying|paid)\b|\b(?:buyers|investors|folks|holders|they|we|you) (?:are |were )?pay(?:ing)?\b|\bprice|\bclos(?:e|ed|es|ing)\b|\bstock\b|\bp\/?(?:e|s|b|fcf|cf|ocf)\b|\be\/p\b|\bmultiples?\b|\bmarket\b|\bmkt\b|\btrad\w+|\bworth\b|\b(?:cheap|dear|expensive|pricey|rated|bargain|valued?)\w*|\bpx\b|\bcost\w*|\byield\w*|\bev\b/;

/** Null where the words do not hold a price against that figure, or where their times are not clear. */
export function heldAgainst(scene: Scene, basis: Basis): readonly string[] | null {
  const [pairs, names] = [pairsOf(scene), namesOf(scene, basis)];
  const [name, ...others] = names;
  const [first, second] = pairs ?? [];
  if (first === undefined || name === undefined || !priced.test(scene.text)) return null;
  if (scene.companies.length > 1) return second !== undefined || others.length > 0 ? null : ofSeveral(scene, name, `at ${first.close}${onBasis(basis.figure, first.time)}`);
  return scene.companies.flatMap((company) => ofOne(whoseOf(company), { basis, names, pairs: pairs ?? [], text: scene.text }));
}

type One = { readonly text: string; readonly basis: Basis; readonly names: readonly string[]; readonly pairs: readonly Held[] };

function ofOne(whose: string, one: One): readonly string[] {
  const { basis, names, pairs } = one;
  return ofTwo(whose, one) ?? pairs.flatMap(({ close, time }) => names.map((name) => `What is ${whose} ${name} at ${close}${onBasis(basis.figure, time)}?`));
}

/** One measure at two closes, and what is asked of the way between them; null where each is told for itself. */
function ofTwo(whose: string, { basis, names: [name, ...others], pairs: [first, second, ...more], text }: One): readonly string[] | null {
  if (first === undefined || second === undefined || name === undefined || others.length > 0) return null;
  const isOfEnds = more.length === 0 && [first, second].every(({ close, time }) => close === `the close of 31 December ${time.slice(-4)}`);
  if (isOfEnds && name === 'price-earnings ratio' && turned.test(text)) return [`At what multiple of the year's diluted earnings per share did ${whose.slice(0, -2)} trade at the last close of ${first.time.slice(-4)} and at the last close of ${second.time.slice(-4)}, and by how many turns did the multiple change?`];
  // Two closes over one figure: then and now.
  if (first.time === second.time) return [`Using ${whose} ${basis.figure} of ${first.time}, what was the ${name} at ${first.close}, what is it at ${second.close}, and has it risen or fallen?`];
  // Each close over the figure of its own year, and the way from the one to the other.
  return first.time === '' || !asksWay(text) ? null : [`What was ${whose} ${name} at ${first.close}${onBasis(basis.figure, first.time)}, what was it at ${second.close}${onBasis(basis.figure, second.time)}, and did it go up or down?`];
}

function ofSeveral({ companies, text }: Scene, name: string, when: string): readonly string[] {
  const tickers = companies.map(({ ticker }) => ticker);
  const [low, high] = [text.search(cheap), text.search(dear)];
  const sense = low >= 0 && (high < 0 || low < high) ? (tickers.length === 2 ? 'lower' : 'lowest') : tickers.length === 2 ? 'higher' : 'highest';
  // At a close gone by each is told for itself: an order of several is one of today.
  return compares.test(text) && when.includes('latest close') ? [`Which of ${listed(tickers)} has the ${sense} ${name} ${when}?`] : tickers.map((ticker) => `What is ${ticker}'s ${name} ${when}?`);
}
