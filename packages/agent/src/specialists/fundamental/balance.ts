// Who has paid for the company, and how long they will wait.
import { asPercent, growth, share } from '../../figures/arithmetic.ts';
import { endOf } from '../../book/fact-book.ts';
import type { Reading } from '../../figures/figure.ts';
import { say, type Text } from '../../prose/text.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { day, when } from '../when.ts';
import { whole } from '../whole.ts';
import { sameYear } from './same-year.ts';

/** The latest balance day on which a metric can be read, computed where need be. */
export function latestBalance(bench: Bench, metric: string): Reading | null {
  const anchors = [...bench.book.yearAnchors, ...bench.book.quarterAnchors].sort((left, right) => right.end.localeCompare(left.end));
  for (const anchor of anchors.slice(0, 4)) {
    const read = bench.book.at(metric, anchor);
    if (read !== null) return read;
  }
  return null;
}

/** Two balances of the latest day on which both can be read. */
export function latestPair(bench: Bench, one: string, other: string): readonly [Reading, Reading] | null {
  const anchors = [...bench.book.yearAnchors, ...bench.book.quarterAnchors].sort((left, right) => right.end.localeCompare(left.end));
  for (const anchor of anchors.slice(0, 4)) {
    const [left, right] = [bench.book.at(one, anchor), bench.book.at(other, anchor)];
    if (left !== null && right !== null) return [left, right];
  }
  return null;
}

function isLender(bench: Bench): boolean {
  return bench.company.kind === 'bank';
}

const netCash: Observation = {
  name: 'net-cash', specialist: 'fundamental', topic: 'balance', about: ['net_cash', 'net_debt', 'cash', 'total_debt', 'cash_and_investments'],
  observe: (bench) => {
    const sales = bench.book.years('revenue').at(-1);
    const [cash, debt] = latestPair(bench, 'cash_and_investments', 'total_debt') ?? [];
    if (isLender(bench) || sales === undefined || cash === undefined || debt === undefined || debt.value.gte(cash.value)) return null;
    const size = cash.value.minus(debt.value).dividedBy(sales.value).times(100).toNumber();
    const { show } = bench;
    return {
      weight: weigh(0.4, size, 60), stance: 'positive', brief: say`cash and investments were ${show(cash)} at ${day(debt)}, against total debt of ${show(debt)}`,
      text: say`At ${day(debt)} total debt was ${show(debt)} against cash and investments of ${show(cash)}; ${size > 25 ? 'on balance the company owes nobody, and could buy what it lacks' : size > 8 ? 'on balance the company owes nobody' : 'the two cancel out, with a little left for the company'}.`,
    };
  },
};

const debtLoad: Observation = {
  name: 'debt-load', specialist: 'fundamental', topic: 'balance', about: ['total_debt', 'net_debt', 'long_term_debt', 'debt_to_free_cash_flow'],
  observe: (bench) => {
    const total = latestBalance(bench, 'total_debt');
    const debt = total ?? latestBalance(bench, 'long_term_debt');
    const cash = bench.book.years('free_cash_flow').at(-1);
    if (isLender(bench) || debt === null || cash === undefined || debt.value.lte(0)) return null;
    return debtBesideCash(bench, { debt, cash, what: total === null ? 'long-term debt' : 'total debt' });
  },
};

function debtBesideCash(bench: Bench, { debt, cash, what }: { readonly debt: Reading; readonly cash: Reading; readonly what: string }): Draft | null {
    const { show } = bench;
    const name = what.charAt(0).toUpperCase() + what.slice(1);
    const brief = say`${what} was ${show(debt)} at ${day(debt)}`;
    if (cash.value.lte(0)) return { weight: 0.78, stance: 'negative', brief, text: say`${name} was ${show(debt)} at ${day(debt)}, with no free cash flow to pay it down.`, headline: 'the debt has no cash flow behind it' };
    const years = debt.value.dividedBy(cash.value).toNumber();
    if (years < 2.2) return null;
    const opening = say`${name} was ${show(debt)} at ${day(debt)}, against free cash flow of ${show(cash)} in ${when(cash)}`;
    return years > 4.5
      ? { weight: weigh(0.5, years - 4.5, 8), stance: 'negative', brief, text: say`${opening}; ${interestOf(bench) ?? 'little of that cash is free in any ordinary sense until the debt is smaller'}.`, headline: 'lenders come before owners', risk: say`Refinancing at today’s rates could take a larger part of cash flow than owners are used to.` }
      : { weight: weigh(0.42, years - 2.2, 6), stance: 'neutral', brief, text: say`${opening}; ${interestOf(bench) ?? 'the business carries that without strain'}.` };
}

/** What the debt costs, as a part of the profit it is paid from. */
function interestOf(bench: Bench): Text | null {
  const costs = bench.book.years('interest_expense');
  const given = whole(costs.at(-1), share(costs.at(-1), sameYear(bench.book.years('operating_income'), costs.at(-1))));
  return given === null || given[0].value.lte(0) || given[1].value.gt(100) ? null : say`interest expense was ${bench.show(given[0])} in ${when(given[0])}, or ${bench.show(given[1])} of operating income`;
}

/** The owners' own stake on the day of a debt. */
function equityBeside(bench: Bench, debt: Reading): Text | null {
  const equity = sameYear(bench.book.years('shareholders_equity'), debt);
  return equity === undefined || equity.value.lte(0) ? null : say`shareholders’ equity was ${bench.show(equity)} on that day`;
}

const debtMove: Observation = {
  name: 'debt-move', specialist: 'fundamental', topic: 'balance', about: ['total_debt', 'long_term_debt'],
  observe: (bench) => {
    const debts = bench.book.years('long_term_debt');
    const now = debts.at(-1);
    const start = debts.at(-4) ?? debts[0];
    const sales = sameYear(bench.book.years('revenue'), now);
    if (isLender(bench) || now === undefined || start === undefined || now === start || sales === undefined || now.value.dividedBy(sales.value).lt('0.05')) return null;
    const rate = growth(now, start);
    if (rate === null || rate.value.abs().lt(20)) return null;
    const { show } = bench;
    return rate.value.isPositive()
      ? { weight: weigh(0.42, rate.value.toNumber(), 150), stance: 'negative', text: say`Long-term debt was ${show(now)} at ${day(now)}, up from ${show(start)} at ${day(start)}; ${equityBeside(bench, now) ?? 'the company has been living beyond its cash flow'}.` }
      : { weight: weigh(0.36, rate.value.toNumber(), 80), stance: 'positive', text: say`Long-term debt was ${show(now)} at ${day(now)}, down from ${show(start)} at ${day(start)}, so lenders have been paid before anyone else.` };
  },
};

const negativeEquity: Observation = {
  name: 'negative-equity', specialist: 'fundamental', topic: 'balance', about: ['shareholders_equity'],
  observe: (bench) => {
    const equity = latestBalance(bench, 'shareholders_equity');
    const profit = bench.book.years('net_income').at(-1);
    if (equity === null || equity.value.gte(0)) return null;
    const { show } = bench;
    return profit !== undefined && profit.value.isPositive()
      ? { weight: 0.62, stance: 'neutral', text: say`Shareholders’ equity was ${show(equity)} at ${day(equity)}; buybacks have taken out what profit put in and then some, so ratios to equity mean nothing here.` }
      : { weight: 0.72, stance: 'negative', text: say`Shareholders’ equity was ${show(equity)} at ${day(equity)}: losses have used up what owners paid in, and creditors now carry the risk.` };
  },
};

const erodedEquity: Observation = {
  name: 'equity-eroded', specialist: 'fundamental', topic: 'balance', about: ['shareholders_equity'],
  observe: (bench) => {
    const [equity, assets] = latestPair(bench, 'shareholders_equity', 'total_assets') ?? [];
    if (isLender(bench) || equity === undefined || assets === undefined || equity.value.lte(0)) return null;
    const part = share(equity, assets);
    if (part === null || asPercent(part) > 20) return null;
    const { show } = bench;
    return { weight: weigh(0.45, 20 - asPercent(part), 20), stance: 'neutral', text: say`Shareholders’ equity of ${show(equity)} was ${show(part)} of total assets at ${day(equity)}; lenders finance almost everything, and the company lives on the evenness of its cash flow.` };
  },
};

const cover: Observation = {
  name: 'interest-cover', specialist: 'fundamental', topic: 'balance', about: ['interest_expense', 'interest_coverage'],
  observe: (bench) => {
    const costs = bench.book.years('interest_expense');
    const given = whole(costs.at(-1), sameYear(bench.book.years('operating_income'), costs.at(-1)));
    if (isLender(bench) || given === null) return null;
    const [interest, profit] = given;
    if (interest.value.lte(0)) return null;
    const { show } = bench;
    if (profit.value.lte(0)) return { weight: 0.66, stance: 'negative', text: say`Interest expense was ${show(interest)} in ${when(interest)}, and there was no operating income to pay it from.` };
    const times = bench.book.years('interest_coverage').at(-1);
    if (times !== undefined && times.value.lt(6)) return { weight: weigh(0.5, 6 - times.value.toNumber(), 6), stance: 'negative', text: say`Interest cover was ${show(times)} in ${when(times)}, which leaves little room for a bad year.`, headline: 'interest takes too much' };
    return interest.value.dividedBy(profit.value).lt('0.04') ? null : dearer(bench, interest, costs.at(-3));
  },
};

/** Interest that has risen by two fifths within two years. */
function dearer(bench: Bench, interest: Reading, earlier: Reading | undefined): Draft | null {
  const rate = growth(interest, earlier);
  if (earlier === undefined || rate === null || rate.value.lt(40)) return null;
  const { show } = bench;
  return { weight: 0.44, stance: 'neutral', text: say`Interest expense was ${show(interest)} in ${when(interest)} and ${show(earlier)} in ${when(earlier)}: cheap old loans are being replaced by dear ones.` };
}

const liquidity: Observation = {
  name: 'current-ratio', specialist: 'fundamental', topic: 'balance', about: ['current_ratio', 'current_assets', 'working_capital'],
  observe: (bench) => {
    const ratio = latestBalance(bench, 'current_ratio');
    if (isLender(bench) || ratio === null) return null;
    const { show } = bench;
    const value = ratio.value.toNumber();
    const hasCash = bench.book.years('operating_cash_flow').at(-1)?.value.isPositive() ?? false;
    if (value < 0.85) return { weight: weigh(0.34, 0.85 - value, 0.5), stance: hasCash ? 'neutral' : 'negative', text: hasCash ? say`The current ratio was ${show(ratio)} at ${day(ratio)}, which looks thin, but a business that is paid before it pays others can live with that.` : say`The current ratio was ${show(ratio)} at ${day(ratio)}, and there is no slack in that.` };
    return value > 2.5 ? { weight: weigh(0.34, value - 2.5, 3), stance: 'positive', text: say`The current ratio was ${show(ratio)} at ${day(ratio)}, so no bill of the coming year depends on new business.` } : null;
  },
};

/** Goodwill beside the owners' stake: how much of it a write-down could take. */
function goodwillMeaning(bench: Bench, bought: Reading): Text {
  const equity = latestPair(bench, 'shareholders_equity', 'goodwill')?.[0];
  if (equity === undefined || endOf(equity) !== endOf(bought) || equity.value.lte(0)) return say`; the price of past purchases is the capital on which it has to earn`;
  if (equity.value.lt(bought.value)) return say`, against shareholders’ equity of ${bench.show(equity)}: without it, owners would have nothing left on paper`;
  const part = share(bought, equity);
  return part === null ? say`` : say`, or ${bench.show(part)} of the shareholders’ equity`;
}

const goodwill: Observation = {
  name: 'goodwill-weight', specialist: 'fundamental', topic: 'balance', about: ['goodwill'],
  observe: (bench) => {
    const [bought, assets] = latestPair(bench, 'goodwill', 'total_assets') ?? [];
    const part = bought === undefined || assets === undefined ? null : share(bought, assets);
    if (bought === undefined || part === null || asPercent(part) < 25) return null;
    const { show } = bench;
    return { weight: weigh(0.4, asPercent(part) - 25, 40), stance: 'neutral', text: say`Goodwill of ${show(bought)} was ${show(part)} of total assets at ${day(bought)}${goodwillMeaning(bench, bought)}.` };
  },
};

export const balanceObservations: readonly Observation[] = [netCash, debtLoad, debtMove, negativeEquity, erodedEquity, cover, liquidity, goodwill];
