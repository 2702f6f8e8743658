// What owners are given, and whether it is earned.
import { asPercent, compound, growth, share } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { median, streak } from '../../book/history.ts';
import { say, type Text } from '../../prose/text.ts';
import { moved } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { when } from '../when.ts';
import { whole } from '../whole.ts';
import { also, mostTelling } from './reasons.ts';
import { sameYear } from './same-year.ts';

function yearsBetween(first: Reading, last: Reading): number {
  return (last.period?.fiscal?.year ?? 0) - (first.period?.fiscal?.year ?? 0);
}

/** What the smaller count did for each share: earnings per share beside earnings, or what the shares cost. */
function perShareBeside(bench: Bench, first: Reading, last: Reading): Text | null {
  const spans = yearsBetween(first, last);
  const compounded = (metric: string): Reading | null => compound(sameYear(bench.book.years(metric), last), sameYear(bench.book.years(metric), first), spans);
  const given = whole(compounded('diluted_eps'), compounded('net_income'));
  const { show } = bench;
  const [eps, profit] = given ?? [];
  const isTelling = eps?.value.abs().lt(40) === true && profit?.value.abs().gt(1) === true;
  if (eps !== undefined && profit !== undefined && isTelling) return say`between ${when(first)} and ${when(last)} diluted earnings per share compounded at ${show(eps)} a year and net income at ${show(profit)}`;
  const bought = sameYear(bench.book.years('share_repurchases'), last);
  return bought === undefined || bought.value.lte(0) ? null : say`share repurchases took ${show(bought)} in ${when(bought)} alone`;
}

/** More of the repurchases than this, in percent, only makes up for stock given to staff. */
const muchToStaff = 40;

function staffBeside(bench: Bench, last: Reading): Text | null {
  const [given, bought] = [sameYear(bench.book.years('stock_based_compensation'), last), sameYear(bench.book.years('share_repurchases'), last)];
  const part = share(given, bought);
  return given === undefined || bought === undefined || part === null || part.value.lt(muchToStaff) ? null : say`stock-based compensation of ${bench.show(given)} worked against share repurchases of ${bench.show(bought)} in ${when(bought)}`;
}

const shrink: Observation = {
  name: 'share-count-shrink', specialist: 'fundamental', topic: 'shares', about: ['diluted_shares', 'share_repurchases'],
  observe: (bench) => {
    const counts = bench.book.years('diluted_shares').slice(-6);
    const [first, last] = [counts[0], counts.at(-1)];
    const rate = first === undefined || last === undefined ? null : growth(last, first);
    if (first === undefined || last === undefined || counts.length < 3 || rate === null || rate.value.gt(-4) || rate.value.lt(-60)) return null;
    const { show } = bench;
    return { weight: weigh(0.38, rate.value.toNumber() + 4, 25), stance: 'positive', text: say`Diluted shares fell from ${show(first, 'bare')} in ${when(first)} to ${show(last, 'bare')} in ${when(last)}, a decline of ${show(rate, 'size')}${also(staffBeside(bench, last) ?? perShareBeside(bench, first, last) ?? say`every per-share figure is lifted by it without any help from the business`)}.` };
  },
};

const dilution: Observation = {
  name: 'dilution', specialist: 'fundamental', topic: 'shares', about: ['diluted_shares'],
  observe: (bench) => {
    const counts = bench.book.years('diluted_shares').slice(-4);
    const [first, last] = [counts[0], counts.at(-1)];
    const rate = first === undefined || last === undefined ? null : growth(last, first);
    if (first === undefined || last === undefined || counts.length < 2 || rate === null || rate.value.lt(3) || rate.value.gt(60)) return null;
    const { show } = bench;
    return { weight: weigh(0.46, rate.value.toNumber(), 25), stance: 'negative', text: say`Diluted shares rose from ${show(first, 'bare')} in ${when(first)} to ${show(last, 'bare')} in ${when(last)}, an increase of ${show(rate)}: each old share owns that much less of the company.`, headline: 'owners are being diluted' };
  },
};

/** The share count tells it by itself. */
function hasShrunk(bench: Bench): boolean {
  const counts = bench.book.years('diluted_shares').slice(-6);
  const [first, last] = [counts[0], counts.at(-1)];
  return first !== undefined && last !== undefined && counts.length >= 3 && last.value.lt(first.value.times('0.96'));
}

const perShare: Observation = {
  name: 'eps-versus-profit', specialist: 'fundamental', topic: 'shares', about: ['diluted_eps'],
  observe: (bench) => {
    const eps = bench.book.years('diluted_eps').slice(-6);
    const profit = bench.book.years('net_income').slice(-eps.length);
    const given = whole(eps[0], eps.at(-1), compound(eps.at(-1), eps[0], eps.length - 1), compound(profit.at(-1), profit[0], eps.length - 1));
    if (given === null || eps.length < 4 || eps.length !== profit.length) return null;
    const [first, last, each, total] = given;
    const gap = each.value.minus(total.value).toNumber();
    const isTelling = each.value.lte(40) && each.value.abs().gte(1) && Math.abs(gap) >= 1;
    if (!isTelling || hasShrunk(bench)) return null;
    const { show } = bench;
    const base = say`Between ${when(first)} and ${when(last)} diluted earnings per share compounded at ${show(each)} a year and net income at ${show(total)}`;
    return gap > 0 ? { weight: weigh(0.42, gap, 8), stance: 'positive', text: say`${base}; buybacks account for the difference.` } : { weight: weigh(0.46, gap, 6), stance: 'negative', text: say`${base}; new shares took the difference.` };
  },
};

/** The latest share count is no smaller than the one before. */
function standsStill(bench: Bench): boolean {
  const counts = whole(bench.book.years('diluted_shares').at(-1), bench.book.years('diluted_shares').at(-2));
  return counts !== null && counts[0].value.gte(counts[1].value.times('0.998'));
}

const buybackPace: Observation = {
  name: 'buyback-pace', specialist: 'fundamental', topic: 'shares', about: ['share_repurchases'],
  observe: (bench) => {
    const years = bench.book.years('share_repurchases');
    const given = whole(years.at(-1), share(years.at(-1), sameYear(bench.book.years('free_cash_flow'), years.at(-1))));
    if (given === null || given[0].value.lte(0)) return null;
    const [now, part] = given;
    const { show } = bench;
    const opening = say`Share repurchases took ${show(now)} in ${when(now)}, or ${show(part)} of free cash flow`;
    if (standsStill(bench) && part.value.gt(20)) return { weight: 0.54, stance: 'negative', text: say`${opening}, and the share count hardly moved: the money offset stock issued to staff.` };
    const usual = median(years.slice(-6, -1).map((year) => year.value.toNumber()));
    if (years.length >= 3 && now.value.lt(usual * 0.4)) return { weight: 0.5, stance: 'neutral', text: say`Share repurchases came to ${show(now)} in ${when(now)}, a fraction of what they used to be.` };
    return part.value.gt(95) ? { weight: 0.42, stance: 'neutral', text: say`${opening}, which leaves no reserve from the year.` } : null;
  },
};

/** More of net income than this is a high payout, in percent. */
const highPayout = 65;

const payoutRatio: Observation = {
  name: 'payout-ratio', specialist: 'fundamental', topic: 'payout', about: ['dividends_paid', 'payout_ratio', 'dividends_per_share'],
  observe: (bench) => {
    const given = whole(bench.book.years('dividends_paid').at(-1), sameYear(bench.book.years('net_income'), bench.book.years('dividends_paid').at(-1)));
    if (given === null || given[0].value.lte(0)) return null;
    const [paid, profit] = given;
    const part = share(paid, profit);
    if (part === null) return { weight: 0.6, stance: 'negative', text: say`Dividends paid were ${bench.show(paid)} in ${when(paid)}, a year without profit to pay them from.` };
    return asPercent(part) < 12 ? null : payoutOf(bench, paid, part);
  },
};

function payoutOf(bench: Bench, paid: Reading, part: Reading): Draft {
  const { show } = bench;
  const cash = sameYear(bench.book.years('free_cash_flow'), paid);
  const opening = say`Dividends paid were ${show(paid)} in ${when(paid)}, or ${show(part)} of net income`;
  const isHigh = asPercent(part) > highPayout;
  if (cash === undefined) return { weight: isHigh ? 0.48 : 0.34, stance: 'neutral', text: say`${opening}.` };
  if (cash.value.lt(paid.value.times('1.1'))) {
    return {
      weight: 0.66, stance: 'negative', text: say`${opening}, and free cash flow of ${show(cash)} hardly covers them.`, headline: 'the dividend has little cover',
      risk: say`A poor year would leave the dividend uncovered by cash.`, watch: say`Free cash flow that covered the dividend with room to spare would settle our doubt about it.`,
    };
  }
  return isHigh
    ? { weight: weigh(0.42, asPercent(part) - highPayout, 60), stance: 'neutral', text: say`${opening}; free cash flow of ${show(cash)} covers them, with less left over than an owner of a dividend stock would like.` }
    : { weight: 0.36, stance: 'positive', text: say`${opening}, and free cash flow of ${show(cash)} covers them ${cash.value.gt(paid.value.times(4)) ? 'several times over' : 'with ease'}.` };
}

/** A payout grown beside the earnings it comes from. */
function dividendPace(bench: Bench, rate: Reading): Text | null {
  const eps = bench.book.years('diluted_eps');
  const given = whole(eps.at(-1), growth(eps.at(-1), eps.at(-2)), growth(bench.book.years('dividends_per_share').at(-1), bench.book.years('dividends_per_share').at(-2)));
  if (given === null || given[1].value.abs().gt(150)) return null;
  const { show } = bench;
  return rate.value.lt(6) ? say`in ${when(given[0])} diluted earnings per share ${moved(given[1])} ${show(given[1], 'size')}` : say`in ${when(given[0])} dividends per share ${moved(given[2])} ${show(given[2], 'size')} and diluted earnings per share ${moved(given[1])} ${show(given[1], 'size')}`;
}

const dividendRecord: Observation = {
  name: 'dividend-record', specialist: 'fundamental', topic: 'payout', about: ['dividends_per_share'],
  observe: (bench) => {
    const years = bench.book.years('dividends_per_share');
    const run = streak(years);
    const given = whole(years.at(-1), years.at(-1 - run.length), compound(years.at(-1), years.at(-1 - run.length), run.length));
    if (given === null || run.direction !== 'up' || run.length < 4) return null;
    const [now, start, rate] = given;
    const { show } = bench;
    return { weight: weigh(0.34, rate.value.toNumber(), 25), stance: 'positive', text: say`Dividends per share went from ${show(start)} in ${when(start)} to ${show(now)} in ${when(now)} without a cut in between${also(dividendPace(bench, rate))}.` };
  },
};

/** Where a payout beyond the cash flow came from: debt that grew, or a cash pile that shrank. */
function whereFrom(bench: Bench): Text | null {
  const tell = (metric: string, name: string, sign: 1 | -1): Parameters<typeof mostTelling>[0][number] => {
    const years = bench.book.years(metric);
    const rate = growth(years.at(-1), years.at(-2));
    return rate === null || rate.value.times(sign).lt(2) || rate.value.abs().gt(200) ? null : { size: rate.value.abs().toNumber(), text: say`${name} ${moved(rate)} ${bench.show(rate, 'size')} over ${when(rate)}` };
  };
  return mostTelling([tell('long_term_debt', 'long-term debt', 1), tell('cash_and_investments', 'cash and investments', -1), tell('shareholders_equity', 'shareholders’ equity', -1)]);
}

const overpaid: Observation = {
  name: 'payout-over-cash', specialist: 'fundamental', topic: 'payout', about: ['share_repurchases', 'dividends_paid', 'free_cash_flow', 'shareholder_returns'],
  observe: (bench) => {
    const last = bench.book.years('share_repurchases').at(-1);
    const given = whole(last, sameYear(bench.book.years('dividends_paid'), last), sameYear(bench.book.years('free_cash_flow'), last));
    if (given === null || given[2].value.lte(0)) return null;
    const [bought, paid, cash] = given;
    const part = bought.value.plus(paid.value).dividedBy(cash.value).times(100).toNumber();
    const { show } = bench;
    const pair = say`share repurchases of ${show(bought)} and dividends paid of ${show(paid)} in ${when(bought)}`;
    if (part > 102) return { weight: weigh(0.48, part - 100, 60), stance: 'negative', text: say`Not all of the payout was earned in the year: ${pair} stand against free cash flow of ${show(cash)}${also(whereFrom(bench) ?? say`the balance came out of reserves or new debt`)}.` };
    if (part > 80) return { weight: 0.4, stance: 'neutral', text: say`Owners were given nearly all there was: ${pair}, out of free cash flow of ${show(cash)}.` };
    return part < 40 && part > 5 ? { weight: 0.36, stance: 'neutral', text: say`Owners see little of the cash for now: ${pair} are modest beside free cash flow of ${show(cash)}.` } : null;
  },
};

export const payoutObservations: readonly Observation[] = [shrink, dilution, perShare, buybackPace, payoutRatio, dividendRecord, overpaid];
