// A house note rests on services whose every field is known; only documents of any make must be read along their tables and sentences.
import type { ReadRecord } from '../derive/audit-context.ts';
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

export type WordsReading = { readonly documents?: Documents; readonly words: WordsJudge | null; readonly trades?: ReadRecord };

/** The sums over insiders' trades, for sources that hold their forms. */
async function loadTrades(facts: readonly ReadFact[]): Promise<Pick<WordsReading, 'trades'>> {
  return facts.some(({ fact }) => fact.metric.concept?.startsWith('ownership:') === true) ? { trades: (await import('../derive/insider-trades.ts')).insiderTrades } : {};
}

/** The prose of documents and the checks of words; answers of services have none. */
export async function loadWords(facts: readonly ReadFact[], sources: readonly SourceDocument[]): Promise<WordsReading> {
  if (needsNoAlign(facts)) return { words: null, ...await loadTrades(facts) };
  const [trades, { readPassages }, { wordsJudge }] = await Promise.all([loadTrades(facts), import('../passages/read-passages.ts'), import('../judge/words-judge.ts')]);
  return { documents: readPassages(sources), words: wordsJudge, ...trades };
}
