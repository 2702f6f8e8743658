// Figures that belong together in one way only, in whatever order and with whatever words between them a question names them: money on hand as one sum, what is left of one after others, how often one covers another, what part two make of a third.
import type { Calculation, Expression, Operand, Sign } from '../../asked.ts';
import type { FoundMeasure } from '../../measures/found-measure.ts';
import type { Marking } from '../signs/marked-text.ts';
import type { Read } from '../read-calculation.ts';
import { overOf } from '../over-times.ts';
import { asAmounts } from './same-units.ts';

type Shaped = { readonly expression: Expression; readonly quotient: Calculation['quotient'] };
type Shape = (ids: readonly string[], text: string) => Shaped | null;

const operand = (id: string): Operand => ({ kind: 'operand', id, words: id.replaceAll('_', ' '), period: null });
const combined = (sign: Sign, left: Expression, right: Expression): Expression => ({ kind: 'combined', sign, left, right });
const sumOf = ([first = '', ...others]: readonly string[]): Expression => others.reduce<Expression>((sum, id) => combined('+', sum, operand(id)), operand(first));

const inPercent = /%|\b(?:percent\w*|per ?cent|pct|share of|proportion|fraction|part of|portion|slice|chunk)/gi;
const moving = /\b(?:gr[eo]w\w*|growth|chang\w+|ris(?:e|en|es)|rose|f[ae]ll(?:en)?|increas\w+|decreas\w+|declin\w+|drop\w*|faster|slower|average|mean|trend|each|respectively|separately)\b/i;
const adding = /\b(?:together|combined?|sum(?:med)?|total(?:l?ing)?|both|altogether|in all|all told|add(?:ed|ing|s)?(?: up)?|plus|jointly|the (?:two|pair)|those two|these two|counting|taken as one)\b|\+/i;
const left = /\b(?:left|remain\w*|left over|spare|after|deduct\w*|subtract\w*|net(?:ted|ting)?|less|minus|taking (?:off|away|out)|knock\w*|pa(?:y|id) (?:down|off)|used? (?:all|up)|pays? back|paid back)\b/i;
const covering = /\b(?:how (?:many times|often)|times (?:over|cover\w*)|cover\w* how|coverage|cover ratio|(?:dividend|payout|fcf|cash) cover|cover(?=\s*(?:[?,;.]|$|\(|x\b|in \d|for \d|fy|\d)))\b/i;
const returning = /\b(?:return\w*|hand\w*|g[ia]ven?|gave|went|go(?:es)?|pa(?:y|id)(?: out)?|payouts?|distribut\w+|sent|got|received?)\b/i;

const hasAll = (ids: readonly string[], ...wanted: readonly string[]): boolean => wanted.every((id) => ids.includes(id));
const areOnly = (ids: readonly string[], among: ReadonlySet<string>): boolean => ids.every((id) => among.has(id));

const pile: ReadonlySet<string> = new Set(['cash', 'cash_and_investments', 'short_term_investments', 'long_term_investments']);

/** Cash with what is put by, short and long, as one sum; and beside what is owed. */
const moneyOnHand: Shape = (ids, text) => {
  const [money, debts] = [ids.filter((id) => pile.has(id)), ids.filter((id) => !pile.has(id))];
  const isWhole = money.includes('long_term_investments') && (hasAll(money, 'cash', 'short_term_investments') || money.includes('cash_and_investments'));
  const [debt, ...others] = debts;
  if (!isWhole || others.length > 0 || (debt !== undefined && debt !== 'total_debt') || moving.test(text) || (debt === undefined && inPercents(text) > 0)) return null;
  const sum = sumOf(['cash', 'short_term_investments', 'long_term_investments']);
  if (debt === undefined) return { expression: sum, quotient: 'times' };
  return { expression: combined(/\b(?:less|minus|net of|after|deduct\w*|subtract\w*)\b/i.test(text) ? '−' : '÷', sum, operand(debt)), quotient: 'percent' };
};

const debts: ReadonlySet<string> = new Set(['total_debt', 'short_term_debt', 'long_term_debt']);
const liquid: ReadonlySet<string> = new Set(['cash', 'cash_and_investments', 'short_term_investments']);
const apart = /\b(?:difference|gap|by how (?:much|many)|by what (?:amount|sum)|how (?:much|many) (?:dollars )?(?:more|less|larger|bigger)|how far (?:apart|above|below|beyond)|(?:surplus|shortfall|excess))\b/i;
const stillOwed = /\bhow much (?:of (?:it|the|its|that) )?(?:debt|borrowings?|loans)\b|\bstill (?:owe|be owed|have owed)\b|\b(?:left|remain\w*) to (?:re)?pay\b|\b(?:debt|borrowings?|loans) (?:would|is|was|are|were|remain\w*|left)\b|\b(?:towards?|against) (?:all )?(?:of )?(?:its |the |their )?(?:\w+ )?(?:debts?|borrowings?|loans)\b/i;
const paidOff = /\b(?:pa(?:y|id|ying) (?:off|down|back)|repa(?:y|id|ying)|clear(?:ed|ing)?|settl(?:e|ed|ing)|retir(?:e|ed|ing))\b/i;

/** Debt less money, or money less debt: as the words have it, else in the order in which they are named. */
function isDebtFirst(ids: readonly string[], text: string): boolean {
  if (left.test(text) && stillOwed.test(text)) return true;
  return paidOff.test(text) ? false : debts.has(ids[0] ?? '');
}

const isWholeDebt = (owed: readonly string[]): boolean => owed.includes('total_debt') || hasAll(owed, 'short_term_debt', 'long_term_debt');
const isWholeMoney = (money: readonly string[]): boolean => money.includes('cash') || money.includes('cash_and_investments');

/** What would still be owed, or still be there, if the cash that is named were paid out; and how much the one is more than the other. */
const debtLeft: Shape = (ids, text) => {
  const [owed, money] = [ids.filter((id) => debts.has(id)), ids.filter((id) => liquid.has(id))];
  const isAsked = (left.test(text) || apart.test(text)) && !moving.test(text) && inPercents(text) === 0;
  if (!isAsked || !isWholeDebt(owed) || !isWholeMoney(money) || owed.length + money.length < ids.length) return null;
  const owing = operand('total_debt');
  const having = operand(money.length === 1 && money[0] === 'cash' ? 'cash' : 'cash_and_investments');
  return { expression: isDebtFirst(ids, text) ? combined('−', owing, having) : combined('−', having, owing), quotient: 'times' };
};

const spendings: ReadonlySet<string> = new Set(['capital_expenditure', 'dividends_paid', 'share_repurchases', 'acquisitions']);

/** Operating cash less what was spent of it. */
const cashLeft: Shape = (ids, text) => {
  const spent = ids.filter((id) => spendings.has(id));
  const isOf = ids.includes('operating_cash_flow') && spent.includes('capital_expenditure') && spent.length + 1 === ids.length;
  return isOf && /\b(?:left|remain\w*|left over|spare)\b/i.test(text) && !moving.test(text) && inPercents(text) === 0 ? { expression: combined('−', operand('operating_cash_flow'), spent.length === 1 ? operand('capital_expenditure') : sumOf(spent)), quotient: 'times' } : null;
};

const payers: ReadonlySet<string> = new Set(['free_cash_flow', 'operating_cash_flow', 'net_income']);
const payments: ReadonlySet<string> = new Set(['dividends_paid', 'share_repurchases', 'capital_expenditure', 'interest_expense']);

/** How many times the one would pay for the other. */
const cover: Shape = (ids, text) => {
  const [payer, payment] = [ids.find((id) => payers.has(id)), ids.find((id) => payments.has(id))];
  return payer !== undefined && payment !== undefined && ids.length === 2 && covering.test(text) && !moving.test(text) ? { expression: combined('÷', operand(payer), operand(payment)), quotient: 'times' } : null;
};

const wholes: ReadonlySet<string> = new Set(['revenue', 'gross_profit', 'operating_income', 'net_income', 'operating_cash_flow', 'free_cash_flow', 'total_assets']);
const outlays: ReadonlySet<string> = new Set(['dividends_paid', 'share_repurchases', 'capital_expenditure', 'acquisitions', 'research_and_development', 'selling_general_administrative', 'interest_expense', 'income_tax']);
const holdings: ReadonlySet<string> = new Set(['goodwill', 'intangible_assets', 'inventory', 'receivables', 'cash', 'short_term_investments', 'long_term_investments', 'property_plant_equipment']);

/** What two or three outlays, or two or three assets, make of one whole. */
const partOfWhole: Shape = (ids, text) => {
  const whole = ids.filter((id) => wholes.has(id));
  const parts = ids.filter((id) => !wholes.has(id));
  const [only, ...others] = whole;
  if (only === undefined || others.length > 0 || parts.length < 2 || parts.length > 3 || inPercents(text) !== 1 || moving.test(text)) return null;
  const isReturned = areOnly(parts, new Set(['dividends_paid', 'share_repurchases'])) && returning.test(text);
  const isFitting = only === 'total_assets' ? areOnly(parts, holdings) : areOnly(parts, outlays);
  return isFitting && (adding.test(text) || isReturned) ? { expression: combined('÷', sumOf(parts), operand(only)), quotient: 'percent' } : null;
};

const shapes: readonly Shape[] = [moneyOnHand, debtLeft, cashLeft, cover, partOfWhole];

/** "What part of it, in percent", "as a percentage": one share, said twice. */
function inPercents(text: string): number {
  const found = text.match(inPercent) ?? [];
  const isOneSaidTwice = found.length === 2 && /,? ?\(?(?:in|as|expressed in|as a|told in) (?:a )?(?:%|per ?cent\w*|pct)\)?(?= ?(?:[,.?;)]|$|and\b|that\b|was\b|is\b|did\b))/i.test(text);
  return isOneSaidTwice ? 1 : found.length;
}

/** Words that name the ratio or the deed, and no figure of its own beside those of which it is made. */
const passing = /^(?:payouts?|earn(?:ed|s)?|paid|pays?|cover(?:age)?|return(?:s|ed)?|income|(?:dividend )?payouts?(?: ratio)?|leverage|ow(?:e|es|ed))$/i;

/** A dividend beside amounts is what was paid out; a payout beside it is its name. */
function idsOf(measures: readonly FoundMeasure[], text: string): readonly string[] | null {
  const perShare = /\bper (?:\w+ )?share\b|\bdps\b|\ba share\b/i.test(text);
  const metrics = measures.flatMap(({ measure }) => (measure.kind === 'metric' ? [measure] : []));
  const firm = metrics.filter(({ words }) => !passing.test(words));
  // "Owes more than it has in cash": where nothing else names the debt, the verb does.
  const named = (firm.length > 1 ? firm : metrics).map(({ id }) => (id === 'dividends_per_share' && !perShare ? 'dividends_paid' : id));
  const isOfFigures = measures.every(({ measure }) => measure.kind === 'metric' || measure.kind === 'topic' || (measure.kind === 'subject' && /^return/i.test(measure.words)));
  const isOfCash = named.some((id) => id === 'free_cash_flow' || id === 'operating_cash_flow');
  // "FCF dividend cover": by the cash that is named, and not by earnings.
  const ids = [...new Set(named.map((id) => (id === 'dividend_cover' && isOfCash ? 'dividends_paid' : id)))];
  // "Total debt, short-term and long-term": the two of which it is made.
  return isOfFigures && ids.length > 1 ? ids : null;
}

/** Null where the figures that are named have no such shape, or the words ask for none. */
export function readByShape({ text, measures, times }: Marking): Read | null {
  const ids = idsOf(measures, text);
  const shaped = ids === null ? null : shapes.reduce<Shaped | null>((found, shape) => found ?? shape(ids, text), null);
  const expression = shaped === null ? null : asAmounts(shaped.expression);
  if (shaped === null || expression === null) return null;
  const periods = [...new Map(times.map(({ period }) => [JSON.stringify(period), period])).values()];
  const over = overOf(text.toLowerCase(), periods) === 'sum' ? 'sum' : 'each';
  return { calculation: { expression, quotient: shaped.quotient, over }, periods: periods.length === 0 ? [{ kind: 'latest' }] : periods };
}
