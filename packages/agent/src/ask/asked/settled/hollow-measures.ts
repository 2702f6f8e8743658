// Words that name a measure and ask for nothing of their own: on what basis, from where, beside what.
import { formulaInputs, metricById } from '@assay/calc';
import type { AskedMeasure } from '../asked.ts';
import { partsOfMeasure } from '../measures/parts-of-measure.ts';
import { seeksAdvice } from '../subjects/advice-words.ts';
import { isEconomic } from '../subjects/economic.ts';
import { isMetric, isSubject, type Metric, type Scene } from './scene.ts';

/** Whether the words ask for nothing beside the others. */
export function isHollow(measure: AskedMeasure, all: readonly AskedMeasure[], scene: Scene): boolean {
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
  return ratios.some(({ id }) => id.startsWith('ev_to_') && ([id, ...partsOfMeasure(id)].includes(measure.id) || /^(?:depreciation|cash|total_debt|net_debt)/.test(measure.id)));
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
