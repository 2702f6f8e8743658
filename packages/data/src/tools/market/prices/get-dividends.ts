// Dividends as they were paid, the sums of calendar years, and the yields of the present.
import { addDays, decimal, duration, type Fact } from '@assay/record';
import { z } from 'zod';
import { yahooTool } from '../../../yahoo/endpoints.ts';
import { number, text } from '../../answer-schema.ts';
import { dayIn } from '../../day-text.ts';
import { derive, statedValue } from '../../derive.ts';
import { tickerInput } from '../../inputs.ts';
import { figure, type Draft } from '../../leaf.ts';
import { askSessions } from '../../prices/ask-sessions.ts';
import type { Event, Session } from '../../prices/session.ts';
import { monthsBefore } from '../../prices/window.ts';
import { defineTool, type Subject, type ToolContext } from '../../tool.ts';
import { fig, jsonOf, pick, readCapture } from '../../read-capture.ts';
import { summary } from '../ask-modules.ts';
import { yahooSubject } from '../yahoo-subject.ts';

const endpoint = yahooTool({ tool: 'get_dividends', reader: 'yahoo-quote-summary', sourceName: 'Yahoo Finance summary', ttlHours: 24 });
const present = { rate_forward: fig('dividendRate'), yield_forward: fig('dividendYield'), yield_average_5_years_percent: fig('fiveYearAvgDividendYield'), payout_ratio: fig('payoutRatio') };
const year = z.object({ year: z.string(), total: number, change: number, payments: number, complete: z.boolean() });

export const getDividends = defineTool({
  name: 'get_dividends', group: 'market',
  description: 'Dividends of a share or fund by ex-date, their sums by calendar year with growth, the sum and yield of the last twelve months, and the forward rate, yield and payout ratio of the present. Amounts are adjusted for later splits.',
  input: z.object({ ticker: tickerInput, years: z.int().min(1).max(50).default(10).describe('Calendar years back (1–50).') }),
  output: z.object({
    ticker: z.string(), name: z.string(), currency: text, ex_dividend_date: text,
    present: z.object({ rate_forward: number, yield_forward: number, yield_average_5_years_percent: number, payout_ratio: number }).nullable(),
    trailing: z.object({ total_12_months: number, yield_12_months: number, last_payment: number, last_ex_date: text }), years_in_a_row_without_cut: number, years: z.array(year), payments: z.array(z.object({ ex_date: z.string(), amount: number })),
  }),
  source: { name: endpoint.sourceName, licence: endpoint.licence, key: null, ttlMs: endpoint.ttlMs },
  run: async ({ ticker, years }, context) => {
    const found = await yahooSubject(ticker, context);
    if (!found.ok) return found;
    const end = context.asOf ?? context.today;
    const from = `${String(Number(end.slice(0, 4)) - years)}-01-01`;
    const [given, now] = await Promise.all([askSessions(found.subject, from, context), presentOf(found.subject, context)]);
    if (!given.ok) return given;
    const payments = given.dividends.filter(({ date }) => date >= from);
    const byYear = yearsOf(payments, end);
    const last = given.dividends.at(-1);
    const isBundled = given.captured.capture.origin === 'sample';
    return {
      ok: true, captures: [given.captured, ...now.captures], notes: [...given.notes, ...now.notes, ...(isBundled ? ['The bundled closes hold no dividends: none is shown, which does not mean that none was paid.'] : [])],
      answer: {
        ticker: found.subject.company.ticker, name: given.name, currency: given.currency, ex_dividend_date: now.exDate, present: now.answer,
        trailing: { ...trailing(given.dividends, given.sessions), last_payment: figure(last?.fact), last_ex_date: last?.date ?? null },
        years_in_a_row_without_cut: unbroken(byYear), years: byYear.toReversed().map(({ draft }) => draft), payments: payments.toReversed().map(({ date, fact }) => ({ ex_date: date, amount: figure(fact) })),
      },
    };
  },
});

type Present = { readonly answer: Draft; readonly exDate: string | null; readonly captures: readonly Parameters<typeof jsonOf>[0][]; readonly notes: readonly string[] };

/** Rates of the present are left out for a past day, and where Yahoo does not give them; the payments stand by themselves. */
async function presentOf({ company, asked }: Subject, context: ToolContext): Promise<Present> {
  if (context.asOf !== null) return { answer: null, exDate: null, captures: [], notes: [`Forward rate, yield and payout ratio are known for the present only, not for ${context.asOf}.`] };
  const outcome = await context.sources.yahoo.modules(company.ticker, ['price', 'summaryDetail', 'financialData'], { ...asked, endpoint });
  if (!outcome.ok) return { answer: null, exDate: null, captures: [], notes: [`${outcome.failure.message} Forward rate, yield and payout ratio are missing.`] };
  const root = jsonOf(outcome.captured);
  return { answer: pick(readCapture(outcome.captured, context.sha256), { root, pointer: `${summary}/summaryDetail` }, present), exDate: dayIn(root, `${summary}/summaryDetail/exDividendDate`), captures: [outcome.captured], notes: outcome.note === null ? [] : [outcome.note] };
}

function trailing(dividends: readonly Event[], sessions: readonly Session[]): { readonly [name: string]: Draft } {
  const close = sessions.at(-1)?.close;
  const lastDay = sessions.at(-1)?.date;
  if (close === undefined || lastDay === undefined) return { total_12_months: null, yield_12_months: null };
  const since = monthsBefore(lastDay, 12);
  const paid = dividends.filter(({ date }) => date > since).map(({ fact }) => fact);
  const about = { entity: close.entity, period: duration(addDays(since, 1), lastDay) };
  if (paid.length === 0) return { total_12_months: null, yield_12_months: null };
  return { total_12_months: derive('sum(dividend)', { dividend: paid }, { ...about, label: 'Dividends per share of twelve months', unit: close.unit }), yield_12_months: derive('sum(dividend) / close', { dividend: paid, close }, { ...about, label: 'Dividend yield of twelve months', unit: { kind: 'fraction' } }) };
}

type Year = { readonly year: string; readonly facts: readonly Fact[]; readonly complete: boolean; readonly draft: Draft };

function yearsOf(payments: readonly Event[], end: string): Year[] {
  const groups = [...Map.groupBy(payments, ({ date }) => date.slice(0, 4))].map(([name, events]) => ({ year: name, facts: events.map(({ fact }) => fact), complete: name < end.slice(0, 4) }));
  return groups.map((group, index) => {
    const before = groups[index - 1];
    const [first] = group.facts;
    const about = { entity: first?.entity ?? null, period: duration(`${group.year}-01-01`, `${group.year}-12-31`) };
    const change = before === undefined || !group.complete || Number(before.year) !== Number(group.year) - 1 ? null : derive('sum(dividend) / sum(year_before) - 1', { dividend: group.facts, year_before: before.facts }, { ...about, label: 'Growth of the dividend', unit: { kind: 'fraction' } });
    const total = first === undefined ? null : derive('sum(dividend)', { dividend: group.facts }, { ...about, label: 'Dividends per share of the year', unit: first.unit });
    const paid = derive('count(dividend)', { dividend: group.facts }, { ...about, label: 'Payments of the year', unit: { kind: 'count', of: 'payments' } });
    return { ...group, draft: { year: group.year, total, change, payments: paid, complete: group.complete } };
  });
}

/** Complete calendar years up to the newest in which no less was paid than the year before, within the years asked for. */
function unbroken(years: readonly Year[]): Draft {
  const complete = years.filter((year) => year.complete);
  const totals = complete.map(({ facts }) => facts.reduce((sum, fact) => sum + Number(fact.value), 0));
  let run = totals.length === 0 ? 0 : 1;
  while (run < totals.length && isNext(complete, run) && (totals.at(-run) ?? 0) >= (totals.at(-run - 1) ?? 0) - 1e-9) run += 1;
  const facts = complete.slice(-run).flatMap((year) => year.facts);
  return run === 0 ? null : statedValue(decimal(run), { label: 'Years in a row without a cut', unit: { kind: 'years' }, entity: facts[0]?.entity ?? null, period: null, formula: 'years back from the newest complete one while sum(dividend) is at least that of the year before', inputs: [['dividend', facts]] });
}

function isNext(years: readonly Year[], run: number): boolean {
  return Number(years.at(-run)?.year) - 1 === Number(years.at(-run - 1)?.year);
}
