// A question over HTTP as the engines take it: its filters read, its company named, its conversation read again.
import type { AskQuestion } from '@assay/agent';
import type { DataDesk } from '@assay/data';
import type { StartQuestion } from '@assay/record/api';
import { readPlainFilters, readQuestion, readTicker, type FilterWords } from '../../cli/ask/read-question.ts';
import { readEarlier } from './earlier-questions.ts';

type With = { readonly desk: Pick<DataDesk, 'resolveCompany'>; readonly runs: string; readonly today: string; readonly signal: AbortSignal };

/** As the command line takes them. */
function filterWords({ year, form, section }: StartQuestion): FilterWords {
  return { ...(year === undefined || year === null ? {} : { year: String(year) }), ...(form === undefined || form === null ? {} : { form }), ...(section === undefined || section === null ? {} : { section }) };
}

/** Throws AssayError as the readers of each part do. */
export async function askQuestionOf(asked: StartQuestion, { desk, runs, today, signal }: With): Promise<AskQuestion> {
  const text = readQuestion(asked.text);
  const filters = { ...readPlainFilters(filterWords(asked), today), ticker: await readTicker(asked.ticker ?? undefined, desk, signal) };
  const struck = asked.plan?.strike ?? [];
  return { text, filters, asOf: asked.asOf ?? null, earlier: await readEarlier(asked.earlier, runs), ...(struck.length === 0 ? {} : { struck }) };
}
