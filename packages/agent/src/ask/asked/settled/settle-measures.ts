// What the measures found come to together.
import { metricById } from '@assay/calc';
import type { AskedMeasure, AskedPeriod } from '../asked.ts';
import { sameMeasure } from '../subjects/subjects.ts';
import { asksPace } from '../forms/pace-words.ts';
import { asShares } from '../forms/as-shares.ts';
import { sharesPaid } from '../forms/shares-count.ts';
import { asValued } from '../forms/as-valued.ts';
import { asTogether } from '../forms/together.ts';
import { asEachPart } from '../twofold/each-part-of.ts';
import { asLevels } from '../twofold/levels-and-move.ts';
import { inBothForms } from '../twofold/whole-and-yearly.ts';
import { isHollow } from './hollow-measures.ts';
import { isMetric, isSubject, type Metric, type Scene } from './scene.ts';
import { totalsOfEach } from './totals-of-each.ts';
import { isMoveOfShare, moves, movesOfDays, settlePrice } from './settle-price.ts';

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

/** "What did 120 shares pay in dividends, before tax?": of each share, whatever else stands around it. */
const ofShares: AskedMeasure = { kind: 'metric', id: 'dividends_per_share', as: 'value', words: 'dividends' };

export function settleMeasures(given: readonly AskedMeasure[], scene: Scene): readonly AskedMeasure[] {
  if (given.length > 0 && scene.isNamed && sharesPaid(scene.text) !== null) return [ofShares];
  const said = withoutOwners(given).flatMap((measure) => eachHolding(measure, scene));
  const found = said.length === 0 && isMoveOfShare(scene) ? [{ kind: 'subject' as const, subject: scene.periods.some(({ kind }) => kind === 'dates') || movesOfDays.test(scene.text) || moves.test(scene.text) ? 'price-history' as const : 'price' as const, words: 'move' }] : said;
  const priced = found.map((measure) => ofOwners(measure, found, scene)).flatMap((measure) => settlePrice(measure, scene)).map((measure) => settleForm(measure, scene));
  const grown = asValued(asGrowth(asCompound(priced, scene), scene), scene);
  const shared = asTogether(asShares(grown, scene), scene);
  const told = shared.filter((measure) => !isHollow(measure, shared, scene));
  const kept = (told.length < shared.length ? asTogether(asShares(told, scene), scene) : told).map((measure) => asMultiple(measure, shared, scene));
  const whole = totalsOfEach(moved(kept.map((measure) => besideGrowth(measure, kept)), scene), scene);
  return asEachPart(asLevels(inBothForms(withMove(whole, scene), scene.text), scene), scene.text).filter((measure, index, all) => index === all.findIndex((other) => sameMeasure(other, measure)));
}

/** The equity ratio of the equity that is named beside it: what belongs to the shareholders. */
function ofOwners(measure: AskedMeasure, all: readonly AskedMeasure[], { text }: Scene): AskedMeasure {
  const isOfOwners = all.some((other) => isMetric(other) && other.id === 'shareholders_equity') || /\b(?:(?:share|stock)holders|owners)\b/i.test(text);
  return isMetric(measure) && measure.id === 'equity_ratio' && isOfOwners ? { ...measure, id: 'equity_to_assets' } : measure;
}

/** "The yearly growth from 2020 to 2025, compounded", "is its growth slowing": growth without a measure is that of sales. */
function asCompound(found: readonly AskedMeasure[], { text, periods, isNamed }: Scene): readonly AskedMeasure[] {
  const [only, ...more] = found;
  if (only?.kind !== 'topic' || only.topic !== 'growth' || more.length > 0 || !isNamed) return found;
  if (asksPace.test(text)) return [{ kind: 'metric', id: 'revenue', as: 'growth', words: only.words }];
  return periods.length > 0 && /\b(?:compound\w*|cagr|annuali[sz]ed|per annum|a year on average)\b/i.test(text) ? [{ kind: 'metric', id: 'revenue', as: 'cagr', words: only.words }] : found;
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
