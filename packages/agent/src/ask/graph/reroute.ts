// The question is read once more where its first reading brought nothing, or an answer that may not be what was asked; of the two answers the better is given.
import type { AskEvent } from './ask-events.ts';
import type { AskState, Version } from './ask-state.ts';
import { aroundOf, timed, type AskWork } from './ask-work.ts';
import { routed } from './plan-node.ts';
import type { Route } from '../stages.ts';

/** What a second reading begins with: nothing of the first but its count of nodes. */
const afresh = { plan: null, pending: [], settled: [], tries: {}, because: null, replans: 0, left: [], draft: null, best: null, loops: 0, again: null } as const satisfies Partial<AskState>;

/** An answer that claims nothing has no score. */
const bringsNothing = ({ validation, draft }: Version): boolean => draft.missing.length > 0 && validation.score === null;

type Reading = Extract<Route, { readonly kind: 'financial' }>;

function broughtBy(best: Version): 'nothing-found' | 'doubt' | null {
  if (bringsNothing(best)) return 'nothing-found';
  return best.validation.valid ? null : 'doubt';
}

/** What the state becomes, and what is told of it. */
export type Reread = { readonly state: Partial<AskState>; readonly event: AskEvent };

/** Null where the answer holds, where it was read twice already, or where the engine knows no other reading. */
export async function readOnceMore(best: Version, state: AskState, work: AskWork): Promise<Reread | null> {
  const { route, before } = state;
  const brought = broughtBy(best);
  if (brought === null || before !== null || route?.kind !== 'financial') return null;
  const other = await otherReading(route, brought, work);
  return other === null ? null : { state: { ...afresh, route: other.route, before: { route, plan: state.plan, settled: state.settled, best } }, event: other.event };
}

const reasons = { 'nothing-found': 'Its first reading brought no figure.', doubt: 'What its first reading brought may not be what was asked.' } as const;

async function otherReading({ asked }: Reading, brought: keyof typeof reasons, work: AskWork): Promise<{ readonly route: Route; readonly event: AskEvent } | null> {
  const reroute = work.engine.reroute;
  if (reroute === undefined) return null;
  const { value: route, elapsedMs } = await timed(work.clock, () => reroute({ question: work.question, asked, brought }, work.ports, aroundOf(work)));
  return route === null ? null : { route, event: routed(route, { why: `${reasons[brought]} It is read like the nearest way of asking that is known. ${route.why}`, elapsedMs }) };
}

/** Of both readings: the first one's answer where the second brought nothing, else the second's. */
export function betterReading(best: Version, { before, plan, settled, route }: AskState): Pick<AskState, 'best' | 'plan' | 'settled' | 'route'> {
  return before !== null && bringsNothing(best) ? before : { best, plan, settled, route };
}
