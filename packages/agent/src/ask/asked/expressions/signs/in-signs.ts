// The words between operands written as signs: "m0 and m1 as a share of m2" becomes "( m0 + m1 ) ÷ ( m2 )".
import { mayStandIn } from '../../patterns/needed-words.ts';
import { eachUnit, unitsOf } from '../by-name/each-unit.ts';
import type { MarkedText } from './marked-text.ts';
import { differences, lists, moves, ofTimes, quotients, sums, timeLists, togetherWords, type Rule } from './operation-words.ts';

const joins = String.raw`(?:(?:in|for|of|at|on|during|as of|by|from|end of|close of|end|close|fiscal|calendar|at close of|at end of|year|quarter) ){0,4}`;

/** A time right behind a measure, or right before it, is that measure's. */
export function withTimes(marked: MarkedText): MarkedText {
  const behind = marked.text.replace(new RegExp(String.raw`\b(m\d+) (?:\( )?${joins}t(\d+)(?!\S)(?: \))?`, 'g'), '$1:$2');
  return { ...marked, text: behind.replace(/(?<!\S)(?:that|this|those|these|the same) (?=m\d)/g, '').replace(/(?<!\S)t(\d+) (?:of )?(m\d+)(?![\d:])/g, '$2:$1') };
}

const apply = (text: string, rules: readonly Rule[]): string => rules.reduce((rest, [pattern, signs]) => (mayStandIn(rest, pattern) ? rest.replace(pattern, signs) : rest), text);
const bracketed = (rules: readonly Rule[]): readonly Rule[] => rules.map(([pattern, signs]) => [pattern, signs.startsWith('(') || signs.startsWith('how') || !/^\$\d [÷−] \$\d$/.test(signs) ? signs : signs.replace(/^(\$\d) (.) (\$\d)$/, '( $1 ) $2 ( $3 )')] as const);
const inBrackets = { quotients: bracketed([...eachUnit, ...quotients]), differences: bracketed(differences) };

const changes = /\b(?:r[io]sen?|increase\w*|gr[eo]wn?|climb\w*|go up|went up|f[ae]ll(?:en)?|decrease\w*|declin\w*|drop\w*|shrink|shrank|go down|went down|change[ds]?|move[ds]?|swell|swelled|added|add|difference|pile up|come down|came down)\b/;

/** By how many dollars a balance moved from one day to another; in percent it is a growth, which is read elsewhere. */
function isMove(text: string, isBalance: boolean): boolean {
  return isBalance && changes.test(text) && !/%|\b(?:percent\w*|per ?cent|pct|growth|rate)\b/.test(text);
}

/** "A; B; total": the last item is what the others come to. */
const totalled = /(?<= )[,;+&](?: and)?(?: the| their)? (?:totals?|sums?|(?:total|sum) of (?:both|the two|all))(?: [.?])*$/;

/** "A, B, and their total as a percentage of C". */
const theirTotal = /(?<=m\d+(?::\d+)?) (?:, )?(?:and )?(?:(?:their|the) )?(?:total|sum)(?: of (?:the )?(?:two|three|four|both))?(?= (?:as|in|over|relative|divided)\b)/;

/** Ways of saying written as signs. Lists are sums only where the words put them together. */
export function inSigns(text: string, isBalance = false): string {
  const listing = totalled.test(text) ? text.replaceAll(' ; ', ' , ') : text;
  const timed = apply(apply(isMove(text, isBalance) ? apply(listing, moves) : listing, ofTimes), unitsOf);
  const summed = apply(timed, sums);
  const isListed = togetherWords.test(text) || [totalled, theirTotal].some((words) => words.test(text)) || /\([^()]*(?:and|&|,)[^()]*\)/.test(text);
  const listed = isListed ? apply(summed, lists) : summed;
  const isOne = new Set(listed.match(/m\d+/g) ?? []).size === 1;
  const added = isListed && isOne ? apply(listed, [...timeLists, ...timeLists, ...timeLists, ...timeLists]) : listed;
  const joined = isListed ? added.replace(/(?<=m\d+(?::\d+)?) (?:, )?(?:taken together|put together|added together|together|combined|altogether|jointly|in total|in all|all told)(?= |$)/g, '') : added;
  const pointed = joined.replace(theirTotal, '');
  const divided = once(pointed, inBrackets.quotients);
  return once(divided, inBrackets.differences).replace(/\s+/g, ' ');
}

/** The first rule that fits is the reading; the others would read it again. */
function once(text: string, rules: readonly Rule[]): string {
  for (const [pattern, signs] of rules) {
    const made = mayStandIn(text, pattern) ? text.replace(pattern, signs) : text;
    if (made !== text) return made;
  }
  return text;
}
