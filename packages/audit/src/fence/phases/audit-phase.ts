// One phase at work: what an agent does in it is done one deed after another and written down, so that anybody can do it again.
import type { CaptureId, Claim, ClaimId } from '@assay/record';
import type { Audit } from '../../audit-against.ts';
import { accountFor, type Account } from '../account.ts';
import type { Fence } from '../open-fence.ts';
import type { PatternQuery } from '../pattern/search-texts.ts';
import type { Phase } from '../scope/scope.ts';
import type { Outcome } from '../submission.ts';
import type { Tracked } from '../track/tool-call.ts';

/** All that an agent can do: look for something, or hand something in. */
export type Deed = { readonly kind: 'search'; readonly query: PatternQuery } | { readonly kind: 'submit'; readonly submission: unknown };
export type PhaseRecord = {
  readonly phase: Phase['name']; readonly specialist: string | null;
  /** The captures that it could look at; null for all of the run's. */
  readonly seen: readonly CaptureId[] | null;
  readonly deeds: readonly Deed[];
};

type Parts = { readonly fence: Fence; readonly phase: Phase; readonly open: readonly Claim[]; readonly audit: Pick<Audit, 'claims' | 'verdicts'>; readonly search: (query: PatternQuery) => Promise<Tracked>; readonly contradicted: ReadonlySet<ClaimId>; readonly seen: readonly CaptureId[] | null };

/** More of one text is not kept: the fence takes much less, and refuses what is longer. */
const LONGEST = 20_000;
const MOST = 1_000;
const DEEPEST = 6;

function written(text: string): string {
  return text.slice(0, LONGEST).toWellFormed();
}

/** What was sent as it can be written down, so that what is judged now and what is judged from the record are the same. */
function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return written(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? value : null;
  if (depth >= DEEPEST) return null;
  if (Array.isArray(value)) return value.slice(0, MOST).map((one: unknown) => plain(one, depth + 1));
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined).slice(0, MOST).map(([name, one]) => [written(name), plain(one, depth + 1)]));
}

export class AuditPhase {
  readonly name: Phase['name'];
  readonly specialist: string | null;
  readonly fence: Fence;
  /** The claims of its document that code could not settle. */
  readonly open: readonly Claim[];
  /** What code alone said of its document. */
  readonly audit: Parts['audit'];
  /** Open claims that the sources as a whole contradict, whatever passage agrees. */
  readonly contradicted: ReadonlySet<ClaimId>;
  readonly #seen: Parts['seen'];
  readonly #search: Parts['search'];
  readonly #deeds: Deed[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor({ fence, phase, open, audit, search, contradicted, seen }: Parts) {
    this.name = phase.name;
    this.specialist = phase.name === 'specialist-fidelity' ? phase.specialist : null;
    this.fence = fence;
    this.open = open;
    this.audit = audit;
    this.contradicted = contradicted;
    this.#search = search;
    this.#seen = seen;
  }

  /** Waits for what was asked before: the order of deeds is the order in which they came, however an agent calls. */
  search(query: PatternQuery): Promise<Tracked> {
    const { pattern, file, ignoreCase } = query;
    const asked: PatternQuery = { pattern: written(pattern), ...(file === undefined ? {} : { file: written(file) }), ...(ignoreCase === undefined ? {} : { ignoreCase }) };
    return this.#next({ kind: 'search', query: asked }, () => this.#search(asked));
  }

  submit(submission: unknown): Promise<Outcome> {
    const sent = plain(submission);
    return this.#next({ kind: 'submit', submission: sent }, () => Promise.resolve(this.fence.submit(sent)));
  }

  #next<Result>(deed: Deed, act: () => Promise<Result>): Promise<Result> {
    this.#deeds.push(deed);
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }

  record(): PhaseRecord {
    return { phase: this.name, specialist: this.specialist, seen: this.#seen, deeds: [...this.#deeds] };
  }

  /** Where its open claims stand. Claims that code had settled are not counted. */
  account(): Account {
    const open = new Set(this.open.map(({ id }) => id));
    const whole = accountFor(this.fence);
    const claims = whole.claims.filter(({ claim }) => open.has(claim));
    const counts = Object.fromEntries(Object.keys(whole.counts).map((state) => [state, claims.filter((one) => one.state === state).length])) as Account['counts'];
    return { claims, counts, submissions: whole.submissions };
  }
}

/** Does again what a record says. Records of phases that are not there are left out; the fence judges every deed anew. */
export async function repeatDeeds(phases: readonly AuditPhase[], records: readonly PhaseRecord[]): Promise<void> {
  for (const { phase, specialist, deeds } of records) {
    const at = phases.find((one) => one.name === phase && one.specialist === specialist);
    for (const deed of at === undefined ? [] : deeds) await (deed.kind === 'search' ? at?.search(deed.query) : at?.submit(deed.submission));
  }
}
