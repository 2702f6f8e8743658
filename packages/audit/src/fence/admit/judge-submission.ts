// The checks in their order: form, claim, evidence, place, and only then whether the one says the other.
import type { ClaimId, Entity, IsoDate, Sha256 } from '@assay/record';
import { resolveAgentText, type Linked } from '../chain/upstream.ts';
import { sentenceOf, type FenceCode } from '../codes.ts';
import type { Limits } from '../limits.ts';
import type { Hooks } from '../options.ts';
import type { Passage } from '../passage.ts';
import type { Scope } from '../scope/scope.ts';
import type { Outcome, Submission } from '../submission.ts';
import { judgeSupport } from '../support/judge-support.ts';
import type { PassageFact } from '../figures/passage-facts.ts';
import type { FloorVerdict, Raise } from '../support/support.ts';
import { checkForm } from './check-form.ts';
import { checkSource } from './check-source.ts';
import { findClaim, type ClaimSource, type FoundClaim } from './find-claim.ts';
import { findEvidence } from './find-evidence.ts';
import { isOwnDocument } from './own-document.ts';

export type Bench = {
  readonly document: ClaimSource;
  readonly fence: Linked;
  /** Passages of this fence and of those it is linked to. */
  readonly citable: readonly Passage[];
  readonly scope: Scope;
  readonly hooks: Hooks;
  readonly limits: Limits;
  readonly known: readonly Entity[];
  readonly asOf: IsoDate | null;
  /** Whether any search has come to an end, with or without a find. */
  readonly hasSearched: boolean;
  readonly captureFacts: (passage: Passage) => readonly PassageFact[] | null;
  readonly sha256: Sha256;
};

export type Judgement = { readonly outcome: Outcome; readonly claims: readonly ClaimId[]; readonly words: string };

type Answer = Partial<Pick<Outcome, 'admitted' | 'supports' | 'verdictFloor' | 'raises' | 'handles' | 'through' | 'resolved' | 'filled'>>;

function judgement(submission: Submission, claim: FoundClaim | null, given: Answer & { readonly code: FenceCode }): Judgement {
  const isKept = given.supports === true || given.code === 'not-found';
  const outcome: Outcome = {
    admitted: false, supports: false, verdictFloor: null, raises: [], handles: [], through: [], resolved: null, filled: null, ...given,
    sentence: sentenceOf(given.code), span: claim?.span ?? null, refusal: isKept ? null : { code: given.code, submission },
  };
  return { outcome, claims: claim?.readings.map((reading) => reading.claim.id) ?? [], words: claim?.words ?? '' };
}

export function judgeSubmission(submission: Submission, bench: Bench): Judgement {
  const form = checkForm(submission, bench.limits);
  if (form !== null) return judgement(submission, null, { code: form });
  const found = findClaim(submission, bench.document);
  if (!found.ok) return judgement(submission, null, { code: found.code });
  const { claim } = found;
  if (submission.finding === 'not-found') return judgement(submission, claim, bench.hasSearched ? { code: 'not-found', admitted: true } : { code: 'no-search' });
  const evidence = findEvidence(submission, bench.citable, bench.scope);
  if (!evidence.ok) return judgement(submission, claim, { code: evidence.code });
  if (evidence.passages.some((passage) => isOfDocument(passage, bench))) return judgement(submission, claim, { code: 'own-document' });
  const raw = resolveAll(evidence.passages, claim.words, bench);
  if ('code' in raw) return judgement(submission, claim, { code: raw.code });
  const source = checkSource(submission.source, raw.passages, bench.hooks.resolveSource);
  if (!source.ok) return judgement(submission, claim, { code: 'unresolved-source' });
  return judgeEvidence(submission, claim, { bench, ...raw, resolved: source.resolved });
}

/** Findings are texts of the same run, and may well say the same sentences. */
function isOfDocument(passage: Passage, { document }: Bench): boolean {
  return passage.origin.kind === 'capture' && document.markdown !== null && isOwnDocument(passage, document.read(document.markdown).placed);
}

type Raw = { readonly passages: readonly Passage[]; readonly through: Outcome['through'] } | { readonly code: FenceCode };

/** In the phase that compares the report with the findings, a finding speaks for itself; everywhere else an agent's text must lead to captures. */
function resolveAll(passages: readonly Passage[], words: string, bench: Bench): Raw {
  const all: Passage[] = [];
  const through: { fence: string; submission: number }[] = [];
  for (const passage of passages) {
    if (passage.origin.kind === 'capture' || bench.scope.phase?.name === 'report-to-specialist') { all.push(passage); continue; }
    const resolved = resolveAgentText(passage, words, bench.fence);
    if (!resolved.ok) return { code: resolved.code };
    all.push(...resolved.passages);
    through.push(...resolved.through.map((step) => ({ fence: step.fence, submission: step.accepted.number })));
  }
  return { passages: all, through };
}

type Evidence = Extract<Raw, { readonly passages: unknown }> & { readonly bench: Bench; readonly resolved: string | null };

function judgeEvidence(submission: Submission, claim: FoundClaim, { bench, passages, through, resolved }: Evidence): Judgement {
  const support = judgeSupport({ ...claim, passages, formula: submission.formula ?? null, value: submission.value ?? null, known: bench.known, asOf: bench.asOf, captureFacts: bench.captureFacts, sha256: bench.sha256 });
  const handles = passages.map((passage) => passage.handle);
  if (!support.supports) return judgement(submission, claim, { admitted: true, code: support.code, handles, through, resolved });
  // A specialist's sentence that says the same joins the chain; it is no source and raises nothing.
  const raises = bench.scope.phase?.name === 'report-to-specialist' || bench.document.markdown === null ? [] : support.raises;
  return judgement(submission, claim, { admitted: true, supports: true, code: support.code, handles: support.handles, raises, verdictFloor: lowest(raises), filled: support.filled, through, resolved });
}

const fromBelow: readonly FloorVerdict[] = ['web-sourced', 'kb-sourced', 'supported', 'computed', 'verified'];

function lowest(raises: readonly Raise[]): FloorVerdict | null {
  return fromBelow.find((verdict) => raises.some((raise) => raise.verdict === verdict)) ?? null;
}
