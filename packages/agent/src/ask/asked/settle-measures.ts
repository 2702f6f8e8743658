// What the measures found come to together: words that only say on what basis, or from where, ask for nothing of their own.
import { formulaInputs, metricById } from '@assay/calc';
import { seeksAdvice } from './subjects/advice-words.ts';
import type { AskedMeasure, AskedPeriod, MeasureForm, Subject } from './asked.ts';
import { isEconomic } from './subjects/economic.ts';
import { sameMeasure } from './subjects/subjects.ts';
import { asShares } from './forms/as-shares.ts';
import { asValued } from './forms/as-valued.ts';
import { asksYearlyRate } from './reworded/market/share-contests.ts';
import { asTogether } from './forms/together.ts';
import { asEachPart } from './twofold/each-part-of.ts';
import { inBothForms } from './twofold/whole-and-yearly.ts';

export type Scene = {
  readonly text: string;
  /** The text without its companies and times. */
  readonly plain: string;
  readonly periods: readonly AskedPeriod[];
  /** Whether several companies are held beside one another: "highest" then orders them. */
  readonly isMany: boolean;
  /** Whether any company is asked about. */
  readonly isNamed: boolean;
};
type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;

/** "He left me his shares": nobody's trade, where figures are asked for. */
function withoutOwners(said: readonly AskedMeasure[]): readonly AskedMeasure[] {
  return said.filter(isMetric).length < 2 ? said : said.filter((measure) => !(isSubject(measure, 'insiders') && /^(?:his|her)\b/i.test(measure.words)));
}

/** "What are goodwill and intangibles": each of the two, and both as one line has them. */
function eachHolding(measure: AskedMeasure, { text }: Scene): readonly AskedMeasure[] {
  const isList = isMetric(measure) && measure.id === 'goodwill_and_intangibles' && measure.as === 'value' && /\band\b|&|\+|,/.test(measure.words);
  if (!isList || /\b(?:together|combined|in all|altogether|total|sum|added|share|part|percent\w*|ratio|times|less|minus|after|than|per)\b|%/i.test(text)) return [measure];
  return [measure, ...['goodwill', 'intangible_assets'].map((id): Metric => ({ kind: 'metric', id, as: 'value', words: measure.words }))];
}

export function settleMeasures(given: readonly AskedMeasure[], scene: Scene): readonly AskedMeasure[] {
  const said = withoutOwners(given).flatMap((measure) => eachHolding(measure, scene));
  const found = said.length === 0 && isMoveOfShare(scene) ? [{ kind: 'subject' as const, subject: scene.periods.some(({ kind }) => kind === 'dates') || movesOfDays.test(scene.text) || moves.test(scene.text) ? 'price-history' as const : 'price' as const, words: 'move' }] : said;
  const priced = found.map((measure) => ofOwners(measure, found, scene)).flatMap((measure) => settlePrice(measure, scene)).map((measure) => settleForm(measure, scene));
  const grown = asValued(asGrowth(asCompound(priced, scene), scene), scene);
  const shared = asTogether(asShares(grown, scene), scene);
  const told = shared.filter((measure) => !isHollow(measure, shared, scene));
  const kept = (told.length < shared.length ? asTogether(asShares(told, scene), scene) : told).map((measure) => asMultiple(measure, shared, scene));
  const whole = moved(kept.map((measure) => besideGrowth(measure, kept)), scene);
  return asEachPart(inBothForms(withMove(whole, scene), scene.text), scene.text).filter((measure, index, all) => index === all.findIndex((other) => sameMeasure(other, measure)));
}

/** The equity ratio of the equity that is named beside it: what belongs to the shareholders. */
function ofOwners(measure: AskedMeasure, all: readonly AskedMeasure[], { text }: Scene): AskedMeasure {
  const isOfOwners = all.some((other) => isMetric(other) && other.id === 'shareholders_equity') || /\b(?:(?:share|stock)holders|owners)\b/i.test(text);
  return isMetric(measure) && measure.id === 'equity_ratio' && isOfOwners ? { ...measure, id: 'equity_to_assets' } : measure;
}

/** "The yearly growth from 2020 to 2025, compounded": growth without a measure is that of sales. */
function asCompound(found: readonly AskedMeasure[], { text, periods, isNamed }: Scene): readonly AskedMeasure[] {
  const [only, ...more] = found;
  const isAlone = only?.kind === 'topic' && only.topic === 'growth' && more.length === 0 && isNamed && periods.length > 0;
  return isAlone && /\b(?:compound\w*|cagr|annuali[sz]ed|per annum|a year on average)\b/i.test(text) ? [{ kind: 'metric', id: 'revenue', as: 'cagr', words: only.words }] : found;
}

/** "What growth did its inventory see": of the one figure that is named. */
const asksGrowth = /\b(?:what|which|how much) (?:rate of |percentage |percent |overall |total )?growth\b(?! (?:and|or)\b)[^?]{0,30}\b(?:did|does|do|has|have|was|is|in|of|for)\b/i;

/** "Growth and operating margin": growth as an item of a list is that of sales. */
function asGrowth(found: readonly AskedMeasure[], { text }: Scene): readonly AskedMeasure[] {
  const [only, ...others] = found.filter(isMetric);
  if (only !== undefined && others.length === 0 && only.as === 'value' && asksGrowth.test(text) && found.some((measure) => measure.kind === 'topic' && measure.topic === 'growth')) return [{ ...only, as: 'growth' }];
  const isGrown = found.some((measure) => 'as' in measure && ['growth', 'cagr', 'change'].includes(measure.as));
  return isGrown || !found.some(isMetric) ? found : found.map((measure) => (measure.kind === 'topic' && measure.topic === 'growth' ? { kind: 'metric', id: 'revenue', as: 'growth', words: measure.words } : measure));
}

/** "Up how much between these two days", "a thousand dollars in it on that day": what moves from day to day is the share. */
function isMoveOfShare({ text, isNamed, periods }: Scene): boolean {
  const isOfDays = periods.length > 0 && periods.every(({ kind }) => kind === 'date' || kind === 'dates');
  const isTold = /\b(?:why|happen\w*|announc\w*|sa(?:y|id|ys)|news|filing|report\w*|insiders?|headlines?)\b/i.test(text);
  const isPlainDays = periods.some((period) => period.kind === 'dates' && !(period.from.endsWith('-01') && /-(?:28|29|30|31)$/.test(period.to))) || /\b(?:stock|shares?|settle|stand|stood|was|were|end(?:ed)?|at)\b/i.test(text);
  if (isNamed && periods.length > 0 && invested.test(text) && /[$€£]\d|\bworth\b/.test(text)) return true;
  return isNamed && isOfDays && (moves.test(text) || movesOfDays.test(text) || (isPlainDays && !isTold));
}

const movesOfDays = /\b(?:pct|percent(?:age)?|hammered|under ?water|ytd|performance|return|crash\w*|slump\w*|plunge\w*|tank(?:ed)?|soar\w*|surge\w*|jump\w*|rall(?:y|ied)|slid|slide|up|down|move|px|chg|invest\w*|worth)\b|%|[$€£]\d/i;

const isSubject = (measure: AskedMeasure, ...subjects: readonly Subject[]): boolean => measure.kind === 'subject' && subjects.includes(measure.subject);
const isMetric = (measure: AskedMeasure): measure is Metric => measure.kind === 'metric';

/** The price of a share, what it moved by, its extremes: measures of the closes. */
function settlePrice(measure: AskedMeasure, scene: Scene): readonly AskedMeasure[] {
  const isPrice = isSubject(measure, 'price', 'price-history') || (measure.kind === 'metric' && measure.id === 'price');
  if (!isPrice) return [measure];
  const { words } = measure;
  const ends = extremesIn(scene.text);
  if (ends.length > 0) return ends.map((as) => ({ kind: 'metric', id: 'price', as, words }));
  const isHistory = isSubject(measure, 'price-history');
  if (isHistory && scene.periods.length === 0 && /technical|histor|chart|support|trend/i.test(words)) return [measure];
  return [{ kind: 'metric', id: 'price', as: isHistory ? historyForm(scene) : priceForm(measure, scene), words }];
}

function historyForm({ text, periods }: Scene): MeasureForm {
  return periods.length === 0 ? 'value' : asksYearlyRate(text) ? 'cagr' : 'growth';
}

function priceForm(measure: AskedMeasure, { text, periods }: Scene): MeasureForm {
  if (measure.kind === 'metric') return measure.as;
  const isMove = moves.test(text) || invested.test(text) || (periods.some(({ kind }) => kind === 'dates') && /%|\b(?:percent|pct|how bad|hammered|down|up)\b/i.test(text));
  if (asksYearlyRate(text) && periods.length > 0 && periods.some(({ kind }) => kind !== 'latest')) return 'cagr';
  return isMove ? 'growth' : /\b(?:average|mean)\b(?! (?:price |analyst )?(?:targets?|pt\b|ratings?|estimates?))/i.test(text) ? 'average' : 'value';
}

const moves = /\b(?:rise|rose|risen|fall|fell|fallen|gain(?:ed|s)?|los[est]+|drop(?:ped)?|climb(?:ed)?|declin\w+|perform\w*|return(?:ed|s)?|chang\w+|moved?|grow\w*|grew|up or down|went (?:up|down))\b/i;

/** Money put into a share grows as its price does. */
const invested = /\binvest(?:ed|ing)?\b|[$€£]\d[\d,.]*k? (?:\w+ ){0,2}(?:put|placed|sunk|stuck) (?:in|into|on)\b|\bput (?:\S+ ){1,4}(?:in|into) |[$€£]\d[\d,.]*k? (?:in|into|of) /i;

function extremesIn(text: string): readonly MeasureForm[] {
  const high = /\b(?:highest|peak(?:ed)?|how high|high(?:s)?|top(?:ped)?|maximum|best)\b/i.test(text);
  const low = /\b(?:lowest|how low|lows?|bottom(?:ed)?|minimum|trough)\b/i.test(text);
  return [...(high ? ['highest' as const] : []), ...(low ? ['lowest' as const] : [])];
}

const yearly = /\bcagr\b|\bannual(?:ly)?\b|\ba year\b|\bsince\b|\bfrom\b/i;

/** "Is it still compounding? The growth in percent for 2024": of one year there is one growth. */
function isOfOneYear(measure: Metric, { periods, text }: Scene): boolean {
  return measure.as === 'cagr' && measure.id !== 'price' && periods.length === 1 && periods.every(({ kind }) => kind === 'fiscal') && !yearly.test(text);
}

/** Among several companies "highest" is the order, not the form. */
function settleForm(measure: AskedMeasure, scene: Scene): AskedMeasure {
  const { isMany } = scene;
  if (isMetric(measure) && isOfOneYear(measure, scene)) return { ...measure, as: 'growth' };
  if (isMetric(measure) && measure.id.startsWith('distance_from_')) return { ...measure, as: 'value' };
  return isMany && 'as' in measure && (measure.as === 'highest' || measure.as === 'lowest') ? { ...measure, as: 'value' } : measure;
}

/** Whether the words ask for nothing beside the others. */
function isHollow(measure: AskedMeasure, all: readonly AskedMeasure[], scene: Scene): boolean {
  const isAhead = measure.kind === 'topic' && measure.topic === 'multiple' && all.some((other) => isSubject(other, 'estimates', 'options'));
  const isOthers = !scene.isNamed && isMetric(measure) && !isEconomic(measure) && all.some(isEconomic);
  return isAhead || isOthers || isEarningsBehind(measure, all, scene) || isBasis(measure, all) || isSource(measure, all, scene) || isVague(measure, all, scene.text) || isEstimate(measure, all, scene);
}

/** In a list of three and more figures the dividend is one of its own. */
const basisIds = (count: number): readonly string[] => ['diluted_eps', 'revenue', ...(count < 3 ? ['dividends_per_share'] : [])];

/** "P/E on 2024 EPS", "yield at the latest close": inputs of a ratio that is asked for. */
function isBasis(measure: AskedMeasure, all: readonly AskedMeasure[]): boolean {
  if (!isMetric(measure) || (measure.as !== 'value' && measure.id !== 'price')) return false;
  const ratios = all.filter((other) => isMetric(other) && other !== measure && /^(?:pe_ratio|forward_pe|market_cap|enterprise_value|price_to_\w+|ev_to_\w+|\w+_yield|price_52w_\w+|sma_\d+|rsi_14|max_drawdown_1y|volatility_1y|distance_\w+|target_\w+)$/.test(other.id)) as readonly Metric[];
  const inputs = ratios.flatMap(({ id }) => formulaInputs(metricById(id)?.formula ?? '0').map((input) => input.metric));
  if (measure.id === 'price') return ratios.length > 0 || isPriceOfValue(measure, all);
  if (isBehind(measure, ratios)) return true;
  return inputs.includes(measure.id) && basisIds(all.filter((other) => isMetric(other) && other.id !== 'price').length).includes(measure.id) && /^(?:(?:diluted )?(?:eps|earnings per share|epses)|sales|revenues?|dividends?(?: per share)?|(?:annual )?dps)$/i.test(measure.words);
}

/** The price that a valuation is held against; a mean of prices is a figure of its own. */
function isPriceOfValue({ as }: Metric, all: readonly AskedMeasure[]): boolean {
  return as !== 'average' && all.some((other) => (isMetric(other) ? /^(?:dcf_value_per_share|reverse_dcf_growth|graham_number)$/.test(other.id) : other.kind === 'topic' && other.topic === 'multiple'));
}

const onEarnings = /\b(?:on|over|using|against|of|by|based on|with|trailing|ttm|last)\b[^,;?]{0,30}\b(?:earnings|profits?)\b/i;
const takingBalance = /(?:\b(?:taking|using|from|on|based on|made of|with|less|minus|plus)\b|[(=+])[^?]*\b(?:debt|cash)\b/i;

/** "P/E on trailing earnings", "EV, taking debt and cash from the balance sheet": what goes into the ratio or the sum. */
function isEarningsBehind(measure: AskedMeasure, all: readonly AskedMeasure[], { text }: Scene): boolean {
  if (!isMetric(measure)) return false;
  const isAsked = (...ids: readonly string[]): boolean => all.some((other) => isMetric(other) && ids.includes(other.id));
  if (measure.id === 'net_income') return isAsked('pe_ratio', 'earnings_yield') && /^(?:earnings|profits?)$/i.test(measure.words) && onEarnings.test(text);
  return /^(?:total_debt|net_debt|cash|market_cap|cash_and_investments)$/.test(measure.id) && isAsked('enterprise_value') && takingBalance.test(text);
}

/** "EV/EBITDA, with debt, cash and operating income of fiscal 2024": everything that a multiple of the price is made of. */
function isBehind(measure: Metric, ratios: readonly Metric[]): boolean {
  return ratios.some(({ id }) => id.startsWith('ev_to_') && (partsOf(id, 0).includes(measure.id) || /^(?:depreciation|cash|total_debt|net_debt)/.test(measure.id)));
}

function partsOf(id: string, depth: number): readonly string[] {
  const formula = metricById(id)?.formula;
  return depth > 3 || formula === null || formula === undefined ? [id] : [id, ...formulaInputs(formula).flatMap(({ metric }) => partsOf(metric, depth + 1))];
}

/** What options are priced by or counted in is no figure of the share. */
const ofOptions = /^(?:price|volatility_1y|open_interest|put_call_ratio|implied_volatility|volume|max_drawdown_1y|price_52w_\w+)$/;

/** A close that is asked for beside them stays. */
function isOfOption({ id, as, words }: Pick<Metric, 'id' | 'as' | 'words'>): boolean {
  return (ofOptions.test(id) && (id !== 'price' || as !== 'value')) || (id === 'net_income' && /^earnings$/i.test(words));
}

/** A document that speaks of something is asked for its words. */
const says = /\b(?:say|says|said|mentions?|describes?|discloses?|discuss(?:es)?|warns?|written|writes?)\b/i;

/** "Should I sell?" asks for no insider's sale; "did directors buy or sell?" does. */
function isAdvice(text: string): boolean {
  return seeksAdvice(text, false) || /\b(?:should|would|could|shall) (?:i|we|you)\b/i.test(text) || (/\b(?:hold or|buy or|time to) sell\b/i.test(text) && !/\b(?:insiders?|directors?|executives?|officers?)\b/i.test(text));
}

/** "What happened to its sales", "it was in the news": said in passing, beside a figure. */
const isPassing = /^(?:what|in the)/i;

/** "As filed with the SEC", "in its 10-Q": where the figure stands. News explain a price, and are asked for alone. */
function isSource(measure: AskedMeasure, all: readonly AskedMeasure[], { text }: Scene): boolean {
  if (isSubject(measure, 'insiders')) return isAdvice(text) || all.some((other) => isSubject(other, 'holders'));
  if (isSubject(measure, 'filings')) return isPlaceOnly(measure, all, text);
  if (isSubject(measure, 'news')) return all.some(isMetric) && (isPassing.test(measure.words) && !/\bwhat (?:was|is|were|stood)\b[^?]{0,24}\bin the\b/i.test(text) || !/news|headline|press|media|papers|article|journalist|digest|interview|coverage/i.test(measure.words));
  return isMetric(measure) && (isOfSubject(measure, all, text) || isPriceBeside(measure, all));
}

/** A figure that only says what a document speaks of, what was traded, held or written options on. */
function isOfSubject({ id, as, words }: Metric, all: readonly AskedMeasure[], text: string): boolean {
  if (says.test(text) && all.some((other) => isSubject(other, 'filings') && /10-?[kq]|annual report|filing/i.test(other.words))) return true;
  if (/^(?:revenue|shares_outstanding|diluted_shares|operating_cash_flow)$/.test(id) && all.some((other) => isSubject(other, 'insiders', ...(id === 'shares_outstanding' ? ['holders' as const] : [])))) return true;
  if (id === 'total_assets' && /^assets?$/i.test(words)) return all.some((other) => isSubject(other, 'holders'));
  if (id === 'revenue' && /^(?:sell|sold)$/i.test(words)) return all.some((other) => isSubject(other, 'analysts'));
  return isOfOption({ id, as, words }) && all.some((other) => isSubject(other, 'options'));
}

/** A price that only names the share of which news or trades are wanted; a move of it is asked for itself. */
function isPriceBeside({ id, as, words }: Metric, all: readonly AskedMeasure[]): boolean {
  const isItem = /\b(?:clos(?:e|ed|ing)|last|latest|current|px|quote)\b|^price$/i.test(words) && (all.filter(isMetric).length > 1 || /clos|last|latest/i.test(words));
  return id === 'price' && as !== 'growth' && !isItem && all.some((other) => isSubject(other, 'news', 'options', 'analysts', 'insiders', 'estimates'));
}

function isPlaceOnly({ words }: AskedMeasure, all: readonly AskedMeasure[], text: string): boolean {
  if (all.some((other) => isSubject(other, 'insiders', 'holders')) && /filings?$/i.test(words)) return true;
  if (all.some((other) => isSubject(other, 'news')) && !/^(?:10|8|annual|item)/i.test(words)) return true;
  const isPlain = /^(?:(?:sec|regulatory|recent|latest) )?(?:filings?|10-?[kq]s?|annual reports?|quarterly reports?)$/i.test(words);
  return isPlain && all.some(isMetric) && !/\b(?:say|says|said|mention|describe|disclose|discuss|warn|risk|read|explain|state|writ|wrote|contain)\w*\b/i.test(text.replace(/^state\b/i, ''));
}

/** Words at large beside measures by name. */
function isVague(measure: AskedMeasure, all: readonly AskedMeasure[], text: string): boolean {
  const named = all.filter((other) => other !== measure && (isMetric(other) || other.kind === 'series'));
  if (measure.kind === 'topic' && measure.topic === 'multiple' && named.some((other) => isMetric(other) && other.id === 'price' && other.as === 'average')) return true;
  if (measure.kind === 'topic') return named.length > 0 && (['growth', 'costs', 'economy', 'balance', 'cash'].includes(measure.topic));
  return isMetric(measure) && ((!isAskedVerb(measure, text) && (isLoose(measure, named) || isTakenIn(measure, named))) || isSameMargin(measure, named));
}

/** "How much did it take in, what did it earn, and …": a question of its own, not the verb of another figure. */
function isAskedVerb({ words }: Metric, text: string): boolean {
  return /^[a-z]+(?: in)?$/i.test(words) && new RegExp(String.raw`(?:^|[,.;:?] |\band )(?:and )?(?:how much|(?:by )?how many percent|by how much|what)(?: more| less)? (?:did |does |has |have )?[^?.,;]{1,40}? ${words}(?: net)?(?=$|[,.;?]| (?:and|in|for|over|during|after|than|from|compared|against) )`, 'i').test(text) && /[,;]|\band\b/.test(text);
}

/** "The operating margin above ten percent, and the margin": the one that is named. */
function isSameMargin({ words }: Metric, named: readonly AskedMeasure[]): boolean {
  return /^margins?$/i.test(words) && named.some((other) => isMetric(other) && other.id.endsWith('_margin') && !/^margins?$/i.test(other.words));
}

/** "How much operating cash did it pull in": the verb is no revenue of its own. */
function isTakenIn({ id, words }: Metric, named: readonly AskedMeasure[]): boolean {
  return id === 'revenue' && /^(?:take|takes|took|taken|bring|brings|brought|rake|raked|pull|pulled|haul|hauled) in$/i.test(words) && named.some((other) => isMetric(other) && metricById(other.id)?.kind === 'flow');
}

/** Plain words beside the names that they stand for. */
function isLoose(measure: Metric, named: readonly AskedMeasure[]): boolean {
  if (/^profitab/i.test(measure.words)) return named.some((other) => isMetric(other) && !/^profitab/i.test(other.words));
  if (measure.id === 'net_income' && /^earn(?:ed|s)?$/i.test(measure.words)) return named.some(isMetric);
  if (measure.id === 'inflation' && /^prices/i.test(measure.words)) return named.some((other) => isMetric(other) && other.id === 'core_inflation');
  if (measure.id === 'price' && (measure.as === 'value' || measure.as === 'change')) return named.some((other) => isMetric(other) && other.id === 'price' && other.as === 'growth');
  if (measure.id === 'total_equity') return named.some((other) => isMetric(other) && other.id === 'shareholders_equity');
  return measure.id === 'cash' && /^cash$/i.test(measure.words) && named.some((other) => isMetric(other) && /^(?:dividends_paid|share_repurchases|free_cash_flow|free_cash_flow_yield|operating_cash_flow|capital_expenditure)$/.test(other.id));
}

/** What analysts expect of a measure is their estimate, not the measure; what a company made in a named time, which is then held against them, is its own figure. */
function isEstimate(measure: AskedMeasure, all: readonly AskedMeasure[], { periods }: Scene): boolean {
  const isReported = !all.some((other) => isSubject(other, 'estimates')) && periods.some(({ kind }) => kind === 'fiscal' || kind === 'dates');
  return !isReported && isMetric(measure) && all.some((other) => isSubject(other, 'estimates', 'surprises')) && /^(?:diluted_eps|revenue|net_income|ebitda|pe_ratio|forward_pe|price|capital_expenditure|operating_income)$/.test(measure.id);
}

/** "How it is valued" in a list of measures is its multiple. */
function asMultiple(measure: AskedMeasure, all: readonly AskedMeasure[], { text }: Scene): AskedMeasure {
  const isListed = measure.kind === 'topic' && measure.topic === 'multiple' && all.filter(isMetric).length > 1 && !/\b(?:over|under)-?(?:valued|priced)|\bcheap|expensive|worth|bargain|buy\b/i.test(text);
  return isListed ? { kind: 'metric', id: 'pe_ratio', as: 'value', words: measure.words } : measure;
}

/** "Grew sales by ten percent and has a margin over twenty": what grows is the amount, not the ratio beside it. */
function besideGrowth(measure: AskedMeasure, all: readonly AskedMeasure[]): AskedMeasure {
  const isBeside = isMetric(measure) && measure.as === 'change' && metricById(measure.id)?.kind === 'ratio' && all.some((other) => isMetric(other) && other.as === 'growth');
  return isBeside ? { ...measure, as: 'value' } : measure;
}

/** "And was it more than in 2023": of the amount whose part of another is asked for in one of the two years. */
const asksMove = /\b(?:was|is|were|did|does|has|how much|how many)\b[^?.;]{0,40}\b(?:more|less|larger|bigger|higher|greater|smaller|lower|rise|risen|fall|fallen|grow|grown|increase[d]?|decrease[d]?|climb|drop(?:ped)?|up|down|change[d]?)\b[^?;]{0,60}\b(?:than|on|from|over|against|versus|vs\.?|since|compared)\b|\b(?:up or down|growth|change|rise|increase)\b[^?;]{0,30}\b(?:vs\.?|versus|against|on|over|from)\b/i;
/** The amount, and then what part that is: "it" is the amount. */
function isAmountFirst({ words }: Metric, text: string): boolean {
  const low = text.toLowerCase();
  const [first = ''] = words.toLowerCase().split(' ');
  const [said, part] = [low.indexOf(first), low.search(/%|\b(?:percent\w*|share of|part of|portion|proportion|fraction)\b/)];
  return said >= 0 && said < part && /[,:;]/.test(low.slice(said, part));
}

/** A move of the part itself. */
const ofPart = /\b(?:percent(?:age)? points|(?:higher|lower|larger|smaller|bigger) (?:share|part|percentage|portion|proportion|ratio))\b/i;

function areTwoYears(periods: readonly AskedPeriod[]): boolean {
  return periods.length === 2 && periods.every((period) => period.kind === 'fiscal' && period.part === 'FY');
}

function withMove(measures: readonly AskedMeasure[], { text, periods }: Scene): readonly AskedMeasure[] {
  const [only, ...others] = measures;
  if (only?.kind !== 'metric' || only.as !== 'share' || others.length > 0 || !areTwoYears(periods)) return measures;
  const isAsked = asksMove.test(text) && !ofPart.test(text) && isAmountFirst(only, text) && metricById(only.id)?.kind === 'flow';
  return isAsked ? [{ kind: 'metric', id: only.id, as: /\bin (?:dollars|money)\b|\$/i.test(text) ? 'change' : 'growth', words: only.words }, only] : measures;
}

const whyMoved = /\bwhy\b/i;
const shareMoved = /\b(?:stock|shares?|price)\b|\b(?:is|are|was) [^?]{0,30}(?:up|down|moving|falling|rising|rallying|tanking|crashing|soaring)\b|\bmov(?:ed|ing)\b|\b(?:crash|plunge|tank|jump|soar|rally|rallied|drop|fall|fell|slump|sink|surge|spike)(?:e?d)?\b/i;

/** Why a share moved is told by news, not by statements. */
function moved(measures: readonly AskedMeasure[], { text }: Scene): readonly AskedMeasure[] {
  const isPrice = measures.every((measure) => isMetric(measure) && /^(?:price|return_\w+)$/.test(measure.id));
  return whyMoved.test(text) && isPrice && shareMoved.test(text) ? [{ kind: 'subject', subject: 'news', words: 'what moved the share' }] : measures;
}
