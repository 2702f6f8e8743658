// A question is read once more where a reading brought nothing, or an answer that may not be what was asked; of all answers the best is given.
import type { AskEvent } from '../ask-events.ts';
import type { Answered, AskState, Version } from '../ask-state.ts';
import { aroundOf, timed, type AskWork } from '../ask-work.ts';
import { toldIn } from '../../validate/told-in.ts';
import { routed } from './plan-node.ts';
import { isSpent } from './turns.ts';

/** What another reading begins with: nothing of the one before but its count of nodes. */
const afresh = { plan: null, pending: [], settled: [], tries: {}, because: null, replans: 0, left: [], draft: null, best: null, loops: 0, again: null } as const satisfies Partial<AskState>;

/** An answer that claims nothing has no score. */
const bringsNothing = ({ validation, draft }: Version): boolean => draft.missing.length > 0 && validation.score === null;

function broughtBy(best: Version): 'nothing-found' | 'doubt' | null {
  if (bringsNothing(best)) return 'nothing-found';
  return best.validation.valid ? null : 'doubt';
}

/** What the state becomes, and what is told of it. */
export type Reread = { readonly state: Partial<AskState>; readonly event: AskEvent };

const reasons = { 'nothing-found': 'Its first reading brought no figure.', doubt: 'What its first reading brought may not be what was asked.' } as const;

/** Null where an answer holds, where the limit of nodes is near, and where the engine knows no other reading. */
export async function readOnceMore(best: Version, state: AskState, work: AskWork): Promise<Reread | null> {
  const stands = bestReading(best, state);
  const first = state.before?.first ?? state.route?.asked ?? null;
  const brought = stands === null ? null : broughtBy(stands.best);
  const reroute = work.engine.reroute;
  if (stands === null || first === null || brought === null || reroute === undefined || isSpent(state, work.limits)) return null;
  const { value: other, elapsedMs } = await timed(work.clock, () => reroute({ question: work.question, asked: first, brought, shown: toldIn(stands.best.draft).whole, tried: state.before?.tried ?? 0 }, work.ports, aroundOf(work)));
  if (other === null) return null;
  const { route, mustHold, tried } = other;
  return { state: { ...afresh, route, before: { first, stands, mustHold, tried } }, event: routed(route, { why: `${reasons[brought]} ${route.why}`, elapsedMs }) };
}

/** Of this reading and those before it; null where the question needs no data. */
function bestReading(best: Version, { route, plan, settled, before }: AskState): Answered | null {
  if (route === null || (route.kind !== 'financial' && before === null)) return null;
  return before !== null && !isBetter(best, before.mustHold) ? before.stands : { route, plan, settled, best };
}

const isBetter = (now: Version, mustHold: boolean): boolean => (mustHold ? now.validation.valid && now.validation.score !== null : !bringsNothing(now));

/** The best answer and the reading that brought it, as the state in which the graph ends. */
export function betterReading(best: Version, state: AskState): Pick<AskState, 'route' | 'plan' | 'settled'> & { readonly best: Version } {
  return bestReading(best, state) ?? { route: state.route, plan: state.plan, settled: state.settled, best };
}
