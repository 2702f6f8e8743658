// An answer out of the pages of filings: a figure worked out from their tables, or the sentences that answer, verbatim; else what is missing, with what lies nearest.
import type { CapturedBytes, CaptureId, IsoDate, Sha256 } from '@assay/record';
import { say, type Text } from '../../prose/text.ts';
import { possessive } from '../../write/company-name.ts';
import type { Asked } from '../asked/asked.ts';
import type { AnswerDraft, Block, Quoted } from '../draft.ts';
import { computeAsked, type Computed, type DatedFiling } from './computed/compute-asked.ts';
import { sayComputed } from './computed/say-computed.ts';
import { readDecided, type Decided } from './computed/yes-or-no.ts';
import type { FilingPassage } from './filing-passage.ts';
import { openFiling, type Filing } from './filing.ts';
import { isNamedIn } from './named-company.ts';
import { chooseQuotes, type PlacedPassage } from './quoted/choose-quotes.ts';
import { readQuestionTerms } from './quoted/question-terms.ts';
import { superlative } from './quoted/sentence-fitness.ts';

export type FilingQuestion = {
  readonly question: string;
  /** What was read of the question already; null where nobody has. */
  readonly asked: Asked | null;
  /** Best first. */
  readonly passages: readonly FilingPassage[];
  /** The captures that the passages stand in, at least. */
  readonly captures: readonly CapturedBytes[];
  readonly sha256: Sha256;
  /** Filings whose period ends after this day are left out; null takes all. */
  readonly asOf: IsoDate | null;
};

export type FilingAnswer = {
  /** `declined`: nothing found answers; the draft shows the nearest passages as such. */
  readonly kind: 'computed' | 'quoted' | 'declined';
  readonly draft: AnswerDraft;
  readonly quotes: readonly Quoted[];
  /** The captures that the answer rests on. */
  readonly filings: readonly CaptureId[];
};

/** A quoted sentence must have this share of the question's words, by weight. */
const LEAST_COVERED = 0.4;
const NEAREST = 3;

export function answerFromFilings(given: FilingQuestion): FilingAnswer {
  const placed = ofCompanyAsked(given, placedPassages(given));
  const filings = datedFilings(placed);
  const decided = readDecided(given.question);
  const question = decided?.question ?? given.question;
  const computed = computeAsked(question, filings);
  return saidFigure({ ...given, question }, computed, decided) ?? fromWords(given, placed, computed.kind === 'open' ? computed.why : null);
}

function saidFigure(given: FilingQuestion, computed: Computed, decided: Decided | null): FilingAnswer | null {
  if (computed.kind !== 'computed') return null;
  const said = sayComputed(given.question, { company: companyOf(given, computed.filing), asked: computed.asked, value: computed.value, sha256: given.sha256 });
  if (said === null) return null;
  const summary = decided === null ? said.summary : say`${decided.isYes(computed.value) ? 'Yes' : 'No'}. ${said.summary}`;
  return { kind: 'computed', quotes: [], filings: [computed.filing.capture], draft: draftOf(summary, said.details.map((text): Block => ({ kind: 'text', text })), []) };
}

function placedPassages({ passages, captures, sha256, asOf }: FilingQuestion): PlacedPassage[] {
  const byId = new Map(captures.map((captured) => [captured.capture.id, captured]));
  return passages.filter(({ period }) => asOf === null || period === null || period <= asOf).flatMap((passage) => {
    const captured = byId.get(passage.capture);
    return captured === undefined ? [] : [{ passage, filing: openFiling(captured, sha256) }];
  });
}

/** Where nobody has read whom the question asks about, filings of companies that it does not name are left out. */
function ofCompanyAsked({ question, asked }: FilingQuestion, placed: readonly PlacedPassage[]): readonly PlacedPassage[] {
  if (asked !== null && asked.companies.length > 0) return placed;
  const companies = new Set(placed.map(({ filing }) => filing.company));
  return companies.size <= 1 && !companies.has(null) && !namesSomebody(question) ? placed : placed.filter(({ filing: { company } }) => company === null || isNamedIn(question, company));
}

/** "Harbour’s", "of Harbour": a name in capitals that belongs to somebody. */
function namesSomebody(question: string): boolean {
  return /\p{Lu}[\p{L}\d&]*['’]s\b|\b(?:of|for|by|did|does|has|have|is|was|at|in) \p{Lu}[\p{L}\d&]{2,}(?! ?\d)/u.test(question);
}

/** In the order of their best passages. */
function datedFilings(placed: readonly PlacedPassage[]): DatedFiling[] {
  const filings = new Map<Filing, DatedFiling>();
  for (const { passage, filing } of placed) if (!filings.has(filing)) filings.set(filing, { filing, year: passage.period === null ? null : Number(passage.period.slice(0, 4)) });
  return [...filings.values()];
}

function companyOf({ asked }: FilingQuestion, filing: Filing): string {
  return asked?.companies[0]?.name ?? filing.company ?? 'The company';
}

/** `open`: why no figure could be worked out where one was asked for; then sentences do not answer, and are shown as what lies nearest. */
function fromWords(given: FilingQuestion, placed: readonly PlacedPassage[], open: string | null): FilingAnswer {
  const [first] = placed;
  if (first === undefined) return declined([], open ?? 'No passage of a filing was found for this question.');
  const company = companyOf(given, first.filing);
  const terms = readQuestionTerms(given.question, [company, ...(given.asked?.companies ?? []).flatMap(({ name, ticker }) => [name, ticker])]);
  const { quotes, covered } = chooseQuotes(terms, placed);
  const isUnsaid = terms.kind === 'which-most' && !quotes.some(({ quote }) => superlative.test(quote));
  if (open !== null || isUnsaid || quotes.length === 0 || covered < LEAST_COVERED) return declined(quotes.slice(0, NEAREST), open ?? 'No sentence of the filings found answers this.');
  return { kind: 'quoted', quotes, filings: capturesOf(quotes), draft: draftOf(say`${possessive(company)} filing says on this:`, quotes.map((quoted): Block => ({ kind: 'quote', quoted })), []) };
}

function declined(quotes: readonly Quoted[], why: string): FilingAnswer {
  const summary = quotes.length === 0 ? say`The filings at hand do not answer this.` : say`The filings at hand do not answer this; what lies nearest stands below.`;
  return { kind: 'declined', quotes, filings: capturesOf(quotes), draft: draftOf(summary, quotes.map((quoted): Block => ({ kind: 'quote', quoted })), [why]) };
}

function capturesOf(quotes: readonly Quoted[]): CaptureId[] {
  return [...new Set(quotes.map(({ capture }) => capture))];
}

function draftOf(summary: Text, blocks: readonly Block[], missing: readonly string[]): AnswerDraft {
  return { summary, blocks, insights: [], recommendations: [], missing, isGeneral: false };
}
