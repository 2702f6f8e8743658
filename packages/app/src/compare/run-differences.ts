// In what two runs differ before anything was written: sources, model, prompts, rules, question, program.
import { isDeepStrictEqual } from 'node:util';
import type { Question } from '@assay/record';
import type { FinishedRun } from '../vault/run-files.ts';

export const causes = ['data', 'rules', 'model', 'prompt', 'question', 'program', 'none'] as const;
export type Cause = (typeof causes)[number];

export type RunDifferences = {
  /** Sources by the hash of their bytes; the same bytes are the same source, whenever they came. */
  readonly data: { readonly onlyA: readonly string[]; readonly onlyB: readonly string[]; readonly shared: number; readonly asOf: readonly [string, string] | null };
  readonly rules: readonly [string, string] | null;
  readonly model: readonly [readonly string[], readonly string[]] | null;
  readonly prompt: readonly [readonly string[], readonly string[]] | null;
  readonly question: readonly [Question, Question] | null;
  readonly program: readonly [string, string] | null;
};

function unlessSame<Value>(a: Value, b: Value): readonly [Value, Value] | null {
  return isDeepStrictEqual(a, b) ? null : [a, b];
}

/** `provider/model` of every call that was answered, or the engine that ran without one. */
function modelsOf({ contents }: FinishedRun): string[] {
  const models = contents.journal.flatMap(({ event, data }) => (event === 'model-call-finish' && typeof data['model'] === 'string' ? [data['model']] : []));
  return [...new Set([contents.run.engine, ...models])].toSorted();
}

/** `id version hash` of every prompt that was used. */
function promptsOf({ contents }: FinishedRun): string[] {
  const prompts = contents.journal.flatMap(({ event, data }) => (event === 'model-call-start' ? [promptName(data['prompt'])] : [])).filter((name) => name !== null);
  return [...new Set(prompts)].toSorted();
}

function promptName(prompt: unknown): string | null {
  if (typeof prompt !== 'object' || prompt === null) return null;
  const { id, version, sha256 } = prompt as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && typeof version === 'number' && typeof sha256 === 'string' ? `${id} ${String(version)} (${sha256.slice(0, 8)})` : null;
}

function sourcesOf({ contents }: FinishedRun): Map<string, string> {
  return new Map(contents.captures.map(({ capture }) => [capture.sha256, capture.sourceName]));
}

export function runDifferences(a: FinishedRun, b: FinishedRun): RunDifferences {
  const [left, right] = [sourcesOf(a), sourcesOf(b)];
  const only = (of: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] => [...of].filter(([hash]) => !other.has(hash)).map(([, name]) => name);
  const [before, after] = [a.contents.run, b.contents.run];
  return {
    data: { onlyA: only(left, right), onlyB: only(right, left), shared: [...left.keys()].filter((hash) => right.has(hash)).length, asOf: unlessSame(`${before.data.mode} ${before.data.asOf}`, `${after.data.mode} ${after.data.asOf}`) },
    rules: unlessSame(a.rules, b.rules), model: unlessSame(modelsOf(a), modelsOf(b)), prompt: unlessSame(promptsOf(a), promptsOf(b)),
    question: unlessSame(before.question, after.question), program: unlessSame(before.program.version, after.program.version),
  };
}
