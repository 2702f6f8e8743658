// Money on hand, what is owed, and what lies between them: three figures of one day, read from the figures that are named and not from the order of the words.
import type { Asked } from '../asked.ts';
import { timeWords } from '../likeness/time-words.ts';
import { writtenOut } from '../question-text.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { joinedParts } from './parts-of.ts';

const money: ReadonlySet<string> = new Set(['cash', 'cash_and_investments', 'short_term_investments', 'long_term_investments']);
const debts: ReadonlySet<string> = new Set(['total_debt', 'short_term_debt', 'long_term_debt']);
const between: ReadonlySet<string> = new Set(['net_cash', 'net_debt']);

const term = String.raw`(?:-| )?(?:term|dated)?`;
const joint = String.raw`\)?,? ?(?:and|\+|,|&|plus|as well as|or) ?(?:its |the |all )*`;
const ofBoth = new RegExp(String.raw`\b(?:short|st)${term}${joint}(?:long|lt)${term} (?:marketable )?(?:investments?|securities|holdings)|\b(?:investments?|securities),? ?\(?(?:both )?(?:short|st)${term}${joint}(?:long|lt)\b|\b(?:short|st)${term} (?:investments?|securities)?${joint}(?:long|lt)${term} (?:investments?|securities)`, 'i');
/** Beside cash; cash alone less the debt is net debt as it is commonly meant, and has its own reader. */
const held = /\b(?:investments?|securities)\b/i;
const owed = /\b(?:debts?|borrowings?|loans?|owes?|owed)\b/i;
const apart = /\b(?:difference|gap|net (?:cash|debt)|what(?:'s| is| was) left|(?:is|was|be|remains?) left|remain(?:s|der)|on balance|subtract\w*|deduct\w*|take off|taking off|taken off|takes? away|net of)\b/i;
const otherwise = /%|\b(?:per ?cent\w*|ratio|times|gr[eo]w\w*|chang\w+|moved?|r[io]sen?|f[ae]ll\w*|flows?|interest|dividends?|per share|share of|part of|each (?:year|quarter)|average|why|should|compare[ds]?|versus|vs)\b/i;
const debtFirst = /\b(?:owes?|owed|net debt)\b|\b(?:debts?|borrowings?)\b[^?]*\b(?:less|minus|subtract\w*|deduct\w*|tak(?:e|ing|en) (?:off|away))\b[^?]*\bcash\b|\b(?:left|remain\w*) of (?:its |the |[A-Z][\w&.'-]* )?(?:total )?(?:debts?|borrowings?)\b/i;

const ofDay = /^(?:date|fiscal|latest)$/;

/** Of one company and one day, and of nothing but the two. */
function isOfBoth({ companies, group, unknown, measures, periods, claims = [], course, valuation, multiple }: Asked): boolean {
  const ids = measures.map((measure) => (measure.kind === 'metric' && measure.of === undefined ? measure.id : ''));
  const isRead = [course, valuation, multiple].some((read) => read !== undefined);
  return !isRead && companies.length === 1 && group === null && unknown.length + claims.length === 0 && periods.length < 2 && periods.every(({ kind }) => ofDay.test(kind)) && ids.length > 0 && ids.every((id) => money.has(id) || debts.has(id) || between.has(id));
}

function asksAll(text: string): boolean {
  return held.test(text) && owed.test(text) && apart.test(text) && !otherwise.test(text.replace(/\b(?:difference|gap) (?:in|between)\b/gi, ''));
}

/** What is on hand, what is owed, and the one less the other, each by names that are known. */
function figuresIn(text: string): readonly string[] {
  const isLong = ofBoth.test(text.replace(/\b(?:debts?|borrowings?)[^?.]{0,40}?\bshort(?:-term)? and long(?:-term)?\b(?! (?:investments|securities))/gi, 'debt'));
  const isDebtFirst = debtFirst.test(text);
  if (!isLong) return ['cash and short-term investments', 'total debt', isDebtFirst ? 'net debt' : 'net cash'];
  return ['cash and cash equivalents plus short-term investments plus long-term investments', 'total debt', isDebtFirst ? 'net debt minus long-term investments' : 'long-term investments minus net debt'];
}

function whenOf(periods: Asked['periods']): string {
  if (periods.every(({ kind }) => kind === 'latest')) return '';
  return ` ${periods.some(({ kind }) => kind === 'date') ? 'on' : 'in'} ${timeWords(periods)}`;
}

/** Null where one of the three is not asked for. */
export async function readNetMoney(whole: Asked, around: ReadAround): Promise<Asked | null> {
  const text = writtenOut(whole.text);
  const [company] = whole.companies;
  if (company === undefined || around.earlier.length > 0 || !isOfBoth(whole) || !asksAll(text)) return null;
  const parts = await Promise.all(figuresIn(text).map((figure) => readAsked(`What was ${company.ticker}'s ${figure}${whenOf(whole.periods)}?`, around)));
  const areSure = parts.every(({ companies, measures, unknown, leftOver = [] }) => companies.length === 1 && measures.length > 0 && unknown.length + leftOver.length === 0);
  return areSure ? joinedParts(whole, parts.map((part) => ({ ...part, asking: '' }))) : null;
}
