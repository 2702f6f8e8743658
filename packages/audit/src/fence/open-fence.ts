// The fence around an agent that helps with the audit: it may search and point, and everything it points at is checked. Pure: tools, hashes and documents come as arguments.
import { canonicalJson, type Capture, type Span } from '@assay/record';
import { findClaim } from './admit/find-claim.ts';
import { judgeSubmission, type Judgement } from './admit/judge-submission.ts';
import { readSubmission } from './admit/check-form.ts';
import { reachable, type Linked } from './chain/upstream.ts';
import { sentenceOf, type RefusalCode } from './codes.ts';
import { documentReader, type ReadDocument } from './document-reader.ts';
import { FenceState } from './fence-state.ts';
import { usualLimits, type Limits } from './limits.ts';
import type { FenceOptions } from './options.ts';
import type { Passage } from './passage.ts';
import { anyScope, type Scope } from './scope/scope.ts';
import type { Outcome, Submission } from './submission.ts';
import { captureReader, type CaptureReader } from './figures/capture-facts.ts';
import { trackSearch, type Search, type TrackOptions } from './track/track-search.ts';
import type { Tracked } from './track/tool-call.ts';

export class Fence implements Linked {
  readonly name: string;
  readonly scope: Scope;
  readonly limits: Limits;
  readonly state: FenceState;
  readonly options: FenceOptions;
  readonly #read: (markdown: string) => ReadDocument;
  readonly #captures: CaptureReader;
  readonly #upstream: Fence[] = [];

  constructor(options: FenceOptions, state: FenceState = new FenceState()) {
    this.options = options;
    this.name = options.name ?? 'fence';
    this.scope = options.scope ?? anyScope;
    this.limits = { ...usualLimits, ...options.limits };
    this.state = state;
    this.#captures = captureReader(options.captureSource ?? (() => null), options.sha256);
    this.#read = documentReader({ subject: options.subject ?? null, entities: options.entities ?? [], asOf: options.asOf ?? null, sha256: options.sha256, claims: options.claims ?? null });
  }

  /** The document as it is now. */
  markdown(): string | null {
    const { document } = this.options;
    return typeof document === 'function' ? document() : document;
  }

  /** The text of a capture, as far as the fence was given any; null for one that it does not know. */
  captureText(id: string): string | null {
    return this.#captures.textOf(id) ?? this.options.captureText?.(id) ?? null;
  }

  captureOf(id: string): Capture | null {
    return this.#captures.captureOf(id);
  }

  /** The statements that were put into the request of a capture. */
  requestTexts(id: string): readonly string[] {
    return this.#captures.requestTexts(id);
  }

  /** The claims that the audit reads in the document; none without one. */
  readings(): ReadDocument['readings'] {
    const markdown = this.markdown();
    return markdown === null ? [] : this.#read(markdown).readings;
  }

  /** Where words of the document stand, as a submission would be placed; without a document nothing does. */
  locate(words: string): { readonly ok: true; readonly span: Span } | { readonly ok: false; readonly code: RefusalCode } {
    const markdown = this.markdown();
    const found = findClaim({ claim: words }, { markdown, read: this.#read });
    if (!found.ok) return found;
    const { span } = found.claim;
    return span === null ? { ok: false, code: 'claim-not-in-document' } : { ok: true, span };
  }

  /** Wraps a search tool: the agent gets passages with handles, the fence a record of the call. The wrapped tool never throws for what the tool did. */
  track<Args>(search: Search<Args>, options: TrackOptions<Args>): (args: Args) => Promise<Tracked> {
    return (args) => trackSearch(this, { search, options, args });
  }

  /** Tells the fence of text that the agent wrote: found again in a result, it is an echo. */
  wrote(text: string): void {
    this.state.own.add(text);
  }

  /** Allows citing what these fences found. One way only, and every link is made by the caller. */
  link(...upstream: readonly Fence[]): void {
    for (const fence of upstream) if (!this.#upstream.includes(fence)) this.#upstream.push(fence);
  }

  upstream(): readonly Fence[] {
    return this.#upstream;
  }

  citable(): readonly Passage[] {
    return this.state.citable();
  }

  accepted(): FenceState['accepted'] {
    return this.state.accepted;
  }

  /** Everything that this fence may cite, its own results first. */
  inReach(): readonly Passage[] {
    return reachable(this).flatMap((fence) => fence.citable());
  }

  /** Makes all earlier results uncitable; the records of them stay. */
  reset(): void {
    this.state.validFrom = this.state.begun;
  }

  /** Judges a submission and keeps it, accepted or refused. Never throws for what was sent. */
  submit(sent: unknown): Outcome {
    const number = this.state.submitted;
    this.state.submitted += 1;
    const submission = readSubmission(sent);
    const { outcome, claims, words } = submission === null || number >= this.limits.submissions ? refusedUnread(submission ?? { label: shown(sent) }, submission === null ? 'malformed' : 'too-many') : this.#judge(submission);
    const kept = submission ?? { label: shown(sent) };
    if (outcome.refusal === null) {
      const accepted = { number, submission: kept, outcome, claims, words };
      this.state.accepted.push(accepted);
      this.options.hooks?.onAccept?.(accepted);
    } else {
      const refused = { number, submission: kept, outcome, claims };
      this.state.refused.push(refused);
      this.options.hooks?.onRefuse?.(refused);
    }
    return outcome;
  }

  /** Lets a submit tool of the caller's own run only for what was admitted and supports. */
  guard<Result>(submit: (submission: Submission, outcome: Outcome) => Result): (sent: unknown) => { readonly outcome: Outcome; readonly result: Result | null } {
    return (sent) => {
      const outcome = this.submit(sent);
      const submission = outcome.supports ? readSubmission(sent) : null;
      return { outcome, result: submission === null ? null : submit(submission, outcome) };
    };
  }

  #judge(submission: Submission): Judgement {
    const { options } = this;
    return judgeSubmission(submission, {
      document: { markdown: this.markdown(), read: this.#read }, fence: this, citable: this.inReach(), scope: this.scope, hooks: options.hooks ?? {}, limits: this.limits,
      known: [options.subject ?? null, ...(options.entities ?? [])].filter((entity) => entity !== null), asOf: options.asOf ?? null,
      captureFacts: this.#captures.factsOf,
      hasSearched: this.state.calls.some((call) => call.outcome === 'found' || call.outcome === 'empty'), sha256: options.sha256,
    });
  }
}

/** What was sent in no known form, as far as it can be shown. */
function shown(sent: unknown): string {
  try { return canonicalJson(sent); } catch { return String(typeof sent); }
}

function refusedUnread(submission: Submission, code: 'malformed' | 'too-many'): Judgement {
  return {
    outcome: { admitted: false, supports: false, code, sentence: sentenceOf(code), verdictFloor: null, raises: [], span: null, handles: [], through: [], resolved: null, filled: null, refusal: { code, submission } },
    claims: [], words: '',
  };
}

export function openFence(options: FenceOptions): Fence {
  return new Fence(options);
}
