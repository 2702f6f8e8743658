// One question through retrieval, the answer and the judge. The question's own words decide on company, year and form; inside the right document only the pages are searched.
import { auditReport, type Audit } from '@assay/audit';
import { searchIndex } from '@assay/knowledge';
import { renderAnswer } from '../../packages/agent/src/ask/markdown/render-answer.ts';
import { answerFromFilings, type FilingAnswer } from '../../packages/agent/src/ask/texts/answer-from-filings.ts';
import type { FilingPassage } from '../../packages/agent/src/ask/texts/filing-passage.ts';
import { pageAt, sha256, type BenchFiling, type BenchFilings } from './filings.ts';
import { outcomeOf, type Outcome, type Page, type QuestionRecord } from './score.ts';

const PASSAGES = 10;
const proved = new Set(['verified', 'computed']);

export type Answered = {
  readonly id: string; readonly type: string; readonly isOpen: boolean; readonly kind: FilingAnswer['kind']; readonly outcome: Outcome;
  /** Figures of the answer's own sentences (quotations apart) that the judge proves. */
  readonly proved: number;
  readonly figures: number;
  readonly contradicted: number;
  /** A quoted sentence stands at its offsets. */
  readonly isExact: boolean;
  readonly ms: number;
  readonly markdown: string;
  readonly cited: readonly Page[];
};

/** A question is of the open half where the hash of its id begins with a bit of nought. */
export function isOpen(id: string): boolean {
  return Number.parseInt(sha256(id).charAt(0), 16) < 8;
}

export function runQuestion(record: QuestionRecord, bench: BenchFilings, isInside: boolean): Answered {
  const started = performance.now();
  const hits = searchIndex(bench.index, record.question, { documents: isInside ? [record.doc_name] : null, sections: null, limit: PASSAGES });
  const passages = hits.flatMap(({ document, chunk }): FilingPassage[] => {
    const filing = bench.filings.get(document);
    return filing === undefined ? [] : [{ capture: filing.source.capture.id, source: chunk.source, where: [filing.company, filing.form], period: filing.period }];
  });
  const filings = [...new Set(hits.map(({ document }) => document))].flatMap((name) => bench.filings.get(name) ?? []);
  const answer = answerFromFilings({ question: record.question, asked: null, passages, captures: filings.map(({ source }) => source), sha256, asOf: null });
  const ms = performance.now() - started;
  const { markdown, blocks } = renderAnswer(answer.draft);
  const audit = auditAnswer(markdown, answer, { question: record.question, filings });
  const quoteSpans = blocks.filter((_, at) => answer.draft.blocks[at]?.kind === 'quote');
  const own = audit === null ? [] : audit.verdicts.filter((_, at) => {
    const claim = audit.claims[at];
    return claim?.kind === 'figure' && !quoteSpans.some((span) => span !== null && claim.span.start >= span.start && claim.span.end <= span.end);
  });
  const byCapture = new Map(filings.map((filing) => [filing.source.capture.id, filing]));
  const cited = answer.quotes.flatMap(({ capture, source }) => pageOf(byCapture.get(capture), source.start));
  return {
    id: record.financebench_id, type: record.question_type, isOpen: isOpen(record.financebench_id), kind: answer.kind, outcome: outcomeOf(answer, cited, record), figures: own.length,
    proved: own.filter(({ verdict }) => proved.has(verdict)).length, contradicted: own.filter(({ verdict }) => verdict === 'contradicted').length,
    isExact: answer.quotes.every(({ capture, quote, source }) => byCapture.get(capture)?.text.slice(source.start, source.end) === quote), ms, markdown, cited,
  };
}

function pageOf(filing: BenchFiling | undefined, place: number): Page[] {
  return filing === undefined ? [] : [{ doc: filing.name, page: pageAt(filing, place) }];
}

/** The finished Markdown as a stranger's, against the filings found. What is declined claims nothing. */
function auditAnswer(markdown: string, answer: FilingAnswer, { question, filings }: { readonly question: string; readonly filings: readonly BenchFiling[] }): Audit | null {
  if (answer.kind === 'declined') return null;
  const used = answer.filings.flatMap((id) => filings.find(({ source }) => source.capture.id === id) ?? []);
  return auditReport(markdown, used.map(({ source }) => source), { subject: used[0]?.source.capture.entity ?? null, asOf: null, sha256, question });
}
