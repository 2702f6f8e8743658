// What the program says of itself when it is called without arguments.
import type { Session } from './session.ts';

export function aboutText({ out, environment }: Pick<Session, 'out' | 'environment'>): string {
  const { bold, dim } = out.paint;
  const run = environment.calledAs;
  return `${bold('Assay')}: equity research that proves its own numbers.

It writes a note on a company, or answers a question, from first-hand data, then judges every figure in it by code:
which source value it came from, and whether value, period, unit, sign and company agree. What is wrong is called wrong.
It works with no key and no network, on bundled figures of well-known companies.

${bold('Begin')}
  ${run} analyze AAPL              write an audited, sealed note
  ${run} show latest               read it
  ${run} show latest --claims      every claim with its verdict
  ${run} verify latest             check every byte, the signature and the judgment

${bold('Ask')}
  ${run} ask "How did Apple’s revenue develop over the last five years?"
  ${run}                           on a terminal: a conversation

${bold('Your own report')}
  ${run} audit note.md --sources ./sources

${dim(`${run} help lists all verbs. Runs are kept in ${environment.places.runs}`)}
`;
}
