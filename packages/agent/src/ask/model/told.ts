// What every prompt of an answer shares: the question, what was asked before it, and what the steps brought.
import { fenceData } from '../../prompts/fence-data.ts';
import type { AskPlan, AskQuestion, AskStep, StepResult } from '../stages.ts';

/** The questions before it in the same conversation, oldest first. */
export function earlierText({ earlier }: AskQuestion): readonly string[] {
  if (earlier.length === 0) return [];
  const lines = earlier.map(({ text, companies }) => `- ${text}${companies.length === 0 ? '' : ` (companies: ${companies.map(({ ticker }) => ticker).join(', ')})`}`);
  return ['Asked before it in the same conversation:', fenceData(lines.join('\n'), 'earlier questions')];
}

export function stepText(step: AskStep): string {
  const does = step.kind === 'data' ? `${step.tool} ${JSON.stringify(step.input)}` : step.prompt ?? 'analysis';
  return `${step.id} (${step.kind}${step.after.length === 0 ? '' : `, after ${step.after.join(', ')}`}): ${step.what} — ${does}`;
}

export function planText({ steps, why }: AskPlan): string {
  return [why, ...steps.map(stepText)].join('\n');
}

/** In one line: whether it came, and what. The figures themselves are told where they are worked on. */
export function outcomeText(result: StepResult): string {
  if (!result.ok) return `${result.step.id} failed: ${result.why}`;
  if (!('answer' in result)) return `${result.step.id} is done: ${String(result.blocks.length)} parts${result.missing.length === 0 ? '' : `; missing: ${result.missing.join(' ')}`}`;
  return `${result.step.id} is done: ${String(result.answer.figures.length + result.answer.computed.length)} figures`;
}
