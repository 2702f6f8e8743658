// What is read off the market now, beside figures of a year: a price "now", a multiple "by now", told as of the newest close and not of the year's end.
import type { Asked, AskedMeasure, AskedPeriod } from '../asked.ts';
import { isDistance, isUndated } from './twelve-months.ts';
import { seeksAdvice } from '../subjects/advice-words.ts';
import { plainQuestion } from '../question-text.ts';

const ofMarket = /^(?:price$|pe_|peg|market_cap|enterprise_value|ev_|price_to|dividend_yield|earnings_yield|free_cash_flow_yield|distance_from_52w)/;
const newest = String.raw`(?:last|latest|current(?:ly)?|present|today(?:'s)?|most recent|newest|now|nowadays|at present|right now|these days|by now|at the moment)`;
const saysNow = new RegExp(String.raw`\b${newest}\b(?! (?:(?:full|whole|complete(?:d)?) )?(?:fiscal |financial |calendar )?(?:year|fy|quarter|twelve|four))`, 'i');
/** Behind a price that stands for itself: the time is that of what follows. */
const ofWhatFollows = /^\s*[;,]\s*(?:and,? )?(?:(?:for|in|of|from) )?(?:the )?(?:last|latest|newest|most recent) (?:(?:full|whole|completed?) )?(?:fiscal |financial )?(?:year|fy)\b/i;
const dated = /\b(?:19|20)\d\d\b|\bfy ?'?\d\d\b|\bq[1-4]\b|\b(?:year|quarter|month)[- ]?end\b|\bend of\b|\bsince\b|\b\d{1,2} (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? '?\d\d\b|\b\d{1,2}\/\d{1,2}\/\d\d\b/i;

/** The price is held against the figure, and is none of its own. */
const combined = /\btimes (?:that|this|it|those|the)\b|\bmultiple of\b|\bdivid(?:e|ed|ing)\b|\brelative to\b|\b(?:against|over|to) (?:that|this|it)\b|\bas (?:an? )?(?:percent\w*|%|share|part) of\b/i;

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;

function asMarket(measure: AskedMeasure): Metric | null {
  if (measure.kind === 'subject' && measure.subject === 'price') return { kind: 'metric', id: 'price', as: 'value', words: measure.words };
  return measure.kind === 'metric' && ofMarket.test(measure.id) && ['value', 'growth', 'change'].includes(measure.as) ? { ...measure, as: 'value' } : null;
}

type Around = { readonly isJudged: boolean; readonly periods: readonly AskedPeriod[] };

/** The item of the list in which it stands, with the words around it up to the next comma; null where it says nothing of now. */
function itemOfNow(measure: Metric, text: string, { isJudged, periods }: Around): string | null {
  const { words } = measure;
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return null;
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
  const item = `${matched(/(?:[^,;:.?](?!\band\b))*$/, before)}${words}${matched(/^(?:(?! and\b|[.](?= |$))[^,;:?])*/, after)}`;
  if (isDistance(measure)) return !dated.test(item) && isUndated(periods, before) ? item : null;
  const isNow = saysNow.test(item) ? !dated.test(item) : !dated.test(before) && (ofWhatFollows.test(after) || (isJudged && !dated.test(item) && !/^price/i.test(words)));
  return isNow ? item : null;
}

const matched = (pattern: RegExp, text: string): string => pattern.exec(text)?.[0] ?? '';

/** Of several companies, or read as something else already. */
function isWholeReading({ course, multiple, valuation, insiders, calculation, group, claims, operation, companies }: Asked): boolean {
  return companies.length !== 1 || [course, multiple, valuation, insiders, calculation, claims].some((read) => read !== undefined) || group !== null || !['look-up', 'compare', 'overview', 'trend', 'value'].includes(operation);
}

/** It is of the time that is named. */
const isDistanceAlone = (measures: readonly AskedMeasure[]): boolean => measures.every(isDistance);

const isTimed = ({ periods }: Asked): boolean => periods.some(({ kind }) => kind !== 'latest');

/** The figures of the year, and those of now by themselves; the one question where it holds no such. */
export function nowApart(asked: Asked): readonly Asked[] {
  const own = asked.asking ?? asked.text;
  const texts = [own, plainQuestion(own)];
  if (isWholeReading(asked) || !isTimed(asked) || combined.test(own)) return [asked];
  // Whether to buy is asked of the price of today.
  const around: Around = { isJudged: asked.operation === 'value' || seeksAdvice(own, false), periods: asked.periods };
  const market = asked.measures.flatMap((measure) => {
    const found = asMarket(measure);
    const text = found === null ? undefined : texts.find((one) => itemOfNow(found, one, around) !== null);
    return found === null || text === undefined ? [] : [{ measure, found, text, item: itemOfNow(found, text, around) ?? '' }];
  });
  const others = asked.measures.filter((measure) => !market.some((one) => one.measure === measure));
  if (market.length === 0 || isDistanceAlone(asked.measures)) return [asked];
  const now: Asked = { ...asked, operation: 'look-up', measures: market.map(({ found }) => found), periods: [], order: null };
  if (others.length === 0) return [now];
  const rest = market.reduce((left, { item }) => left.replace(item, ' '), market.at(-1)?.text ?? own);
  return [
    { ...asked, asking: rest, operation: asked.operation === 'value' ? 'look-up' : asked.operation, measures: others },
    { ...now, asking: market.map(({ item }) => item.trim()).join(', '), unread: [], leftOver: [], strange: [] },
  ];
}
