// "… and which of the two was higher?", behind two figures that are asked for by themselves: by its name the one that is meant.
import { latePattern, findLate } from '../patterns/late-pattern.ts';

export type WhichHigher = { /** The lower of them is meant. */ readonly isLow: boolean; /** The word that is asked by. */ readonly words: string };

const high = 'higher|hotter|larger|bigger|greater|warmer|fatter|wider|steeper|highest|largest|biggest';
const low = 'lower|cooler|smaller|lesser|thinner|narrower|lowest|smallest';
const thing = String.raw`(?: (?:one|of (?:the (?:two|pair)|them|these|those|both)|measure|gauge|rate|figure|reading|series|number|index|line|yield|margin|ratio|amount))*`;
const asks = latePattern(String.raw`\b(?:which|what)${thing} (?:(?:is|was|were|are|ran|runs|came(?: out)?|comes(?: out)?|stood|stands|looks?) )?(?:running |run |standing |now )?(?:the )?(?:(?<high>${high})|(?<low>${low}))(?: one)?(?= ?(?:[?;.,!]|$)| (?:in|at|on|and|of the two)\b)`, 'i');

/** "Was its cash or its debt the larger?" */
const choice = latePattern(String.raw`\b(?:is|was|are|were) (?:[^?.;,]{3,60}?),? or [^?.;,]{3,60}? (?:the )?(?:(?<high>${high})|(?<low>${low}))(?= ?[?,]| (?:in|at|on|for|of the two)\b)`, 'i');

/** Null where the words do not ask it. */
export function whichHigherAsked(text: string): WhichHigher | null {
  const found = (findLate(text, asks) ?? findLate(text, choice))?.groups;
  if (found === undefined) return null;
  const word = (found['high'] ?? found['low'] ?? '').toLowerCase();
  return { isLow: found['low'] !== undefined, words: /hot|warm/.test(word) ? 'higher' : /cool/.test(word) ? 'lower' : word.replace(/^highest$/, 'higher').replace(/^lowest$/, 'lower').replace(/^(larg|bigg|small)est$/, '$1er') };
}
