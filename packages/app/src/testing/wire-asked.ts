// What a server that stands in for a provider answers to the stages of a question: one statement is looked up and one sentence written.
import type { WireRequest, WireTurn } from '@assay/agent/testing';
import { textsOf } from './wire-analyst.ts';

const answers = {
  'ask-route': { kind: 'financial', complexity: 'simple', operation: 'look-up', companies: ['AAPL'], wantsWords: false, why: 'A company is named.', missing: [], remedy: '' },
  'ask-plan': { why: 'One statement is enough.', steps: [{ id: 'income', kind: 'data', what: 'Income statements.', tool: 'get_income_statement', input: '{"ticker":"AAPL"}', after: [] }, { id: 'final_synthesis', kind: 'analysis', what: 'Write.', after: ['income'] }] },
  'ask-verify': { verdict: 'ok', why: 'It brings what is asked.' },
  'ask-answer': { summary: 'Apple’s revenue was $416.2 billion in fiscal 2025.', paragraphs: [], blocks: [], insights: [], recommendations: [] },
} as const;
export type AskStage = keyof typeof answers;
export const askStages = Object.keys(answers) as readonly AskStage[];

const told: Readonly<Record<AskStage, RegExp>> = { 'ask-route': /You read a question that a user/, 'ask-plan': /You plan how a question is answered/, 'ask-verify': /You check one step of the work/, 'ask-answer': /You write the answer to a question/ };

/** Which stage asks, by what its prompt tells it to be. */
export function askStageOf({ body }: WireRequest): AskStage {
  const words = textsOf(body);
  const stage = askStages.find((one) => told[one].test(words));
  if (stage === undefined) throw new RangeError(`no stage of a question asks so: ${words.slice(0, 200)}`);
  return stage;
}

export function wireAsked(request: WireRequest): WireTurn {
  return { calls: [{ name: 'give_answer', input: answers[askStageOf(request)] }] };
}
