// Whether a company is wanted at large: on one page, for a committee, before one buys. Whatever figures are named for it, its others belong beside them.
import { seeksAdvice } from '../subjects/advice-words.ts';

const pictured = /\b(?:comprehensive(?! (?:income|loss))|overview|deep[- ]dive|run ?down|one[- ]pager|(?:on|fits?|in) (?:one|a single) page|fact ?sheet|report card|health check|check-?up|profile of|(?:key|main|headline) (?:figures|numbers|facts|metrics)|fundamentals|investment case|snapshot|summar(?:y|i[sz]e)|sum (?:\w+ )?up|(?:full|whole|complete|overall|big|general) picture|(?:full|financial|fundamental|thorough|complete|in-depth) (?:analysis|review|profile|assessment)|analy[sz]e|analysis of|review(?! (?:period|date))|brief(?:ing)? (?:on|about|me)|bring me up to speed|walk me through|present(?:ing)? [^,.?:;]{2,40} (?:to|in|at)|(?:investment |credit )?(?:committee|memo)|pitch|size up|take stock|(?:sound|healthy|solid|strong|good|great|quality|decent) (?:business|company|firm|shape)|how (?:good|healthy|sound|solid|strong) (?:is|was|are)|state of|before (?:a|my|the) (?:call|meeting|interview))\b/i;

export function asksWholePicture(text: string): boolean {
  return pictured.test(text) || seeksAdvice(text, false);
}
