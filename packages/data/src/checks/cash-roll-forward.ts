// Cash changes by what the three cash flows and exchange rates bring, and ends where that leads.
import { addDays, decimal, type Decimal, type Fact } from '@assay/record';
import { asFirstFiled } from './as-first-filed.ts';
import { roundingOf, valueOf, type Ledger } from './ledger.ts';
import type { Tried } from './suspicion.ts';
import { amountWords, factWords, timeWords } from './words.ts';

const flows = ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow'] as const;
type Span = Ledger['spans'][number];

export function checkCashRollForward(ledger: Ledger): Tried[] {
  return ledger.spans.flatMap((span) => {
    const change = ledger.over('change_in_cash', span);
    return change === undefined ? [] : [...tryFlows(ledger, span, change), ...tryBalances(ledger, span, change)];
  });
}

/** The change may be stated with or without the effect of exchange rates. Where that effect is not stated, nothing can be told. */
function tryFlows(ledger: Ledger, span: Span, change: Fact): Tried[] {
  const parts = flows.flatMap((metric) => ledger.over(metric, span) ?? []);
  if (parts.length < flows.length) return [];
  const rest = parts.reduce((sum, part) => sum.minus(valueOf(part)), valueOf(change));
  const exchange = ledger.over('exchange_effect_on_cash', span);
  const slack = roundingOf([change, ...parts]).plus(largest(parts).times('0.0005'));
  if ([rest, rest.minus(exchange === undefined ? 0 : valueOf(exchange))].some((miss) => miss.abs().lessThanOrEqualTo(slack))) return [{ check: 'cash-roll-forward', suspicion: null }];
  if (exchange === undefined && rest.abs().lessThan(largest(parts).times('0.1'))) return [];
  const words = `The cash flows do not lead to the change in cash ${timeWords(change.period)}: ${parts.map(factWords).join(', ')} miss ${factWords(change)} by ${amountWords(rest, change.unit)}.`;
  return [failed(ledger, change, { facts: [change, ...parts], words })];
}

/** With restricted cash or without: whichever pair of balances the change fits is the one it speaks of. */
function tryBalances(ledger: Ledger, [start, end]: Span, change: Fact): Tried[] {
  const pairs = ['cash_and_restricted_cash', 'cash'].flatMap((metric) => {
    const opening = ledger.on(metric, addDays(start, -1));
    const closing = ledger.on(metric, end);
    return opening === undefined || closing === undefined ? [] : [{ opening, closing }];
  });
  const [first] = pairs;
  if (first === undefined) return [];
  if (pairs.some(({ opening, closing }) => rolls([opening, change, closing]))) return [{ check: 'cash-roll-forward', suspicion: null }];
  // Cash without its restricted part need not move with the change that includes it.
  if (first.closing.metric.id === 'cash') return [];
  const facts = [first.opening, change, first.closing];
  const words = `Cash does not end where its change leads ${timeWords(change.period)}: ${factWords(first.opening)} and a ${factWords(change)} do not give ${amountWords(valueOf(first.closing), first.closing.unit)}; ${amountWords(restOf(facts), change.unit)} are left.${asFirstFiled(ledger, facts, rolls)}`;
  return [failed(ledger, change, { facts, words })];
}

function rolls(facts: readonly Fact[]): boolean {
  return restOf(facts).abs().lessThanOrEqualTo(roundingOf(facts));
}

/** Of opening balance, change and closing balance. */
function restOf([opening, change, closing]: readonly Fact[]): Decimal {
  return [opening, change].reduce((rest, fact) => (fact === undefined ? rest : rest.minus(valueOf(fact))), closing === undefined ? decimal(0) : valueOf(closing));
}

function failed(ledger: Ledger, change: Fact, { facts, words }: { readonly facts: readonly Fact[]; readonly words: string }): Tried {
  return { check: 'cash-roll-forward', suspicion: { check: 'cash-roll-forward', entity: ledger.entity, source: ledger.source, period: change.period, facts, words } };
}

function largest(facts: readonly Fact[]): Decimal {
  return facts.reduce((size, fact) => (valueOf(fact).abs().greaterThan(size) ? valueOf(fact).abs() : size), decimal(0));
}
