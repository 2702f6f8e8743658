// Earnings per share ≈ net income ÷ weighted shares: what catches shares in thousands, a split on one side only, and income with minorities.
import { decimal, type Fact } from '@assay/record';
import { asFirstFiled } from './as-first-filed.ts';
import { valueOf, type Ledger } from './ledger.ts';
import type { Tried } from './suspicion.ts';
import { amountWords, factWords, timeWords } from './words.ts';

const pairs = [['basic_eps', 'basic_shares'], ['diluted_eps', 'diluted_shares']] as const;
/** Preferred dividends, participating shares and convertibles stand between income and what is divided. */
const TOLERANCE = '0.05';

export function checkEarningsPerShare(ledger: Ledger): Tried[] {
  return ledger.spans.flatMap((span) => {
    const incomes = ['net_income_to_common', 'net_income', 'income_from_continuing_operations'].flatMap((metric) => ledger.over(metric, span) ?? []);
    return incomes.length === 0 ? [] : pairs.flatMap(([perShare, shares]) => {
      const [eps, count] = [ledger.over(perShare, span), ledger.over(shares, span)];
      return eps === undefined || count === undefined || !isPerShare(eps) || count.unit.kind !== 'shares' ? [] : [tryOne(ledger, { eps, count, incomes })];
    });
  });
}

function isPerShare({ unit }: Fact): boolean {
  return unit.kind === 'money' && unit.per === 'share';
}

function tryOne(ledger: Ledger, { eps, count, incomes }: { readonly eps: Fact; readonly count: Fact; readonly incomes: readonly Fact[] }): Tried {
  const [income] = incomes;
  if (income === undefined || incomes.some((one) => divides([eps, count, one]))) return { check: 'earnings-per-share', suspicion: null };
  const facts = [eps, count, income];
  const implied = valueOf(count).isZero() ? decimal(0) : valueOf(income).dividedBy(valueOf(count));
  const words = `Earnings per share do not fit ${timeWords(eps.period)}: ${factWords(income)} over ${factWords(count)} would be ${amountWords(implied, eps.unit)}, not ${amountWords(valueOf(eps), eps.unit)}.${asFirstFiled(ledger, facts, divides)}`;
  return { check: 'earnings-per-share', suspicion: { check: 'earnings-per-share', entity: ledger.entity, source: ledger.source, period: eps.period, facts, words } };
}

/** Of earnings per share, shares and income. Earnings per share are rounded to cents. */
function divides([eps, count, income]: readonly Fact[]): boolean {
  if (eps === undefined || count === undefined || income === undefined) return false;
  const slack = valueOf(income).abs().times(TOLERANCE).plus(valueOf(count).abs().times('0.011'));
  return valueOf(eps).times(valueOf(count)).minus(valueOf(income)).abs().lessThanOrEqualTo(slack);
}
