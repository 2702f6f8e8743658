// Whether an answer to a question holds, for anybody's answer and anybody's documents: the judge reads both as a stranger's.
import { auditReport, documentSource, mediaTypeOf } from '@assay/audit';
import type { CapturedBytes, Entity, IsoDate, Sha256 } from '@assay/record';
import { createHash } from 'node:crypto';
import { notSpokenOf, readSimply, type AskedThings } from './completeness.ts';
import { readGivenCitations, type GivenCitation } from './given-citations.ts';
import { feedbackOf, scoreAnswer, type Issue, type Validation } from './score.ts';

/** A document of the caller's own. Its name's ending tells what kind it is; without one it is plain text. */
export type GivenText = { readonly name: string; readonly text: string };

export type ValidateInput = {
  readonly question: string;
  /** Markdown or plain text. */
  readonly answer: string;
  readonly citations: readonly GivenCitation[];
  readonly documents: readonly (CapturedBytes | GivenText)[];
  /** Whom the documents are about, for sentences and tables that name nobody. */
  readonly about?: Entity | null;
  readonly asOf?: IsoDate | null;
  /** How the question was read; the measures and years in its words where left out. */
  readonly asked?: AskedThings | null;
  readonly sha256?: Sha256;
};

export type Validated = Pick<Validation, 'valid' | 'score' | 'shares' | 'issues'> & { /** One line for each thing that has to change. */ readonly feedback: readonly string[] };

const usualSha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

function isText(document: CapturedBytes | GivenText): document is GivenText {
  return 'text' in document;
}

function sourceOf(document: CapturedBytes | GivenText, { about = null, sha256 = usualSha256 }: Pick<ValidateInput, 'about' | 'sha256'>): CapturedBytes {
  if (!isText(document)) return document;
  const mediaType = mediaTypeOf(document.name) ?? 'text/plain';
  return documentSource({ name: document.name, bytes: new TextEncoder().encode(document.text), described: { mediaType } }, { about, readAt: '1970-01-01T00:00:00.000Z', sha256 });
}

/**
 * Scores an answer from the judge's own verdicts over the documents: factual accuracy 40, numerical accuracy 30, citation
 * coverage 20, completeness 10. `score` is 0–100, null where there is nothing to check and nothing was asked for. Valid from 70, and never with
 * a contradiction. Throws AssayError('malformed-source') for a document whose bytes are no text.
 */
export function validate(input: ValidateInput): Validated {
  const { question, answer, about = null, asOf = null, sha256 = usualSha256, asked = readSimply(question) } = input;
  const sources = input.documents.map((document) => sourceOf(document, input));
  const audited = auditReport(answer, sources, { subject: about, asOf, sha256, question });
  const { cited, broken } = readGivenCitations(input.citations, sources, audited.verdicts);
  const { valid, score, shares, ...validation } = scoreAnswer(answer, audited, { cited, ...notSpokenOf(answer, asked, audited.verdicts) });
  const issues = [...validation.issues, ...broken.map(({ citation, reason }): Issue => ({ kind: 'uncited', claim: citation, sentence: null, field: null, right: null, reason }))];
  return { valid, score, shares, issues, feedback: feedbackOf({ issues }) };
}
