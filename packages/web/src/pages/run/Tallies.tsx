// What was counted so far, and what it cost.
import type { ReactNode } from 'react';
import { duration, money } from './time-words.ts';
import type { WorkState } from './work-state.ts';

function number(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en-GB');
}

function costOf({ tallies: { modelCalls, usd }, ending }: WorkState): string {
  if (modelCalls === 0) return ending === null ? 'nothing so far' : 'nothing: no model was asked';
  return usd === null ? 'not known: a model without a price' : money(usd);
}

export function Tallies({ state, elapsedMs }: { readonly state: WorkState; readonly elapsedMs: number }): ReactNode {
  const { captures, facts, findings, claims, coverage, modelCalls, tokens } = state.tallies;
  const rows: readonly (readonly [string, string])[] = [
    ['Elapsed', duration(elapsedMs)], ['Cost', costOf(state)], ['Captures', number(captures)],
    ...(facts === null ? [] : [['Facts', number(facts)] as const]), ...(findings === 0 ? [] : [['Findings', number(findings)] as const]),
    ...(claims === null ? [] : [['Claims', coverage === null ? number(claims) : `${number(claims)}; of those that can be proved ${String(Math.floor(coverage * 1000) / 10)}% are`] as const]),
    ...(modelCalls === 0 ? [] : [['Model calls', `${number(modelCalls)}, ${number(tokens)} tokens`] as const]),
  ];
  return (
    <>
      <dl className="tallies">{rows.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
      {state.warnings.map((words, index) => <p className="state notice-line warning" key={index}>{words}</p>)}
    </>
  );
}
