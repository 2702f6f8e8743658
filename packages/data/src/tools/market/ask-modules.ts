// Some modules of Yahoo's summary of one company, read. They are of the moment, so a past day is refused.
import type { CapturedBytes } from '@assay/record';
import type { Endpoint } from '../../capture/endpoint.ts';
import type { SummaryModule } from '../../yahoo/yahoo.ts';
import { refusePast } from '../past-day.ts';
import { jsonOf, readCapture, textIn, type ReadCapture } from '../read-capture.ts';
import { failed, type Subject, type ToolContext, type ToolYield } from '../tool.ts';
import { yahooSubject } from './yahoo-subject.ts';

export const summary = '/quoteSummary/result/0';

export type Modules = {
  readonly ok: true;
  readonly subject: Subject;
  readonly read: ReadCapture;
  readonly root: unknown;
  readonly name: string;
  readonly captures: readonly CapturedBytes[];
  readonly notes: readonly string[];
};

export type AskedModules = { readonly ticker: string; readonly modules: readonly SummaryModule[]; readonly endpoint: Endpoint; readonly what: string; readonly instead: string };

export async function askModules({ ticker, modules, endpoint, what, instead }: AskedModules, context: ToolContext): Promise<Modules | Extract<ToolYield, { readonly ok: false }>> {
  const past = refusePast(context, what, instead);
  if (past !== null) return past;
  const found = await yahooSubject(ticker, context);
  if (!found.ok) return found;
  const { subject } = found;
  const outcome = await context.sources.yahoo.modules(subject.company.ticker, modules, { ...subject.asked, endpoint });
  if (!outcome.ok) return failed(outcome);
  const read = readCapture(outcome.captured, context.sha256);
  const root = jsonOf(outcome.captured);
  const name = textIn(root, `${summary}/price/longName`) ?? textIn(root, `${summary}/price/shortName`) ?? subject.company.name;
  return { ok: true, subject, read, root, name, captures: [outcome.captured], notes: outcome.note === null ? [] : [outcome.note] };
}
