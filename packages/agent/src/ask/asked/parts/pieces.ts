// The pieces that a question of several things falls into, each with the companies, times and figures that it names itself.
import type { AskedMeasure } from '../asked.ts';
import type { Company } from '@assay/data';
import { shortName } from '../../../write/company-name.ts';
import type { Named } from '../companies/named.ts';
import { namedIn } from '../companies/read-companies.ts';
import { timeWords } from '../likeness/time-words.ts';
import type { FoundMeasure } from '../measures/found-measure.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { readPeriods, type FoundPeriod } from '../periods/periods.ts';
import { blank, type Place } from '../places.ts';
import type { ReadAround } from '../read-around.ts';
import { isAsking, sentencesOf } from '../story/sentences.ts';
import { splitParts } from './split-parts.ts';

/** Times of statements are not those of the market or of the economy. */
type Kind = 'filed' | 'market' | 'economy';
export type Piece = { readonly words: string; readonly names: readonly string[]; /** Each company with the time that stands behind it; null where they are not told together. */ readonly paired: string | null; readonly times: readonly FoundPeriod[]; /** Of a part, what it is a part of, in the piece's own words; null where the piece has a figure of its own. */ readonly whole: string | null; readonly figures: number; readonly kind: Kind };
/** "What part of revenue": of what the piece before was of, and only the whole that it is a part of is named. */
const partOf = /(?:\b(?:share|portion|part|slice|fraction|percentage|percent|per cent|proportion|chunk)|%) of(?: (?:its|the|their|that|all|total|annual|year's|quarter's))* ?$|\b(?:relative|in relation|next|compared|measured|set) (?:to|with|against)(?: (?:its|the|their|that|all|total|annual|year's|quarter's))* ?$/i;
export const isFigure = ({ kind }: AskedMeasure): boolean => kind === 'metric' || kind === 'series';
export const isPrice = (measure: AskedMeasure): boolean => measure.kind === 'subject' && (measure.subject === 'price' || measure.subject === 'price-history');
/** What is read off the market: without a day it is of now, whatever year stands beside it. */
export const ofMarket = /^(?:price$|price_|pe_|peg|market_cap|enterprise_value|ev_|dividend_yield|earnings_yield|free_cash_flow_yield|return_1|volatility|distance|max_drawdown|sma)/;
const now = /\b(?:last|latest|current|present|today'?s?|most recent|newest) (?:close|price|quote|market|share)\b|\b(?:now|today|currently|at present|right now)\b/i;

/** Figures are those of the whole text: alone, a piece may sound like another one. */
export function piecesOf(text: string, { today, known }: Pick<ReadAround, 'today'> & { /** Of the whole question. */ readonly known: readonly Company[] }): readonly Piece[] {
  const sure = namedIn(text, readPeriods(text, today));
  const names = [...sure, ...known.filter(({ ticker }) => !sure.some(({ company }) => company?.ticker === ticker)).flatMap((company) => placeOf(company, text))];
  const rest = blank(text, names);
  const measures = findMeasures(rest);
  const times = readPeriods(blank(rest, measures), today);
  const within = <Found extends Place>(found: readonly Found[], { start, end }: Place): readonly Found[] => found.filter((one) => start <= one.start && one.end <= end);
  const figures = measures.filter((one) => (isFigure(one.measure) && !isDeed(one.measure)) || isAskedPrice(one, rest));
  if (tellsFigures(text, figures)) return [];
  return splitParts(text, { held: [...names, ...measures, ...times], figures }).map((place): Piece => {
    const [words, own] = [text.slice(place.start, place.end).trim(), within(measures, place)];
    const [only, ...others] = own;
    return {
      words, names: within(names, place).flatMap(({ company }) => (company === null ? [] : [calledBy(company)])), paired: pairedIn(within(names, place), within(times, place)), times: within(times, place), kind: kindOf(words, within(times, place), own.filter((found) => isFigure(found.measure) || (isPrice(found.measure) && !isEndOfYear(found, rest))).map(({ measure }) => measure)),
      whole: only !== undefined && others.length === 0 && partOf.test(text.slice(place.start, only.start)) ? text.slice(only.start, only.end) : null, figures: own.filter(({ measure }) => isFigure(measure)).length,
    };
  });
}

/** A company that only the whole question tells from a word of talk. */
function placeOf(company: Company, text: string): readonly Named[] {
  const name = shortName(company.name);
  const start = text.indexOf(name);
  return start < 0 ? [] : [{ start, end: start + name.length, company, unknown: null }];
}

/** A ticker of one or two letters is read as none. */
const calledBy = ({ ticker, name }: Company): string => (ticker.length < 3 ? shortName(name) : ticker);

/** "Apple in fiscal 2025 and NVIDIA in fiscal 2026". */
function pairedIn(names: readonly Named[], found: readonly FoundPeriod[]): string | null {
  const times = found.filter(({ period }, index) => (period.kind !== 'fiscal' || period.year !== null) && found.findIndex(({ start }) => start === found[index]?.start) === index).toSorted((one, other) => one.start - other.start);
  const whom = names.toSorted((one, other) => one.start - other.start).flatMap(({ company, start, end }) => (company === null ? [] : [{ name: shortName(company.name), start, end }]));
  const isEach = whom.length > 1 && times.length === whom.length && new Set(times.map(({ period }) => JSON.stringify(period))).size > 1 && times.every(({ start }, index) => start >= (whom[index]?.end ?? 0) && start < (whom[index + 1]?.start ?? Infinity));
  return isEach ? whom.map(({ name }, index) => `${name} in ${timeWords(times.slice(index, index + 1).map(({ period }) => period))}`).join(' and ') : null;
}

/** Sentences that only tell: what is asked behind them names company and times itself. */
export function withoutTale(text: string, { today }: ReadAround): string {
  const sentences = sentencesOf(text);
  const first = sentences.findIndex(isAsking);
  const [tale, asking] = [sentences.slice(0, Math.max(0, first)).join(' '), sentences.slice(Math.max(0, first)).join(' ')];
  const [times, own] = [readPeriods(tale, today), readPeriods(asking, today)];
  const names = namedIn(tale, times).flatMap(({ company }) => (company === null ? [] : [company.ticker]));
  if (tale === '' || times.length === 0 || own.length === 0 || /\b(?:it|its|they|their|that|this|those|these)\b/i.test(asking) && names.length > 1) return text;
  return namedIn(asking, own).length > 0 || names.length === 0 ? asking : `${names.join(' and ')}: ${asking}`;
}

/** A sentence that tells of a figure before another one asks is no part of what is asked. */
function tellsFigures(text: string, figures: readonly Place[]): boolean {
  const sentences = sentencesOf(text);
  const first = sentences.findIndex(isAsking);
  const told = first < 1 ? 0 : text.indexOf(sentences[first] ?? '');
  return figures.some(({ start }) => start < told);
}

/** "It matters now. For fiscal 2023 give me its revenue": a time of its own says when. */
function kindOf(words: string, times: readonly FoundPeriod[], figures: readonly AskedMeasure[]): Kind {
  if (figures.every(({ kind }) => kind === 'series')) return 'economy';
  return (now.test(words) && times.every(({ period }) => period.kind === 'latest')) || figures.some((measure) => isPrice(measure) || (measure.kind === 'metric' && ofMarket.test(measure.id))) ? 'market' : 'filed';
}

/** What people do with shares, and a day on which something closed, are no figures. */
const isAskedPrice = ({ measure, start }: FoundMeasure, text: string): boolean => (measure.kind === 'subject' && measure.subject === 'price-history' && !/^prices?$/i.test(measure.words)) || isPrice(measure) && /\b(?:last|latest|current|newest|most recent|share|stock|today's)\b[^,;?]{0,12}$|\b(?:share|stock|last|latest|closing) (?:price|close)/i.test(`${text.slice(Math.max(0, start - 16), start)}${'words' in measure ? measure.words : ''}`);
/** "When fiscal 2025 closed": a year, and no share. */
const isEndOfYear = ({ measure, start }: FoundMeasure, text: string): boolean => 'words' in measure && /^clos/i.test(measure.words) && /\b(?:fiscal|fy|financial|year|quarter|books?|period)\b[\w' ]{0,12}$/i.test(text.slice(Math.max(0, start - 28), start));
const isDeed = (measure: AskedMeasure): boolean => 'words' in measure && /^(?:buy|sell|sold|selling|hold)s?$/i.test(measure.words);
