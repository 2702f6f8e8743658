// What a model's calls, and the tools that it calls, change: they stand inside the step that made them.
import { answeredCall, openCall, start, type Apply, type Draft, type Told } from './draft.ts';
import { numberOf, partOf, textOf } from './work-events.ts';

/** So much of a text on its way is shown. */
const shownCharacters = 600;

function modelOf({ data }: Told): { readonly kind: 'model'; readonly name: string } {
  return { kind: 'model', name: `${textOf(data, 'role') ?? ''} model`.trim() };
}

function toolOf({ data }: Told): { readonly kind: 'tool'; readonly name: string } {
  return { kind: 'tool', name: textOf(data, 'tool') ?? 'a tool' };
}

function addCost(draft: Draft, { data }: Told): void {
  const usage = partOf(data, 'usage');
  const { tallies } = draft;
  tallies.tokens += (numberOf(usage, 'inputTokens') ?? 0) + (numberOf(usage, 'outputTokens') ?? 0);
  const usd = Number(textOf(usage, 'usd') ?? Number.NaN);
  tallies.usd = tallies.usd === null || Number.isNaN(usd) ? null : tallies.usd + usd;
}

export const applyModelEvent: Readonly<Record<string, Apply>> = {
  'model-call-start': (draft, told) => {
    start(told.step, told.at);
    openCall(draft, told.step, { ...modelOf(told), startedAt: told.at, input: { prompt: told.data['prompt'] ?? null, messages: told.data['messages'] ?? null } });
    Object.assign(told.step, { text: '', characters: 0 });
  },
  'model-call-finish': (draft, told) => {
    addCost(draft, told);
    const call = answeredCall(draft, told.step, { ...modelOf(told), startedAt: told.at - (numberOf(told.data, 'elapsedMs') ?? 0), input: null });
    Object.assign(call, { endedAt: told.at, came: `${textOf(told.data, 'model') ?? ''}: ${textOf(told.data, 'finish') ?? ''}` });
  },
  'model-call-failed': (draft, told) => {
    const why = textOf(partOf(told.data, 'failure'), 'message') ?? 'The model did not answer.';
    const call = answeredCall(draft, told.step, { ...modelOf(told), startedAt: told.at, input: null });
    Object.assign(call, { endedAt: told.at, failed: true, came: why });
    told.step.problems.push(why);
  },
  'model-call-retry': (_, { step, data }) => { step.decisions.push(`Asked again after ${String(Math.round((numberOf(data, 'waitMs') ?? 0) / 100) / 10)} s: ${textOf(data, 'why') ?? ''}.`); },
  'text-delta': (_, { step, data }) => {
    const text = textOf(data, 'text') ?? '';
    Object.assign(step, { text: (step.text + text).slice(-shownCharacters), characters: step.characters + text.length });
  },
  'tool-call-start': (draft, told) => {
    start(told.step, told.at);
    openCall(draft, told.step, { ...toolOf(told), startedAt: told.at, input: told.data['input'] ?? null });
  },
  'tool-call-finish': (draft, told) => {
    const call = answeredCall(draft, told.step, { ...toolOf(told), startedAt: told.at, input: null });
    Object.assign(call, { endedAt: told.at, failed: told.data['failed'] === true, came: `${(numberOf(told.data, 'characters') ?? 0).toLocaleString('en-GB')} characters` });
  },
};
