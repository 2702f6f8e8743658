// Lenders and brokers: no gross margin, no free cash flow. What counts is the return on equity and the equity itself.
import { asPercent, assumed, compound, growth, share } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { highest, lowest } from '../../book/history.ts';
import { say } from '../../prose/text.ts';
import { moved } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { day, when } from '../when.ts';
import { whole } from '../whole.ts';
import { latestPair } from './balance.ts';

function forBanks(name: string, about: readonly string[], observe: (bench: Bench) => Draft | null): Observation {
  return { name, specialist: 'fundamental', topic: 'bank', about, observe: (bench) => (bench.company.kind === 'bank' ? observe(bench) : null) };
}

function same(list: readonly Reading[], as: Reading | undefined): Reading | undefined {
  return list.find((reading) => reading.period?.fiscal?.year === as?.period?.fiscal?.year);
}

/** Return on equity, in percent: what pays for the risk, and what does not. */
const good = 11;
const poor = 9;

function returnHeadline(level: number, before: number): string {
  if (level > before + 1.5) return 'returns are on the mend';
  return level < poor ? 'returns are too thin' : 'returns hold';
}

const bankReturn = forBanks('bank-return', ['return_on_equity'], (bench) => {
  const years = bench.book.years('return_on_equity');
  const given = whole(years.at(-1), years.at(-2), highest(years), lowest(years));
  if (given === null) return null;
  const [now, before, best, worst] = given;
  const { show } = bench;
  const level = asPercent(now);
  const opening = say`Return on equity was ${show(now)} in ${when(now)}, against ${show(before)} in ${when(before)}`;
  return {
    weight: weigh(0.8, level - 10, 10), stance: level > good ? 'positive' : level < poor ? 'negative' : 'neutral',
    text: best === now || best === before ? say`${opening}.` : say`${opening}; in ${when(best)} it had been ${show(best)}.`,
    brief: say`return on equity was ${show(now)} in ${when(now)}, against ${show(before)} in ${when(before)}`,
    headline: returnHeadline(level, asPercent(before)),
    watch: say`A return on equity below ${show(assumed('limit', 10, { kind: 'percent' }), 'whole')} for a full year would break the case.`,
    risk: say`Should the return on equity go back to the ${show(worst)} of ${when(worst)}, a price above book value would be hard to defend.`,
  };
});

const bankCapital = forBanks('bank-capital', ['shareholders_equity', 'total_assets'], (bench) => {
  const [equity, assets] = latestPair(bench, 'shareholders_equity', 'total_assets') ?? [];
  const part = equity === undefined || assets === undefined ? null : share(equity, assets);
  if (equity === undefined || assets === undefined || part === null) return null;
  const { show } = bench;
  return { weight: weigh(0.5, 9 - asPercent(part), 6), stance: asPercent(part) < 6 ? 'negative' : 'neutral', text: say`Shareholders’ equity of ${show(equity)} was ${show(part)} of total assets of ${show(assets)} at ${day(equity)}, so a loss of a few cents on each dollar of assets would cost owners dearly.` };
});

const assetGrowth = forBanks('bank-asset-growth', ['total_assets'], (bench) => {
  const balances = bench.book.yearAnchors.map((anchor) => bench.book.at('total_assets', anchor)).filter((reading) => reading !== null);
  const now = balances.at(-1);
  const before = balances.at(-2);
  const rate = now === undefined || before === undefined ? null : growth(now, before);
  if (now === undefined || rate === null || rate.value.abs().lt(3)) return null;
  return { weight: weigh(0.36, rate.value.toNumber(), 20), stance: 'neutral', text: say`Total assets ${moved(rate)} ${bench.show(rate, 'size')} to ${bench.show(now)} in ${when(now)}, and each dollar of them leans on the same equity.` };
});

/** A cost as a share of revenue in the latest two years. */
function costShares(bench: Bench, costs: readonly Reading[]): { readonly cost: Reading; readonly prior: Reading; readonly now: Reading; readonly before: Reading; readonly by: number } | null {
  const given = whole(costs.at(-1), costs.at(-2));
  if (given === null) return null;
  const [cost, prior] = given;
  const shares = whole(share(cost, same(bench.book.years('revenue'), cost)), share(prior, same(bench.book.years('revenue'), prior)));
  if (shares === null) return null;
  const [now, before] = shares;
  return { cost, prior, now, before, by: now.value.minus(before.value).toNumber() };
}

const efficiency = forBanks('bank-efficiency', ['operating_expenses', 'noninterest_expense', 'efficiency_ratio'], (bench) => {
  const own = bench.book.years('noninterest_expense');
  const read = costShares(bench, own.length > 0 ? own : bench.book.years('operating_expenses'));
  if (read === null) return null;
  const { show } = bench;
  const name = own.length > 0 ? 'Non-interest expense' : 'Operating expenses';
  const reading = read.by < -1 ? ': revenue came back, and costs did not come back with it' : read.by > 1 ? ': costs that were built for better times' : ', which says that pay moves with revenue';
  return {
    weight: weigh(0.5, read.by, 8), stance: read.by < -1 ? 'positive' : read.by > 1 ? 'negative' : 'neutral',
    text: say`${name} took ${show(read.now)} of revenue in ${when(read.cost)} and ${show(read.before)} of revenue in ${when(read.prior)}${reading}.`,
    brief: say`${name.toLowerCase()} took ${show(read.now)} of revenue in ${when(read.cost)}`,
  };
});

const provisions = forBanks('bank-provisions', ['provision_for_credit_losses'], (bench) => {
  const years = bench.book.years('provision_for_credit_losses');
  const now = years.at(-1);
  const before = years.at(-2);
  const sales = same(bench.book.years('revenue'), now);
  if (now === undefined || before === undefined || sales === undefined) return null;
  const part = share(now, sales);
  if (part === null) return null;
  const { show } = bench;
  return { weight: weigh(0.42, asPercent(part), 15), stance: now.value.gt(before.value.times('1.2')) ? 'negative' : 'neutral', text: say`Provision for credit losses was ${show(now)} in ${when(now)}, or ${show(part)} of revenue; ${asPercent(part) < 5 ? 'what borrowers fail to repay is a footnote here' : 'what borrowers fail to repay is a line to watch'}.` };
});

const mix = forBanks('bank-mix', ['net_interest_income'], (bench) => {
  const interest = bench.book.years('net_interest_income').at(-1);
  const sales = same(bench.book.years('revenue'), interest);
  const part = interest === undefined || sales === undefined ? null : share(interest, sales);
  if (interest === undefined || part === null) return null;
  const { show } = bench;
  const low = asPercent(part) < 30;
  return { weight: 0.48, stance: 'neutral', text: say`Net interest income was ${show(interest)} in ${when(interest)}, or ${show(part)} of revenue; ${low ? 'the rest is fees and trading, which come and go with the markets' : 'the spread between loans and deposits carries this bank'}.` };
});

const bookValue = forBanks('book-value-growth', ['book_value_per_share', 'shareholders_equity'], (bench) => {
  const years = bench.book.years('book_value_per_share').slice(-6);
  const given = whole(years.at(-1), years[0], compound(years.at(-1), years[0], years.length - 1));
  if (given === null || years.length < 4) return null;
  const [now, first, rate] = given;
  return { weight: weigh(0.46, rate.value.toNumber(), 15), stance: rate.value.gt(6) ? 'positive' : 'neutral', text: say`Between ${when(first)} and ${when(now)} book value per share compounded at ${bench.show(rate)} a year; for a bank that is the growth which owners get to keep.` };
});

const pay = forBanks('bank-pay', ['compensation_and_benefits'], (bench) => {
  const read = costShares(bench, bench.book.years('compensation_and_benefits'));
  if (read === null) return null;
  const { show } = bench;
  return { weight: weigh(0.44, read.by, 5), stance: read.by < 0 ? 'positive' : 'neutral', text: say`Compensation and benefits came to ${show(read.now)} of revenue in ${when(read.cost)}, against ${show(read.before)} of revenue in ${when(read.prior)}.` };
});

const leverage = forBanks('bank-leverage', ['total_assets', 'shareholders_equity', 'equity_multiplier'], (bench) => {
  const years = bench.book.years('equity_multiplier');
  const [now, then] = [years.at(-1), years.at(-4)];
  if (now === undefined || then === undefined || now.value.minus(then.value).abs().lt('0.8')) return null;
  const { show } = bench;
  return { weight: 0.4, stance: now.value.gt(then.value) ? 'negative' : 'positive', text: say`The equity multiplier was ${show(now)} in ${when(now)} and ${show(then)} in ${when(then)}, so each dollar of equity carries ${now.value.gt(then.value) ? 'a heavier load' : 'a lighter load'}.` };
});

export const bankObservations: readonly Observation[] = [bankReturn, bankCapital, assetGrowth, efficiency, provisions, mix, bookValue, pay, leverage];
