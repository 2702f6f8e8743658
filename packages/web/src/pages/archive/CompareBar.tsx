// What follows from choosing runs: a second one, then the comparison, the older run first.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ListedRunView } from '@assay/record/api';
import { tickerOf, titleOf } from './filters.ts';

type Props = { readonly chosen: readonly string[]; readonly runs: readonly ListedRunView[]; readonly onClear: () => void };

export function CompareBar({ chosen, runs, onClear }: Props): ReactNode {
  const sealed = chosen.flatMap((id) => runs.filter((listed) => listed.state === 'sealed' && listed.id === id)).filter((listed) => listed.state === 'sealed');
  const [a, b] = sealed.toSorted((left, right) => (left.run.startedAt < right.run.startedAt ? -1 : 1));
  if (a === undefined) return null;
  const others = b !== undefined && tickerOf(a) !== tickerOf(b);
  return (
    <div className="compare-bar" role="region" aria-label="Chosen runs">
      <p role="status">{b === undefined ? <>“{titleOf(a)}” is chosen. Choose a second run to compare.</> : others ? <>These runs are about {tickerOf(a)} and {tickerOf(b)}: only runs of one company can be compared.</> : <>Two runs on {tickerOf(a)} are chosen.</>}</p>
      <span className="acts">{b === undefined || others ? null : <Link className="button primary" href={`/compare/${a.id}/${b.id}`}>Compare</Link>}<button type="button" onClick={onClear}>Clear</button></span>
    </div>
  );
}
