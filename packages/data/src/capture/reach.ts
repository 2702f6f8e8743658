// Whether hosts answer at all. A dead network must cost seconds once, not at every request:
// the first contact has a short deadline, and a host that let it pass is not asked again until some time has gone by.
import type { Clock } from '../effects.ts';

export type Reach = {
  /** Why the host is not worth asking now; null when it may be asked. */
  readonly silent: (host: string) => string | null;
  /** True once the host has answered, whatever it said. */
  readonly hasAnswered: (host: string) => boolean;
  readonly answered: (host: string) => void;
  /** Returns true when this opened the breaker. */
  readonly failed: (host: string, why: string) => boolean;
};

const REST_MS = 60_000;

/** One breaker a host, and one for the network: when a first contact fails and nobody has ever answered, the others are not tried either. */
export function openReach(clock: Clock): Reach {
  const heard = new Set<string>();
  const silence = new Map<string, { readonly until: number; readonly why: string }>();
  let network: { readonly until: number; readonly why: string } | null = null;

  function silent(host: string): string | null {
    const now = clock().getTime();
    const own = silence.get(host);
    if (own !== undefined && own.until > now) return own.why;
    return network !== null && network.until > now && !heard.has(host) ? network.why : null;
  }

  return {
    silent,
    hasAnswered: (host) => heard.has(host),
    answered: (host) => {
      heard.add(host);
      silence.delete(host);
      network = null;
    },
    failed: (host, why) => {
      const first = silent(host) === null;
      const rest = { until: clock().getTime() + REST_MS, why: `${host}: ${why}` };
      silence.set(host, rest);
      if (heard.size === 0) network = rest;
      return first;
    },
  };
}
