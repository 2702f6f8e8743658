// Shares in issue and what is left for each of them, where the question leaves a word out: "and how many are outstanding", "what was left per share, diluted".
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const there = any('outstanding', 'in issue', 'issued', 'in circulation', 'out there');
const left = any('left(?: over)?', 'remained', 'remaining');
const forEach = any('per', 'for each', 'for every', 'on each', 'a', 'to (?:each|a)');

/** "How many products are out there" are no shares: nothing stands between "how many" and the verb. */
export const shareCountsTalk: readonly Rewording[] = [
  [re(String.raw`\bhow many (?:of (?:them|those|these) )?(?:(?:are|were) (?:there )?|there (?:are|were) )(?:(?:now|still|currently|in all|altogether|in total) )?${there}\b(?= ?(?:$|[?.,;]|at|on|in|for|as|now|today|altogether|by))`), 'how many shares are outstanding'],
  [re(String.raw`\b(?:what|how much)(?: (?:profit|money|income))? (?:was|is|were|had been)? ?${left}(?:,? after (?:all|everything)(?: was paid)?,?)? ${forEach} (?:diluted share|share,? \(?(?:fully )?diluted\)?)(?![a-z])`), 'what were diluted earnings per share'],
  [re(String.raw`\b(?:what|how much)(?: (?:profit|money|income))? (?:was|is|were|had been)? ?${left}(?:,? after (?:all|everything)(?: was paid)?,?)? ${forEach} share(?![a-z])(?! price)`), 'what were earnings per share'],
];
