// The model's plan. Every tool and input is checked against the catalogue before anything runs; what does not fit goes back once.
import { toolNamed, tools } from '@assay/data';
import { AssayError, parseJson } from '@assay/record';
import { z } from 'zod';
import { askChecked, askOptions } from '../../analysts/asking.ts';
import type { Model } from '../../model/port.ts';
import { jsonSchemaOf } from '../../model/tool.ts';
import { fenceData } from '../../prompts/fence-data.ts';
import { renderPrompt } from '../../prompts/render-prompt.ts';
import { finalStep, type AskEngine, type AskPlan, type AskStep } from '../stages.ts';
import { earlierText, outcomeText, planText } from './told.ts';

const mostSteps = 24;
const stepId = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

export const stepSchema = z.strictObject({ id: stepId, kind: z.enum(['data', 'analysis']), what: z.string().min(1).max(300), tool: z.string().max(60).nullish(), input: z.string().max(2000).nullish(), prompt: z.string().max(1000).nullish(), after: z.array(stepId).max(mostSteps) });
export type StepAnswer = z.infer<typeof stepSchema>;
const planSchema = z.strictObject({ why: z.string().min(1).max(600), steps: z.array(stepSchema).min(1).max(mostSteps) });

export type ReadStep = { readonly step: AskStep | null; readonly problems: readonly string[] };

/** A step whose tool exists and whose input it takes; else what is wrong with it. */
export function readStep({ id, kind, what, tool, input, prompt, after }: StepAnswer): ReadStep {
  if (kind === 'analysis') return { step: { kind, id, what, after, ...(prompt === null || prompt === undefined ? {} : { prompt }) }, problems: [] };
  const known = tools.find(({ name }) => name === tool);
  if (known === undefined) return { step: null, problems: [`${id}: there is no tool called ${String(tool)}`] };
  const given = readInput(input ?? '{}');
  if (given === null) return { step: null, problems: [`${id}: input is no JSON object`] };
  const checked = known.input.strict().safeParse(given);
  if (!checked.success) return { step: null, problems: checked.error.issues.slice(0, 3).map((issue) => `${id}: ${known.name} does not take this input: ${issue.path.join('/')} ${issue.message}`) };
  return { step: { kind, id, what, tool: known.name, input: given, after }, problems: [] };
}

function readInput(text: string): Record<string, unknown> | null {
  try {
    return z.record(z.string(), z.unknown()).parse(parseJson(text));
  } catch {
    return null;
  }
}

/** Names are unique, whatever is waited for comes before, and the last step is the synthesis of all. */
export function readPlan(answer: z.infer<typeof planSchema>): { readonly plan: AskPlan | null; readonly problems: readonly string[] } {
  const read = answer.steps.map(readStep);
  const problems = read.flatMap((one) => one.problems);
  const seen = new Set<string>();
  for (const { id, after } of answer.steps) {
    if (seen.has(id)) problems.push(`${id}: two steps have this id`);
    for (const other of after) if (!seen.has(other)) problems.push(`${id}: it waits for ${other}, which is no step before it`);
    seen.add(id);
  }
  const last = read.at(-1)?.step;
  if (last?.kind !== 'analysis' || last.id !== finalStep) problems.push(`the last step must be the analysis step ${finalStep}`);
  const steps = read.flatMap(({ step }) => (step === null ? [] : [step]));
  const others = steps.slice(0, -1).map(({ id }) => id);
  return problems.length > 0 ? { plan: null, problems } : { plan: { why: answer.why, steps: steps.map((step, index) => (index === steps.length - 1 ? { ...step, after: others } : step)) }, problems };
}

/** The catalogue as a list: name, inputs, what it gives. */
export function catalogueText(): string {
  return tools.map(({ name, description, input }) => `${name}(${Object.keys(jsonSchemaOf(input)['properties'] ?? {}).join(', ')}): ${description}`).join('\n');
}

export function modelPlan(model: Model, house: AskEngine): AskEngine['plan'] {
  return async (given, ports, around) => {
    const draft = await house.plan(given, ports, around);
    const { question, asked, complexity, because, done } = given;
    const text = [
      'The question:', fenceData(question.text, 'question'), ...earlierText(question),
      `Today is ${ports.today}${question.asOf === null ? '' : `; nothing published after ${question.asOf} is used`}. It is ${complexity}. Companies: ${asked.companies.map(({ ticker }) => ticker).join(', ') || 'none'}.`,
      'The catalogue of tools:', catalogueText(),
      'A plan made by rules, as a draft:', fenceData(planText(draft), 'plan of the rules'),
      ...(because === null ? [] : ['The plan before failed:', fenceData(because, 'reason'), 'What was done:', fenceData(done.map(outcomeText).join('\n'), 'steps done')]),
    ].join('\n\n');
    const { plan, problems } = await askChecked(model, {
      ask: { ...askOptions(around), role: 'strong', stage: 'ask-plan', prompt: renderPrompt('ask-plan'), question: text, maxOutputTokens: 4_000 },
      tools: [], answer: planSchema, limits: { rounds: 3 }, read: readPlan,
    });
    if (plan === null) throw new AssayError('run-failed', `the model’s plan cannot be carried out: ${problems.slice(0, 3).join('; ')}`, { remedy: 'Ask again, give the role another model, or ask with --engine house.' });
    // A tool that the catalogue lost meanwhile would throw here, not in the middle of the work.
    for (const step of plan.steps) if (step.kind === 'data') toolNamed(step.tool);
    return plan;
  };
}
