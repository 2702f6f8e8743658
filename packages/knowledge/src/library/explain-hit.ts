// Why a passage was found, in the words of the question; and the sentence or row of it that answers most.
import type { Passage, Span } from '@assay/record';
import { askedTerms } from '../search/asked-terms.ts';
import { termsOf, tokensOf } from '../index/terms.ts';

export type HitWords = {
  /** Words of the question that the passage, its headings or its section's title have; those it lacks. */
  readonly found: readonly string[];
  readonly missing: readonly string[];
  /** Of the found, those above the passage. */
  readonly above: readonly string[];
  /** In the passage's text; null where no sentence has a word of the question. */
  readonly sentence: Span | null;
};

export function explainHit(query: string, { text, headings, section }: Pick<Passage, 'text' | 'headings' | 'section'>): HitWords {
  const asked = askedTerms(query, []).terms;
  const words = new Map(tokensOf(query).map(({ term, word }) => [term, word]));
  const inText = new Set(termsOf(text));
  const inHead = new Set(termsOf([...headings, section.title].join(' ')));
  const wordOf = ({ term }: { readonly term: string }): string => words.get(term) ?? term;
  return {
    found: asked.filter(({ term }) => inText.has(term) || inHead.has(term)).map(wordOf), missing: asked.filter(({ term }) => !inText.has(term) && !inHead.has(term)).map(wordOf),
    above: asked.filter(({ term }) => inHead.has(term)).map(wordOf), sentence: bestSentence(text, new Map(asked.map(({ term, weight }) => [term, weight]))),
  };
}

/** The heaviest in asked words; of equals one that says something before a heading, then the shorter, then the first. */
function bestSentence(text: string, weights: ReadonlyMap<string, number>): Span | null {
  let best: { readonly span: Span; readonly weight: number } | null = null;
  for (const span of sentencesOf(text)) {
    const terms = new Set(termsOf(text.slice(span.start, span.end)));
    const asked = [...terms].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    const weight = asked === 0 ? 0 : asked + (/[.!?]["”’)]?$|\d/.test(text.slice(span.start, span.end)) ? SAYS : 0);
    const isBetter = best === null || weight > best.weight || (weight === best.weight && span.end - span.start < best.span.end - best.span.start);
    if (weight > 0 && isBetter) best = { span, weight };
  }
  return best?.span ?? null;
}

/** Less than the lightest word: it only parts equals. */
const SAYS = 0.1;

/** A line that is cut in the middle of a sentence is its own. */
function sentencesOf(text: string): Span[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap((line) => {
    const spans: Span[] = [];
    let from = 0;
    for (const end of line[0].matchAll(/[.!?]["”’)]{0,2}\s+(?=[A-Z(“"])/g)) {
      spans.push({ start: line.index + from, end: line.index + end.index + end[0].trimEnd().length });
      from = end.index + end[0].length;
    }
    return [...spans, { start: line.index + from, end: line.index + line[0].length }];
  });
}
