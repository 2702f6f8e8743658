// What the price asks for, in the measures that fit this company: no earnings multiple without earnings, no book multiple where equity means nothing.
import { assumed, asPercent, compound, growth } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { median } from '../../book/history.ts';
import { say, type Text } from '../../prose/text.ts';
import { moved } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { day, when } from '../when.ts';
import { whole } from '../whole.ts';
import { impliedGrowth } from './implied-growth.ts';
import { yearEndMultiples } from './model.ts';
import { refusalOf } from './refused.ts';

type Subject = { readonly name: string; readonly topic: Observation['topic']; readonly about: readonly string[] };

function valuing({ name, topic, about }: Subject, observe: (bench: Bench, price: Reading) => Draft | null): Observation {
  return { name, specialist: 'value', topic, about: ['price', ...about], observe: (bench) => { const price = bench.book.closes.at(-1); return price === undefined ? null : observe(bench, price); } };
}

function bondYield(bench: Bench): Reading | undefined {
  return bench.book.macro('treasury_10y').at(-1);
}

/** Price over trailing earnings: dear and cheap in themselves, and beside the company's own past. */
const dearMultiple = 32;
const cheapMultiple = 14;

const earningsMultiple = valuing({ name: 'pe-ratio', topic: 'multiple', about: ['pe_ratio', 'diluted_eps'] }, (bench, price) => {
  const given = whole(bench.book.today('pe_ratio'), bench.book.today('diluted_eps'));
  if (given === null) return null;
  const [pe, eps] = given;
  if (eps.value.lte(0) || pe.value.lte(0) || pe.value.gt(200)) return null;
  const { show } = bench;
  const opening = say`The shares closed at ${show(price)} on ${day(price)}, a price-earnings ratio of ${show(pe)} on trailing diluted earnings per share of ${show(eps)}`;
  const brief = say`on ${day(price)} the shares traded at ${show(pe)} trailing diluted earnings per share`;
  const times = pe.value.toNumber();
  const usual = yearEndMultiples(bench).map((read) => read.value.toNumber());
  return { brief, ...(usual.length < 2 ? ownMerit(opening, times) : besidePast(bench, opening, { times, gap: times / median(usual) - 1 })) };
});

function ownMerit(opening: Text, times: number): Draft {
  const weight = weigh(0.5, times - 20, 25);
  if (times > dearMultiple) return { weight, stance: 'negative', text: say`${opening}, a price for a business in which nothing may go wrong.`, headline: 'the price forgives nothing' };
  return times < cheapMultiple ? { weight, stance: 'positive', text: say`${opening}, a price that allows for something to go wrong.`, headline: 'the price allows for trouble' } : { weight, stance: 'neutral', text: say`${opening}.` };
}

/** What the earnings under a multiple did over the latest fiscal year. */
function earningsPace(bench: Bench): Text {
  const years = bench.book.years('diluted_eps');
  const rate = growth(years.at(-1), years.at(-2));
  return rate === null || rate.value.abs().gt(150) || rate.value.abs().lt(1) ? say`` : say`; diluted earnings per share ${moved(rate)} ${bench.show(rate, 'size')} in ${when(rate)}`;
}

/** How the cash flow behind a yield moved over the latest fiscal year. */
function cashPace(bench: Bench): Text | null {
  const years = bench.book.years('free_cash_flow');
  const rate = growth(years.at(-1), years.at(-2));
  return rate === null || rate.value.abs().gt(150) || rate.value.abs().lt(1) ? null : say`free cash flow ${moved(rate)} ${bench.show(rate, 'size')} in ${when(rate)}`;
}

function besidePast(bench: Bench, opening: Text, read: { readonly times: number; readonly gap: number }): Draft {
  const { times, gap } = read;
  if (gap > 0.2) return { weight: weigh(0.55, gap * 20, 15), stance: 'negative', text: say`${opening}, dearer than at the ends of its recent fiscal years${earningsPace(bench)}.`, headline: 'the price has run ahead of earnings' };
  if (gap < -0.2) return { weight: weigh(0.55, gap * 20, 12), stance: 'positive', text: say`${opening}, cheaper than at the ends of its recent fiscal years${earningsPace(bench)}.`, headline: 'the price allows for trouble' };
  return { weight: weigh(0.44, times - 22, 25), stance: times > dearMultiple ? 'negative' : 'neutral', text: say`${opening}, about what buyers paid at the ends of its recent fiscal years${earningsPace(bench)}.`, ...(times > 30 ? { headline: 'the price forgives nothing' } : {}) };
}

/** A multiple is told elsewhere, or must not be told at all. */
function hasMultiple(bench: Bench): boolean {
  return bench.book.today('pe_ratio') !== null || refusalOf(bench) !== null;
}

/** Where the trailing year cannot be put together, the last fiscal year's earnings stand beside the close. */
const priceOfEarnings = valuing({ name: 'price-beside-earnings', topic: 'multiple', about: ['diluted_eps'] }, (bench, price) => {
  const eps = bench.book.years('diluted_eps').at(-1);
  if (hasMultiple(bench) || eps === undefined || eps.value.lte(0)) return null;
  const { show } = bench;
  const times = price.value.dividedBy(eps.value).toNumber();
  const multiple = assumed('price_to_earnings', times, { kind: 'multiple' });
  const opening = say`The close of ${show(price)} on ${day(price)} bought diluted earnings per share of ${show(eps)} in ${when(eps)}`;
  const key = times > 26 ? 'dear' : times < 15 ? 'cheap' : 'usual';
  return {
    weight: weigh(0.5, times - 18, 20), stance: times > 30 ? 'negative' : times < 14 ? 'positive' : 'neutral', text: say`${opening}; that would be a multiple of ${show(multiple, 'bare')}; ${key === 'dear' ? 'a buyer needs the next years to be better ones' : key === 'cheap' ? 'such a price allows for something to go wrong' : 'that is neither a bargain nor a folly'}.`,
    brief: say`diluted earnings per share were ${show(eps)} in ${when(eps)}`, ...(times > 26 ? { headline: 'the price leaves earnings behind' } : times < 14 ? { headline: 'the price allows for trouble' } : {}),
  };
});

const salesMultiple = valuing({ name: 'ps-ratio', topic: 'multiple', about: ['price_to_sales', 'revenue'] }, (bench) => {
  const profit = bench.book.today('net_income') ?? bench.book.years('net_income').at(-1);
  const ps = bench.book.today('price_to_sales');
  if (profit === undefined || profit.value.gt(0) || ps === null) return null;
  return { weight: 0.6, stance: 'neutral', brief: say`the price-to-sales ratio is ${bench.show(ps)}`, text: say`With no earnings to divide by, sales have to serve: the price-to-sales ratio is ${bench.show(ps)}, and what that is worth depends on a margin which the company does not have yet.`, headline: 'the price already counts on the repair' };
});

const bookMultiple = valuing({ name: 'price-to-book', topic: 'asset-value', about: ['price_to_book', 'book_value_per_share', 'shareholders_equity'] }, (bench) => {
  const pb = bench.book.today('price_to_book');
  const earned = bench.book.years('return_on_equity').at(-1);
  if (!isLender(bench) || pb === null || earned === undefined || pb.value.lte(0)) return null;
  const opening = say`The price-to-book ratio is ${bench.show(pb)}`;
  const text = pb.value.gt('1.6') ? say`${opening}; a buyer at that price needs ${bench.name} to go on earning well over its cost of equity, and for long.` : pb.value.lt(1) ? say`${opening}, which says that the market does not believe in the return on equity.` : say`${opening}, a fair price for an ordinary return.`;
  return { weight: weigh(0.6, pb.value.toNumber() - 1.2, 1.5), stance: pb.value.gt('1.8') ? 'negative' : pb.value.lt(1) ? 'positive' : 'neutral', text, ...(pb.value.gt('1.8') ? { headline: 'the price leaves book value far behind' } : {}) };
});

/** With tangible equity, where goodwill or other intangibles are on file: what a buyer pays for what could be sold. */
const tangibleMultiple = valuing({ name: 'price-to-tangible-book', topic: 'asset-value', about: ['price_to_tangible_book', 'tangible_book_value'] }, (bench) => {
  const given = whole(bench.book.today('price_to_tangible_book'), bench.book.today('price_to_book'));
  const hasGoodwill = ['goodwill', 'intangible_assets'].some((metric) => bench.book.today(metric) !== null);
  if (!isLender(bench) || !hasGoodwill || given === null || given.some(({ value }) => value.lte(0))) return null;
  const [tangible, book] = given;
  const gap = tangible.value.dividedBy(book.value).toNumber();
  const remark = gap > 1.25 ? 'a good part of the equity was paid for names and customers, which no depositor could claim' : 'nearly all of the equity could be touched';
  return { weight: weigh(0.4, gap - 1, 1), stance: 'neutral', text: say`The price to tangible book is ${bench.show(tangible)}; ${remark}.` };
});

/** What the assets earn, and what the price earns: a lender has no cash flow to set against a bond. */
const assetReturn = valuing({ name: 'return-on-assets', topic: 'asset-value', about: ['return_on_assets', 'total_assets'] }, (bench) => {
  const years = bench.book.years('return_on_assets');
  const given = whole(years.at(-1), years.at(-2));
  if (!isLender(bench) || given === null) return null;
  const [now, before] = given;
  const { show } = bench;
  const level = asPercent(now);
  const remark = level > 1.2 ? 'few balance sheets of the kind earn so much' : level < 0.6 ? 'equity has to be stretched far to make a return of that' : 'the usual yield of the trade, which equity has to be stretched for';
  return { weight: weigh(0.44, level - 1, 1), stance: level > 1.2 ? 'positive' : level < 0.4 ? 'negative' : 'neutral', text: say`Return on assets was ${show(now, 'rate')} in ${when(now)} and ${show(before, 'rate')} in ${when(before)}; ${remark}.` };
});

const earningsYield = valuing({ name: 'earnings-yield', topic: 'yield', about: ['earnings_yield'] }, (bench) => {
  const given = whole(bench.book.today('earnings_yield'), bondYield(bench));
  if (!isLender(bench) || given === null || given[0].value.lte(0)) return null;
  const [yields, bond] = given;
  const gap = asPercent(yields) - asPercent(bond);
  const { show } = bench;
  const remark = gap > 4 ? 'the shares are paid for a risk that the bond does not bear' : gap > 1 ? 'the difference is what owners are paid for standing behind the creditors' : 'so little for standing behind the creditors is asked only when growth is taken for granted';
  return { weight: weigh(0.45, gap - 3, 4), stance: gap > 4 ? 'positive' : gap < 1 ? 'negative' : 'neutral', text: say`The earnings yield is ${show(yields)}, while the 10-year Treasury yield was ${show(bond, 'rate')} on ${day(bond)}; ${remark}.` };
});

function isLender(bench: Bench): boolean {
  return bench.company.kind === 'bank' || bench.company.kind === 'insurer';
}

const cashYield = valuing({ name: 'fcf-yield', topic: 'yield', about: ['free_cash_flow_yield', 'free_cash_flow'] }, (bench) => {
  const yields = bench.book.today('free_cash_flow_yield');
  const bond = bondYield(bench);
  if (yields === null || bond === undefined || yields.value.lte(0) || isLender(bench)) return null;
  const gap = asPercent(yields) - asPercent(bond);
  const { show } = bench;
  const pair = say`The free cash flow yield is ${show(yields)}, while the 10-year Treasury yield was ${show(bond, 'rate')} on ${day(bond)}`;
  const brief = say`the free cash flow yield is ${show(yields)}`;
  if (gap < -1) return { weight: weigh(0.46, gap, 4), stance: 'negative', brief, text: say`${pair}; ${cashPace(bench) ?? 'the difference is what a buyer pays today for progress that has to come'}.`, ...(gap < -2.5 ? { headline: 'the cash yield is no match for a bond' } : {}) };
  if (gap > 1) return { weight: weigh(0.46, gap, 4), stance: 'positive', brief, text: say`${pair}; ${cashPace(bench) ?? 'the shares pay better than the bond before any progress at all'}.`, headline: 'the cash yield beats a bond' };
  return { weight: 0.42, stance: 'neutral', brief, text: say`${pair}; ${cashPace(bench) ?? 'progress is what a buyer gets for taking the risk'}.` };
});

const incomeYield = valuing({ name: 'dividend-yield', topic: 'yield', about: ['dividend_yield', 'dividends_per_share'] }, (bench) => {
  const yields = bench.book.today('dividend_yield');
  if (yields === null || asPercent(yields) < 1.2) return null;
  const level = asPercent(yields);
  const payout = bench.book.years('payout_ratio').at(-1);
  const cover = payout === undefined ? 'a real part of what an owner would earn here' : asPercent(payout) > 70 ? 'and the better part of profit goes into it' : asPercent(payout) > 45 ? 'and profit covers it without trouble' : 'and profit would cover a much larger one';
  return { weight: weigh(0.3, level, 5), stance: level > 3 ? 'positive' : 'neutral', text: level > 2 ? say`The dividend yield is ${bench.show(yields)}, ${cover}.` : say`The dividend yield is ${bench.show(yields)}, pleasant but no reason to own the stock.` };
});

/** What the company has done over the years on file: cash flow where it was always positive, else revenue. */
function achieved(bench: Bench): { readonly what: string; readonly first: Reading; readonly last: Reading; readonly rate: Reading } | null {
  const cash = bench.book.years('free_cash_flow').slice(-6);
  const hasCash = cash.length >= 4 && cash[0]?.value.isPositive() === true;
  const record = hasCash ? cash : bench.book.years('revenue').slice(-6);
  const given = whole(record[0], record.at(-1), compound(record.at(-1), record[0], record.length - 1));
  return given === null || record.length < 3 ? null : { what: hasCash ? 'free cash flow' : 'revenue', first: given[0], last: given[1], rate: given[2] };
}

/** The growth the price needs, against what was achieved; and on its own, since few companies manage more than a tenth a year for a decade. */
const expectation = valuing({ name: 'implied-growth', topic: 'expectation', about: ['reverse_dcf_growth', 'free_cash_flow', 'revenue'] }, (bench, price) => {
  const implied = impliedGrowth(bench, price);
  if (implied === null) return null;
  const { show } = bench;
  const needs = say`To be worth ${show(price)} at a discount rate of ${show(implied.discount)}, free cash flow would have to grow ${show(implied.growth)} a year for ten years`;
  const past = achieved(bench);
  const level = implied.growth.value.toNumber();
  if (past === null) return { weight: 0.55, stance: level > 12 ? 'negative' : 'neutral', text: say`${needs}.` };
  const judged = judgeExpectation(level, level - past.rate.value.toNumber());
  return {
    weight: weigh(0.62, judged.size, 15), stance: judged.stance, headline: judged.headline,
    text: say`${needs}; between ${when(past.first)} and ${when(past.last)} ${past.what} compounded at ${show(past.rate)} a year: ${judged.words}.`,
    ...(judged.stance === 'negative' ? { risk: say`At this price a single year below what the market expects could cost the shares several years of progress.` } : {}),
  };
});

type Judged = { readonly words: string; readonly headline: string; readonly stance: Draft['stance']; readonly size: number };

function judgeExpectation(level: number, gap: number): Judged {
  if (level > 18) return { words: gap > 0 ? 'the price asks for what hardly any large company has done' : 'even a company with that past would be an exception if it kept such a pace for a decade', headline: 'the price asks for a decade without an accident', stance: 'negative', size: level - 8 };
  if (gap > 5) return { words: 'the price asks for a better future than the past', headline: 'the price asks for a better future than the past', stance: 'negative', size: gap };
  if (gap < -4 && level < 8) return { words: 'the price asks for only a part of what the company has shown it can do', headline: 'the price asks for little', stance: 'positive', size: gap };
  if (level > 11) return { words: 'the price asks for the same again, from a larger base', headline: 'the price asks for the same again', stance: 'neutral', size: level - 8 };
  return { words: 'the price asks for about what the company has been doing', headline: 'the price asks for no miracle', stance: 'neutral', size: 2 };
}

const enterprise = valuing({ name: 'enterprise-value', topic: 'multiple', about: ['enterprise_value', 'net_debt'] }, (bench) => {
  const [value, debt] = [bench.book.today('enterprise_value'), bench.book.today('net_debt')];
  if (value === null || debt === null || isLender(bench) || debt.value.dividedBy(value.value).lt('0.12')) return null;
  const { show } = bench;
  return { weight: weigh(0.36, debt.value.dividedBy(value.value).times(100).toNumber(), 50), stance: 'neutral', text: say`Shareholders are not alone in owning the business: enterprise value is ${show(value)}, and net debt of ${show(debt)} at ${day(debt)} ranks ahead of them.` };
});

const noGrowth = valuing({ name: 'no-growth-value', topic: 'expectation', about: ['free_cash_flow', 'epv_per_share'] }, (bench, price) => {
  const implied = impliedGrowth(bench, price);
  const [cash, shares] = [implied?.start['cash'], implied?.start['shares']];
  if (implied === null || cash === undefined || shares === undefined) return null;
  const frozen = cash.value.dividedBy(implied.discount.value.dividedBy(100)).dividedBy(shares.value);
  const part = frozen.dividedBy(price.value).times(100);
  const read = bench.show(assumed('no_growth_value', frozen, { kind: 'money', currency: 'USD', per: 'share' }));
  if (part.lt(50)) return { weight: 0.42, stance: 'negative', text: say`If free cash flow never grew again, a share would be worth ${read} on our discount rate; all the rest of the price would be a payment for progress.` };
  return part.gt(80) ? { weight: 0.46, stance: 'positive', text: say`If free cash flow never grew again, a share would still be worth ${read} on our discount rate, so progress would come almost free.` } : null;
});

export const valueObservations: readonly Observation[] = [
  earningsMultiple, priceOfEarnings, salesMultiple, bookMultiple, tangibleMultiple, assetReturn, earningsYield, cashYield, incomeYield, expectation, enterprise, noGrowth,
];
