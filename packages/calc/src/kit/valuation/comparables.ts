// A company's multiple beside its peers', and what the peers' multiple would make its share worth.
import { Decimal } from '@assay/record';
import { median } from '../median.ts';
import { written, type ModelOutcome } from '../model.ts';

export type PeerMultiple = { readonly name: string; readonly value: Decimal };
export type PeerComparison = {
  /** Peers that count, lowest multiple first. */
  readonly peers: readonly PeerMultiple[];
  /** Peers left out because their multiple is zero or negative: a price over a loss measures nothing. */
  readonly leftOut: readonly string[];
  readonly median: Decimal;
  readonly low: Decimal;
  readonly high: Decimal;
  /** The company's multiple over the median, less one; null when it has no positive multiple. */
  readonly premium: Decimal | null;
};

const FEWEST_PEERS = 3;

/** Compares a multiple with those of at least three peers that have one; null with fewer. */
export function comparePeers(own: Decimal | null, peers: readonly PeerMultiple[]): PeerComparison | null {
  const counted = peers.filter((peer) => peer.value.greaterThan(0)).sort((left, right) => left.value.comparedTo(right.value));
  const [lowest, highest, middle] = [counted[0], counted.at(-1), median(counted.map((peer) => peer.value))];
  if (counted.length < FEWEST_PEERS || lowest === undefined || highest === undefined || middle === null) return null;
  return {
    peers: counted, leftOut: peers.filter((peer) => !counted.includes(peer)).map((peer) => peer.name),
    median: middle, low: lowest.value, high: highest.value,
    premium: own === null || own.lessThanOrEqualTo(0) ? null : own.dividedBy(middle).minus(1),
  };
}

/**
 * Value per share at a multiple. `base` is what the multiple counts (net income, revenue, EBITDA …) for the whole company.
 * Net debt is zero for multiples of market value and the company's own for multiples of enterprise value.
 */
export function valueAtMultiple(inputs: { readonly multiple: Decimal; readonly base: Decimal; readonly netDebt: Decimal; readonly dilutedShares: Decimal }): ModelOutcome {
  const { multiple, base, netDebt, dilutedShares } = inputs;
  if (multiple.lessThanOrEqualTo(0) || base.lessThanOrEqualTo(0)) return { error: 'a multiple of a loss measures nothing' };
  if (dilutedShares.lessThanOrEqualTo(0)) return { error: 'the share count is not positive' };
  return { value: new Decimal(multiple).times(base).minus(netDebt).dividedBy(dilutedShares), filled: `(${written(multiple)} × ${written(base)} − ${written(netDebt)}) ÷ ${written(dilutedShares)}` };
}
