// One phase at work: what an agent does in it is done one deed after another and written down, so that anybody can do it again.
import type { Claim, ClaimId } from '@assay/record';
import type { Audit } from '../../audit-against.ts';
import { accountFor, type Account } from '../account.ts';
import type { Fence } from '../open-fence.ts';
import type { PatternQuery } from '../pattern/search-texts.ts';
import type { Phase } from '../scope/scope.ts';
import type { Outcome } from '../submission.ts';
import type { Tracked } from '../track/tool-call.ts';

/** All that an agent can do: look for something, or hand something in. */
export type Deed = { readonly kind: 'search'; readonly query: PatternQuery } | { readonly kind: 'submit'; readonly submission: unknown };
export type PhaseRecord = { readonly phase: Phase['name']; readonly specialist: string | null; readonly deeds: readonly Deed[] };

type Parts = { readonly fence: Fence; readonly phase: Phase; readonly open: readonly Claim[]; readonly audit: Pick<Audit, 'claims' | 'verdicts'>; readonly search: (query: PatternQuery) => Promise<Tracked>; readonly contradicted: ReadonlySet<ClaimId> };

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
  readonly #search: Parts['search'];
  readonly #deeds: Deed[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor({ fence, phase, open, audit, search, contradicted }: Parts) {
    this.name = phase.name;
    this.specialist = phase.name === 'specialist-fidelity' ? phase.specialist : null;
    this.fence = fence;
    this.open = open;
    this.audit = audit;
    this.contradicted = contradicted;
    this.#search = search;
  }

  /** Waits for what was asked before: the order of deeds is the order in which they came, however an agent calls. */
  search(query: PatternQuery): Promise<Tracked> {
    return this.#next({ kind: 'search', query }, () => this.#search(query));
  }

  submit(submission: unknown): Promise<Outcome> {
    return this.#next({ kind: 'submit', submission }, () => Promise.resolve(this.fence.submit(submission)));
  }

  #next<Result>(deed: Deed, act: () => Promise<Result>): Promise<Result> {
    this.#deeds.push(deed);
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }

  record(): PhaseRecord {
    return { phase: this.name, specialist: this.specialist, deeds: [...this.#deeds] };
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
