// The passages of a submission: by handle or by quote, out of the results of this agent and of those it is linked to, within its scope.
import type { RefusalCode } from '../codes.ts';
import { hasLiveText } from '../track/make-passages.ts';
import { liveText, type Passage } from '../passage.ts';
import { hasContent } from '../quote/locator.ts';
import { resolveQuote } from '../quote/resolve-quote.ts';
import { allowsPassage, type Scope } from '../scope/scope.ts';
import type { Submission } from '../submission.ts';
import { misleads } from '../words/hidden.ts';

export type EvidenceSearch = { readonly ok: true; readonly passages: readonly Passage[] } | { readonly ok: false; readonly code: RefusalCode };

export function findEvidence(submission: Submission, citable: readonly Passage[], scope: Scope): EvidenceSearch {
  if (citable.length === 0) return { ok: false, code: 'no-search' };
  const named = namedPassages(submission.handles ?? [], citable);
  if (!named.ok) return named;
  const found = submission.quote === undefined || submission.quote.trim() === '' ? named : quoted(submission.quote, named.passages.length > 0 ? named.passages : citable, scope);
  if (!found.ok) return found;
  if (found.passages.length === 0) return { ok: false, code: 'no-evidence' };
  const [unfit] = found.passages.map((passage) => unfitness(passage, scope)).filter((code) => code !== null);
  return unfit === undefined ? found : { ok: false, code: unfit };
}

function namedPassages(handles: readonly string[], citable: readonly Passage[]): EvidenceSearch {
  const passages = [...new Set(handles)].map((handle) => citable.find((passage) => passage.handle === handle));
  const known = passages.filter((passage): passage is Passage => passage !== undefined);
  return known.length === passages.length ? { ok: true, passages: known } : { ok: false, code: 'unknown-handle' };
}

/** A quote that only passages outside the scope hold is refused for that. */
function quoted(quote: string, among: readonly Passage[], scope: Scope): EvidenceSearch {
  const allowed = resolveQuote(quote, among.filter((passage) => allowsPassage(scope, passage.origin)));
  if (allowed.ok || allowed.code !== 'quote-not-found') return allowed;
  return resolveQuote(quote, among).ok ? { ok: false, code: 'out-of-scope' } : allowed;
}

function unfitness(passage: Passage, scope: Scope): RefusalCode | null {
  if (!allowsPassage(scope, passage.origin)) return 'out-of-scope';
  if (misleads(passage.text)) return 'hidden-characters';
  // A bare number in a capture is read by the capture's own reader, with what the rest of the document says of it.
  if (hasContent(liveText(passage)) || (passage.origin.capture !== null && hasLiveText(passage))) return null;
  return passage.dead[0]?.why ?? 'no-content';
}
