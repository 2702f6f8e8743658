// A second fact beside a first one: which other line moved with it, and by how much. The line that moved most is told, so that what stands
// behind a change is read from this company's statements and never from what is usual in its trade.
import { change, compound, growth, share } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { say, type Text } from '../../prose/text.ts';
import { moved } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { when } from '../when.ts';
import { whole } from '../whole.ts';
import { sameYear } from './same-year.ts';

type Candidate = { readonly size: number; readonly text: Text };
type Line = { readonly name: string; readonly metric: string };

const costs: readonly Line[] = [
  { name: 'cost of revenue', metric: 'cost_of_revenue' },
  { name: 'research and development', metric: 'research_and_development' },
  { name: 'selling, general and administrative expenses', metric: 'selling_general_administrative' },
];
const compounding: readonly Line[] = [
  { name: 'operating income', metric: 'operating_income' }, { name: 'net income', metric: 'net_income' }, { name: 'free cash flow', metric: 'free_cash_flow' },
  { name: 'dividends per share', metric: 'dividends_per_share' },
];

/** The candidate of the largest size. */
export function mostTelling(candidates: readonly (Candidate | null)[]): Text | null {
  return candidates.reduce<Candidate | null>((best, one) => (one !== null && (best === null || one.size > best.size) ? one : best), null)?.text ?? null;
}

/** `; clause`, or nothing. */
export function also(clause: Text | null): Text {
  return clause === null ? say`` : say`; ${clause}`;
}

/** The cost whose share of revenue moved most in the direction that explains a margin: `research and development took 6.1% of revenue in … and 7.0% of revenue in …`. */
export function costBehindMargin(bench: Bench, isBetter: boolean): Text | null {
  return mostTelling(costs.map(({ name, metric }) => {
    const [now, before] = [bench.book.years(metric).at(-1), bench.book.years(metric).at(-2)];
    const sales = bench.book.years('revenue');
    const given = whole(share(now, sameYear(sales, now)), share(before, sameYear(sales, before)), now, before);
    if (given === null) return null;
    const by = change(given[0], given[1]).value.toNumber() * (isBetter ? -1 : 1);
    return by < 0.3 ? null : { size: by, text: say`${name} took ${bench.show(given[0])} of revenue in ${when(given[2])} and ${bench.show(given[1])} of revenue in ${when(given[3])}` };
  }));
}

/** The cost that grew most, or least, over the latest fiscal year. */
export function costBehindProfit(bench: Bench, which: 'least' | 'most'): Text | null {
  return mostTelling(costs.map(({ name, metric }) => {
    const years = bench.book.years(metric);
    const given = whole(years.at(-1), growth(years.at(-1), years.at(-2)));
    if (given === null || given[1].value.abs().gt(200) || given[1].value.abs().lt('0.5')) return null;
    return { size: given[1].value.toNumber() * (which === 'most' ? 1 : -1) + 1000, text: say`${name} ${moved(given[1])} ${bench.show(given[1], 'size')}` };
  }));
}

/** What compounded most differently from revenue over the same years. */
export function compoundedBeside(bench: Bench, { first, last, rate }: { readonly first: Reading; readonly last: Reading; readonly rate: Reading }): Text | null {
  return mostTelling(compounding.map(({ name, metric }) => {
    const years = bench.book.years(metric);
    const [start, end] = [sameYear(years, first), sameYear(years, last)];
    const spans = (last.period?.fiscal?.year ?? 0) - (first.period?.fiscal?.year ?? 0);
    const own = compound(end, start, spans);
    if (own === null || own.value.abs().gt(60) || own.value.abs().lt(1)) return null;
    return { size: own.value.minus(rate.value).abs().toNumber(), text: say`${name} compounded at ${bench.show(own)} a year` };
  }));
}

/** The assets that a return is earned on, and how they moved. */
export function behindReturn(bench: Bench): Text | null {
  const assets = bench.book.years('total_assets');
  const given = whole(assets.at(-1), growth(assets.at(-1), assets.at(-2)));
  return given === null || given[1].value.abs().lt(2) ? null : say`total assets ${moved(given[1])} ${bench.show(given[1], 'size')} over ${when(given[0])}`;
}
