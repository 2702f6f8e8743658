// What the business earns on the money in it.
import { asPercent, assumed, change } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { highest, lowest, standing } from '../../book/history.ts';
import { say, type Text } from '../../prose/text.ts';
import { inWords } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Observation } from '../observation.ts';
import { when } from '../when.ts';
import { whole } from '../whole.ts';
import { also, behindReturn } from './reasons.ts';
import { sameYear } from './same-year.ts';

/** Percent: what capital costs at least, and what few businesses earn. */
const poor = 8;
const rare = 25;

/** What half of a return would mean. */
function halved(level: number): string {
  if (level > 60) return 'the business would be an ordinary one after all';
  return level > 35 ? 'new money would be earning far less than the old' : 'capital would no longer earn much over its cost';
}

const onCapital: Observation = {
  name: 'returns-on-capital', specialist: 'fundamental', topic: 'returns', about: ['return_on_invested_capital'],
  observe: (bench) => {
    const years = bench.book.years('return_on_invested_capital');
    const given = whole(years.at(-1), years.at(-2));
    if (bench.company.kind === 'bank' || given === null) return null;
    const [now, before] = given;
    const level = asPercent(now);
    if (level <= 0 || level > 150) return null;
    const by = change(now, before).value.toNumber();
    const { show } = bench;
    return {
      weight: weigh(0.42, Math.abs(level - 12) / 2 + Math.abs(by), 30), stance: level > 15 ? 'positive' : level < poor ? 'negative' : 'neutral',
      text: say`${returnPlace(bench, years)}${returnMeaning(bench, { level, by, isRecord: standing(years)?.rank === 'highest' })}`,
      brief: say`return on invested capital was ${show(now)} in ${when(now)}`,
      ...(level > 20 ? { watch: say`If return on invested capital fell towards ${show(assumed('limit', Math.round(level / 2), { kind: 'percent' }), 'whole')}, ${halved(level)}.` } : {}),
      ...(level > 30 ? { headline: 'capital earns a rare return' } : level < poor ? { headline: 'capital does not earn its keep' } : {}),
    };
  },
};

function returnPlace(bench: Bench, years: readonly Reading[]): Text {
  const given = whole(years.at(-1), years.at(-2));
  if (given === null) return say``;
  const [now, before] = given;
  const record = standing(years);
  const { show } = bench;
  const opening = say`Return on invested capital was ${show(now)} in ${when(now)}`;
  if (record !== null) return say`${opening}, the ${record.rank} in ${inWords(record.years)} fiscal years.`;
  return change(now, before).value.abs().lt(1) ? say`${opening}, as good as the ${show(before)} of ${when(before)}.` : say`${opening} and ${show(before)} in ${when(before)}${also(behindReturn(bench))}.`;
}

function returnMeaning(bench: Bench, read: { readonly level: number; readonly by: number; readonly isRecord: boolean }): Text {
  if (read.level > rare && (read.isRecord || read.by > -3)) return say` Few businesses can reinvest at such a rate, which is what a premium price would have to be paid for.`;
  if (read.level < poor) return say` That is hardly what the capital costs, so size alone would add little value.`;
  return say``;
}

/** Where capital cannot be put together, equity has to serve; silent where it is too small to mean anything. */
const onEquity: Observation = {
  name: 'return-on-equity', specialist: 'fundamental', topic: 'returns', about: ['return_on_equity'],
  observe: (bench) => {
    const years = bench.book.years('return_on_equity');
    const given = whole(years.at(-1), highest(years), lowest(years));
    const hasBetter = bench.book.years('return_on_invested_capital').length >= 2;
    if (bench.company.kind === 'bank' || hasBetter || given === null || years.length < 4) return null;
    const [now, best, worst] = given;
    const level = asPercent(now);
    if (level <= 0 || level > 60) return null;
    return { weight: weigh(0.4, asPercent(best) - asPercent(worst), 40), stance: level > 18 ? 'positive' : level < poor ? 'negative' : 'neutral', text: equityText(bench, { now, best, worst }), brief: say`return on equity was ${bench.show(now)} in ${when(now)}` };
  },
};

/** Whether the ratio came down because of its lower half or its upper one. */
function equityCause(bench: Bench, read: { readonly now: Reading; readonly best: Reading }): string {
  const equity = bench.book.years('shareholders_equity');
  const given = whole(sameYear(equity, read.now), sameYear(equity, read.best));
  const isLarger = given !== null && given[0].value.gt(given[1].value.times('1.1'));
  return isLarger ? 'there is a larger equity to earn on' : 'profit, not equity, made the difference';
}

function equityText(bench: Bench, read: { readonly now: Reading; readonly best: Reading; readonly worst: Reading }): Text {
  const { now, best, worst } = read;
  const { show } = bench;
  if (asPercent(best) - asPercent(worst) < 6) return say`Return on equity was ${show(now)} in ${when(now)} and has hardly strayed from there; in ${when(worst)} it had been ${show(worst)}.`;
  if (now !== best) return say`Return on equity was ${show(now)} in ${when(now)} and ${show(best)} in ${when(best)}; ${equityCause(bench, { now, best })}.`;
  return say`Return on equity reached ${show(now)} in ${when(now)}; in ${when(worst)} it had been ${show(worst)}.`;
}

const turnover: Observation = {
  name: 'asset-turnover', specialist: 'fundamental', topic: 'returns', about: ['asset_turnover', 'total_assets'], detail: true,
  observe: (bench) => {
    const years = bench.book.years('asset_turnover');
    const [now, start] = [years.at(-1), years.at(-4)];
    if (bench.company.kind === 'bank' || now === undefined || start === undefined || start.value.lte(0)) return null;
    const ratio = now.value.dividedBy(start.value);
    if (ratio.gt('0.88') && ratio.lt('1.14')) return null;
    const { show } = bench;
    return ratio.lt(1)
      ? { weight: 0.4, stance: 'negative', text: say`Asset turnover was ${show(now)} in ${when(now)} and ${show(start)} in ${when(start)}: sales have not kept up with the balance sheet.` }
      : { weight: 0.38, stance: 'positive', text: say`Asset turnover was ${show(now)} in ${when(now)} and ${show(start)} in ${when(start)}, so each dollar of assets is made to work harder.` };
  },
};

export const returnObservations: readonly Observation[] = [onCapital, onEquity, turnover];
