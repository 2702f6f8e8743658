// The sentences of the passages found that answer a question best, verbatim: one, and what stands beside it where it answers too.
import type { Span } from '@assay/record';
import type { Quoted } from '../../draft.ts';
import type { FilingPassage } from '../filing-passage.ts';
import type { Filing, Sentence } from '../filing.ts';
import { wordsIn, type QuestionTerms } from './question-terms.ts';
import { fitnessOf, weigher } from './sentence-fitness.ts';

export type Choice = { readonly quotes: readonly Quoted[]; /** Share of the question's words, by weight, that the best has. */ readonly covered: number };
export type PlacedPassage = { readonly passage: FilingPassage; readonly filing: Filing };

const MOST_QUOTES = 3;
/** What stands beside the best must be about as good. */
const BESIDE = 0.55;
/** The search's own order counts beside the words: its first passage by so much more than its last. */
const RANK = 0.8;
const LONGEST = 900;

type Judged = { readonly sentence: Sentence; readonly placed: PlacedPassage; readonly score: number; readonly covered: number };

export function chooseQuotes(question: QuestionTerms, passages: readonly PlacedPassage[]): Choice {
  const inside = passages.map((placed) => ({ placed, sentences: sentencesIn(placed) }));
  const weigh = weigher([...question.words], inside.flatMap(({ sentences }) => sentences.map(({ text }) => wordsIn(text))));
  const judged = inside.flatMap(({ placed, sentences }, rank) => sentences.map((sentence): Judged => {
    const { score, covered } = fitnessOf(sentence.text, { question, weigh });
    return { sentence, placed, score: score * (1 + RANK / (1 + rank)), covered };
  })).toSorted((left, right) => right.score - left.score);
  const [best] = judged;
  if (best === undefined || best.score === 0) return { quotes: [], covered: 0 };
  const chosen = [best, ...judged.filter((other) => other !== best && isBeside(best, other) && other.score >= BESIDE * best.score)].slice(0, MOST_QUOTES);
  const inOrder = chosen.toSorted((left, right) => left.sentence.span.start - right.sentence.span.start);
  return { quotes: inOrder.map(quoted), covered: best.covered };
}

function sentencesIn({ passage, filing }: PlacedPassage): readonly Sentence[] {
  return filing.sentences().filter(({ span, text }) => text.length <= LONGEST && span.start >= passage.source.start && span.end <= passage.source.end);
}

function isBeside(best: Judged, other: Judged): boolean {
  return other.placed === best.placed && Math.abs(other.sentence.block - best.sentence.block) <= 1 && gap(best.sentence.span, other.sentence.span) < 600;
}

function gap(one: Span, other: Span): number {
  return Math.max(one.start, other.start) - Math.min(one.end, other.end);
}

function quoted({ sentence, placed }: Judged): Quoted {
  return { capture: placed.filing.capture, quote: sentence.text, source: sentence.span, where: placed.passage.where };
}
