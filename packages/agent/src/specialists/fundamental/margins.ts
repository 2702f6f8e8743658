// What is left of a dollar sold, and which cost takes it. Silent for lenders and for companies that show no gross profit.
import { asPercent, change, growth, share } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { highest, lowest, standing, streak } from '../../book/history.ts';
import { say, type Text } from '../../prose/text.ts';
import { inWords, moved, widened } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { when } from '../when.ts';
import { whole } from '../whole.ts';
import { also, costBehindMargin } from './reasons.ts';
import { grossCompanion } from './gross-companion.ts';

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

function grossText(bench: Bench, turn: Turn): Text {
  const { show } = bench;
  const beside = grossCompanion(bench, turn.now);
  const opening = say`Gross margin ${widened(turn.by, [turn.now, turn.before])} from ${show(turn.before)} in ${when(turn.before)} to ${show(turn.now)} in ${when(turn.now)}`;
  const record = standing(turn.all);
  if (record !== null) return say`${opening}, the ${record.rank} in ${inWords(record.years)} fiscal years${also(beside)}.`;
  const run = streak(turn.all);
  const start = turn.all.at(-1 - run.length);
  if (run.length >= 3 && start !== undefined) return say`${opening}; in ${when(start)} the gross margin had been ${show(start)}.`;
  return say`${opening}${also(beside)}.`;
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
  if (turn.now.value.isNegative()) return say`Each dollar of sales cost money to make: the operating margin was ${show(turn.now)} in ${when(turn.now)}, against ${show(turn.before)} in ${when(turn.before)}.`;
  if (turn.by.value.abs().lt('0.4')) return say`The operating margin was ${show(turn.now)} in ${when(turn.now)} and ${show(turn.before)} in ${when(turn.before)}; nothing there needs explaining.`;
  const opening = say`The operating margin ${widened(turn.by, [turn.now, turn.before])} by ${show(turn.by, 'size')} to ${show(turn.now)} in ${when(turn.now)}`;
  if (turn.by.value.isNegative()) {
    const why = costBehindMargin(bench, false);
    return best !== undefined && best !== turn.before && best !== turn.now ? say`${opening}; in ${when(best)} the operating margin had been ${show(best)}.` : say`${opening}${also(why ?? say`costs did not wait for sales`)}.`;
  }
  const isLong = worst !== undefined && worst !== turn.before && worst !== turn.now && turn.now.value.minus(worst.value).gt(5);
  const why = costBehindMargin(bench, true);
  return isLong ? say`${opening}, a long way from the operating margin of ${show(worst)} in ${when(worst)}${also(why)}.` : say`${opening}${also(why)}.`;
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
      ...(relative(turn) > 4 ? { watch: say`If the operating margin slid back to ${show(turn.before)}, we would stop counting it among the strengths.` } : {}),
      ...(relative(turn) > 8 ? { risk: say`Should the operating margin slide back towards ${show(turn.before)}, much of the progress in profit would unwind.` } : {}),
    };
  },
};

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

/** How the laboratory's budget itself moved. */
function researchPace(bench: Bench): Text | null {
  const years = bench.book.years('research_and_development');
  const rate = growth(years.at(-1), years.at(-2));
  return rate === null || rate.value.abs().lt(1) ? null : say`it ${moved(rate)} ${bench.show(rate, 'size')} over the year`;
}

const research = costShare({
  name: 'rd-intensity', metric: 'research_and_development', base: 0.4,
  tell: (bench, turn, cost) => {
    const { show } = bench;
    const by = turn.by.value.toNumber();
    const first = turn.all[0];
    const opening = say`Research and development was ${show(cost)} in ${when(cost)}, or ${show(turn.now)} of revenue`;
    if (asPercent(turn.now) < 2) return null;
    if (by < -1) return say`${opening}, and ${show(turn.before)} of revenue in ${when(turn.before)}; sales have run ahead of the laboratory.`;
    if (by > 1) return say`${opening}, and ${show(turn.before)} of revenue in ${when(turn.before)}; the laboratory has run ahead of sales.`;
    if (first !== undefined && Math.abs(asPercent(first) - asPercent(turn.now)) >= 2) return say`${opening}, and ${show(first)} of revenue in ${when(first)}; ${researchPace(bench) ?? say`what a customer buys here has changed, and so has what it takes to make it`}.`;
    return say`${opening}${also(researchPace(bench))}.`;
  },
});

/** How overhead grew beside sales. */
function overheadPace(bench: Bench): Text | null {
  const [costs, sales] = [bench.book.years('selling_general_administrative'), bench.book.years('revenue')];
  const given = whole(growth(costs.at(-1), costs.at(-2)), growth(sales.at(-1), sales.at(-2)));
  return given === null ? null : say`revenue ${moved(given[1])} ${bench.show(given[1], 'size')} over the year while selling, general and administrative expenses ${moved(given[0])} ${bench.show(given[0], 'size')}`;
}

const selling = costShare({
  name: 'overhead', metric: 'selling_general_administrative', base: 0.34,
  tell: (bench, turn, cost) => {
    const { show } = bench;
    const by = turn.by.value.toNumber();
    if (Math.abs(by) < 0.5) return null;
    const opening = say`Selling, general and administrative expenses came to ${show(cost)} in ${when(cost)}, or ${show(turn.now)} of revenue, against ${show(turn.before)} of revenue in ${when(turn.before)}`;
    return by < 0 ? say`${opening}; what was saved there went straight to the operating line.` : say`${opening}${also(overheadPace(bench))}.`;
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
    return eats !== null && eats.value.gt(20) ? say`${opening} and ${show(eats)} of free cash flow: that part belongs to staff before it belongs to owners.` : say`${opening}.`;
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
