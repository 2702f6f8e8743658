// What is left of a dollar sold, and which cost takes it. Silent for lenders and for companies that show no gross profit.
import { asPercent, change, share } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { highest, lowest, standing, streak } from '../../book/history.ts';
import { say, type Text } from '../../prose/text.ts';
import { inWords, widened } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { readingOf, tradeReading } from '../reading-of.ts';
import { when } from '../when.ts';

type Turn = { readonly now: Reading; readonly before: Reading; readonly by: Reading; readonly all: readonly Reading[] };

function turnOf(all: readonly Reading[]): Turn | null {
  const [now, before] = [all.at(-1), all.at(-2)];
  return now === undefined || before === undefined ? null : { now, before, by: change(now, before), all };
}

/** A move counts by how much of the margin it is: half a point is much for a grocer and little for a drug maker. */
function relative(turn: Turn): number {
  const level = Math.max(2, Math.abs(asPercent(turn.before)));
  return (turn.by.value.toNumber() / level) * 100;
}

function because(clause: string | null): string {
  return clause === null ? '' : `: ${clause}`;
}

function grossText(bench: Bench, turn: Turn): Text {
  const { show } = bench;
  const isBetter = turn.by.value.isPositive();
  const why = tradeReading(bench, isBetter ? 'gross-better' : 'gross-worse');
  const opening = say`Gross margin ${widened(turn.by, [turn.now, turn.before])} from ${show(turn.before)} in ${when(turn.before)} to ${show(turn.now)} in ${when(turn.now)}`;
  const record = standing(turn.all);
  if (record !== null) return say`${opening}, the ${record.rank} in ${inWords(record.years)} fiscal years${because(why)}.`;
  const run = streak(turn.all);
  const start = turn.all.at(-1 - run.length);
  if (run.length >= 3 && start !== undefined) return say`${opening}; in ${when(start)} the gross margin had been ${show(start)}${because(why)}.`;
  return say`${opening}${because(why)}.`;
}

const grossMargin: Observation = {
  name: 'gross-margin', specialist: 'fundamental', topic: 'margins', about: ['gross_margin', 'gross_profit', 'cost_of_revenue'],
  observe: (bench) => {
    const turn = turnOf(bench.book.years('gross_margin'));
    if (turn === null || turn.by.value.abs().lt('0.3')) return null;
    const by = turn.by.value.toNumber();
    const record = standing(turn.all);
    const { show } = bench;
    const draft: Draft = {
      weight: weigh(record === null ? 0.42 : 0.52, relative(turn), 10), stance: by > 0 ? 'positive' : 'negative', text: grossText(bench, turn),
      brief: say`gross margin was ${show(turn.now)} in ${when(turn.now)}, against ${show(turn.before)} in ${when(turn.before)}`,
      ...(by < -0.8 ? { headline: 'the gross margin has given ground', watch: say`A gross margin back at ${show(turn.before)} would tell us that pricing holds.` } : {}),
      ...(record?.rank === 'highest' && by > 0.5 ? { risk: say`If the gross margin went back to the ${show(lowest(turn.all) ?? turn.before)} of leaner years, the earnings that carry the price would go with it.`, headline: 'the gross margin has reached new ground' } : {}),
    };
    return draft;
  },
};

function operatingText(bench: Bench, turn: Turn): Text {
  const { show } = bench;
  const [best, worst] = [highest(turn.all), lowest(turn.all)];
  if (turn.now.value.isNegative()) return say`Each dollar of sales cost money to make: the operating margin was ${show(turn.now)} in ${when(turn.now)}, against ${show(turn.before)} in ${when(turn.before)}${because(tradeReading(bench, 'operating-worse'))}.`;
  if (turn.by.value.abs().lt('0.4')) return say`The operating margin was ${show(turn.now)} in ${when(turn.now)} and ${show(turn.before)} in ${when(turn.before)}; nothing there needs explaining.`;
  const opening = say`The operating margin ${widened(turn.by, [turn.now, turn.before])} by ${show(turn.by, 'size')} to ${show(turn.now)} in ${when(turn.now)}`;
  if (turn.by.value.isNegative()) {
    const why = readingOf(bench, 'operating-worse', 'costs did not wait for sales');
    return best !== undefined && best !== turn.before && best !== turn.now ? say`${opening}; in ${when(best)} the operating margin had been ${show(best)}. ${capital(why)}.` : say`${opening}; ${why}.`;
  }
  const isLong = worst !== undefined && worst !== turn.before && worst !== turn.now && turn.now.value.minus(worst.value).gt(5);
  const why = tradeReading(bench, 'operating-better');
  return isLong ? say`${opening}, a long way from the operating margin of ${show(worst)} in ${when(worst)}${because(why)}.` : say`${opening}${because(why)}.`;
}

const operatingMargin: Observation = {
  name: 'operating-margin', specialist: 'fundamental', topic: 'margins', about: ['operating_margin', 'operating_income'],
  observe: (bench) => {
    const turn = turnOf(bench.book.years('operating_margin'));
    if (turn === null) return null;
    const by = turn.by.value.toNumber();
    const weightOf = Math.abs(by) < 0.4 ? 0.25 : weigh(0.48, relative(turn), 25);
    const { show } = bench;
    return {
      weight: weightOf, stance: turn.now.value.isNegative() || by < -0.4 ? 'negative' : by > 0.4 ? 'positive' : 'neutral', text: operatingText(bench, turn),
      brief: say`the operating margin was ${show(turn.now)} in ${when(turn.now)}, against ${show(turn.before)} in ${when(turn.before)}`,
      ...(relative(turn) < -5 ? { headline: 'margins are giving way', watch: say`An operating margin of ${show(turn.before)} or better for a full year would make us more positive.` } : by > 3 ? { headline: 'margins have come a long way' } : {}),
      ...(by > 0.4 ? { watch: say`If the operating margin slid back to ${show(turn.before)}, we would stop counting it among the strengths.` } : {}),
      ...(relative(turn) > 8 ? { risk: say`Should the operating margin slide back towards ${show(turn.before)}, much of the progress in profit would unwind.` } : {}),
    };
  },
};

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type CostShare = { readonly name: string; readonly metric: string; readonly base: number; readonly tell: (bench: Bench, turn: Turn, cost: Reading) => Text | null };

/** A cost as a share of revenue, and how the share moved. */
function costShare(input: CostShare): Observation {
  return {
    name: input.name, specialist: 'fundamental', topic: 'costs', about: [input.metric],
    observe: (bench) => {
      const costs = bench.book.years(input.metric);
      const sales = bench.book.years('revenue');
      const shares = costs.flatMap((cost) => { const of = sales.find((year) => year.period?.fiscal?.year === cost.period?.fiscal?.year); return of === undefined ? [] : share(cost, of) ?? []; });
      const turn = turnOf(shares);
      const cost = costs.at(-1);
      const text = turn === null || cost === undefined ? null : input.tell(bench, turn, cost);
      return turn === null || text === null ? null : { weight: weigh(input.base, turn.by.value.toNumber(), 4), stance: 'neutral', text };
    },
  };
}

const research = costShare({
  name: 'rd-intensity', metric: 'research_and_development', base: 0.4,
  tell: (bench, turn, cost) => {
    const { show } = bench;
    const by = turn.by.value.toNumber();
    const first = turn.all[0];
    const opening = say`Research and development was ${show(cost)} in ${when(cost)}, or ${show(turn.now)} of revenue`;
    if (asPercent(turn.now) < 2) return null;
    if (by < -1) return say`${opening}, and ${show(turn.before)} of revenue in ${when(turn.before)}; ${readingOf(bench, 'research-lighter', 'sales have run ahead of the laboratory')}.`;
    if (by > 1) return say`${opening}, and ${show(turn.before)} of revenue in ${when(turn.before)}; ${readingOf(bench, 'research-heavier', 'the laboratory has run ahead of sales')}.`;
    if (first !== undefined && Math.abs(asPercent(first) - asPercent(turn.now)) >= 2) return say`${opening}, and ${show(first)} of revenue in ${when(first)}; ${readingOf(bench, 'research', 'what a customer buys here has changed, and so has what it takes to make it')}.`;
    return say`${opening}${because(tradeReading(bench, 'research'))}.`;
  },
});

const selling = costShare({
  name: 'overhead', metric: 'selling_general_administrative', base: 0.34,
  tell: (bench, turn, cost) => {
    const { show } = bench;
    const by = turn.by.value.toNumber();
    if (Math.abs(by) < 0.5) return null;
    const opening = say`Selling, general and administrative expenses came to ${show(cost)} in ${when(cost)}, or ${show(turn.now)} of revenue, against ${show(turn.before)} of revenue in ${when(turn.before)}`;
    return by < 0 ? say`${opening}; what was saved there went straight to the operating line.` : say`${opening}; ${readingOf(bench, 'overhead-heavier', 'that is a cost nobody but management decides on')}.`;
  },
});

const stockPay = costShare({
  name: 'stock-pay', metric: 'stock_based_compensation', base: 0.34,
  tell: (bench, turn, cost) => {
    const { show } = bench;
    if (asPercent(turn.now) < 4) return null;
    const cash = bench.book.years('free_cash_flow').at(-1);
    const eats = cash === undefined ? null : share(cost, cash);
    const opening = say`Stock-based compensation was ${show(cost)} in ${when(cost)}, or ${show(turn.now)} of revenue`;
    const why = tradeReading(bench, 'stock-pay');
    return eats !== null && eats.value.gt(20) ? say`${opening} and ${show(eats)} of free cash flow: that part belongs to staff before it belongs to owners.` : why === null ? say`${opening}.` : say`${opening}, ${why}.`;
  },
});

const tax: Observation = {
  name: 'tax-rate', specialist: 'fundamental', topic: 'costs', about: ['effective_tax_rate', 'income_tax'],
  observe: (bench) => {
    const turn = turnOf(bench.book.years('effective_tax_rate'));
    if (turn === null || turn.now.value.lte(0) || turn.before.value.lte(0)) return null;
    const by = turn.by.value.toNumber();
    if (Math.abs(by) < 4 || asPercent(turn.now) > 60 || asPercent(turn.before) > 60) return null;
    const { show } = bench;
    const opening = say`The effective tax rate was ${show(turn.now)} in ${when(turn.now)} and ${show(turn.before)} in ${when(turn.before)}`;
    return by > 0 ? { weight: weigh(0.38, by, 15), stance: 'neutral', text: say`${opening}, so net income understates what the business did.` }
      : { weight: weigh(0.38, by, 15), stance: 'neutral', text: say`${opening}, which flatters net income beside that of the year before.` };
  },
};

export const marginObservations: readonly Observation[] = [grossMargin, operatingMargin, research, selling, stockPay, tax];
