// The three statements are one tool with three names: lines by period end, as the source reports them, and a few proportions.
import { daysBetween, type CapturedBytes, type Fact, type IsoDate } from '@assay/record';
import { z } from 'zod';
import { yahooTool } from '../../../yahoo/endpoints.ts';
import type { StatementSpan } from '../../../yahoo/yahoo.ts';
import { number, text } from '../../answer-schema.ts';
import { limitInput, tickerInput } from '../../inputs.ts';
import { figure } from '../../leaf.ts';
import { defineTool, failed, toolError, type Subject, type Tool, type ToolContext, type ToolYield } from '../../tool.ts';
import { yahooSubject } from '../yahoo-subject.ts';
import { linesOfSample, linesOfSeries, statementMetrics, type Cell, type StatementName } from './statement-lines.ts';
import { ratiosOf, type RatioRow } from './statement-ratios.ts';

export type StatementTool = { readonly name: string; readonly statement: StatementName; readonly description: string; readonly spans: readonly StatementSpan[] };

/** How long after its end a period is surely published. Yahoo does not say when a figure became known. */
const publishedAfterDays: Readonly<Record<StatementSpan, number>> = { annual: 90, quarterly: 60, trailing: 90 };
const windowDays: Readonly<Record<StatementSpan, number>> = { annual: 3700, quarterly: 1150, trailing: 1150 };

const output = z.object({
  ticker: z.string(), name: z.string(), currency: text, frequency: z.string(), periods: z.array(z.string()),
  lines: z.array(z.object({ line: z.string(), label: z.string() }).catchall(number)), ratios: z.array(z.object({ ratio: z.string(), label: z.string() }).catchall(number)),
});

export function statementTool({ name, statement, description, spans }: StatementTool): Tool {
  const endpoint = yahooTool({ tool: name, reader: 'yahoo-fundamentals', sourceName: 'Yahoo Finance fundamentals', ttlHours: 24 });
  const input = z.object({ ticker: tickerInput, period: z.enum(spans).default('annual').describe('Length of the periods.'), limit: limitInput(20, 5).describe('At most so many periods, the newest (1–20).') });
  return defineTool({
    name, group: 'market', description, input, output,
    source: { name: endpoint.sourceName, licence: endpoint.licence, key: null, ttlMs: endpoint.ttlMs },
    run: async ({ ticker, period, limit }: z.output<typeof input>, context) => {
      const found = await yahooSubject(ticker, context);
      if (!found.ok) return found;
      const { company, asked } = found.subject;
      const outcome = await context.sources.yahoo.statement(company.ticker, { module: statement, span: period }, { ...asked, window: { days: windowDays[period], today: context.today }, endpoint });
      const cells = outcome.ok ? known(linesOfSeries(outcome.captured, period, context), period, context) : [];
      if (outcome.ok && cells.length > 0) return { ok: true, captures: [outcome.captured], notes: [...notesOf(context), ...(outcome.note === null ? [] : [outcome.note])], answer: table(found.subject, cells, { statement, period, limit }) };
      const bundled = bundledLines(found.subject, { statement, span: period }, context);
      const why = outcome.ok ? 'Yahoo Finance gives no lines.' : outcome.failure.message;
      if (bundled !== null) return { ok: true, captures: [bundled.captured], notes: [`${why} The bundled figures are used, of ${bundled.captured.capture.asOf ?? 'an earlier day'}.`], answer: table(found.subject, bundled.cells, { statement, period, limit }) };
      return outcome.ok ? nothing(company.ticker) : failed(outcome);
    },
  });
}

function nothing(ticker: string): Extract<ToolYield, { readonly ok: false }> {
  return toolError('not-enough-data', `Yahoo Finance gives no such statement of ${ticker}.`, 'Funds and indices have none; for a company ask get_sec_financial_data.');
}

function notesOf({ asOf }: ToolContext): string[] {
  const months = 'Yahoo Finance dates periods by the end of the month.';
  return asOf === null ? [months] : [months, `It does not say when a figure was published: periods that ended shortly before ${asOf} are left out, and later restatements may be in what is shown.`];
}

function known(cells: readonly Cell[], span: StatementSpan, { asOf }: ToolContext): readonly Cell[] {
  return asOf === null ? cells : cells.filter(({ end }) => daysBetween(end, asOf) >= publishedAfterDays[span]);
}

function bundledLines({ company }: Subject, wanted: { readonly statement: StatementName; readonly span: StatementSpan }, context: ToolContext): { readonly captured: CapturedBytes; readonly cells: readonly Cell[] } | null {
  const [captured] = context.sources.sample?.read({ company, part: 'statements', asOf: context.asOf, depth: 'standard' }) ?? [];
  if (captured === undefined) return null;
  const cells = linesOfSample(captured, wanted, context);
  return cells.length === 0 ? null : { captured, cells };
}

type Wanted = { readonly statement: StatementName; readonly period: StatementSpan; readonly limit: number };

/** A line that a period lacks is null there: never nought. */
function table({ company }: Subject, cells: readonly Cell[], { statement, period, limit }: Wanted): Extract<ToolYield, { readonly ok: true }>['answer'] {
  const byLine = Map.groupBy(cells, ({ line }) => line);
  const lineAt = (line: string, end: IsoDate): Fact | null => byLine.get(line)?.find((cell) => cell.end === end)?.fact ?? null;
  const all = [...new Set(cells.map(({ end }) => end))].toSorted().toReversed();
  const shown = all.slice(0, limit);
  const used = [...byLine].filter(([, list]) => list.some(({ end }) => shown.includes(end))).toSorted(([left], [right]) => placeOf(left, statement) - placeOf(right, statement) || (left < right ? -1 : 1));
  const money = cells.map(({ fact: { unit } }) => unit).find((unit) => unit.kind === 'money');
  return {
    ticker: company.ticker, name: company.name, currency: money?.kind === 'money' ? money.currency : null, frequency: period, periods: shown,
    lines: used.map(([line, list]) => ({ line, label: list[0]?.label ?? line, ...Object.fromEntries(shown.map((end) => [end, figure(lineAt(line, end))])) })),
    ratios: ratiosOf(statement, lineAt, { shown, all }).map((row: RatioRow) => ({ ratio: row.name, label: row.label, ...Object.fromEntries(shown.map((end) => [end, row.at.get(end) ?? null])) })),
  };
}

/** The dictionary's lines as a statement has them, then its other ones, then Yahoo's own. */
function placeOf(line: string, statement: StatementName): number {
  const place = (statementMetrics[statement] as readonly string[]).indexOf(line);
  return place >= 0 ? place : line.startsWith('yahoo_') ? 1000 : 500;
}
