// A figure of a size that hardly changes twentyfold from one period to the next: a wrong scale or a mix-up is likelier.
import { daysBetween, durationClass, periodDays, periodEnd, type Fact } from '@assay/record';
import { valueOf, type Ledger } from './ledger.ts';
import type { Tried } from './suspicion.ts';
import { amountWords, nameOf, timeWords } from './words.ts';

const MOST = 20;
const steady = new Set(['revenue', 'total_assets', 'total_liabilities', 'cost_of_revenue', 'operating_expenses', 'basic_shares', 'diluted_shares', 'shares_outstanding']);

export function checkJumps(ledger: Ledger): Tried[] {
  const groups = Map.groupBy(ledger.facts.filter((fact) => steady.has(fact.metric.id ?? '')), (fact) => `${fact.metric.id ?? ''}|${lengthOf(fact)}`);
  return [...groups].flatMap(([key, facts]) => {
    const inOrder = facts.toSorted((left, right) => (endOf(left) < endOf(right) ? -1 : 1));
    const reach = key.endsWith('|year') ? 380 : 100;
    return inOrder.flatMap((later, at) => {
      const earlier = inOrder[at - 1];
      return earlier === undefined || daysBetween(endOf(earlier), endOf(later)) > reach ? [] : [tryPair(ledger, earlier, later)];
    });
  });
}

function endOf(fact: Fact): string {
  return fact.period === null ? '' : periodEnd(fact.period) ?? '';
}

/** Balances stand at quarter ends as well: neighbours are a quarter apart. */
function lengthOf({ period }: Fact): string {
  const days = period === null ? null : periodDays(period);
  return days === null ? 'instant' : durationClass(days);
}

function tryPair(ledger: Ledger, earlier: Fact, later: Fact): Tried {
  const [old, now] = [valueOf(earlier), valueOf(later)];
  const isFar = !old.isZero() && !now.isZero() && (now.dividedBy(old).abs().greaterThan(MOST) || old.dividedBy(now).abs().greaterThan(MOST));
  if (!isFar) return { check: 'jump', suspicion: null };
  const times = now.abs().greaterThan(old.abs()) ? now.dividedBy(old) : old.dividedBy(now);
  const words = `${nameOf(later)} changes ${times.abs().toDecimalPlaces(0).toString()}-fold between neighbouring periods: ${amountWords(old, earlier.unit)} ${timeWords(earlier.period)}, ${amountWords(now, later.unit)} ${timeWords(later.period)}.`;
  return { check: 'jump', suspicion: { check: 'jump', entity: ledger.entity, source: ledger.source, period: later.period, facts: [earlier, later], words: (words[0] ?? '').toUpperCase() + words.slice(1) } };
}
