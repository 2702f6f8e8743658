// Reported earnings and revenue against what analysts expected, and the next report.
import { decimal, type Fact } from '@assay/record';
import { z } from 'zod';
import { earningsEndpoint } from '../../fmp/endpoints.ts';
import { number, text } from '../answer-schema.ts';
import { derive } from '../derive.ts';
import { limitInput, tickerInput } from '../inputs.ts';
import { figure, type Draft } from '../leaf.ts';
import { fig, pick } from '../read-capture.ts';
import { defineTool } from '../tool.ts';
import { askFmp, currencyNote, fmpSource, type FmpAnswer, type FmpRow } from './ask-fmp.ts';

const results = ['beat', 'missed', 'met'] as const;
type Result = (typeof results)[number];
const compared = z.object({ actual: number, estimated: number, surprise: number });

export const getEarningsSurprises = defineTool({
  name: 'get_earnings_surprises', group: 'estimates',
  description: "Earnings per share and revenue of past reports against the analysts' average estimate, with surprises as fractions of the estimate, beats, misses and beat rate, and the next report with its estimates. Days are those of the reports. An estimate that equals the result is met.",
  input: z.object({ ticker: tickerInput, limit: limitInput(40, 8).describe('At most so many past reports, newest first (1–40).') }),
  output: z.object({
    ticker: z.string(), name: z.string(), reports: z.array(z.object({ date: z.string(), eps: compared, revenue: compared, result: z.enum(results).nullable() })),
    record: z.object({ beats: number, misses: number, met: number, beat_rate: number }), next: z.object({ date: text, eps_estimated: number, revenue_estimated: number }).nullable(),
  }),
  source: fmpSource(earningsEndpoint),
  run: async ({ ticker, limit }, context) => {
    const asked = await askFmp({ ticker, what: 'A list of surprises', ask: (fmp, symbol, about) => fmp.earnings(symbol, about) }, context);
    if (!asked.ok) return asked;
    const { company } = asked.subject;
    const reports = asked.rows.filter(({ pointer }) => asked.read.factAt(`${pointer}/epsActual`) !== null).toReversed().slice(0, limit).map((row) => reportOf(row, asked));
    const next = asked.rows.find(({ date, pointer }) => date >= context.today && asked.read.factAt(`${pointer}/epsActual`) === null);
    return {
      ok: true, captures: asked.captures, notes: [...asked.notes, currencyNote],
      answer: { ticker: company.ticker, name: company.name, reports: reports.map(({ draft }) => draft), record: recordOf(reports), next: next === undefined ? null : { date: next.date, ...pick(asked.read, { root: asked.root, pointer: next.pointer }, { eps_estimated: fig('epsEstimated'), revenue_estimated: fig('revenueEstimated') }) } },
    };
  },
});

type Report = { readonly result: Result | null; readonly actual: Fact | null; readonly draft: { readonly [name: string]: Draft } };

function reportOf({ date, pointer }: FmpRow, { read }: FmpAnswer): Report {
  const [actual, estimated] = [read.factAt(`${pointer}/epsActual`), read.factAt(`${pointer}/epsEstimated`)];
  const result = resultOf(actual, estimated);
  const eps = comparison('Earnings per share', actual, estimated);
  const revenue = comparison('Revenue', read.factAt(`${pointer}/revenueActual`), read.factAt(`${pointer}/revenueEstimated`));
  return { result, actual, draft: { date, eps, revenue, result } };
}

/** The surprise is a fraction of the estimate's size, so that a smaller loss than expected is a good one. */
function comparison(what: string, actual: Fact | null, estimated: Fact | null): Draft {
  const surprise = derive('(actual - estimated) / abs(estimated)', { actual, estimated }, { label: `${what} above the estimate, as a fraction of it`, unit: { kind: 'fraction' }, entity: actual?.entity ?? null, period: actual?.period ?? null });
  return { actual: figure(actual), estimated: figure(estimated), surprise };
}

function resultOf(actual: Fact | null, estimated: Fact | null): Result | null {
  if (actual === null || estimated === null) return null;
  const sign = decimal(actual.value).comparedTo(decimal(estimated.value));
  return sign === 0 ? 'met' : sign > 0 ? 'beat' : 'missed';
}

function recordOf(reports: readonly Report[]): Draft {
  const of = (result: Result): readonly Fact[] => reports.flatMap((report) => (report.result === result && report.actual !== null ? [report.actual] : []));
  const parts = { beats: of('beat'), misses: of('missed'), met: of('met') };
  const about = { entity: reports[0]?.actual?.entity ?? null, period: null };
  const tally = (name: keyof typeof parts, label: string): Draft => derive(`count(${name})`, { [name]: parts[name] }, { ...about, label, unit: { kind: 'count', of: 'reports' } });
  return {
    beats: tally('beats', 'Reports above the estimate'), misses: tally('misses', 'Reports below the estimate'), met: tally('met', 'Reports at the estimate'),
    beat_rate: derive('count(beats) / (count(beats) + count(misses) + count(met))', parts, { ...about, label: 'Share of reports above the estimate', unit: { kind: 'fraction' } }),
  };
}
