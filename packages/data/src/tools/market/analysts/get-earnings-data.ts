// Results against estimates of the last quarters, and what analysts expect next, with how many of them.
import { decimal, type Fact } from '@assay/record';
import { z } from 'zod';
import { earningsRequest } from '../../../yahoo/module-requests.ts';
import { number, text } from '../../answer-schema.ts';
import { dayIn } from '../../day-text.ts';
import { derive, statedValue } from '../../derive.ts';
import { tickerInput } from '../../inputs.ts';
import type { Draft } from '../../leaf.ts';
import { at, fig, listIn, pick, pickEach, textIn, words, type Pick } from '../../read-capture.ts';
import { defineTool } from '../../tool.ts';
import { askModules, summary, type Modules } from '../ask-modules.ts';

const { endpoint, modules } = earningsRequest;
const history = `${summary}/earningsHistory/history`;

const next: Readonly<Record<string, Pick>> = { eps_average: fig('earningsAverage'), eps_low: fig('earningsLow'), eps_high: fig('earningsHigh'), revenue_average: fig('revenueAverage'), revenue_low: fig('revenueLow'), revenue_high: fig('revenueHigh') };
const outlook: Readonly<Record<string, Pick>> = {
  period: words('period'), ends: words('endDate'),
  eps: fig('earningsEstimate/avg'), eps_low: fig('earningsEstimate/low'), eps_high: fig('earningsEstimate/high'), eps_year_ago: fig('earningsEstimate/yearAgoEps'), eps_growth: fig('earningsEstimate/growth'), eps_analysts: fig('earningsEstimate/numberOfAnalysts'),
  revenue: fig('revenueEstimate/avg'), revenue_low: fig('revenueEstimate/low'), revenue_high: fig('revenueEstimate/high'), revenue_year_ago: fig('revenueEstimate/yearAgoRevenue'), revenue_growth: fig('revenueEstimate/growth'), revenue_analysts: fig('revenueEstimate/numberOfAnalysts'),
  eps_30_days_ago: fig('epsTrend/30daysAgo'), eps_90_days_ago: fig('epsTrend/90daysAgo'), raised_30_days: fig('epsRevisions/upLast30days'), cut_30_days: fig('epsRevisions/downLast30days'),
};
const outlookSchema = z.object({ period: text, ends: text, ...Object.fromEntries(Object.keys(outlook).slice(2).map((name) => [name, number])) });

export const getEarningsData = defineTool({
  name: 'get_earnings_data', group: 'market',
  description: 'Earnings per share against the analysts’ average estimate for up to four past quarters with beats, misses and beat rate; the next report with its estimates; and estimates by quarter and year with their number of analysts, growth, trend and revisions. Quarter ends are month ends.',
  input: z.object({ ticker: tickerInput, quarters: z.int().min(1).max(8).default(4).describe('At most so many past quarters; Yahoo gives four.') }),
  output: z.object({
    ticker: z.string(), name: z.string(), currency: text,
    next: z.object({ date_from: text, date_to: text, is_estimate: z.boolean().nullable(), eps_average: number, eps_low: number, eps_high: number, revenue_average: number, revenue_low: number, revenue_high: number, eps_analysts: number, revenue_analysts: number }),
    history: z.array(z.object({ quarter_end: text, eps_actual: number, eps_estimate: number, difference: number, surprise: number, result: z.enum(['beat', 'missed', 'met']).nullable() })),
    record: z.object({ beats: number, misses: number, met: number, beat_rate: number, average_surprise: number }), outlook: z.array(outlookSchema),
  }),
  source: { name: endpoint.sourceName, licence: endpoint.licence, key: null, ttlMs: endpoint.ttlMs },
  run: async ({ ticker, quarters }, context) => {
    const asked = await askModules({ ticker, modules, endpoint, what: 'What analysts expect', instead: 'Ask get_income_statement or get_sec_financial_data for results known on a past day.' }, context);
    if (!asked.ok) return asked;
    const { read, root, subject, name, captures, notes } = asked;
    const past = pastQuarters(asked, quarters);
    const current = listIn(root, `${summary}/earningsTrend/trend`).findIndex((item) => textIn(item, 'period') === '0q');
    return {
      ok: true, captures, notes,
      answer: {
        ticker: subject.company.ticker, name, currency: textIn(root, `${summary}/earnings/financialCurrency`),
        next: {
          ...nextDates(root), ...pick(read, { root, pointer: `${summary}/calendarEvents/earnings` }, next),
          ...pick(read, { root, pointer: `${summary}/earningsTrend/trend/${String(current)}` }, { eps_analysts: fig('earningsEstimate/numberOfAnalysts'), revenue_analysts: fig('revenueEstimate/numberOfAnalysts') }),
        },
        history: past.map(({ draft }) => draft), record: recordOf(past),
        outlook: pickEach(read, { root, pointer: `${summary}/earningsTrend/trend` }, outlook).filter((_, index) => textIn(root, `${summary}/earningsTrend/trend/${String(index)}/endDate`) !== null),
      },
    };
  },
});

/** Where the day is not fixed Yahoo gives the first and the last likely one. */
export function nextDates(root: unknown): { readonly date_from: string | null; readonly date_to: string | null; readonly is_estimate: boolean | null } {
  const place = `${summary}/calendarEvents/earnings`;
  const days = listIn(root, `${place}/earningsDate`).map((_, index) => dayIn(root, `${place}/earningsDate/${String(index)}`)).filter((day) => day !== null);
  const isEstimate = at(root, `${place}/isEarningsDateEstimate`);
  return { date_from: days[0] ?? null, date_to: days.at(-1) ?? null, is_estimate: typeof isEstimate === 'boolean' ? isEstimate : null };
}

type Result = 'beat' | 'missed' | 'met';
export type PastQuarter = { readonly end: string | null; readonly result: Result | null; readonly actual: Fact | null; readonly estimate: Fact | null; readonly surprise: Fact | null; readonly draft: { readonly [name: string]: Draft } };

/** Newest first. A quarter without both figures is neither beat nor miss. */
export function pastQuarters({ read, root }: Modules, most: number): PastQuarter[] {
  const found = listIn(root, history).map((item, index): PastQuarter => {
    const figures = Object.fromEntries((['epsActual', 'epsEstimate', 'surprisePercent', 'epsDifference'] as const).map((field) => [field, read.factAt(`${history}/${String(index)}/${field}`)]));
    const [actual, estimate, surprise] = [figures['epsActual'] ?? null, figures['epsEstimate'] ?? null, figures['surprisePercent'] ?? null];
    const result = resultOf(actual, estimate);
    const end = dayIn(item, 'quarter');
    const difference = derive('actual - estimate', { actual, estimate }, { label: 'Earnings per share above the estimate', unit: actual?.unit ?? { kind: 'none' }, entity: actual?.entity ?? null, period: actual?.period ?? null });
    return { end, result, actual, estimate, surprise, draft: { quarter_end: end, ...pick(read, { root, pointer: `${history}/${String(index)}` }, { eps_actual: fig('epsActual'), eps_estimate: fig('epsEstimate'), surprise: fig('surprisePercent') }), difference, result } };
  });
  return found.toSorted((left, right) => (right.end ?? '').localeCompare(left.end ?? '')).slice(0, most);
}

function resultOf(actual: Fact | null, estimate: Fact | null): Result | null {
  if (actual === null || estimate === null) return null;
  const sign = decimal(actual.value).comparedTo(decimal(estimate.value));
  return sign === 0 ? 'met' : sign > 0 ? 'beat' : 'missed';
}

function recordOf(past: readonly PastQuarter[]): Draft {
  const counted = past.filter(({ result }) => result !== null);
  const [actual, estimate] = [counted.flatMap((quarter) => quarter.actual ?? []), counted.flatMap((quarter) => quarter.estimate ?? [])];
  const about = { entity: actual[0]?.entity ?? null, period: null };
  const inputs = [['actual', actual], ['estimate', estimate]] as const;
  const tally = (result: Result, sign: string, label: string): Draft => statedValue(decimal(counted.filter((quarter) => quarter.result === result).length), { ...about, label, unit: { kind: 'count', of: 'quarters' }, formula: `count of quarters with actual ${sign} estimate`, inputs });
  const beats = counted.filter(({ result }) => result === 'beat').flatMap((quarter) => quarter.actual ?? []);
  return {
    beats: tally('beat', '>', 'Quarters above the estimate'), misses: tally('missed', '<', 'Quarters below the estimate'), met: tally('met', '=', 'Quarters at the estimate'),
    beat_rate: derive('count(beats) / count(actual)', { beats, actual }, { ...about, label: 'Share of quarters above the estimate', unit: { kind: 'fraction' } }),
    average_surprise: derive('avg(surprise)', { surprise: counted.flatMap((quarter) => quarter.surprise ?? []) }, { ...about, label: 'Average earnings surprise', unit: { kind: 'fraction' } }),
  };
}
