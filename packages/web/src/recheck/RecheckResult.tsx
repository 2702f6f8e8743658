// What the check is doing and what it found: agreement, or exactly what differs.
import type { ReactNode } from 'react';
import { verdictOf, type Rechecked } from './rechecked.ts';
import type { RecheckState } from './use-recheck.ts';
import './recheck.css';

const mostShown = 40;

function Findings({ title, of }: { readonly title: string; readonly of: readonly ReactNode[] }): ReactNode {
  if (of.length === 0) return null;
  return <><h4>{title}</h4><ul>{of.slice(0, mostShown).map((line, index) => <li key={index}>{line}</li>)}</ul>{of.length > mostShown ? <p>… and {of.length - mostShown} more.</p> : null}</>;
}

function Facts({ rechecked: { run, sealedAt, fingerprint, audit }, tookMs }: { readonly rechecked: Rechecked; readonly tookMs: number }): ReactNode {
  const rows: readonly (readonly [string, string])[] = [
    ['Run', run ?? 'names none'], ['Sealed', sealedAt === null ? 'not sealed' : sealedAt.replace('T', ', ').replace(/(:\d\d)?(\.\d+)?Z$/, ' UTC')], ['Signed by', fingerprint ?? 'nobody'],
    ...(audit.ran ? [['Judged again', `${String(audit.claims)} claims over ${String(audit.captures)} sources, in ${(tookMs / 1000).toFixed(1)} s, on this machine`] as const] : []),
  ];
  return <dl className="recheck-facts">{rows.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>;
}

function Done({ rechecked, tookMs }: { readonly rechecked: Rechecked; readonly tookMs: number }): ReactNode {
  const { audit, problems, sound } = rechecked;
  return (
    <div className="recheck" data-sound={sound}>
      <p className="recheck-verdict" role="status"><strong>{sound ? 'It agrees.' : 'It does not agree.'}</strong> {verdictOf(rechecked)}</p>
      {audit.ran ? <Findings title="The judgment made here says otherwise" of={audit.differences} /> : <p>{audit.why}</p>}
      <Findings title="Files that differ from what was signed" of={problems.map(({ path, why }) => <><code>{path}</code> {why}</>)} />
      {audit.ran && audit.otherRules !== null ? <p>The run was judged by rules {audit.otherRules}; these pages have others.</p> : null}
      <Facts rechecked={rechecked} tookMs={tookMs} />
    </div>
  );
}

const working: Readonly<Record<'fetching' | 'loading' | 'judging', string>> = { fetching: 'Fetching the sealed archive …', loading: 'Loading the judge …', judging: 'Hashing every byte and judging every claim again …' };

export function RecheckResult({ state }: { readonly state: RecheckState }): ReactNode {
  if (state.is === 'idle') return null;
  if (state.is === 'done') return <Done rechecked={state.rechecked} tookMs={state.tookMs} />;
  if (state.is === 'failed') return <div className="recheck" role="alert"><p><strong>The check could not be made.</strong> {state.why}</p></div>;
  return <div className="recheck" role="status"><p>{working[state.is]}</p><progress aria-label="Check under way" /></div>;
}
