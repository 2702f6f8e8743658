// How well a sentence answers a question: the rarity of the words they share, its share of them, and whether it says the kind of thing that is asked for.
import type { AnswerKind, QuestionTerms } from './question-terms.ts';
import { wordsIn } from './question-terms.ts';

/** Two forms of a word: "acquired" and "acquisition" begin alike. */
const LEAST_COMMON = 5;

export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  let common = 0;
  while (common < one.length && common < other.length && one.charAt(common) === other.charAt(common)) common += 1;
  const shorter = Math.min(one.length, other.length);
  const isPlural = common === shorter && Math.abs(one.length - other.length) <= 2 && shorter >= 3;
  return isPlural || (common >= LEAST_COMMON && common >= 0.6 * Math.max(one.length, other.length));
}

export type Weigh = (word: string) => number;

/** How telling the question's words are among the sentences given. */
export function weigher(words: readonly string[], sentences: readonly (readonly string[])[]): Weigh {
  const weights = new Map(words.map((word) => [word, Math.log(1 + sentences.length / (1 + sentences.filter((own) => own.some((each) => isAlike(word, each))).length))]));
  return (word) => weights.get(word) ?? 0;
}

export type Fitness = { readonly score: number; /** Share of the weight of the question's words that the sentence has. */ readonly covered: number };

/** A row of a table or a sentence on one of them does not say which is the most. */
export const superlative = /\b(?:highest|lowest|largest|smallest|biggest|most|least|greatest|best|worst|leading|primarily)\b/i;

const signs: Partial<Readonly<Record<AnswerKind, RegExp>>> = {
  why: /\b(?:because|due to|driven by|primarily|mainly|attributable|reflect(?:s|ed|ing)?|as a result|result(?:ed|ing) from|offset by|owing to|led by|caused by)\b/i,
  'which-most': superlative,
  who: /\b(?:Mr|Ms|Mrs|Dr)\.|\b(?:Chief|President|Chair(?:man|woman|person)?|Director|Officer|appointed|serves?|LLP)\b/,
  when: /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:19|20)\d\d\b/,
  'how-much': /\d/,
};

export function fitnessOf(text: string, { question, weigh }: { readonly question: QuestionTerms; readonly weigh: Weigh }): Fitness {
  const own = [...new Set(wordsIn(text))];
  const total = question.words.reduce((sum, word) => sum + weigh(word), 0);
  const shared = question.words.filter((word) => own.some((each) => isAlike(word, each))).reduce((sum, word) => sum + weigh(word), 0);
  const alike = question.alike.filter((word) => own.includes(word)).length * 0.3;
  const covered = total === 0 ? 0 : shared / total;
  const sign = signs[question.kind];
  const isKind = sign === undefined ? 1 : sign.test(text) ? 1.35 : 0.8;
  const years = question.years.length === 0 ? 1 : question.years.some((year) => text.includes(year)) ? 1.15 : /\b(?:19|20)\d\d\b/.test(text) ? 0.85 : 1;
  return { score: (shared + alike) * isKind * years * lengthFit(own.length) * shapeFit(text), covered };
}

/** Headings say little, and a page-long sentence says everything. */
function lengthFit(words: number): number {
  if (words < 6) return 0.45;
  return words > 70 ? 0.7 : 1;
}

function shapeFit(text: string): number {
  return /[.;:!?)”"]$/.test(text.trim()) || /\d/.test(text) ? 1 : 0.75;
}
