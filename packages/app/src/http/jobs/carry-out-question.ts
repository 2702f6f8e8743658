// The answer to one question, or the sealed run that answered it before.
import type { StartQuestion } from '@assay/record/api';
import { answerQuestion, openAsking } from '../../cli/ask/answer-question.ts';
import { readPlainFilters, readQuestion, readTicker } from '../../cli/ask/read-question.ts';
import { clock } from '../../clock.ts';
import { openSigningKey } from '../../vault/signing-key.ts';
import { modelsFor, type Around } from './around.ts';
import { readEarlier } from './earlier-questions.ts';

export async function carryOutQuestion(asked: StartQuestion, around: Around): Promise<string> {
  const { environment, onEvent, signal } = around;
  const { runs, config } = environment.places;
  const text = readQuestion(asked.text);
  const plain = readPlainFilters(filterWords(asked), clock().toISOString().slice(0, 10));
  const models = await modelsFor(asked, around);
  const place = { runs, key: await openSigningKey(config), secrets: models?.settings.secrets ?? [] };
  const asking = openAsking(environment, { sample: asked.sample, models, place });
  const filters = { ...plain, ticker: await readTicker(asked.ticker ?? undefined, asking.desk, signal) };
  const earlier = await readEarlier(asked.earlier, runs);
  const answered = await answerQuestion({ text, filters, asOf: asked.asOf ?? null, earlier, useCache: true }, asking, { onEvent, signal, begin: () => undefined, unkept: () => undefined });
  if (answered.before !== null) onEvent({ event: 'answered-before', run: answered.saved.id, at: answered.before });
  return answered.saved.id;
}

/** As the command line takes them. */
export function filterWords({ year, form, section }: Pick<StartQuestion, 'year' | 'form' | 'section'>): { readonly year?: string; readonly form?: string; readonly section?: string } {
  return { ...(year === undefined || year === null ? {} : { year: String(year) }), ...(form === undefined || form === null ? {} : { form }), ...(section === undefined || section === null ? {} : { section }) };
}
