// What a question names, laid out for a sheet: its companies, the days and years, its words in lower case. How the words join them is not asked.
import type { Company } from '@assay/data';
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../asked.ts';
import type { ReadAround } from '../read-around.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import { blank, type Place } from '../places.ts';
import { plainQuestion } from '../question-text.ts';
import { fullYears } from '../reworded/times/short-years.ts';

export type Scene = {
  /** In lower case. */
  readonly text: string;
  /** The newest close is meant, in whatever words. */
  readonly isOfNow: boolean;
  readonly companies: readonly Company[];
  readonly places: readonly (Place & { readonly ticker: string })[];
  readonly days: readonly IsoDate[];
  readonly span: { readonly from: IsoDate; readonly to: IsoDate } | null;
  /** From a day until now. */
  readonly since: IsoDate | null;
  /** Fiscal years and their parts, as they are named. */
  readonly fiscal: readonly Extract<AskedPeriod, { kind: 'fiscal' }>[];
  /** Metrics of the dictionary that are named, a price aside. */
  readonly metrics: readonly string[];
};

/** Of more companies nobody asks for a sheet of figures. */
const MOST_COMPANIES = 4;

const closings = String.raw`(?:(?:was |were )?(?:closed|ended|over|out|done|finished|through)|(?:had |has )?(?:shut up shop|closed out|wrapped up|drew to a close|rang out))`;
/** "Since 2024 shut up shop", "when 2023 wrapped up": the last close of that year. */
const yearClosed = new RegExp(String.raw`\b(?:since|when|from when|after|once|as) (20\d\d) (?:${closings}|did)\b`, 'gi');
const yearEnds = /\b(?:the )?(?:books (?:closed|ended|shut) on|(?:final|last) (?:bell|session|trading day|day|close|quote|price|finish)(?: price)? (?:of|in)|(?:end|finish) of|(?:at|from|since|to|by|till|until|through) the close of|closing out|ye|year[- ]end|new year's eve(?: of)?) '?(20\d\d|(?<=')\d\d)\b(?! (?:so far|to date)| ?%)/gi;
const monthEnds = /\b(?:the )?(?:last|final) (?:trading )?(?:day|close|session) (?:of|in) (january|february|march|april|may|june|july|august|september|october|november|december),? (20\d\d)\b/gi;
const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

function monthEnd(month: string, year: string): string {
  const last = new Date(Date.UTC(Number(year), months.indexOf(month.toLowerCase()) + 1, 0)).getUTCDate();
  return `${String(last)} ${month} ${year}`;
}

const endsListed = /\b((?:the )?(?:(?:year[- ])?ends?|close[sd]?|(?:final|last) (?:close|day|bell|trading day|session)|ye) (?:of |in )?)(20\d\d)((?:(?:,|,? and|,? &|,? \+) ?(?:ye |of |in |the end of )?20\d\d)+)\b/gi;

/** "At the end of 2023, 2024 and 2025": of each of them. */
function eachEnd(text: string): string {
  return text.replace(endsListed, (...[, lead = '', first = '', others = '']: readonly string[]) => `${lead}${first}${others.replace(/(?:ye |of |in |the end of )?(20\d\d)/gi, `${lead}$1`)}`);
}

const endOfThat = /\b(?:on |at |as of )?(?:that|the same) year's (?:final|last) (?:trading day|close|closing price|session|bell|day)\b|\b(?:as|when|by the time|once) (?:that|the) year (?:ended|closed|finished|was (?:over|out|done)|ran out|shut|drew to a close|came to an end)\b/gi;

/** "That year's last trading day": of the one year that is named. */
function thatYearsEnd(text: string): string {
  const [only, ...others] = new Set(text.match(/\b20\d\d\b/g));
  return only === undefined || others.length > 0 ? text : text.replace(endOfThat, `on 31 December ${only}`);
}

const asides = /,? ?\b(?:(?:leaving|leave|putting|setting) (?:out |aside )?(?:the |any )?dividends?(?: (?:out|aside))?|dividends? (?:aside|apart|left out|not counted|excluded)|(?:without|ignoring|excluding|ex|before|not|never mind|forget(?:ting)?(?: about)?|disregarding)(?: counting)? (?:the |any |its |their )?dividends?),?/gi;

/** What a desk writes for a close, and the last days of years and months said as days. */
function withDays(text: string): string {
  return eachEnd(thatYearsEnd(fullYears(text.replace(/\bye ?'?(\d\d)\b/gi, 'YE 20$1').replace(/\b([12]\d) (?=(?:dil\w*\.? )?eps\b)/gi, '20$1 ').replace(/\bper cent/gi, 'percent')))).replace(/\bcls\b/gi, 'close').replace(/\bpx\b/gi, 'price').replace(/\bval\b/gi, 'value')
    .replace(asides, '').replace(yearClosed, 'since 31 December $1').replace(monthEnds, (_, month: string, year: string) => `on ${monthEnd(month, year)}`)
    .replace(yearEnds, (_, year: string) => `31 December ${year.length === 2 ? `20${year}` : year}`);
}

/** A gain or a loss on shares, dividends that are left out, income and cash at large: no lines of a statement. */
const ofTalk = /^(?:employees|gains?|loss(?:es)?|(?:dollar )?profits?|dividends?|income|cash|costs?|equity|earns?|(?:make|made|makes) per share)$/i;

/** Null where too few or too many companies are named. */
export function sceneOf(words: string, { companies: known, unknown }: Pick<Asked, 'companies' | 'unknown'>, { desk, today }: Pick<ReadAround, 'desk' | 'today'>): Scene | null {
  const text = withDays(words);
  const plain = withDays(plainQuestion(text));
  const bundled = new Set([...known, ...desk.sampleCompanies()].map(({ ticker }) => ticker));
  const named = [text, plain].map((said) => [...namedIn(said, readPeriods(said, today)), ...typedLow(said, desk.sampleCompanies())].filter(({ company }) => company === null || bundled.has(company.ticker)));
  const companies = [...new Map([...named.flat().flatMap(({ company }) => company ?? []), ...known].map((company) => [company.ticker, company])).values()].filter(({ ticker }) => known.length === 0 || isKept(ticker, known, named.flat()));
  if (unknown.some(({ words: name }) => isBeside(name, text)) || companies.length === 0 || companies.length > MOST_COMPANIES) return null;
  const open = blank(plain, named[1] ?? []);
  const periods = readPeriods(open, today).map(({ period }) => period);
  const found = findMeasures(open);
  const measures = found.flatMap((one) => (one.measure.kind === 'metric' && one.measure.id !== 'price' && !ofTalk.test(open.slice(one.start, one.end)) && !isLoose(one, found) ? [one.measure.id] : []));
  return {
    text: text.toLowerCase(), companies, places: (named[0] ?? []).flatMap(({ start, end, company }) => (company === null ? [] : [{ start, end, ticker: company.ticker }])),
    isOfNow: [text, plain].some((said) => nowWords.test(said.toLowerCase())), metrics: [...new Set(measures)], ...timesOf(periods, today),
  };
}

const joint = String.raw`(?:,|,? and|,? or|vs\.?|versus|than|against|with|to|&|\/)`;

/** A name that nobody knows, set beside another: whom it is about is not known. Any other such word is no company, since one is named. */
function isBeside(name: string, text: string): boolean {
  const plain = name.replace(/[^\w ]/g, '.');
  return new RegExp(String.raw`${joint} ${plain}\b|\b${plain}(?:'s)? ?${joint} (?=\p{Lu})`, 'u').test(text);
}

/** One word that several figures may be meant by, as "multiple". */
function isLoose({ start, end }: Place, all: readonly Place[]): boolean {
  return all.filter((one) => one.start === start && one.end === end).length > 2;
}

function timesOf(periods: readonly AskedPeriod[], today: IsoDate): Pick<Scene, 'days' | 'span' | 'since' | 'fiscal'> {
  const spans = periods.filter((period) => period.kind === 'dates');
  const span = spans.find(({ to }) => to < today);
  return {
    days: [...new Set(periods.flatMap((period) => (period.kind === 'date' ? [period.on] : [])))].sort(), fiscal: periods.filter((period) => period.kind === 'fiscal'),
    span: span === undefined ? null : { from: span.from, to: span.to }, since: spans.find(({ to }) => to >= today)?.from ?? null,
  };
}

/** Tickers of bundled companies in small letters, as a hurried hand types them. */
function typedLow(text: string, bundled: readonly Company[]): ReturnType<typeof namedIn> {
  return bundled.filter(({ ticker }) => ticker.length > 2).flatMap((company) => {
    const start = ` ${text.replace(/[^\w]/g, ' ')} `.indexOf(` ${company.ticker.toLowerCase()} `);
    return start < 0 ? [] : [{ start, end: start + company.ticker.length, company, unknown: null }];
  });
}

/** Besides those that were read: a bundled company by a name of more than a letter, where the words stand for nothing else. */
function isKept(ticker: string, known: readonly Company[], named: ReturnType<typeof namedIn>): boolean {
  return known.some((company) => company.ticker === ticker) || named.some(({ company, start, end }) => company?.ticker === ticker && end - start > 2);
}

/** The newest close, in whatever words. */
const nowWords = /\b(?:newest|latest|most recent|freshest)\b(?! (?:fiscal|finished|complete\w*|quarter\w*|year|dividend|full|whole|balance|count|number))|\b(?:last|current|present|today's|recent)\s+(?:\w+\s+){0,2}?(?:close[sd]?|closing|prices?|quotes?|px|cls|finish|session|bell|one|level)\b|\bclos(?:e[sd]?|ing) (?:at )?last\b|\b(?:last|latest) (?:close[sd]?|finish(?:ed)?|traded?|left off|px)\b|\bfinish(?:ed)? (?:up )?last\b|\bleave off\b|\bnow(?:adays)?\b|\btoday\b|\bcurrently\b|\bthese days\b|\bat present\b|\bwhere (?:it|they|each|the stock) (?:is|are|stands?|trades?)\b|\b(?:has|have) (?:it|they|the stock) (?:got|gotten|become|grown|been) since\b/;

export const whoseOf = ({ ticker }: Company): string => `${ticker}'s`;

export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
