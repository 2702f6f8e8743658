// What a price is held against: each close with the figure of its own time, as a multiple, a yield, or both.
import { timeWords } from '../likeness/time-words.ts';
import { listed, whoseOf, type Scene } from './scene.ts';
import { cheap, compares, dividend, enterprise, lastYear, multiples, ownYield, trailing, yields, type Basis } from './value-words.ts';

type Fiscal = Scene['fiscal'][number];

/** Of years before nothing is at hand: "retired in '03". */
const FIRST_YEAR = 2009;

/** The fiscal years that are named, in their order. */
export function yearsIn(fiscal: readonly Fiscal[]): readonly number[] {
  return [...new Set(fiscal.flatMap(({ part, year }) => (part === 'FY' && year !== null && year >= FIRST_YEAR ? [year] : [])))];
}

/** The times that are named for figures; null where they are parts of years. */
function timesOf({ fiscal, text }: Scene): readonly string[] | null {
  const years = yearsIn(fiscal).map((year) => `fiscal ${String(year)}`);
  if (years.length > 0) return years;
  if (fiscal.length > 0) return null;
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

/** Each close with the time of its figure; null where it is not told which belongs to which. */
function pairsOf(scene: Scene): readonly Held[] | null {
  const [times, closes] = [timesOf(scene), closesOf(scene)];
  if (times === null || closes.length > 2 || times.length > closes.length) return null;
  const [time = '', later = time] = times;
  return ownYears(scene, closes, times) ?? closes.map((close, at) => ({ close, time: at === 0 ? time : later }));
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

const priced = /\bprice|\bclos(?:e|ed|es|ing)\b|\bstock\b|\bp\/?(?:e|s|b|fcf|cf|ocf)\b|\be\/p\b|\bmultiples?\b|\bmarket\b|\bmkt\b|\btrad\w+|\bworth\b|\b(?:cheap|dear|expensive|pricey|rated|bargain|valued?)\w*|\bpx\b|\bcost\w*|\byield\w*|\bev\b/;

/** Null where the words do not hold a price against that figure, or where their times are not clear. */
export function heldAgainst(scene: Scene, basis: Basis): readonly string[] | null {
  const [pairs, names] = [pairsOf(scene), namesOf(scene, basis)];
  const [name, ...others] = names;
  const [first, second] = pairs ?? [];
  if (first === undefined || name === undefined || !priced.test(scene.text)) return null;
  if (scene.companies.length > 1) return second !== undefined || others.length > 0 ? null : ofSeveral(scene, name, `at ${first.close}${onBasis(basis.figure, first.time)}`);
  return scene.companies.flatMap((company) => ofOne(whoseOf(company), { basis, names, pairs: pairs ?? [] }));
}

function ofOne(whose: string, { basis, names, pairs }: { readonly basis: Basis; readonly names: readonly string[]; readonly pairs: readonly Held[] }): readonly string[] {
  const [first, second] = pairs;
  // Two closes over one figure: then and now.
  if (first !== undefined && second !== undefined && first.time === second.time && names.length === 1) return [`Using ${whose} ${basis.figure} of ${first.time}, what was the ${names.join('')} at ${first.close}, what is it at ${second.close}, and has it risen or fallen?`];
  return pairs.flatMap(({ close, time }) => names.map((one) => `What is ${whose} ${one} at ${close}${onBasis(basis.figure, time)}?`));
}

function ofSeveral({ companies, text }: Scene, name: string, when: string): readonly string[] {
  const tickers = companies.map(({ ticker }) => ticker);
  const sense = cheap.test(text) ? (tickers.length === 2 ? 'lower' : 'lowest') : tickers.length === 2 ? 'higher' : 'highest';
  return compares.test(text) ? [`Which of ${listed(tickers)} has the ${sense} ${name} ${when}?`] : tickers.map((ticker) => `What is ${ticker}'s ${name} ${when}?`);
}
