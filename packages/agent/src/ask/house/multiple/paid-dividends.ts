// Dividends of a share by their ex-dividend days: where no statement shows the year's dividend per share, those of the twelve months before the newest close are added up, written out.
import { addDays, decimal, periodEnd, type Fact, type IsoDate } from '@assay/record';
import { endOf } from '../../../book/fact-book.ts';
import type { Reading } from '../../../figures/figure.ts';
import { join, say, type Text } from '../../../prose/text.ts';
import { onDay } from '../../../prose/times.ts';
import type { Outcome } from '../answer/outcome.ts';
import { clauseOf, sentence } from '../answer/reading-words.ts';
import type { Holder } from '../answer/scene.ts';

const isPaid = ({ metric, unit }: Fact): boolean => (metric.id === 'dividend' || /^dividend per share by ex-dividend day$/i.test(metric.label)) && unit.kind === 'money';
const dayOf = ({ period }: Fact): IsoDate => (period === null ? '' : periodEnd(period) ?? '');

function readingOf(fact: Fact): Reading {
  return { metric: 'dividends_per_share', value: decimal(fact.value), unit: fact.unit, period: fact.period, formula: null, facts: [fact], assumptions: {} };
}

/** Those of the twelve months up to a day, ascending. */
export function paidInYearTo(holder: Holder, day: IsoDate): readonly Reading[] {
  const since = addDays(day, -365);
  const paid = holder.gathering.facts.filter((fact) => isPaid(fact) && dayOf(fact) > since && dayOf(fact) <= day);
  return [...new Map(paid.map((fact) => [dayOf(fact), fact])).values()].toSorted((left, right) => dayOf(left).localeCompare(dayOf(right))).map(readingOf);
}

function made(from: readonly Reading[], parts: Pick<Reading, 'metric' | 'value' | 'unit' | 'formula'>): Reading {
  return { ...parts, period: from.at(-1)?.period ?? null, facts: from.flatMap(({ facts }) => facts), assumptions: {} };
}

/** The yield of those dividends on the close; null where none was paid in the twelve months before it. */
export function yieldOfPaid(holder: Holder, price: Reading): Outcome | null {
  const paid = paidInYearTo(holder, endOf(price));
  const [first, last] = [paid[0], paid.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { show } = holder.bench;
  const sum = made(paid, { metric: 'dividends_per_share', value: paid.reduce((total, { value }) => total.plus(value), decimal(0)), unit: first.unit, formula: 'sum(dividend)' });
  const rate = made([price, ...paid], { metric: 'dividend_yield', value: sum.value.dividedBy(price.value).times(100), unit: { kind: 'percent' }, formula: 'dividends_per_share / price * 100' });
  const added: Text = join(paid.map((one) => say`${show(one)}`), ' + ');
  return {
    summary: [
      sentence(clauseOf(holder, price)),
      say`Dividend yield, on the dividends of the year with ex-dividend days from ${onDay(endOf(first))} to ${onDay(endOf(last))}: ${paid.length === 1 ? added : say`(${added})`} ÷ ${show(price)} = ${show(rate, 'rate')}.`,
    ],
    blocks: [], missing: [],
  };
}
