// Assets = liabilities + equity. Minority interests may stand in equity or beside it, redeemable shares between the two.
import { decimal, type Decimal, type Fact, type IsoDate } from '@assay/record';
import { asFirstFiled } from './as-first-filed.ts';
import { roundingOf, valueOf, type Ledger } from './ledger.ts';
import type { Tried } from './suspicion.ts';
import { amountWords, factWords, percentWords, timeWords } from './words.ts';

export function checkBalanceSheet(ledger: Ledger): Tried[] {
  return ledger.days.flatMap((day) => {
    const assets = ledger.on('total_assets', day);
    return assets === undefined ? [] : tryDay(ledger, day, assets);
  });
}

function tryDay(ledger: Ledger, day: IsoDate, assets: Fact): Tried[] {
  const total = ledger.on('liabilities_and_equity', day);
  const sides = sidesOf(ledger, day);
  const gap = total === undefined ? null : valueOf(assets).minus(valueOf(total));
  if (gap !== null && total !== undefined && gap.abs().greaterThan(roundingOf([assets, total]))) return [failed(ledger, [assets, total], () => false)];
  if (sides === null) return gap === null ? [] : [{ check: 'balance-sheet', suspicion: null }];
  const holds = (facts: readonly Fact[]): boolean => sides.between.some((extra) => missingOf(facts).minus(extra).abs().lessThanOrEqualTo(roundingOf(facts)));
  // The source's own total adds up and something stands between liabilities and equity that it does not name.
  const isUnnamed = gap !== null && missingOf([assets, ...sides.facts]).isPositive();
  return [holds([assets, ...sides.facts]) || isUnnamed ? { check: 'balance-sheet', suspicion: null } : failed(ledger, [assets, ...sides.facts], holds)];
}

function missingOf([assets, ...others]: readonly Fact[]): Decimal {
  return others.reduce((rest, fact) => rest.minus(valueOf(fact)), assets === undefined ? decimal(0) : valueOf(assets));
}

type Sides = { readonly facts: readonly Fact[]; /** What may stand between liabilities and equity, in every combination. */ readonly between: readonly Decimal[] };

function sidesOf(ledger: Ledger, day: IsoDate): Sides | null {
  const liabilities = ledger.on('total_liabilities', day);
  const equity = ledger.on('total_equity', day) ?? ledger.on('shareholders_equity', day);
  if (liabilities === undefined || equity === undefined) return null;
  const extras = ['noncontrolling_interest', 'temporary_equity'].flatMap((metric) => { const fact = ledger.on(metric, day); return fact === undefined ? [] : [valueOf(fact)]; });
  const between = extras.reduce<Decimal[]>((sums, extra) => [...sums, ...sums.map((sum) => sum.plus(extra))], [decimal(0)]);
  return { facts: [liabilities, equity], between };
}

function failed(ledger: Ledger, facts: readonly Fact[], holds: (facts: readonly Fact[]) => boolean): Tried {
  const [assets, ...others] = facts;
  if (assets === undefined) throw new RangeError('a balance sheet has assets');
  const missing = missingOf(facts);
  const share = valueOf(assets).isZero() ? '' : ` (${percentWords(missing.dividedBy(valueOf(assets)))} of assets)`;
  const words = `The balance sheet does not add up ${timeWords(assets.period)}: ${factWords(assets)} against ${others.map(factWords).join(' and ')} leaves ${amountWords(missing, assets.unit)}${share}.${asFirstFiled(ledger, facts, holds)}`;
  return { check: 'balance-sheet', suspicion: { check: 'balance-sheet', entity: ledger.entity, source: ledger.source, period: assets.period, facts, words } };
}
