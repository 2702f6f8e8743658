// The facts of all sources, with any way of reading one: in Node every reader is there, in a browser those that an archive needs.
import { AssayError } from '@assay/record';
import type { Refusal } from './judge-report.ts';
import type { ReadFact, SourceDocument } from './facts/read-fact.ts';

export type SourceFacts = { readonly facts: readonly ReadFact[]; readonly refusals: readonly Refusal[] };

/** A source that cannot be read is refused and named; the others are read. */
export function readSources(sources: readonly SourceDocument[], read: (source: SourceDocument) => readonly ReadFact[]): SourceFacts {
  const facts: ReadFact[] = [];
  const refusals: Refusal[] = [];
  for (const source of sources) {
    try {
      for (const fact of read(source)) facts.push(fact);
    } catch (error) {
      if (!(error instanceof AssayError)) throw error;
      refusals.push({ source: source.capture.request.url, message: error.message });
    }
  }
  return { facts, refusals };
}
