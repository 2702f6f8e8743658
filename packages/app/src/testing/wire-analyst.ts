// What a server that stands in for a provider answers, so that a whole run with models can be made: each analyst looks a figure up and
// writes with its handle, and the auditor has nothing to add.
import type { WireRequest, WireTurn } from '@assay/agent/testing';

/** All strings of a request, as one text. */
export function textsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsOf).join('\n') : '';
}

/** The handle of the last line that shows a metric by this label. */
function handleOf(told: string, label: string): string {
  return /\{\{f\d+\}\}/.exec(told.split('\n').filter((line) => line.includes(`| ${label} |`)).at(-1) ?? '')?.[0] ?? '';
}

const topics = { fundamental: 'growth', technical: 'trend', value: 'multiple', macro: 'rates' } as const;
export const analystStages = ['fundamental', 'technical', 'value', 'macro', 'write', 'audit'] as const;
export type AnalystStage = (typeof analystStages)[number];

/** Who asks, by what its prompt tells it to be. */
export function stageOf({ body }: WireRequest): AnalystStage {
  const told = textsOf(body);
  const specialist = (Object.keys(topics) as (keyof typeof topics)[]).find((one) => told.includes(`You are the ${one} analyst`));
  return specialist ?? (told.includes('You are the core analyst') ? 'write' : 'audit');
}

/** `also` is said in the summary besides. */
export function wireAnalyst(request: WireRequest, also = ''): WireTurn {
  const told = textsOf(request.body);
  const stage = stageOf(request);
  if (stage === 'audit') return { calls: [{ name: 'give_answer', input: { done: true } }] };
  if (stage === 'write') return { calls: [{ name: 'give_answer', input: { headline: 'sales hold up', rating: 'Hold', ratingReason: 'The tests balance.', conviction: 'low', sections: { summary: `Revenue was ${handleOf(told, 'revenue')} in {{year:2025}}.${also}` } } }] };
  if (handleOf(told, 'revenue') === '' || !told.includes('read_figures')) return { calls: [{ name: 'read_figures', input: { metrics: ['revenue'], over: 'years', last: 2 } }] };
  return { calls: [{ name: 'give_answer', input: { findings: [{ topic: topics[stage], stance: 'positive', weight: 0.6, text: `Revenue was ${handleOf(told, 'revenue')} in {{year:2025}}.` }] } }] };
}
