// A figure has the unit of its metric: shares are never dollars, an amount per share is no amount, a percentage is no sum.
import { metricById } from '@assay/calc';
import { unitName, type Fact, type Unit } from '@assay/record';
import type { Ledger } from './ledger.ts';
import type { Tried } from './suspicion.ts';
import { nameOf, timeWords } from './words.ts';

export function checkUnits(ledger: Ledger): Tried[] {
  return ledger.facts.flatMap((fact) => {
    const wanted = metricById(fact.metric.id ?? '')?.unit;
    return wanted === undefined ? [] : [tryUnit(ledger, fact, wanted)];
  });
}

/** Rates come as fraction, percent or points; their kind is told by the fact itself. Currency is the fact's own. */
function familyOf(unit: Unit): string {
  if (unit.kind === 'money') return unit.per === 'share' ? 'money per share' : 'money';
  if (['percent', 'fraction', 'points', 'basis-points', 'multiple', 'none', 'index'].includes(unit.kind)) return 'ratio';
  return unit.kind;
}

function tryUnit(ledger: Ledger, fact: Fact, wanted: Unit): Tried {
  if (familyOf(fact.unit) === familyOf(wanted)) return { check: 'units', suspicion: null };
  const words = `The ${nameOf(fact)} ${timeWords(fact.period)} is given in ${unitName(fact.unit)}, which is no ${familyOf(wanted)}.`;
  return { check: 'units', suspicion: { check: 'units', entity: ledger.entity, source: ledger.source, period: fact.period, facts: [fact], words } };
}
