// Why two runs say different things of one subject. What the evidence itself shows goes first: a fact with another value, a source that only
// one run had. What is left is put down to what differs between the runs; where nothing does, that is said.
import { canonicalJson, periodName, type Fact } from '@assay/record';
import { shownValue, type Aligned, type Said } from './align-claims.ts';
import type { Cause, RunDifferences } from './run-differences.ts';

export type Reason = { readonly cause: Cause; readonly text: string };
export const changeKinds = ['value', 'verdict', 'added', 'gone'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export function changeKind({ a, b }: Aligned): ChangeKind | null {
  if (a === null || b === null) return a === null ? 'added' : 'gone';
  if (shownValue(a) !== shownValue(b)) return 'value';
  return a.verdict.verdict === b.verdict.verdict ? null : 'verdict';
}

/** The sources of both runs: capture id → hash of its bytes. */
export type Sources = { readonly a: ReadonlyMap<string, string>; readonly b: ReadonlyMap<string, string> };
type Given = { readonly differences: RunDifferences; readonly sources: Sources };

function factKey({ entity, metric, period, dimensions }: Fact): string {
  return canonicalJson([entity?.id ?? entity?.ticker ?? entity?.name ?? null, metric.id ?? metric.label, period, dimensions]);
}

function factWords(before: Fact, after: Fact): string {
  const when = before.period === null ? '' : `, ${periodName(before.period)}`;
  return `${before.metric.label}${when} is ${before.value} in ${before.source.name} of A and ${after.value} in ${after.source.name} of B.`;
}

/** The same thing at the same time with another value. */
function changedFacts(a: readonly Fact[], b: readonly Fact[]): Reason[] {
  const after = new Map(b.map((fact) => [factKey(fact), fact]));
  return a.flatMap((fact) => {
    const other = after.get(factKey(fact));
    return other === undefined || other.value === fact.value ? [] : [{ cause: 'data' as const, text: factWords(fact, other) }];
  });
}

/** Evidence of one run that lies in bytes the other never had. */
function missingSources(said: Said | null, { own, other, name }: { readonly own: ReadonlyMap<string, string>; readonly other: ReadonlyMap<string, string>; readonly name: 'A' | 'B' }): Reason[] {
  const hashes = new Set(other.values());
  const alone = (said?.verdict.evidence.facts ?? []).filter((fact) => !hashes.has(own.get(fact.capture) ?? ''));
  const [first] = alone;
  return first === undefined ? [] : [{ cause: 'data', text: `It rests on ${first.source.name}, whose bytes only ${name} has.` }];
}

function shownByEvidence({ a, b }: Aligned, { sources }: Given): Reason[] {
  const changed = changedFacts(a?.verdict.evidence.facts ?? [], b?.verdict.evidence.facts ?? []);
  if (changed.length > 0) return changed;
  return [...missingSources(a, { own: sources.a, other: sources.b, name: 'A' }), ...missingSources(b, { own: sources.b, other: sources.a, name: 'B' })].slice(0, 1);
}

function questionWords([a, b]: NonNullable<RunDifferences['question']>): string {
  const fields = (['ticker', 'text', 'depth', 'asOf'] as const).filter((field) => a[field] !== b[field]);
  return fields.map((field) => `${field === 'asOf' ? 'as of' : field} ${a[field] ?? 'unset'} in A, ${b[field] ?? 'unset'} in B`).join('; ');
}

/** What could have made a writer say something else, most telling first. */
function byTheRuns({ data, model, prompt, question, program }: RunDifferences, rests: boolean): Reason[] {
  const hasOtherData = data.onlyA.length + data.onlyB.length > 0;
  return [
    ...(question === null ? [] : [{ cause: 'question' as const, text: `The question differs: ${questionWords(question)}.` }]),
    ...(model === null ? [] : [{ cause: 'model' as const, text: `A was written by ${model[0].join(', ')}, B by ${model[1].join(', ')}.` }]),
    ...(prompt === null ? [] : [{ cause: 'prompt' as const, text: 'The prompts differ.' }]),
    ...(hasOtherData ? [{ cause: 'data' as const, text: rests ? 'The sources differ, though none that this claim rests on.' : 'The sources differ; the claim rests on none.' }] : []),
    ...(program === null ? [] : [{ cause: 'program' as const, text: `A was made by version ${program[0]}, B by ${program[1]}.` }]),
  ];
}

/** Never empty: where the runs differ in nothing, the cause is `none`. */
export function explainChange(pair: Aligned, kind: ChangeKind, given: Given): Reason[] {
  const shown = shownByEvidence(pair, given);
  if (shown.length > 0) return shown;
  const { rules } = given.differences;
  const judged: Reason[] = kind === 'verdict' && rules !== null ? [{ cause: 'rules', text: `The rules of A are ${rules[0]}, those of B ${rules[1]}.` }] : [];
  const reasons = judged.length > 0 ? judged : byTheRuns(given.differences, [pair.a, pair.b].some((said) => (said?.verdict.evidence.facts.length ?? 0) > 0));
  return reasons.length > 0 ? reasons : [{ cause: 'none', text: 'The runs have the same question, sources, rules, model and prompts: it was written otherwise by chance.' }];
}
