// Which documents of an index a question means, and how much: the companies it names, the year, the kind of report.
import type { IndexedDocument } from '../index/passage-index.ts';
import { companiesNamed } from './companies-named.ts';
import { readQuestion } from './read-question.ts';

/** By document id; what is absent is not meant. Null where the question names no company, year or form. */
export type DocumentWeights = ReadonlyMap<string, number>;

const YEAR = { same: 1.3, beside: 1, other: 0.75 };
const FORM = { same: 1.15, other: 0.9 };

export function documentsAsked(query: string, documents: readonly IndexedDocument[]): DocumentWeights {
  const named = new Set(companiesNamed(query, documents.map(({ company }) => company)));
  const { years, forms } = readQuestion(query);
  const year = years.length === 0 ? null : Math.max(...years);
  const meant = documents.filter(({ company }) => named.size === 0 || named.has(company));
  return new Map(meant.map((document) => [document.id, yearWeight(document.year, year) * formWeight(document.form, forms)]));
}

/** The report of the last year named holds the years before it for comparison. A fiscal year may end in the year before or after its name. */
function yearWeight(own: number | null, asked: number | null): number {
  if (own === null || asked === null) return 1;
  if (own === asked) return YEAR.same;
  return Math.abs(own - asked) === 1 ? YEAR.beside : YEAR.other;
}

function formWeight(own: string, asked: readonly string[]): number {
  if (asked.length === 0) return 1;
  return asked.some((form) => own === form || own === `${form}/A`) ? FORM.same : FORM.other;
}
