// Segments, places and products are parts of the total. Filings show subtotals among the members and eliminations beside them,
// so the check holds when some of the members add up to the total, and fails only where they go beyond it without doing so.
import { decimal, type Decimal, type Fact } from '@assay/record';
import { roundingOf, valueOf, type Ledger } from './ledger.ts';
import type { Tried } from './suspicion.ts';
import { amountWords, factWords, timeWords } from './words.ts';

const partingAxes = /(?:BusinessSegments|Geographical|ProductOrService)Axis$/;
const consolidation = /ConsolidationItemsAxis$/;
/** With more members a sum that fits by chance is likelier than a mistake. */
const MOST_MEMBERS = 14;
const parted = new Set(['revenue']);

export function checkSegments(ledger: Ledger): Tried[] {
  const groups = Map.groupBy(ledger.segments.filter((fact) => parted.has(fact.metric.id ?? '') && axisOf(fact) !== null), (fact) => `${fact.metric.id ?? ''}|${axisOf(fact) ?? ''}|${JSON.stringify(datesOf(fact))}`);
  return [...groups.values()].flatMap((members) => {
    const total = ledger.facts.find((fact) => fact.metric.id === members[0]?.metric.id && JSON.stringify(datesOf(fact)) === JSON.stringify(datesOf(members[0])));
    return total === undefined || members.length < 2 || members.length > MOST_MEMBERS ? [] : tryMembers(ledger, total, members);
  });
}

/** The one axis that parts the total; null for facts that are parted twice. */
function axisOf(fact: Fact): string | null {
  const axes = Object.keys(fact.dimensions).filter((axis) => !consolidation.test(axis));
  return axes.length === 1 && axes[0] !== undefined && partingAxes.test(axes[0]) ? axes[0] : null;
}

function datesOf(fact: Fact | undefined): unknown {
  const period = fact?.period;
  return period?.kind === 'duration' ? [period.start, period.end] : period?.kind === 'instant' ? [period.on] : [];
}

function tryMembers(ledger: Ledger, total: Fact, members: readonly Fact[]): Tried[] {
  const sums = members.reduce<Decimal[]>((known, member) => [...known, ...known.map((sum) => sum.plus(valueOf(member)))], [decimal(0)]);
  const slack = roundingOf([total, ...members]);
  if (sums.some((sum) => sum.minus(valueOf(total)).abs().lessThanOrEqualTo(slack))) return [{ check: 'segments', suspicion: null }];
  const beyond = members.find((member) => valueOf(member).greaterThan(valueOf(total).plus(slack)));
  // Members that stay below the total may be all that the filing shows.
  if (beyond === undefined || valueOf(total).isNegative()) return [];
  const words = `A part is larger than its total ${timeWords(total.period)}: ${Object.values(beyond.dimensions).join(', ')} has a ${factWords(beyond)}, the whole company ${amountWords(valueOf(total), total.unit)}.`;
  return [{ check: 'segments', suspicion: { check: 'segments', entity: ledger.entity, source: ledger.source, period: total.period, facts: [total, beyond], words } }];
}
