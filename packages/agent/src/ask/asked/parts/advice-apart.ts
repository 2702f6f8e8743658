// A sentence that asks whether to buy, keep or sell a share, and figures that are named beside it in sentences of their own: these are read as if they had been asked alone, and the judgment stands behind them.
import { shortName } from '../../../write/company-name.ts';
import type { Asked, AskedMeasure } from '../asked.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { seeksAdvice } from '../subjects/advice-words.ts';

const ends = /(?<=[.?!])\s+/;
/** More sentences than these are a story, which another reader takes. */
const MOST = 4;

/** What it points back at stands in the sentence that is taken away. */
const pointsBack = /\b(?:that|those|these|this|them|then|there|both)\b/i;

export type AdviceApart = { readonly advice: Asked; readonly figures: Asked };

/** Null where it is one sentence, where none of them asks for advice alone, and where the others are not wholly understood. `readWhole`: reads the figures, part by part where they are several. */
export async function adviceApart(whole: Asked, around: ReadAround, readWhole: (figures: Asked) => Promise<Asked>): Promise<AdviceApart | null> {
  const [company, ...others] = whole.companies;
  if (company === undefined || others.length > 0 || around.earlier.length > 0) return null;
  for (const { words, rest } of cutsOf(whole.text)) {
    const apart = await readApart({ words, rest, name: shortName(company.name), ticker: company.ticker }, around);
    const figures = apart === null ? null : await readWhole(apart.figures);
    if (apart !== null && figures !== null && (figures.parts ?? [figures]).every(isUnderstood)) return { ...apart, figures };
  }
  return null;
}

/** "Would it be sensible to buy, and how many times its EPS does it cost?": the advice and the figure in one sentence. */
const andHow = /,? and (?=(?:(?:at|on|for|by|to) )?(?:how|what|which|where)\b)/i;

/** "At least tell me" asks for no lowest. */
const lead = /^(?:(?:but|and|so|then|anyway),? )?(?:at (?:the very )?least|at any rate|in any case|either way)?,? ?(?=(?:please |just )?(?:tell|show|give|let)\b)/i;

type Cut = { readonly words: string; readonly rest: string };

/** What may ask for advice, before or behind the rest. */
function cutsOf(text: string): readonly Cut[] {
  const sentences = text.split(ends);
  if (sentences.length > MOST) return [];
  const cuts = sentences.slice(1).flatMap((_, index): readonly Cut[] => {
    const [before, behind] = [sentences.slice(0, index + 1), sentences.slice(index + 1)];
    return [...withoutTold(before, behind.join(' ')), { words: before.join(' '), rest: behind.join(' ') }, { words: behind.join(' '), rest: before.join(' ') }];
  });
  return [...cuts, ...cutInside(sentences)].filter(({ rest }) => !pointsBack.test(rest)).map(({ words, rest }) => ({ words, rest: rest.replace(lead, '') }));
}

const isTold = (sentences: readonly string[]): boolean => sentences.every((sentence) => !/[\d?]/.test(sentence));

/** What is told before the sentence that asks for advice, without a number, says nothing of it. */
function withoutTold(before: readonly string[], rest: string): readonly Cut[] {
  return before.length > 1 && isTold(before.slice(0, -1)) ? [{ words: before.at(-1) ?? '', rest }] : [];
}

/** The last sentence may ask for both. */
function cutInside(sentences: readonly string[]): readonly Cut[] {
  const last = sentences.at(-1) ?? '';
  const joint = andHow.exec(last);
  const words = joint === null ? '' : last.slice(0, joint.index);
  const isAdvice = joint !== null && seeksAdvice(words, false) && isTold(sentences.slice(0, -1));
  return isAdvice ? [{ words: `${words}?`, rest: last.slice(joint.index + joint[0].length) }] : [];
}

type Given = { readonly words: string; readonly rest: string; readonly name: string; readonly ticker: string };

async function readApart({ words, rest, name, ticker }: Given, around: ReadAround): Promise<AdviceApart | null> {
  // Who cashes in asks for no cash.
  const advice = await readOf(words.replace(/\bcash(?:ing)? (?:in|out)\b/gi, 'sell'), { name, ticker }, around);
  if (advice?.operation !== 'value' || advice.measures.some(isAsked) || advice.periods.length > 0) return null;
  const figures = await readOf(rest, { name, ticker }, around);
  return figures === null || figures.operation === 'value' || figures.measures.length === 0 ? null : { advice: { ...advice, measures: [] }, figures };
}

/** "Looks like a bargain" is of no figure. */
const isAsked = (measure: AskedMeasure): boolean => measure.kind === 'metric' || measure.kind === 'series';

/** Of the company, whether or not the words name it; null where they name another. */
async function readOf(words: string, { name, ticker }: Pick<Given, 'name' | 'ticker'>, around: ReadAround): Promise<Asked | null> {
  const own = await readAsked(words, around);
  const read = own.companies.length > 0 ? own : await readAsked(`${name}: ${words}`, around);
  return read.companies.length === 1 && read.companies[0]?.ticker === ticker ? read : null;
}

function isUnderstood({ unread = [], leftOver = [], unknown }: Asked): boolean {
  return unread.length + leftOver.length + unknown.length === 0;
}
