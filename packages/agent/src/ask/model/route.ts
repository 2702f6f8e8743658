// The model's reading of a question: over the draft that rules made. Names it gives are looked up by code; one that nobody knows is said.
import type { Company, Resolution } from '@assay/data';
import { z } from 'zod';
import { askChecked, askOptions } from '../../analysts/asking.ts';
import type { Model } from '../../model/port.ts';
import { fenceData } from '../../prompts/fence-data.ts';
import { renderPrompt } from '../../prompts/render-prompt.ts';
import { noFilters, operations, type Asked } from '../asked/asked.ts';
import { complexities, type AskEngine, type AskPorts, type AskQuestion, type Route } from '../stages.ts';
import { earlierText } from './told.ts';

const sentence = z.string().min(1).max(300);
const routeSchema = z.strictObject({
  kind: z.enum(['financial', 'general', 'declined']), complexity: z.enum(complexities), operation: z.enum(operations), companies: z.array(z.string().min(1).max(80)).max(20),
  wantsWords: z.boolean(), why: sentence, missing: z.array(sentence).max(6), remedy: z.string().max(300),
});
type RouteAnswer = z.infer<typeof routeSchema>;

export function modelRoute(model: Model, house: AskEngine): AskEngine['route'] {
  return async (question, ports, around) => {
    const draft = await house.route(question, ports, around);
    const { value } = await askChecked(model, {
      ask: { ...askOptions(around), role: 'cheap', stage: 'ask-route', prompt: renderPrompt('ask-route'), question: routeText(question, draft), maxOutputTokens: 1_500 },
      tools: [], answer: routeSchema, limits: { rounds: 3 },
      read: (answer) => ({ value: answer, problems: answer.kind === 'declined' && answer.missing.length === 0 ? ['missing: say in one sentence what is missing'] : [] }),
    });
    return routeOf(value, { question, draft, ports });
  };
}

function routeText(question: AskQuestion, draft: Route): string {
  const { asked } = draft;
  const read = asked === null ? ['nothing'] : [
    `operation ${asked.operation}`, `companies: ${asked.companies.map(({ name, ticker }) => `${name} (${ticker})`).join(', ') || 'none'}`, `unknown names: ${asked.unknown.map(({ words }) => words).join(', ') || 'none'}`,
    `measures: ${asked.measures.map(({ words }) => words).join(', ') || 'none'}`, `words of filings wanted: ${asked.wantsWords ? 'yes' : 'no'}`,
  ];
  return [
    'The question:', fenceData(question.text, 'question'), ...earlierText(question),
    'What rules read in it, as a draft:', fenceData([`kind ${draft.kind}: ${draft.why}`, ...read].join('\n'), 'reading of the rules'),
  ].join('\n\n');
}

type At = { readonly question: AskQuestion; readonly draft: Route; readonly ports: AskPorts };

async function routeOf(answer: RouteAnswer, { question, draft, ports }: At): Promise<Route> {
  const base = draft.asked ?? askedOf(question);
  const { found, unknown } = await lookUp(answer.companies, base, ports);
  const asked: Asked = { ...base, operation: answer.operation, companies: found, unknown, wantsWords: answer.wantsWords };
  if (answer.kind === 'general') return { kind: 'general', why: answer.why, asked };
  if (answer.kind === 'declined') return { kind: 'declined', why: answer.why, missing: answer.missing, remedy: answer.remedy, asked };
  if (found.length === 0 && unknown.length > 0) return { kind: 'declined', why: 'no company of that name is known', missing: unknown.map(nobodyOf), remedy: 'Ask with the ticker, or with the name as it is registered.', asked };
  return { kind: 'financial', complexity: answer.complexity, asked, why: answer.why };
}

function nobodyOf({ words, near }: Asked['unknown'][number]): string {
  return `No company called “${words}” is known${near.length === 0 ? '' : `; near it lie ${near.join(', ')}`}.`;
}

async function lookUp(names: readonly string[], base: Asked, ports: AskPorts): Promise<{ readonly found: readonly Company[]; readonly unknown: Asked['unknown'] }> {
  const found = new Map<string, Company>();
  const unknown: Asked['unknown'][number][] = [];
  for (const name of names) {
    const known = base.companies.find((company) => company.ticker === name.toUpperCase() || company.name.toLowerCase() === name.toLowerCase());
    const resolution = known === undefined ? await ports.desk.resolveCompany(name) : { kind: 'found' as const, company: known };
    if (resolution.kind === 'found') found.set(resolution.company.ticker, resolution.company);
    else unknown.push({ words: name, near: nearOf(resolution) });
  }
  return { found: [...found.values()], unknown };
}

function nearOf(resolution: Exclude<Resolution, { readonly kind: 'found' }>): readonly string[] {
  return (resolution.kind === 'ambiguous' ? resolution.candidates : resolution.suggestions).map(({ name, ticker }) => `${name} (${ticker})`).slice(0, 5);
}

/** What a question says of which rules read nothing. */
function askedOf({ text, filters }: AskQuestion): Asked {
  return { text, operation: 'overview', companies: [], group: null, unknown: [], measures: [], periods: [{ kind: 'latest' }], order: null, limit: null, conditions: [], filters: { ...noFilters, ...filters }, wantsWords: false, inherited: [] };
}
