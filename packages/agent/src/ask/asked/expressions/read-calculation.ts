// The one calculation that a question asks for, read from the words between its measures and times; null where it asks for none, or for something that the words do not settle.
import { overOf } from './over-times.ts';
import { formulaInputs, metricById } from '@assay/calc';
import type { AskedPeriod, Calculation, Expression, Operand } from '../asked.ts';
import { operandsOf } from './signs/expression.ts';
import { markText, withoutRepeated, type MarkedText, type Marking } from './signs/marked-text.ts';
import { parseSigns, stretch } from './signs/parse-signs.ts';
import { withNamedBefore } from './signs/named-before.ts';
import { togetherWords } from './signs/operation-words.ts';
import { withPointedAt } from './signs/pointed-at.ts';
import { asAmounts } from './by-name/same-units.ts';
import { withShares } from './by-name/share-counts.ts';
import { inSigns, withTimes } from './signs/in-signs.ts';

/** More figures than these are a list. */
const MOST = 12;

export type Read = { /** What it is worked out of was named before, and is pointed at. */ readonly isPointed?: boolean; /** By the question before. */ readonly isOfBefore?: boolean; /** Figures that are asked for themselves, beside the calculation. */ readonly beside?: readonly Operand[]; readonly calculation: Calculation; /** Times of the whole calculation. */ readonly periods: readonly AskedPeriod[] };

export function readCalculation(marking: Marking): Read | null {
  if (marking.measures.length > MOST || marking.times.length > MOST) return null;
  const without = withoutRepeated(marking);
  return readMarked(markText(marking)) ?? (without.measures.length === marking.measures.length ? null : readMarked(markText(without)));
}

function readMarked(marked: MarkedText | null): Read | null {
  return marked === null ? null : readWhole(withShares(withTimes(marked)));
}

function readWhole(whole: MarkedText): Read | null {
  const text = inSigns(whole.text, areBalances(whole));
  const byPlace = pointsByPlace.test(whole.text) ? asPointed(settled(namedBefore(whole), whole)) : null;
  return byPlace ?? partOfAnother(whole) ?? settled(pointedAt(text, whole) ?? { expression: onlyExpression(text, whole), text }, whole) ?? settled(namedBefore(whole), whole);
}

const pointsByPlace = /\b(?:first|former|1st)\b.*\b(?:second|third|latter|2nd|other)\b|\b(?:second|latter|2nd)\b.*\b(?:first|former|1st)\b|\b(?:first|last|latter|other) two\b|\b(?:two|both) (?:[a-z]+ )?(?:together|combined|added|summed|in (?:total|all|sum))\b.*\b(?:as|in|over|of)\b/;
const asPointed = (read: Read | null): Read | null => (read === null ? null : { ...read, isPointed: true });

const asPart = /\b(?:percent\w*|per ?cent|pct|share|part|portion|proportion|fraction|slice)\b|%/;

/** "Cash flow, dividends and buybacks together, and what percentage of the cash flow was that": what is named again as the whole goes into no sum that is a part of it. */
function partOfAnother(whole: MarkedText): Read | null {
  const { text, measures } = whole;
  const again = measures.find(({ id }, at) => measures.findIndex((one) => one.id === id) < at);
  if (again === undefined || measures.length < 4 || !asPart.test(text) || !togetherWords.test(text)) return null;
  const read = settled(namedBefore(whole), whole);
  return read !== null && isPartOf(read.calculation.expression, again.id) ? asPointed(read) : null;
}

/** A sum over a figure that goes not into it. */
function isPartOf(expression: Expression, id: string): boolean {
  if (expression.kind === 'operand' || expression.sign !== '÷' || expression.right.kind !== 'operand' || expression.right.id !== id) return false;
  return expression.left.kind === 'combined' && operandsOf(expression.left).every((one) => one.id !== id);
}

type Found = { readonly expression: Expression | null; readonly text: string };

/** With its times; null where something else is asked for, or where the result would mean nothing. */
function settled({ expression, text }: Found, whole: MarkedText): Read | null {
  if (expression === null || !coversAll(expression, whole)) return null;
  const amounts = asAmounts(expression);
  if (amounts === null || meansAnother(amounts, whole.text)) return null;
  const periods = periodsOf(amounts, whole);
  if (periods === null || isOfItself(amounts, periods)) return null;
  const over = overOf(whole.text, periods);
  // Figures with "times" behind them cannot be added up in writing.
  const quotient = over === 'sum' || over === 'mean' ? 'percent' : quotientForm(whole);
  const calculation: Calculation = { expression: periods.length > 0 ? withoutTimes(amounts) : amounts, quotient, over, ...(gap.test(whole.text) ? { isGap: true } : {}), ...(isMoved(amounts, periods, whole) ? { isMoved: true } : {}) };
  return { calculation, periods, beside: besideIn(text, whole) };
}

/** "By what percentage did each change?": each is asked for, and not what lies between them. */
const eachMoved = /\b(?:each|both|the two) (?:of them )?(?:change[ds]?|gr[eo]w|r[io]se|f[ae]ll|move[ds]?|develop(?:ed)?)\b/;
const paidOut = /^(?:dividends_paid|share_repurchases|capital_expenditure)$/;

/** A growth, a sum that means nothing, or what lies between two of which each is asked for. */
function meansAnother(expression: Expression, text: string): boolean {
  return isGrowth(expression, text) || isSenseless(expression) || (expression.kind === 'combined' && expression.sign === '−' && eachMoved.test(text));
}

/** What is left of sales, and goes into no sum with them. */
const ofSales = /^(?:gross_profit|operating_income|net_income|ebitda|income_before_tax|operating_cash_flow|free_cash_flow)$/;

/** What was sold is never added to what was paid out, since the one stands in a sentence that only tells, nor to what is left of it: "CAGR of revenue + cash flow" lists two. */
function isSenseless(expression: Expression): boolean {
  if (expression.kind !== 'combined') return false;
  const ids = operandsOf(expression).map(({ id }) => id);
  return (expression.sign === '+' && ids.includes('revenue') && ids.some((id) => paidOut.test(id) || ofSales.test(id))) || isSenseless(expression.left) || isSenseless(expression.right);
}

const moves = /\b(?:increase[ds]?|ris(?:e[ns]?|ing)|rose|gr[eo]wn?|grew|growth|chang\w+|delta|f[ae]ll(?:en)?|fell|declin\w+|decreas\w+|drop\w*|climb\w*|swell|swelled|shr[aiu]nk|mov(?:e[ds]?|ing)|extra|difference|gap|up or down|(?:more|bigger|larger|higher|less|smaller|lower|better|worse|fatter|thinner)|up|down)\b/;

/** The words ask how far it moved between two times. */
function isMoved(expression: Expression, periods: readonly AskedPeriod[], { text }: MarkedText): boolean {
  return expression.kind === 'combined' && periods.length === 2 && moves.test(text);
}

const verb = /^(?:earn(?:ed|s|ing)?|ma[dk]es?|paid|pays?|sold|sells?|ow(?:e|es|ed|ing))$/i;

/** "What did it owe on trade payables": the verb before a figure by name measures nothing of its own. */
function withoutVerbs({ text, measures }: MarkedText): string {
  return measures.reduce((rest, { words }, at) => (verb.test(words) && measures.length > 2 - Number(/^ow/i.test(words)) ? rest.replace(new RegExp(String.raw`\bm${String(at)}(?::\d+)?(?= (?:on|in|to|for|from|by way of|as) )`), words.toLowerCase()) : rest), text);
}

/** "Payouts" beside what is paid out is no figure of its own. */
function withWholeNamed(marked: MarkedText): string {
  const { measures } = marked;
  return measures.reduce((rest, { id, words }, at) => (at > 0 && /payout/.test(id) && /\bpayouts?\b/i.test(words) ? rest.replace(new RegExp(String.raw`\bm${String(at)}(?::\d+)?(?!\d)`), 'that') : rest), withoutVerbs(marked));
}

/** A figure that is named again is the one that was named before. */
function firstMarks(text: string, { measures }: MarkedText): string {
  return text.replace(/\bm(\d+)/g, (mark, at: string) => { const index = measures.findIndex(({ id }) => id === measures[Number(at)]?.id); return index < 0 ? mark : `m${String(index)}`; });
}

/** What a later clause asks of the figures that those before it name. */
function namedBefore(whole: MarkedText): Found {
  const text = withNamedBefore(firstMarks(withWholeNamed(whole), whole));
  return text === null ? { expression: null, text: '' } : { expression: parseSigns(text, operandIn(whole)), text };
}

/** With what its pronouns stand for. */
function pointedAt(text: string, whole: MarkedText): { readonly expression: Expression; readonly text: string } | null {
  const pointed = withPointedAt(text);
  const expression = pointed === null ? null : onlyExpression(pointed, whole);
  return pointed === null || expression === null ? null : { expression, text: pointed };
}

const askedItself = /^(?:(?:and|then|also|so|both|total|t\d+|:|in|for|on|at|during|over|what|how much|how many|how large|how big|which|give me|show me|show|i want|i need|it|was|were|is|are|did|does|has|have) )*(m\d+(?::\d+)?)(?: |$)/;

/** "Sales, profit, and profit as a percentage of sales": items of a list with figures of their own. */
function besideIn(text: string, marked: MarkedText): readonly Operand[] {
  const pieces = text.replace(stretch, ' = ').split(/ [,.;+&] | and (?=[^()]*$)/).filter((piece) => !piece.includes('='));
  return pieces.flatMap((piece) => { const mark = askedItself.exec(piece.trim())?.[1]; return mark === undefined ? [] : operandIn(marked)(mark) ?? []; });
}

function operandIn({ measures, times }: MarkedText): (mark: string) => Operand | null {
  return (mark) => {
    const [measure, time] = mark.slice(1).split(':').map(Number);
    const found = measures[measure ?? -1];
    return found === undefined ? null : { kind: 'operand', id: found.id, words: found.words, period: time === undefined ? null : times[time] ?? null };
  };
}

/** One stretch of signs; two would be two questions. A sign or a bracket around it belongs to something that was not read. */
function onlyExpression(text: string, marked: MarkedText): Expression | null {
  const found = text.match(stretch) ?? [];
  const [only] = found;
  if (only === undefined || found.length > 1 || !isBalanced(only)) return null;
  return /[()+−÷=]/.test(text.replace(only, ' ').replace(/\( (?:[a-z]+ )?t?\d* ?\)/g, ' ')) ? null : parseSigns(only, operandIn(marked));
}

function isBalanced(text: string): boolean {
  let open = 0;
  for (const mark of text.match(/[()]/g) ?? []) {
    open += mark === '(' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

const gap = /\b(?:gap|difference|spread|distance|margin) (?:in \w+ )?between\b|\bhow far apart\b|\bwhich\b[^.]*\bor\b|\bdiffer\b/;

/** One measure of two times, not both of them fiscal years. */
function areBalances({ measures, times }: MarkedText): boolean {
  const areYears = times.every((time) => time.kind === 'fiscal' && time.part === 'FY');
  return !areYears && times.length === 2 && measures.length === 1 && measures.every(({ id }) => metricById(id)?.kind === 'stock');
}

/** "Net income/loss": two names of one figure. */
function isOfItself(expression: Expression, periods: readonly AskedPeriod[]): boolean {
  const operands = operandsOf(periods.length > 0 ? withoutTimes(expression) : expression).map(({ id, period }) => JSON.stringify([id, period]));
  return new Set(operands).size < operands.length;
}

/** "How many percent more than in 2021": a growth between two times, which has readers of its own. */
function isGrowth(expression: Expression, text: string): boolean {
  const operands = operandsOf(expression);
  const isOneMeasure = new Set(operands.map(({ id }) => id)).size === 1;
  return isOneMeasure && expression.kind === 'combined' && expression.sign !== '+' && /%|\b(?:percent\w*|per ?cent|pct|growth|grew|grow|cagr|compound\w*|yearly rate)\b/.test(text);
}

/** "Was it more than they earned": a verb that measures nothing of its own beside figures by name. */
const passing = /^(?:earn(?:ed|s)?|ma[dk]es?|paid|pays?|sold|sells?|earning)$/i;

/** A figure beside the calculation is asked for as well, unless it is one of its own operands. */
function coversAll(expression: Expression, { measures }: MarkedText): boolean {
  const used = new Set(operandsOf(expression).map(({ id }) => id));
  return measures.every(({ id, words }) => used.has(id) || passing.test(words) || (/^ow(?:e[sd]?|ing)$/i.test(words) && used.has('accounts_payable')) || (isQuotient(expression) && standsFor(id, used)));
}

const isQuotient = (expression: Expression): boolean => expression.kind === 'combined' && expression.sign === '÷';

/** "Payout", "leverage", the ratio's own name beside what it is made of. */
function standsFor(id: string, used: ReadonlySet<string>): boolean {
  return used.size > 1 && (/payout|leverage|margin/.test(id) || (/_to_|_ratio$/.test(id) && formulaInputs(metricById(id)?.formula ?? '0').some(({ metric }) => used.has(metric))));
}

function withoutTimes(expression: Expression): Expression {
  return expression.kind === 'operand' ? { ...expression, period: null } : { ...expression, left: withoutTimes(expression.left), right: withoutTimes(expression.right) };
}

/** Empty where each operand has its own; null where some have one of several. */
function periodsOf(expression: Expression, { times }: MarkedText): readonly AskedPeriod[] | null {
  const operands = operandsOf(expression);
  const own = operands.map(({ period }) => period);
  const distinct = [...new Map(times.map((time) => [JSON.stringify(time), time])).values()];
  if (distinct.length <= 1) return distinct.length === 0 ? [{ kind: 'latest' }] : distinct;
  if (own.every((period) => period !== null)) return new Set(own.map((period) => JSON.stringify(period))).size > 1 ? [] : distinct;
  const isOneMeasure = new Set(operands.map(({ id }) => id)).size === 1;
  return isOneMeasure ? null : distinct;
}

function quotientForm({ text, measures }: MarkedText): Calculation['quotient'] {
  if (measures.some(({ id }) => /_margin$|_rate$|payout|^return_on|intensity|yield/.test(id))) return 'percent';
  if (/\b(?:times|multiple|factor|fold|x)\b/.test(text)) return 'times';
  // What is paid out of what is earned.
  if (measures.some(({ id }) => id === 'dividends_per_share') && measures.some(({ id }) => id.endsWith('_eps'))) return 'percent';
  return /%|\b(?:percent\w*|per ?cent|pct|share of|proportion|fraction|part of|portion|slice|chunk|cents?|how much of|out of|payout)\b/.test(text) ? 'percent' : 'times';
}
