// A house note rests on services whose every field is known; only documents of any make must be read along their tables and sentences.
import type { ReadFact, SourceDocument } from '../facts/read-fact.ts';
import type { Align } from '../judge/make-case.ts';
import type { WordsJudge } from '../judge-report.ts';
import type { Documents } from '../judge/words-check.ts';

const ofServices = new Set(['filing', 'market', 'macro', 'aggregator']);

/** True where every fact comes from a service: reading along documents then finds nothing to read. A test holds the two together. */
export function needsNoAlign(facts: readonly ReadFact[]): boolean {
  return facts.every(({ fact }) => ofServices.has(fact.source.kind));
}

export async function loadAlign(facts: readonly ReadFact[]): Promise<Align> {
  return needsNoAlign(facts) ? () => null : (await import('../align/align-claim.ts')).alignClaim;
}

export type WordsReading = { readonly documents?: Documents; readonly words: WordsJudge | null };

/** The prose of documents and the checks of words; answers of services have none. */
export async function loadWords(facts: readonly ReadFact[], sources: readonly SourceDocument[]): Promise<WordsReading> {
  if (needsNoAlign(facts)) return { words: null };
  const [{ readPassages }, { wordsJudge }] = await Promise.all([import('../passages/read-passages.ts'), import('../judge/words-judge.ts')]);
  return { documents: readPassages(sources), words: wordsJudge };
}
