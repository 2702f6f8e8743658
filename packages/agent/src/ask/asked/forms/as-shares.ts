// One measure as a part of another: "R&D as a percentage of revenue", "what share of revenue goes to R&D", "of its profit, how many percent were paid as dividends".
import { metricById } from '@assay/calc';
import type { AskedMeasure, AskedPeriod } from '../asked.ts';
import { ofSalesHeld } from './of-sales-held.ts';
import { partsOfSeveral } from './parts-of-several.ts';
import { ratioNamed } from './together.ts';

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;
type Scene = { readonly plain: string; readonly periods: readonly AskedPeriod[] };
type Pair = readonly [Metric, Metric];
/** The words before, between and behind two measures. */
type Around = { readonly before: string; readonly between: string; readonly after: string };

const part = String.raw`(?:share|percent(?:age)?s?|per ?cent|pct|fraction|proportion|portion|part|slice|chunk|%)`;
/** Between a part and its whole, whatever else is asked. */
const sureShare = new RegExp(String.raw`(?:^|[\s(])${part} of(?: (?:its|the|their|total|net|all|own))*\s*$`);
const shareOf = new RegExp(String.raw`(?:^|[\s(])${part} of\b|\bto\b.*\bratio\b|^ ?/ ?$|\bdivided by\b|\brelative to\b|\bin relation to\b|^ over(?: the| its)? $`);
const wholeFirst = new RegExp(String.raw`(?:\b(?:what|which|how (?:big|large|much|great)|what kind of) (?:an? )?${part} of|how much (?:out )?of|(?:percent(?:age)?|per ?cent|pct|share|slice|portion) of|\d cents of)(?: (?:its|their|the|total|every dollar of|each dollar of|net|own|annual))*\s*$`);
/** "Of its profit, how many percent went …": the whole stands first, the part is asked for behind. */
const ofWhole = /(?<!\b(?:lot|lots|plenty|most|much|bit|pile|kind|sort|amount|heap|ton|tons|loads) )\b(?:out )?of(?: (?:its|their|the|each|every|all|total|dollar|of|in|that|fiscal|year|net|what|whatever|everything|it))*\s*$/;
const asksPart = new RegExp(String.raw`\b(?:what|which|how (?:many|much|big|large))\b.{0,20}${part}|\bhow much\b`);
const ofIt = new RegExp(String.raw`${part} (?:of|is) (?:it|that|this|them|those|which)\b(?! (?:same |fiscal )*(?:year|quarter)'?s)`);
const ofThat = new RegExp(String.raw`(?:${part}|rate|ratio) (?:is|was|does) (?:that|it|this|which)(?: make| represent)? (?:out )?of\b`);
/** "The profit, and how does it relate to sales, in percent": the amount, and its part. */
const relates = new RegExp(String.raw`\b(?:how(?: (?:large|big|much|high|great))?(?: (?:does|did|do|is|was|were|are))? (?:it|that|this|they|those)(?: (?:relate|compare|stand|look|measure)s?)? (?:to|with|against|relative to|in relation to|compared (?:to|with)|as (?:an? )?${part} of)|(?:and|,|plus) (?:also )?(?:as )?(?:an? |its |the |what )?${part} (?:of|to|relative to|over)|(?:and|,) (?:also )?(?:relative to|in relation to|vs\.?|versus|over))(?: (?:its|the|their|total|net|(?:that|this|the same) (?:fiscal )?(?:year|quarter)(?:'s?)?))*\s*$`);
/** "The share of research in sales". */
const sharedIn = /^ in(?: (?:its|the|their|total|net))*(?:\s|'s?)*$/;
const partOf = new RegExp(String.raw`\b${part} of(?: (?:its|the|their|total|net))*(?:\s|'s?)*$`);
const covered = /\bcover(?:ed|s)?\b/;
const inPercent = new RegExp(String.raw`(?:^|\W)(?:percent(?:age)?|per ?cent|pct|%|ratio)(?:\W|$)`);

/** Pairs beside one another become one measure; the others stay. */
export function asShares(found: readonly AskedMeasure[], scene: Scene): readonly AskedMeasure[] {
  const several = partsOfSeveral(found, scene.plain) ?? ofSalesHeld(found, scene.plain);
  if (several !== null) return several;
  const low = scene.plain.toLowerCase();
  const isPair = found.length === 2;
  const out: AskedMeasure[] = [];
  for (let index = 0; index < found.length; index += 1) {
    const [first, second] = [found[index], found[index + 1]];
    const made = first?.kind === 'metric' && second?.kind === 'metric' && first.id !== second.id ? ofPair([first, second], low, isPair) : null;
    if (first === undefined) continue;
    out.push(...(made ?? [ofSales(first, low, scene.periods)]));
    index += made === null ? 0 : 1;
  }
  return out;
}

function ofPair(pair: Pair, low: string, isPair: boolean): readonly AskedMeasure[] | null {
  const around = aroundOf(pair, low);
  if (around === null) return null;
  const [first, second] = pair;
  if (ofThat.test(around.between)) return [{ ...first, as: 'value' }, shareIn(first, second)];
  if (ofIt.test(around.between)) return [{ ...first, as: 'value' }, shareIn(second, first)];
  if (relates.test(around.between)) return [{ ...first, as: 'value' }, shareIn(first, second)];
  if (sureShare.test(around.between)) return [shareIn(first, second)];
  if (!isPair) return slashed(pair, around);
  if (/\bratio of\b/.test(around.before) && ratioNamed(first.id, second.id) !== null) return [{ ...first, as: 'ratio', of: second.id }];
  if (isFirstOfSecond(pair, around)) return [shareIn(first, second)];
  return isSecondOfFirst(around) ? [shareIn(second, first)] : null;
}

/** What others are commonly held against. */
const wholes: ReadonlySet<string> = new Set(['total_assets', 'shareholders_equity', 'total_equity', 'revenue', 'net_income', 'operating_cash_flow', 'free_cash_flow']);

/** "Current ratio, equity/assets": one over the other in a list, and no list of three with strokes. */
function slashed([first, second]: Pair, { before, between, after }: Around): readonly AskedMeasure[] | null {
  const isRatio = /^ ?\/ ?(?:total )?$/.test(between) && wholes.has(second.id) && !/\/ ?$/.test(before) && !/^ ?\//.test(after);
  if (!isRatio) return null;
  return [ratioNamed(first.id, second.id) === null ? shareIn(first, second) : { ...first, as: 'ratio', of: second.id }];
}

/** What a sentence before speaks of is not yet asked for: which is the whole, the asking sentence says. */
const nextSentence = /[?!.;] +\S/;

function isFirstOfSecond(pair: Pair, { before, between, after }: Around): boolean {
  if (nextSentence.test(between)) return false;
  if (sharedIn.test(between) && partOf.test(before)) return true;
  if (shareOf.test(between) || isRatioOf(pair, before, between)) return true;
  if (/\b(?:versus|vs\.?|against)\b/.test(between) && /^ ?(?:versus|vs\.?|against)(?: the| its)? ?$/.test(between) && /\bhow much of\b/.test(before) && inPercent.test(after)) return true;
  return covered.test(between) && /\bby\b/.test(between) && inPercent.test(`${before} ${after}`);
}

function isSecondOfFirst({ before, between }: Around): boolean {
  return wholeFirst.test(before) || (ofWhole.test(before) && asksPart.test(between));
}

function aroundOf([first, second]: Pair, low: string): Around | null {
  const at = placeOf(first.words, low, 0);
  const end = at + first.words.length;
  const next = placeOf(second.words, low, end);
  return at < 0 || next < 0 ? null : { before: low.slice(0, at), between: low.slice(end, next), after: low.slice(next + second.words.length) };
}

/** Of the words as words: "TA" stands in no "percentage". */
function placeOf(words: string, low: string, from: number): number {
  const wanted = words.toLowerCase();
  let at = low.indexOf(wanted, from);
  while (at > 0 && /[\p{L}\p{N}]/u.test(low.charAt(at - 1))) at = low.indexOf(wanted, at + 1);
  return at;
}

/** What a share earns and pays, held against its price. */
const yields: Readonly<Record<string, string>> = { net_income: 'earnings_yield', diluted_eps: 'earnings_yield', dividends_per_share: 'dividend_yield', dividends_paid: 'dividend_yield', free_cash_flow: 'free_cash_flow_yield', free_cash_flow_per_share: 'free_cash_flow_yield' };

/** A share is of amounts of the whole company: dividends per share stand for those paid, and no amount of the company is held against the price of one share. */
function shareIn(one: Metric, whole: Metric): Metric {
  const named = whole.id === 'price' ? yields[one.id] : undefined;
  if (named !== undefined) return { ...one, id: named, as: 'value' };
  if (whole.id === 'price' && ['flow', 'stock'].includes(metricById(one.id)?.kind ?? '')) return { ...one, as: 'share', of: 'market_cap' };
  // What is counted is no whole of which money is a part.
  if (metricById(whole.id)?.unit.kind === 'shares' && metricById(one.id)?.unit.kind === 'money') return { ...one, as: 'ratio', of: whole.id };
  return { ...one, id: one.id === 'dividends_per_share' ? 'dividends_paid' : one.id, as: 'share', of: whole.id };
}

/** "The ratio of liabilities to equity", "current assets to current liabilities". */
function isRatioOf(pair: Pair, before: string, between: string): boolean {
  return /^ ?(?:to|over) ?(?:the |its )?$/.test(between) && (/\bratio of (?:\w+ )?$/.test(before) || pair.every(({ id }) => metricById(id)?.kind === 'stock'));
}

const costs = /^(?:research_and_development|selling_|general_|cost_of|operating_expenses|stock_based|advertising|capital_expenditure|depreciation|interest_expense)/;

/** Sales that are asked for themselves further ahead are found there: behind a part they are said again. */
const ofSalesAgain = new RegExp(String.raw`^,? \(?(?:(?:as|in|told as|expressed as) )?(?:an? )?${part} of (?:(?:its|the|their|that|total|net|all) )*(?:sales|revenues?|revs?|turnover)(?![\p{L}\p{N}])(?! (?:growth|increase))`, 'u');
const isPartOfSales = ({ id }: Metric, behind: string): boolean => id !== 'revenue' && ['flow', 'stock'].includes(metricById(id)?.kind ?? '') && ofSalesAgain.test(behind);

/** "R&D %": a cost in percent is that of sales; "revenue %" over two years is its growth. */
function ofSales(measure: AskedMeasure, low: string, periods: readonly AskedPeriod[]): AskedMeasure {
  if (measure.kind !== 'metric' || !['value', 'change', 'growth'].includes(measure.as)) return measure;
  const at = placeOf(measure.words, low, 0);
  if (at >= 0 && isPartOfSales(measure, low.slice(at + measure.words.length))) return { ...measure, as: 'share', of: 'revenue' };
  if (at < 0 || !/^ ?(?:%|pct\b|percent)(?= ?(?:[,;?).]|$|and\b|for\b|in\b))/.test(low.slice(at + measure.words.length))) return measure;
  if (costs.test(measure.id)) return { ...measure, as: 'share', of: 'revenue' };
  return measure.as === 'growth' ? measure : ofTimes(measure, periods);
}

function ofTimes(measure: Metric, periods: readonly AskedPeriod[]): Metric {
  const isOfTimes = periods.length > 1 || periods.some(({ kind }) => kind === 'years');
  return isOfTimes && metricById(measure.id)?.kind === 'flow' ? { ...measure, as: 'growth' } : measure;
}
