// The changes, each with what A says, what B says, and why they differ.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { JudgedClaim } from '../../api/queries.ts';
import { VerdictTip } from '../../parts/VerdictTip.tsx';
import { kindOfChange, kindWords, reasonsOf, subjectWords, type Change } from './changes.ts';

function Side({ of, run, letter }: { readonly of: JudgedClaim | null; readonly run: string; readonly letter: 'A' | 'B' }): ReactNode {
  if (of === null) return <td data-label={letter} className="absent">not said</td>;
  const { verdict } = of.verdict;
  return <td data-label={letter}><Link href={`/runs/${run}#c${String(of.number)}`} className="said">{of.claim.text}</Link><span className="under"><VerdictTip verdict={verdict} /></span></td>;
}

function Row({ change, a, b }: { readonly change: Change; readonly a: string; readonly b: string }): ReactNode {
  const subject = change.b ?? change.a;
  return (
    <tr>
      <th scope="row"><span className="subject">{subject === null ? '' : subjectWords(subject)}</span><span className="under">{kindWords[kindOfChange(change)].name}</span></th>
      <Side of={change.a} run={a} letter="A" /><Side of={change.b} run={b} letter="B" />
      <td className="why" data-label="Why"><span>{reasonsOf(change).map(({ cause, text }) => <span key={text} className="reason"><b>{cause}.</b> {text}</span>)}</span></td>
    </tr>
  );
}

export function ChangeTable({ changes, a, b }: { readonly changes: readonly Change[]; readonly a: string; readonly b: string }): ReactNode {
  return (
    <table className="table changes">
      <thead><tr><th scope="col">About</th><th scope="col">A</th><th scope="col">B</th><th scope="col">Why</th></tr></thead>
      <tbody>{changes.map((change) => <Row key={`${String(change.a?.number ?? 0)} ${String(change.b?.number ?? 0)}`} change={change} a={a} b={b} />)}</tbody>
    </table>
  );
}
