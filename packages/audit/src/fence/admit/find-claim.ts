// The claim of a submission in the document: by its words or by its id. Nothing goes further without it.
import { spanContains, type Span } from '@assay/record';
import type { ClaimReading } from '../../claims/reading.ts';
import type { RefusalCode } from '../codes.ts';
import type { ReadDocument } from '../document-reader.ts';
import { placeClaim } from '../place/place-claim.ts';
import type { Submission } from '../submission.ts';
import { misleads } from '../words/hidden.ts';

export type FoundClaim = { readonly words: string; readonly sentence: string; readonly span: Span | null; readonly readings: readonly ClaimReading[] };
export type ClaimSearch = { readonly ok: true; readonly claim: FoundClaim } | { readonly ok: false; readonly code: RefusalCode };

export type ClaimSource = {
  /** Null where no document is audited. */
  readonly markdown: string | null;
  readonly read: (markdown: string) => ReadDocument;
};

export function findClaim(submission: Submission, { markdown, read }: ClaimSource): ClaimSearch {
  const words = submission.claim ?? '';
  if (submission.claimId !== undefined) return markdown === null ? { ok: false, code: 'unknown-claim' } : claimOfId(submission.claimId, read(markdown));
  if (words.trim() === '') return { ok: false, code: 'no-claim' };
  if (markdown === null) return { ok: true, claim: { words, sentence: words, span: null, readings: read(words).readings } };
  const { placed, readings } = read(markdown);
  const placing = placeClaim(placed, words);
  if (!placing.ok) return placing;
  const { span, text, sentence } = placing.claim;
  if (misleads(text)) return { ok: false, code: 'hidden-characters' };
  return { ok: true, claim: { words: text, sentence, span, readings: readings.filter((reading) => spanContains(span, reading.claim.span)) } };
}

/** The whole sentence stands for the claim's words, so that nothing of it is left outside. */
function claimOfId(id: string, { placed, readings }: ReadDocument): ClaimSearch {
  const reading = readings.find((candidate) => candidate.claim.id === id);
  if (reading === undefined) return { ok: false, code: 'unknown-claim' };
  const { sentence, span } = reading.claim;
  const text = reading.scene?.text ?? placed.markdown.slice(sentence.start, sentence.end);
  return misleads(text) ? { ok: false, code: 'hidden-characters' } : { ok: true, claim: { words: text, sentence: text, span, readings: [reading] } };
}
