// What the question adds to the verdicts on its answer: the figure that answers it is held against the value that the sources give for what is asked.
import { toDecimalText, type Claim, type Verdict } from '@assay/record';
import type { AuditContext } from '../derive/audit-context.ts';
import { answeringFigures, distanceOf, showsValue } from './answering-figure.ts';
import { evaluateAsked, type AskedValue } from './evaluate-asked.ts';
import { readAsked } from './read-asked.ts';

export type Answer = { readonly question: string; readonly report: string; readonly claims: readonly Claim[]; readonly verdicts: readonly Verdict[] };
export type SettleAnswer = (answer: Answer, context: AuditContext) => readonly Verdict[];

/** Steps that were rounded on the way move a result by less than this; such a figure is left to the other rules. */
const ROUNDED_STEPS = 0.02;

/** Verdicts in the same order; that on the answering figure says whether it is what the question asks for. */
export function settleAnswer({ question, report, claims, verdicts }: Answer, context: AuditContext): readonly Verdict[] {
  const asked = readAsked(question, context.dictionary);
  const value = asked === null ? null : evaluateAsked(asked, context);
  if (asked === null || value === null) return verdicts;
  const figures = answeringFigures(report, claims, { asked, value });
  const figure = figures.at(-1);
  if (figure === undefined) return verdicts;
  const right = figures.findLast((each) => showsValue(each, value));
  if (right !== undefined) return verdicts.map((verdict) => (verdict.claim === right.id ? confirmed(verdict, value) : verdict));
  const isSure = asked.isWhole && asked.time !== null && value.isDirect && distanceOf(figure, value) >= ROUNDED_STEPS;
  return isSure ? verdicts.map((verdict) => (verdict.claim === figure.id ? refuted(verdict, { value, shown: figure.text }) : verdict)) : verdicts;
}

const strong = new Set<Verdict['verdict']>(['verified', 'computed']);

function resultOf(value: AskedValue): { readonly expression: string; readonly filled: string; readonly result: string; readonly inexact: boolean } {
  const result = value.value.toSignificantDigits(12).toString();
  return { expression: 'what the question asks for', filled: value.filled, result, inexact: false };
}

function confirmed(verdict: Verdict, value: AskedValue): Verdict {
  const formula = resultOf(value);
  if (strong.has(verdict.verdict)) return { ...verdict, codes: [...verdict.codes, 'answer'] };
  return {
    ...verdict, verdict: 'supported', rule: 'answers-question', reason: `What the question asks for is ${formula.filled} = ${formula.result}; the figure shows it within its digits.`, codes: ['answer'], field: null, right: null,
    evidence: { ...verdict.evidence, facts: value.facts.map((read) => read.fact), formula },
  };
}

function refuted(verdict: Verdict, { value, shown }: { readonly value: AskedValue; readonly shown: string }): Verdict {
  const formula = resultOf(value);
  return {
    ...verdict, verdict: 'contradicted', rule: 'wrong-answer', reason: `What the question asks for is ${formula.filled} = ${formula.result}; the answer gives ${shown}.`, codes: ['answer', 'value'], field: 'value', right: { shown: formula.result, value: toDecimalText(value.value) },
    evidence: { ...verdict.evidence, facts: value.facts.map((read) => read.fact), formula },
  };
}
