// The earlier verdicts beside ours: what was recorded as proved, and what these sources say of it.
import type { Audit } from '@assay/audit';
import { openFence, sentenceOf } from '@assay/audit/fence';
import { spanContains } from '@assay/record';
import { sha256 } from '../../vault/sha256.ts';
import type { EarlierClaim } from './trace.ts';

/** `contradicted` where anything within its words is; `borne-out` where all of it is proved; `no-claim` where its words hold nothing to check. */
export const standings = ['contradicted', 'open', 'borne-out', 'no-claim', 'not-in-report'] as const;
export type Standing = (typeof standings)[number];

export type ComparedClaim = {
  readonly earlier: EarlierClaim;
  readonly standing: Standing;
  /** Our claims within its words, by their number in the listing. */
  readonly claims: readonly number[];
  /** Why its words could not be placed; null where they were. */
  readonly why: string | null;
};
/** Our claims in the order of the listing. */
type Judged = readonly { readonly number: number; readonly claim: Audit['claims'][number]; readonly verdict: Audit['verdicts'][number] }[];

const proved: ReadonlySet<string> = new Set(['verified', 'computed', 'supported', 'kb-sourced', 'web-sourced']);

function standingOf(within: Judged): Standing {
  if (within.some(({ verdict }) => verdict.verdict === 'contradicted')) return 'contradicted';
  const checked = within.filter(({ verdict }) => verdict.verdict !== 'judgment');
  if (checked.length === 0) return 'no-claim';
  return checked.every(({ verdict }) => proved.has(verdict.verdict)) ? 'borne-out' : 'open';
}

/** Words are placed as the fence places them: exactly, and with nothing left outside that turns their meaning. */
export function compareEarlier(earlier: readonly EarlierClaim[], report: string, judged: Judged): ComparedClaim[] {
  const fence = openFence({ document: report, sha256 });
  return earlier.map((one) => {
    const placed = fence.locate(one.inReport);
    if (!placed.ok) return { earlier: one, standing: 'not-in-report', claims: [], why: sentenceOf(placed.code) };
    const within = judged.filter(({ claim }) => spanContains(placed.span, claim.span));
    return { earlier: one, standing: standingOf(within), claims: within.map(({ number }) => number), why: null };
  });
}
