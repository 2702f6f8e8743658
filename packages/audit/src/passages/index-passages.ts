// Passages by the meanings of their words, so that a claim looks only at those that share some. Built once for the documents of a report.
import type { Documents, Passage } from '../judge/words-check.ts';
import { readTerms, type Term } from './words/read-terms.ts';

export type ReadPassage = { readonly passage: Passage; readonly terms: readonly Term[]; readonly concepts: ReadonlySet<string> };
export type PassageIndex = { readonly passages: readonly ReadPassage[]; readonly byConcept: ReadonlyMap<string, readonly number[]>; /** How telling a meaning is: rare ones weigh more. */ readonly weightOf: (concept: string) => number; /** Meanings that stand somewhere without a capital: no names. */ readonly plain: ReadonlySet<string>; /** Meanings that stand somewhere within a sentence with a capital. */ readonly names: ReadonlySet<string> };

const indexes = new WeakMap<Documents, PassageIndex>();

export function indexOf(documents: Documents): PassageIndex {
  const known = indexes.get(documents);
  if (known !== undefined) return known;
  const made = indexPassages(documents.passages);
  indexes.set(documents, made);
  return made;
}

function indexPassages(all: readonly Passage[]): PassageIndex {
  const passages = all.map((passage): ReadPassage => {
    const terms = readTerms(passage.text);
    return { passage, terms, concepts: new Set(terms.map((term) => term.concept)) };
  });
  const byConcept = new Map<string, number[]>();
  passages.forEach((passage, index) => {
    for (const concept of passage.concepts) {
      const list = byConcept.get(concept);
      if (list === undefined) byConcept.set(concept, [index]);
      else list.push(index);
    }
  });
  const plain = new Set(passages.flatMap((read) => read.terms.filter((term) => /^\p{Ll}/u.test(term.text)).map((term) => term.concept)));
  const names = new Set(passages.flatMap((read) => read.terms.filter((term) => term.kind === 'name').map((term) => term.concept)));
  // Few passages tell little about how rare a word is: the count is damped.
  const count = passages.length + 20;
  return { passages, byConcept, plain, names, weightOf: (concept) => Math.log(count / ((byConcept.get(concept)?.length ?? 0) + 1)) };
}
