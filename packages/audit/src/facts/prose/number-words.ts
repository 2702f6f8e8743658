// The words that name what a number of running text counts: those before it in its clause, and "of restructuring charges" behind it.
import type { NumberToken, Sentence } from './scene.ts';

export type NumberWords = { /** Outermost first; for most numbers one entry. */ readonly row: readonly string[]; readonly change: 'increase' | 'decrease' | 'change' | null };

const clauseBreak = /;\s|\s[—–]\s|:\s|,\s(?:while|whereas|but|although|though|and(?= (?:[a-z]+ ){1,6}(?:was|were|increased|decreased|rose|fell))|partially offset by|offset by|which)\b|\b(?:while|whereas)\b/gi;
const up = '(?:increas(?:e|ed|es|ing)|grew|grow(?:n|th|ing)?|rose|risen|up|higher|improved|improvement|gain(?:ed)?|expanded)';
const down = '(?:decreas(?:e|ed|es|ing)|declin(?:e|ed|es|ing)|fell|fallen|down|lower|dropped|drop|reduc(?:ed|tion)|shrank|contracted)';
const upBefore = new RegExp(`\\b${up}(?: by| of| approximately| about| nearly| over| roughly)*\\s*$`, 'i');
const downBefore = new RegExp(`\\b${down}(?: by| of| approximately| about| nearly| over| roughly)*\\s*$`, 'i');
const changeAfter = /^\s*(?:\([^)]{0,20}\)\s*)?(?:,?\s*or\b)?\s*(?:(?:year-over-year|net|annual|organic)\s+)?(increase|growth|decrease|decline|reduction|drop|rise|change|higher|lower)\b/i;

/** Reads the words for one number; `inherited` are those of the number before it in the sentence. */
export function wordsOf(sentence: Sentence, number: NumberToken, inherited: readonly string[]): NumberWords {
  const before = clauseBefore(sentence, number);
  const change = changeOf(sentence.text, number);
  const after = wordsAfter(sentence, number);
  const own = withoutTokens(sentence, before);
  if (own.replace(fillers, ' ').replace(/[^\p{L}]+/gu, ' ').trim().length >= 3) return { row: after === '' ? [own] : [own, after], change };
  if (after !== '') return { row: [after], change };
  return { row: inherited.length > 0 ? inherited : restOfClause(sentence, number), change };
}

/** "Approximately 20,000 are full-time": where nothing else names a number, what follows it does. */
function restOfClause(sentence: Sentence, number: NumberToken): readonly string[] {
  const after = sentence.text.slice(number.span.end);
  const end = after.search(/[;:]|\s[—–]\s|\.\s|\.$/);
  const words = withoutTokens(sentence, { start: number.span.end, end: number.span.end + (end < 0 ? after.length : end) });
  return words === '' ? [] : [words];
}

const fillers = /\b(?:and|or|to|from|of|in|was|were|is|are|compared|with|versus|than|the|a|an|for|by|at|as|approximately|about|up|down|increase|increased|decrease|decreased|we|our|it|that|this|be|been|had|has|have|respectively|on|an|both|or|plus)\b/gi;

/** Words further from a number than this do not name it. */
const LONGEST_CLAUSE = 400;

type Stretch = { readonly start: number; readonly end: number };

function clauseBefore(sentence: Sentence, number: NumberToken): Stretch {
  const from = Math.max(0, number.span.start - LONGEST_CLAUSE);
  let start = from === 0 ? 0 : sentence.text.indexOf(' ', from);
  for (const match of sentence.text.slice(from, number.span.start).matchAll(clauseBreak)) start = from + match.index + match[0].length;
  return { start: Math.min(Math.max(start, 0), number.span.start), end: number.span.start };
}

/** The words of a stretch without its numbers and times; marks at its ends fall away. */
function withoutTokens(sentence: Sentence, stretch: Stretch): string {
  let words = '';
  let at = stretch.start;
  for (const token of sentence.tokens) {
    if (token.kind !== 'number' && token.kind !== 'period') continue;
    if (token.span.end <= stretch.start || token.span.start >= stretch.end) continue;
    words += `${sentence.text.slice(at, Math.max(at, token.span.start))} `;
    at = Math.max(at, token.span.end);
  }
  words += sentence.text.slice(at, stretch.end);
  return telling(words);
}

const asides = /\b(?:(?:as )?compared (?:with|to)|versus|up from|down from|respectively|(?:increas|decreas|declin|improv)(?:ed|e|ing|es)|grew|rose|fell|dropped|climbed|(?:was|were|is|are|be|been|totaled|totalled|amounted)(?= |$)|approximately|about|roughly|nearly)\b/gi;
const edges = /^(?:[\s,.;:()•·–—-]|(?:at|as of|in|for|during|of|to|from|by|and|or|on|the|with|up|down|that|we|our|had|have|has|it|its)\b)+|(?:[\s,.;:(•·–—-]|\b(?:at|as of|in|for|during|of|to|from|by|and|or|on|the|with|up|down|a|an|was|were))+$/gi;

/** Words without verbs of change and the small words that lead to a number: "At , we had cash of compared to" is "cash". */
function telling(words: string): string {
  return words.replace(asides, ' ').replace(/\s+/g, ' ').replace(/ (?=,)/g, '').replace(/(?:\b(?:from|to|in|of|at|for|and|with)\s+(?=(?:from|to|in|of|at|for|and|with)\b))+/gi, '').replace(edges, '').trim();
}

/** "$5 million of restructuring charges", "395,241 options outstanding", "35% of total sales": up to the next number, time or end of clause. */
function wordsAfter(sentence: Sentence, number: NumberToken): string {
  const stop = sentence.tokens.find((token) => (token.kind === 'number' || token.kind === 'period') && token.span.start >= number.span.end)?.span.start ?? sentence.text.length;
  const text = sentence.text.slice(number.span.end, stop);
  const phrase = /^\s*(?:(?:of|in)\s+)?(?:the |our |its )?([a-z][^,.;:()]{2,80})/i.exec(text)?.[1] ?? '';
  if (/^(?:and|or|to|compared|respectively|from|in|as|at|for|on|while|but|due|primarily|during|with|was|were|is|are|versus|than|increase|decrease|which|by|that|higher|lower|through|over|per|years?|quarters?|months|the|approximately|about|we|our|it|of)\b/i.test(phrase)) return '';
  return phrase.split(/\s+(?:and|as|at|for|on|while|but|due|primarily|during|with|was|were|is|are|versus|than|which|by|that|through|compared|from|to|in|respectively|or|ended|years?|quarters?|months)\b/i)[0]?.trim() ?? '';
}

function changeOf(text: string, number: NumberToken): NumberWords['change'] {
  const before = text.slice(Math.max(0, number.span.start - 60), number.span.start);
  if (upBefore.test(before)) return 'increase';
  if (downBefore.test(before)) return 'decrease';
  const after = changeAfter.exec(text.slice(number.span.end, number.span.end + 60))?.[1]?.toLowerCase();
  if (after === undefined) return null;
  if (/increase|growth|rise|higher/.test(after)) return 'increase';
  return after === 'change' ? 'change' : 'decrease';
}
