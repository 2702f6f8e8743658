// Whether an answer is right: a figure by the digits of the gold answer, words only where the quoted page is a gold page.
import { renderText } from '../../packages/agent/src/prose/render.ts';
import type { FilingAnswer } from '../../packages/agent/src/ask/texts/answer-from-filings.ts';
import { z } from 'zod';

export const questionRecord = z.object({
  financebench_id: z.string(), doc_name: z.string(), question_type: z.string(), question: z.string(), answer: z.string(), text_available: z.boolean(),
  evidence: z.array(z.object({ doc_name: z.string(), evidence_page_num: z.int() })),
});
export type QuestionRecord = z.output<typeof questionRecord>;
/** Pages are counted from nought. */
export type Page = { readonly doc: string; readonly page: number };

export type Outcome = 'right' | 'wrong' | 'declined';

export function outcomeOf({ kind, draft }: FilingAnswer, cited: readonly Page[], record: QuestionRecord): Outcome {
  if (kind === 'declined') return 'declined';
  if (kind === 'quoted') return record.evidence.some(({ doc_name: doc, evidence_page_num: page }) => cited.some((one) => one.doc === doc && one.page === page)) ? 'right' : 'wrong';
  return saysGold(renderText(draft.summary), record.answer) ? 'right' : 'wrong';
}

type GoldNumber = { readonly value: number; readonly decimals: number };

/** The headline says yes or no as the gold answer does, or gives one of its numbers, as the case may be. */
export function saysGold(headline: string, gold: string): boolean {
  const [wanted, given] = [verdictIn(gold), verdictIn(headline)];
  if (given !== null) return given === wanted;
  const numbers = goldNumbers(gold);
  const shown = numbersIn(headline);
  return numbers.length === 0 ? sharesName(headline, gold) : numbers.some((number) => shown.some((value) => isSame(number, value)));
}

function verdictIn(text: string): 'yes' | 'no' | null {
  const word = /^\W*(yes|no)\b/i.exec(text)?.[1]?.toLowerCase();
  return word === 'yes' || word === 'no' ? word : null;
}

/** A gold answer of a name, as of a segment: every telling word of it must be said. */
function sharesName(headline: string, gold: string): boolean {
  const said = headline.toLowerCase();
  const words = (gold.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !['the', 'and', 'was', 'for', 'its'].includes(word));
  return words.length > 0 && words.length <= 8 && words.every((word) => said.includes(word));
}

const numeral = /[-−]?\(?[$€£]?[-−]?\d[\d,]*(?:\.\d+)?\)?/g;

function plain(text: string): number {
  const isNegative = /[-−]/.test(text) || /^\(.*\)$/.test(text);
  return Number(text.replace(/[^\d.]/g, '')) * (isNegative ? -1 : 1);
}

/** "$1616.00" is a whole number written with noughts; years are no answers. */
function goldNumbers(gold: string): GoldNumber[] {
  return [...gold.matchAll(numeral)].map(([text]) => ({ value: plain(text), decimals: (/\.(\d*?)0*\)?$/.exec(text)?.[1] ?? '').length })).filter(({ value, decimals }) => !(decimals === 0 && value >= 1990 && value <= 2035) || gold.trim().length < 12);
}

function numbersIn(headline: string): number[] {
  return [...headline.replace(/\b(?:fiscal|of|in) (?:19|20)\d\d\b/g, ' ').matchAll(numeral)].map(([text]) => plain(text));
}

/** Equal when rounded to the digits that both show. */
function isSame(gold: GoldNumber, shown: number): boolean {
  const factor = 10 ** gold.decimals;
  const half = 0.5 / factor + 1e-9;
  return Math.abs(shown - gold.value) <= half;
}
