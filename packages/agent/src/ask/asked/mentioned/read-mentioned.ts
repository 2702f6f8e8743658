// A question whose first reading did not hold, read by what it names alone: a price and the earnings of a share are a multiple, two days and the price a move, a part and its whole a share.
import type { Asked } from '../asked.ts';
import { wordsBeyondTalk } from '../at-large/broad-words.ts';
import { joinedParts, partsOf } from '../parts/parts-of.ts';
import { harmlessWords } from '../unread/harmless-words.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { findMentions } from './mentions.ts';
import { plainAsksOf } from './plain-asks.ts';

/** The figure of before, for each share: readers of follow-ups know it by its name. */
const ofEachShare = /\b(?:per|each|every) (?:\w+ )?share\b/i;
/** A question of more is a story. */
const MOST = 6;

/** Null where what is named does not stand to one another, or where one of the plain questions is not understood. A guess: words that nothing took stay unread. */
export async function readMentioned(whole: Asked, around: ReadAround): Promise<Asked | null> {
  if (isElse(whole) || (around.earlier.length > 0 && ofEachShare.test(whole.text))) return null;
  // What the part that asks does not name, the story around it may.
  return await readWords(whole.asking ?? whole.text, whole, around) ?? (whole.asking === undefined ? null : readWords(whole.text, whole, around));
}

async function readWords(words: string, whole: Asked, around: ReadAround): Promise<Asked | null> {
  const mentions = findMentions(words, whole, { today: around.today, before: around.earlier.at(-1) });
  const plain = plainAsksOf(mentions, partsOf(whole));
  if (plain === null || plain.asks.length > MOST) return null;
  const [first, ...others] = await Promise.all(plain.asks.map((ask) => readAsked(ask, { ...around, earlier: [] })));
  if (first === undefined || ![first, ...others].every(isClear)) return null;
  const left = [...new Set([...whole.unread ?? [], ...wordsBeyondTalk(mentions.rest)])].filter((word) => !harmlessWords.has(word.toLowerCase()));
  const guess = { ...first, unread: left, isGuess: true } as const;
  return others.length === 0 ? guess : { ...joinedParts(whole, [{ ...first, unread: left }, ...others]), isGuess: true };
}

/** It is of many companies, of words, or its amounts are to be checked. */
function isElse({ unknown, group, operation, claims = [], insiders }: Asked): boolean {
  return unknown.length > 0 || group !== null || claims.length > 0 || insiders !== undefined || ['define', 'explain', 'rank', 'screen', 'overview'].includes(operation);
}

const isClear = ({ measures, companies, unknown, unread = [], course }: Asked): boolean => (measures.length > 0 || course !== undefined) && companies.length > 0 && unknown.length === 0 && unread.length === 0;
