// Whether profit arrives as money, and what has to be spent to keep it arriving.
import { asPercent, growth, share } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { lowest } from '../../book/history.ts';
import { say, type Text } from '../../prose/text.ts';
import { moved } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { when } from '../when.ts';
import { whole } from '../whole.ts';
import { mostTelling } from './reasons.ts';
import { sameYear } from './same-year.ts';

/** Which line lies between profit and free cash flow: the largest charge without cash, or what went into equipment. */
function cashCause(bench: Bench, which: 'ample' | 'short'): Text | null {
  const last = bench.book.years('free_cash_flow').at(-1);
  const lines = which === 'short' ? [{ name: 'capital expenditure', metric: 'capital_expenditure' }] : [{ name: 'depreciation and amortization', metric: 'depreciation_amortization' }, { name: 'stock-based compensation', metric: 'stock_based_compensation' }];
  return mostTelling(lines.map(({ name, metric }) => {
    const cost = sameYear(bench.book.years(metric), last);
    const part = share(cost, sameYear(bench.book.years('revenue'), last));
    if (cost === undefined || part === null || part.value.lt(3)) return null;
    return { size: part.value.toNumber(), text: which === 'short' ? say`${name} took ${bench.show(cost)}` : say`${name} of ${bench.show(cost)} needed no cash` };
  }));
}

const conversion: Observation = {
  name: 'cash-conversion', specialist: 'fundamental', topic: 'cash', about: ['free_cash_flow', 'operating_cash_flow', 'free_cash_flow_conversion'],
  observe: (bench) => {
    const last = bench.book.years('free_cash_flow').at(-1);
    const earned = sameYear(bench.book.years('net_income'), last);
    const given = whole(last, earned, share(last, earned), share(last, sameYear(bench.book.years('revenue'), last)));
    if (given === null) return null;
    const [cash, profit, kept, margin] = given;
    if (cash.value.lte(0)) return null;
    const { show } = bench;
    const ratio = kept.value.toNumber();
    const brief = say`free cash flow was ${show(cash)} in ${when(cash)}, or ${show(margin)} of revenue`;
    const opening = say`Free cash flow was ${show(cash)} in ${when(cash)}, or ${show(margin)} of revenue`;
    const versus = say`against net income of ${show(profit)}`;
    if (ratio > 125) return { weight: weigh(0.46, ratio - 125, 80), stance: 'positive', brief, text: say`${opening}, ${versus}; ${cashCause(bench, 'ample') ?? 'costs that need no cash and payments received ahead make the difference'}.` };
    if (ratio > 90) return { weight: 0.42, stance: 'positive', brief, text: say`${opening}. With net income at ${show(profit)}, cash confirms the profit.` };
    if (ratio > 65) return { weight: weigh(0.44, 90 - ratio, 30), stance: 'neutral', brief, text: say`${opening}, ${versus}; ${cashCause(bench, 'short') ?? 'the rest is still on its way to the bank or already in new equipment'}.` };
    return { weight: weigh(0.55, 65 - ratio, 50), stance: 'negative', brief, text: say`${opening}, ${versus}; ${cashCause(bench, 'short') ?? 'an owner should ask where the rest has gone'}.`, headline: 'profit is not arriving as cash', watch: say`If free cash flow should again come close to net income, our main doubt about the accounts would go.` };
  },
};

const burn: Observation = {
  name: 'cash-burn', specialist: 'fundamental', topic: 'cash', about: ['free_cash_flow', 'operating_cash_flow'],
  observe: (bench) => {
    const years = bench.book.years('free_cash_flow');
    const [cash, before] = [years.at(-1), years.at(-2)];
    if (cash === undefined || cash.value.gte(0)) return null;
    const { show } = bench;
    const reserve = bench.book.today('cash_and_investments') ?? bench.book.today('cash');
    const opening = before !== undefined && before.value.isPositive() ? say`Free cash flow was ${show(cash)} in ${when(cash)}, after ${show(before)} in ${when(before)}` : say`Free cash flow was ${show(cash)} in ${when(cash)}`;
    const isTight = reserve !== null && reserve.value.dividedBy(cash.value.abs()).lt(3);
    return {
      weight: 0.92, stance: 'negative', text: say`${opening}; ${isTight ? 'another year like it would take a large part of the cash at hand' : 'money has to come from lenders or owners until that turns'}.`,
      brief: say`free cash flow was ${show(cash)} in ${when(cash)}`, headline: 'cash leaves quicker than it arrives',
      risk: say`If free cash flow stayed negative for another year, new debt or new shares would have to fill the hole.`,
      watch: say`If positive free cash flow should last beyond a single quarter, we would look at the balance sheet with other eyes.`,
    };
  },
};

const swing: Observation = {
  name: 'cash-swing', specialist: 'fundamental', topic: 'cash', about: ['free_cash_flow'],
  observe: (bench) => {
    const years = bench.book.years('free_cash_flow');
    const [now, before] = [years.at(-1), years.at(-2)];
    if (now === undefined || before === undefined || now.value.lte(0)) return null;
    const { show } = bench;
    const worst = lowest(years);
    if (worst !== undefined && worst.value.isNegative()) return { weight: 0.55, stance: 'positive', text: say`In ${when(worst)} free cash flow was still ${show(worst)}, so the present figure is young.` };
    const profit = bench.book.years('net_income');
    const given = whole(growth(now, before), growth(profit.at(-1), profit.at(-2)));
    if (given === null || given[0].value.abs().lt(12)) return null;
    const [rate, earned] = given;
    const parted = rate.value.minus(earned.value);
    if (parted.abs().lt(15) || (parted.isNegative() && rate.value.isPositive())) return null;
    return parted.isNegative()
      ? { weight: weigh(0.44, parted.toNumber(), 60), stance: 'negative', text: say`Free cash flow ${moved(rate)} ${show(rate, 'size')} in ${when(now)} from ${show(before)} in ${when(before)}, a different road from the one that profit took.` }
      : { weight: weigh(0.4, parted.toNumber(), 80), stance: 'positive', text: say`Free cash flow ${moved(rate)} ${show(rate, 'size')} in ${when(now)} from ${show(before)} in ${when(before)}, ahead of profit.` };
  },
};

const capex: Observation = {
  name: 'capex-intensity', specialist: 'fundamental', topic: 'cash', about: ['capital_expenditure', 'capex_intensity'],
  observe: (bench) => {
    const spent = bench.book.years('capital_expenditure');
    const now = spent.at(-1);
    const given = whole(now, growth(now, spent.at(-2)), share(now, sameYear(bench.book.years('revenue'), now)));
    if (given === null) return null;
    const [cost, rate, part] = given;
    const { show } = bench;
    const weight = asPercent(part);
    const opening = say`Capital expenditure ${moved(rate)} ${show(rate, 'size')} to ${show(cost)} in ${when(cost)}, or ${show(part)} of revenue`;
    if (rate.value.gt(25) && weight > 6) return building(bench, { cost, rate, opening, weight });
    if (rate.value.lt(-15) && weight > 1.5) return { weight: 0.48, stance: 'neutral', text: say`${opening}, so some of the cash flow is work postponed.` };
    return weight < 8 ? null : { weight: weigh(0.3, weight, 25), stance: 'neutral', text: say`${opening}.` };
  },
};

function building(bench: Bench, spent: { readonly cost: Reading; readonly rate: Reading; readonly opening: Text; /** Of revenue, in percent. */ readonly weight: number }): Draft {
  const { cost, rate, opening, weight } = spent;
  const isHeavy = weight > 18;
  return {
    weight: weigh(0.55, rate.value.toNumber(), 80), stance: 'neutral', text: say`${opening}; ${isHeavy ? 'few companies put back so much of what they take' : 'the company is building for demand that has yet to arrive'}.`,
    brief: say`capital expenditure came to ${bench.show(cost)} in ${when(cost)}`, headline: 'the building comes before the harvest',
    risk: say`If the demand behind the building programme came late, depreciation would arrive without the revenue to carry it.`,
    watch: isHeavy ? say`If what has been built were filled at once, we would stop asking what it cost.` : say`If revenue should outrun capital expenditure, we would concede that the building pays.`,
  };
}

const wear: Observation = {
  name: 'capex-versus-depreciation', specialist: 'fundamental', topic: 'cash', about: ['capital_expenditure', 'depreciation_amortization', 'capex_to_depreciation'],
  observe: (bench) => {
    const spent = bench.book.years('capital_expenditure').at(-1);
    const given = whole(spent, sameYear(bench.book.years('depreciation_amortization'), spent), share(spent, sameYear(bench.book.years('revenue'), spent)));
    if (given === null) return null;
    const [now, written, part] = given;
    if (written.value.lte(0)) return null;
    const times = now.value.dividedBy(written.value).toNumber();
    const { show } = bench;
    const pair = say`Depreciation and amortization was ${show(written)} in ${when(now)} against capital expenditure of ${show(now)}`;
    if (times >= 1.6 && part.value.gt(5)) return { weight: weigh(0.42, times - 1.6, 2), stance: 'neutral', text: say`${pair}, so today’s profit has not yet been charged for a good part of what is being built.` };
    return times <= 0.7 ? { weight: 0.36, stance: 'neutral', text: say`${pair}: the accounts charge for assets that are not being replaced at the same rate, which flatters cash flow while it lasts.` } : null;
  },
};

function againstSales(bench: Bench, metric: string): { readonly now: Reading; readonly rate: Reading; readonly sales: Reading; readonly weightOfSales: number } | null {
  const [stock, revenue] = [bench.book.years(metric), bench.book.years('revenue')];
  const given = whole(stock.at(-1), revenue.at(-1), growth(stock.at(-1), stock.at(-2)), growth(revenue.at(-1), revenue.at(-2)));
  if (given === null) return null;
  const [now, year, rate, sales] = given;
  return { now, rate, sales, weightOfSales: now.value.dividedBy(year.value).toNumber() };
}

const inventory: Observation = {
  name: 'inventory-versus-sales', specialist: 'fundamental', topic: 'cash', about: ['inventory', 'inventory_days'],
  observe: (bench) => {
    const read = againstSales(bench, 'inventory');
    const year = bench.book.years('revenue').at(-1);
    if (read === null || year === undefined || read.weightOfSales < 0.03) return null;
    const gap = read.rate.value.minus(read.sales.value).toNumber();
    if (Math.abs(gap) < 6) return null;
    const { show } = bench;
    const pair = say`Inventory ${moved(read.rate)} ${show(read.rate, 'size')} to ${show(read.now)} in ${when(year)} while revenue ${moved(read.sales)} ${show(read.sales, 'size')}`;
    return gap > 0
      ? { weight: weigh(0.46, gap * Math.min(1, read.weightOfSales * 5), 30), stance: 'negative', text: say`${pair}; goods that wait tie up cash, and they are the ones that end in a discount or a write-down.`, headline: 'goods are piling ahead of sales', risk: say`Stock that waits might have to be written down if demand softened.`, watch: say`If inventory should keep step with revenue again, we would have a doubt the fewer.` }
      : { weight: weigh(0.4, gap, 40), stance: 'positive', text: say`${pair}; goods leave the shelves sooner than they did.` };
  },
};

const receivables: Observation = {
  name: 'receivables-versus-sales', specialist: 'fundamental', topic: 'cash', about: ['receivables', 'receivable_days'],
  observe: (bench) => {
    const read = againstSales(bench, 'receivables');
    const year = bench.book.years('revenue').at(-1);
    if (read === null || year === undefined || read.weightOfSales < 0.05) return null;
    const gap = read.rate.value.minus(read.sales.value).toNumber();
    if (Math.abs(gap) < 9) return null;
    const { show } = bench;
    const opening = say`Accounts receivable ${moved(read.rate)} ${show(read.rate, 'size')} to ${show(read.now)} in ${when(year)}`;
    return gap > 0
      ? { weight: weigh(0.4, gap, 50), stance: 'negative', text: say`${opening}, out of step with sales; customers were given time to pay.` }
      : { weight: weigh(0.34, gap, 50), stance: 'positive', text: say`${opening}, so customers settle their bills sooner.` };
  },
};

const accruals: Observation = {
  name: 'cash-behind-profit', specialist: 'fundamental', topic: 'cash', about: ['operating_cash_flow', 'net_income'],
  observe: (bench) => {
    const pairs = bench.book.years('net_income').slice(-3).flatMap((earned) => { const cash = sameYear(bench.book.years('operating_cash_flow'), earned); return cash === undefined ? [] : [{ earned, cash }]; });
    const last = pairs.at(-1);
    const isFinancial = bench.company.kind === 'bank' || bench.company.kind === 'insurer';
    if (isFinancial || pairs.length < 3 || last === undefined || last.earned.value.lte(0)) return null;
    if (!pairs.every((pair) => pair.cash.value.lt(pair.earned.value.times('0.9')))) return null;
    const { show } = bench;
    return { weight: weigh(0.5, 1 - last.cash.value.dividedBy(last.earned.value).toNumber(), 1), stance: 'negative', text: say`Operating cash flow was ${show(last.cash)} in ${when(last.cash)}, short of net income of ${show(last.earned)}, as in the years before.` };
  },
};

export const cashObservations: readonly Observation[] = [conversion, burn, swing, capex, wear, inventory, receivables, accruals];
