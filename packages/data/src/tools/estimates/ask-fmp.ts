// One answer of Financial Modeling Prep about a company, read. It is of the moment, so a past day is refused.
import type { CapturedBytes } from '@assay/record';
import type { CaptureOutcome } from '../../capture/capture.ts';
import type { Endpoint } from '../../capture/endpoint.ts';
import type { Fmp } from '../../fmp/fmp.ts';
import { subjectOf } from '../inputs.ts';
import { refusePast } from '../past-day.ts';
import { jsonOf, listIn, readCapture, textIn, type ReadCapture } from '../read-capture.ts';
import { failed, type Subject, type ToolContext, type ToolSource, type ToolYield } from '../tool.ts';

export type FmpRow = { readonly date: string; readonly pointer: string };
export type FmpAnswer = {
  readonly ok: true; readonly subject: Subject; readonly read: ReadCapture; readonly root: unknown;
  /** Rows of the answer by their day, oldest first; a row without a day is left out. */
  readonly rows: readonly FmpRow[];
  readonly captures: readonly CapturedBytes[]; readonly notes: readonly string[];
};

export type AskedFmp = { readonly ticker: string; readonly what: string; readonly ask: (fmp: Fmp, symbol: string, asked: Subject['asked']) => Promise<CaptureOutcome> };

export async function askFmp({ ticker, what, ask }: AskedFmp, context: ToolContext): Promise<FmpAnswer | Extract<ToolYield, { readonly ok: false }>> {
  const past = refusePast(context, what, 'Ask get_sec_financial_data or get_income_statement for results known on a past day.');
  if (past !== null) return past;
  const found = await subjectOf(ticker, context);
  if (!found.ok) return found;
  const { subject } = found;
  const outcome = await ask(context.sources.fmp, subject.company.ticker, subject.asked);
  if (!outcome.ok) return failed(outcome);
  const root = jsonOf(outcome.captured);
  const rows = listIn(root, '').map((row, index) => ({ date: textIn(row, 'date')?.slice(0, 10) ?? '', pointer: `/${String(index)}` })).filter(({ date }) => date !== '');
  return {
    ok: true, subject, read: readCapture(outcome.captured, context.sha256), root, rows: rows.toSorted((left, right) => left.date.localeCompare(right.date)),
    captures: [outcome.captured], notes: outcome.note === null ? [] : [outcome.note],
  };
}

export const currencyNote = "FMP does not name the currency of these figures: it is that of the company's statements.";

export function fmpSource({ sourceName, licence, ttlMs }: Endpoint): ToolSource {
  return { name: sourceName, licence, key: 'FMP_API_KEY', ttlMs };
}
