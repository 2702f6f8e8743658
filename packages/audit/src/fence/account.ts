// Where every claim of the document stands after an agent's work. A claim nobody submitted is listed as such; sending one fifty times counts once.
import type { ClaimId } from '@assay/record';
import type { Fence } from './open-fence.ts';
import type { Accepted, Refused } from './submission.ts';
import { supportCodes } from './codes.ts';
import type { FloorVerdict } from './support/support.ts';

export const claimStates = ['raised', 'disputed', 'not-found', 'refused', 'untouched'] as const;
export type ClaimState = (typeof claimStates)[number];
export type AccountedClaim = { readonly claim: ClaimId; readonly text: string; readonly state: ClaimState; readonly floor: FloorVerdict | null; readonly attempts: number };
export type Account = { readonly claims: readonly AccountedClaim[]; readonly counts: Readonly<Record<ClaimState, number>>; readonly submissions: number };

const silent: ReadonlySet<string> = new Set(['metric-not-named', 'words-differ', 'partly-supported', 'formula-fails', 'period-conflict', 'entity-conflict', 'unit-conflict']);

/** Evidence that was admitted and says otherwise; evidence about something else disputes nothing. */
function disputes(refused: Refused): boolean {
  return refused.outcome.admitted && refused.outcome.code in supportCodes && !silent.has(refused.outcome.code);
}

/** The claims of the fence's document. Fences of one document are counted together. */
export function accountFor(fence: Fence, others: readonly Fence[] = []): Account {
  const fences = [fence, ...others.filter((other) => other.markdown() === fence.markdown())];
  const accepted = fences.flatMap((one) => one.state.accepted);
  const refused = fences.flatMap((one) => one.state.refused);
  const claims = fence.readings().map(({ claim }) => accountOf(claim, accepted, refused));
  const counts = Object.fromEntries(claimStates.map((state) => [state, claims.filter((one) => one.state === state).length])) as Record<ClaimState, number>;
  return { claims, counts, submissions: accepted.length + refused.length };
}

function accountOf(claim: { readonly id: ClaimId; readonly text: string }, accepted: readonly Accepted[], refused: readonly Refused[]): AccountedClaim {
  const proofs = accepted.flatMap((one) => one.outcome.raises.filter((raise) => raise.claim === claim.id));
  const against = refused.filter((one) => one.claims.includes(claim.id));
  const searched = accepted.some((one) => one.outcome.code === 'not-found' && one.claims.includes(claim.id));
  const attempts = against.length + accepted.filter((one) => one.claims.includes(claim.id)).length;
  const state = stateOf({ isProved: proofs.length > 0, isDisputed: against.some(disputes), isSearched: searched, isRefused: against.length > 0 });
  return { claim: claim.id, text: claim.text, state, floor: state === 'raised' ? best(proofs.map((proof) => proof.verdict)) : null, attempts };
}

function stateOf(of: { readonly isProved: boolean; readonly isDisputed: boolean; readonly isSearched: boolean; readonly isRefused: boolean }): ClaimState {
  if (of.isProved) return of.isDisputed ? 'disputed' : 'raised';
  if (of.isRefused) return 'refused';
  return of.isSearched ? 'not-found' : 'untouched';
}

const fromAbove: readonly FloorVerdict[] = ['verified', 'computed', 'supported', 'kb-sourced', 'web-sourced'];

function best(verdicts: readonly FloorVerdict[]): FloorVerdict | null {
  return fromAbove.find((verdict) => verdicts.includes(verdict)) ?? null;
}
