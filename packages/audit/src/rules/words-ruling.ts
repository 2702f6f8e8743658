import type { WordsFinding } from '../judge/words-check.ts';
import type { Ruling } from './rule.ts';

export function rulingOf(words: WordsFinding): Ruling {
  return { verdict: words.verdict, rule: words.rule, reason: words.reason, codes: words.codes, field: words.field, rests: null, corrects: words.right !== null, words };
}
