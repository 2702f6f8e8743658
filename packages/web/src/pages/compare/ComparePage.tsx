// Two runs of one company side by side: chosen here, laid out under /compare/A/B.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { queries } from '../../api/queries.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { Chooser } from './Chooser.tsx';
import { SideBySide } from './SideBySide.tsx';
import './compare.css';

function Pair({ a, b }: { readonly a: string; readonly b: string }): ReactNode {
  const [left, right] = [useQuery(queries.run(a)), useQuery(queries.run(b))];
  const failure = left.error ?? right.error;
  if (failure !== null) return <Failed failure={failure} onRetry={() => { void left.refetch(); void right.refetch(); }} />;
  if (left.data === undefined || right.data === undefined) return <Loading what="the two runs" />;
  return <SideBySide a={left.data} b={right.data} />;
}

export function ComparePage(): ReactNode {
  const { a, b } = useParams<{ a?: string; b?: string }>();
  return (
    <main id="main" className="wide compare" tabIndex={-1}>
      <PageHead title="Compare"><p>Two runs of one company, laid side by side claim by claim, and what made each difference.</p></PageHead>
      {a === undefined || b === undefined ? <Chooser /> : <Pair key={`${a} ${b}`} a={a} b={b} />}
    </main>
  );
}
