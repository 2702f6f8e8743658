// Questions that a computed comparison decides: whether a measure rose or fell over a year, and whether something was paid at all.
import { findMetrics } from '@assay/calc';
import type { AskedValue } from '@assay/audit/asked';

export type Decided = {
  /** The question for the figure that decides. */
  readonly question: string;
  readonly isYes: (value: AskedValue) => boolean;
};

const opening = /^\s*(?:[^,?]{0,60}, )?(?:is|are|was|were|did|does|do|has|have|had)\b/i;
const rising = /\b(?:improv|increas|grow|grew|ris(?:e|ing)|rose|expand)\w*/i;
const falling = /\b(?:declin|decreas|fall(?:ing)?|fell|drop|shr[iau]nk|deteriorat|worsen)\w*/i;
const paying = /\b(?:paid|pay|distribute[ds]?|repurchase[ds]?|bought back|buy back)\b/i;
/** Words that ask, and narrow no measure. */
const idle = /\b(?:is|are|was|were|did|does|do|has|have|had|an?|the|its?|their|any|in|as|of|at|for|from|to|by|on|over|during|compared|with|and|year|years|prior|previous|last|fiscal|profile|trend|end|company|common|shareholders|stockholders|out|cash)\b/gi;

/** Null for every other question, and for one that narrows its measure by words of its own. */
export function readDecided(text: string): Decided | null {
  const question = (/^[^?]*\?/.exec(text)?.[0] ?? text).trim();
  const [year, base, ...others] = yearsIn(question);
  const [metric, ...more] = findMetrics(question);
  if (!opening.test(question) || year === undefined || others.length > 0 || metric === undefined || more.length > 0) return null;
  const phrase = question.slice(metric.start, metric.end);
  // "Revenue increase" may be a measure of its own; behind "did" the second word is the verb.
  const verb = / (increase[ds]?|growth?|grew|decrease[ds]?|declined?)$/i.exec(phrase)?.[1] ?? '';
  const words = phrase.slice(0, phrase.length - verb.length).trim();
  const rest = `${question.slice(0, metric.start)} ${verb} ${question.slice(metric.end)}`;
  return moved(rest, { words, year, base: base ?? year - 1 }) ?? paid(rest, { words, year, id: metric.metric.id });
}

/** Newest first. */
function yearsIn(question: string): number[] {
  return [...new Set([...question.matchAll(/\b(?:FY ?|fiscal )?((?:19|20)\d\d)\b|\bFY ?'?(\d\d)\b/gi)].map(([, long, short]) => Number(long ?? `20${short ?? ''}`)))].toSorted((left, right) => right - left);
}

function moved(rest: string, of: { readonly words: string; readonly year: number; readonly base: number }): Decided | null {
  const isUp = rising.test(rest);
  if (isUp === falling.test(rest) || !isIdle(rest.replace(isUp ? rising : falling, ' '))) return null;
  return { question: `What was the change in ${of.words} from FY${String(of.base)} to FY${String(of.year)}?`, isYes: ({ value }) => (isUp ? value.isPositive() && !value.isZero() : value.isNegative() && !value.isZero()) };
}

function paid(rest: string, of: { readonly words: string; readonly year: number; readonly id: string }): Decided | null {
  if (!['dividends_paid', 'share_repurchases'].includes(of.id) && !/^dividends?$/i.test(of.words)) return null;
  if (!paying.test(`${of.words} ${rest}`) || !isIdle(rest.replace(paying, ' '))) return null;
  const name = of.id === 'share_repurchases' ? 'share repurchases' : 'dividends paid';
  return { question: `What were the ${name} in FY${String(of.year)}?`, isYes: ({ value }) => value.isPositive() && !value.isZero() };
}

/** Nothing is left but names, which are written large, times, and words that ask. */
function isIdle(rest: string): boolean {
  return (rest.replace(/['’]s\b/g, ' ').replace(idle, ' ').match(/[\p{L}][\p{L}\d&-]*/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));
}
