// Whether every measure that the question's words name, by the dictionary and by nothing else, is given, or goes into what is given. A reading that dropped one of them does not vouch for itself.
import type { GivenFigure } from '../demands/reading/given.ts';
import { sharesPaid } from '../../asked/forms/shares-count.ts';
import { formulaInputs, metricById } from '@assay/calc';
import type { Asked } from '../../asked/asked.ts';
import type { Also, Course } from '../../asked/course/course.ts';
import { operandsOf } from '../../asked/expressions/signs/expression.ts';
import { readMeasures } from '../../asked/measures/read-measures.ts';
import { plainQuestion } from '../../asked/question-text.ts';
import { isOfNextQuarter } from '../demands/paces.ts';
import type { Told } from '../lacking.ts';

/** Of what a measure is made, down to the lines of the statements. */
function partsOf(id: string, depth = 0): readonly string[] {
  const formula = metricById(id)?.formula;
  return depth > 3 || formula === null || formula === undefined ? [id] : [id, ...formulaInputs(formula).flatMap(({ metric }) => partsOf(metric, depth + 1))];
}

/** What goes by plain words of every question: a verb of earning, a price. */
const loose = /^(?:earn\w*|ma[dk]es?|sells?|sold|costs?|profits?|profitab\w*|closed?|closing|close|price[ds]?|trad\w+|worth|stock|shares?|last|cash|money|debt|equity|assets?|takes? in|took in|brings? in|brought in|return(?:ed|s)?|growth|grew|goes for|finish(?:ed)?|buybacks?|common stock|how many shares|margins?|owes?|bought back|loans?|times earnings|max(?:imum)? (?:drawdown|dd))$/i;

/** Of a share, and of no statement, where the closes are what is asked about. */
const moved = /^how much (?:did|has|had) (?:it|he|she|they) (?:gain|los|made?|ma[dk]e)|^(?:(?:how much )?(?:did|has|had|would) [^,?]{2,30}? )?(?:(?:gain|win|won)(?:ed)? or )?(?:los[et]|lose|loss(?:es)?)$/i;

/** What is named only to say what the amount is that the question states. */
const besideStated: Readonly<Record<'price' | 'dividends' | 'earnings', readonly string[]>> = { price: ['net_income'], dividends: ['dividend_yield', 'dividends_per_share', 'dividends_paid'], earnings: ['pe_ratio', 'price_to_sales', 'price_to_book', 'diluted_eps', 'net_income'] };

function besideOf(also: Also | undefined): readonly string[] {
  if (also?.kind === 'stated') return besideStated[also.of];
  if (also?.kind === 'newest') return ['price_52w_high', 'price_52w_low'];
  return also?.kind === 'holding' ? ['dividends_paid', 'dividends_per_share'] : [];
}

const ends: ReadonlySet<string> = new Set(['highest', 'lowest', 'range']);
const year: ReadonlySet<string> = new Set(['52 week', '12 month', '1 year']);

/** The ends of the last year by their name. */
function ofYear({ form: { kind }, windows: [window, ...others] }: Course): readonly string[] {
  const isYear = window?.kind === 'last' && others.length === 0 && year.has(`${String(window.count)} ${window.of}`);
  return isYear && ends.has(kind) ? ['price_52w_high', 'price_52w_low'] : [];
}

/** How far it is off an end, how much it swung, and what becomes of so many shares, for which dividends are only left aside. */
function toldByReading({ course, multiple }: Pick<Asked, 'course' | 'multiple'>): readonly string[] {
  // At so many times the figure a price is what is asked for.
  if (multiple !== undefined && multiple.times !== null) return ['pe_ratio'];
  if (course?.of !== 'close') return [];
  const off = course.form.kind === 'off' || course.also?.kind === 'off' ? ['distance_from_52w_high', 'distance_from_52w_low', 'price_52w_high', 'price_52w_low'] : [];
  const swings = course.form.kind === 'volatility' ? ['volatility_1y', 'volatility_3m'] : [];
  // "The largest one-day fall": of a part of the time, and not from its peak.
  const falls = course.form.kind === 'fall' || course.form.kind === 'worst' ? ['max_drawdown_1y'] : [];
  return [...off, ...ofYear(course), ...swings, ...falls, ...besideOf(course.also)];
}

/** Cash over the dividends paid covers them, as earnings over them do. */
function isCoverByCash(calculation: Asked['calculation']): boolean {
  if (calculation === undefined) return false;
  const { expression } = calculation;
  const ids = operandsOf(expression).map(({ id }) => id);
  return expression.kind === 'combined' && expression.sign === '÷' && ids.includes('dividends_paid') && (ids.includes('free_cash_flow') || ids.includes('operating_cash_flow'));
}

/** "Payouts" beside what is paid out, over anything: the sum that stands above the line. */
function isOfPayouts(calculation: Asked['calculation']): boolean {
  const expression = calculation?.expression;
  return expression?.kind === 'combined' && expression.sign === '÷' && operandsOf(expression.left).every(({ id }) => id === 'dividends_paid' || id === 'share_repurchases' || id === 'dividends_per_share');
}

/** "Running with more leverage": by whichever ratio of it is asked for. */
function standingFor({ calculation, valuation }: Pick<Asked, 'calculation' | 'valuation'>, told: readonly string[]): readonly string[] {
  const isLeverage = told.some((id) => /^(?:equity_multiplier|liabilities_to_equity|debt_to_)/.test(id));
  const isOfEarnings = valuation?.items.includes('pe_ratio') === true;
  // "A multiple of its earnings" names no other one.
  return [...(isOfEarnings ? ['price_to_sales', 'price_to_book'] : []), ...(isCoverByCash(calculation) ? ['dividend_cover'] : []), ...(isOfPayouts(calculation) ? ['payout_ratio', 'free_cash_flow_payout'] : []), ...(isLeverage ? ['debt_to_equity'] : [])];
}

/** A sum by name, of which every line goes into one figure that is told. */
function isAddedUp(id: string, all: readonly { readonly inputs: readonly string[] }[]): boolean {
  const lines = (metricById(id)?.formula ?? '').replace(/(?:optional|abs)\((\w+)\)/g, '$1').split(' + ');
  return lines.length > 1 && lines.every((line) => metricById(line) !== undefined) && all.some(({ inputs }) => lines.every((line) => inputs.includes(line)));
}

const cap = /\b(?:mkt|market) ?(?:cap\w*|value)(?:'s)?\b(?! ?(?:and\b|,|&|\+|;))/i;
const besideCap = /(?:\band|,|&|\+|;) (?:(?:its|the) )?(?:(?:current|latest|present) )?(?:mkt|market) ?(?:cap|value)/i;

/** "Market cap over free cash flow": the close times the shares goes into the ratio, and is not asked for beside it. */
function capOfRatio({ asking, text, multiple, valuation }: Pick<Asked, 'text' | 'asking' | 'multiple' | 'valuation'>, told: ReadonlySet<string>): readonly string[] {
  const words = asking ?? text;
  const isWithin = (multiple ?? valuation) !== undefined && told.has('price') && told.has('shares_outstanding') && cap.test(words) && !besideCap.test(words);
  return isWithin ? ['market_cap'] : [];
}

/** What so many shares were paid is the dividend of one of them, as often, and before the holder's tax. */
function paidToHolder({ text, payments }: Pick<Asked, 'text' | 'payments'>, opening: string): readonly string[] {
  if (payments !== undefined && /ex-dividend day/.test(opening)) return ['dividends_paid', 'dividends_per_share'];
  return sharesPaid(text) !== null && /ex-dividend day/.test(opening) && opening.includes(' × ') ? ['dividends_paid', 'income_tax', 'dividends_received', 'dividends_per_share'] : [];
}

/** A move over a day is one from the close before; that it runs so is held elsewhere. */
function closeBefore(opening: readonly GivenFigure[]): readonly string[] {
  return opening.some(({ measure, form }) => measure === 'price' && (form === 'growth' || form === 'change')) ? ['previous_close'] : [];
}

/** By name, and but for a multiple that is said to have no meaning: nothing of a definition, of words of filings, of a judgment. */
export function measuresNotFollowed(asked: Pick<Asked, 'text' | 'asking' | 'operation' | 'measures' | 'course' | 'multiple' | 'valuation' | 'calculation' | 'payments'>, { given, opening }: Told): readonly string[] {
  if (given === undefined || given.opening.length === 0 || asked.operation === 'value' || asked.operation === 'overview' || asked.operation === 'explain' || given.opening.some(({ measure }) => measure.startsWith('insider'))) return [];
  const told = new Set(given.all.flatMap(({ metric, measure, inputs }) => [metric, measure, ...inputs, ...partsOf(measure)]));
  for (const id of toldByReading(asked)) told.add(id);
  for (const id of [...standingFor(asked, [...told]), ...capOfRatio(asked, told), ...paidToHolder(asked, opening), ...closeBefore(given.opening)]) told.add(id);
  const isTold = (id: string | undefined): boolean => id === undefined || told.has(id) || isAddedUp(id, given.all);
  // "A multiple of its sales" is the ratio that was read; whoever holds a share for the income asks for no profit.
  const isBeside = (words: string): boolean => asked.valuation !== undefined && /^(?:multiples?|income)$/i.test(words);
  const named = readMeasures(plainQuestion(asked.asking ?? asked.text)).flatMap(({ measure }) => (measure.kind === 'metric' && !loose.test(measure.words) && !isBeside(measure.words) && !(asked.course?.of === 'close' && moved.test(measure.words)) ? [measure] : []));
  // Growth on the quarter before is told as the move from that quarter.
  if (given.opening.some(isOfNextQuarter)) for (const { measure } of given.opening) told.add(`quarterly_${measure}_growth`);
  return [...new Set(named.filter(({ id, of }) => !isTold(id) || !isTold(of)).filter(({ id }) => !opening.includes(`${metricById(id)?.label ?? id} has no meaning`)).map(({ words }) => words))];
}
