// Where one begins: a question or a company, and what was asked before.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { queries } from '../../api/queries.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Resource } from '../../parts/Resource.tsx';
import { Empty } from '../../parts/states.tsx';

export function AskPage(): ReactNode {
  const runs = useQuery(queries.runs('limit=12'));
  return (
    <main id="main" className="plain" tabIndex={-1}>
      <PageHead title="What do you want to know?" />
      <Resource of={runs} what="what was asked before">
        {(list) => (list.runs.length === 0
          ? <Empty>Nothing was asked yet.</Empty>
          : <ul>{list.runs.map((one) => <li key={one.id}><Link href={`/runs/${one.id}`}>{one.state === 'sealed' ? one.run.title : one.id}</Link></li>)}</ul>)}
      </Resource>
    </main>
  );
}
