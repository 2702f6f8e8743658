// Guessing passwords is made slow: after a few failures from one address, or many from all, each further one waits twice as long.
import type { Clock } from '@assay/data';

const free = 5;
const freeForAll = 50;
const firstWaitMs = 1_000;
const longestWaitMs = 15 * 60_000;
const forgottenAfterMs = 60 * 60_000;
/** Addresses beyond this many are forgotten, oldest first: a flood of them fills no memory, and the count for all goes on. */
const mostAddresses = 10_000;

type Failures = { count: number; last: number };

export type Throttle = {
  /** Milliseconds until this address may try again; 0 means now. */
  readonly waitMs: (address: string) => number;
  readonly failed: (address: string) => void;
  readonly succeeded: (address: string) => void;
};

function waitOf({ count, last }: Failures, allowed: number, now: number): number {
  if (count < allowed) return 0;
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(count - allowed, 20));
  return Math.max(0, last + wait - now);
}

export function openThrottle(clock: Clock): Throttle {
  const byAddress = new Map<string, Failures>();
  const all: Failures = { count: 0, last: 0 };
  const now = (): number => clock().getTime();
  const fresh = (failures: Failures): Failures => {
    if (now() - failures.last > forgottenAfterMs) failures.count = 0;
    return failures;
  };
  return {
    waitMs: (address) => {
      const own = byAddress.get(address);
      return Math.max(own === undefined ? 0 : waitOf(fresh(own), free, now()), waitOf(fresh(all), freeForAll, now()));
    },
    failed: (address) => {
      const own = fresh(byAddress.get(address) ?? { count: 0, last: 0 });
      byAddress.delete(address);
      byAddress.set(address, { count: own.count + 1, last: now() });
      const [oldest] = byAddress.keys();
      if (byAddress.size > mostAddresses && oldest !== undefined) byAddress.delete(oldest);
      fresh(all).count += 1;
      all.last = now();
    },
    succeeded: (address) => { byAddress.delete(address); },
  };
}
