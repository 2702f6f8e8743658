// The comparison itself: the two runs, the sentence that sums it up, and every change with its reason.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { RunView } from '@assay/record/api';
import { queries, type Comparison } from '../../api/queries.ts';
import { dataWords } from '../../parts/data-words.ts';
import { timeWords } from '../../parts/day-words.ts';
import { Pager } from '../../parts/Pager.tsx';
import { Empty, Failed, Loading, Notice } from '../../parts/states.tsx';
import { Tally } from '../../parts/Tally.tsx';
import { pageOf } from '../archive/filters.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { changeKinds, differenceWords, kindOfChange, kindWords, readKind, summaryWords } from './changes.ts';

function subjectOf({ run }: RunView): string {
  return (run.company.id ?? run.company.ticker ?? run.question.ticker).toLowerCase();
}

function RunCard({ letter, view: { run, coverage, rules } }: { readonly letter: 'A' | 'B'; readonly view: RunView }): ReactNode {
  return (
    <section className="run-card" aria-label={`Run ${letter}`}>
      <p className="label">{letter}</p>
      <h2><Link href={`/runs/${run.id}`}>{run.title ?? run.question.text ?? run.id}</Link></h2>
      <p>{timeWords(run.startedAt)} · {dataWords(run.data)} · {run.engine === 'house' ? 'written by rules' : `written by ${run.engine}`} · {rules}</p>
      <Tally verdicts={coverage.verdicts} words />
    </section>
  );
}

type DoneProps = { readonly comparison: Comparison; readonly a: string; readonly b: string };

function Changes({ comparison, a, b }: DoneProps): ReactNode {
  const [search, setSearch] = useSearchParams();
  const kind = readKind(search.get('kind'));
  const fitting = comparison.changes.filter((change) => kind === null || kindOfChange(change) === kind);
  const { items, page, pages } = pageOf(fitting, Number(search.get('page') ?? 1) || 1);
  const address = (next: string): string => `/compare/${a}/${b}${next === '' ? '' : `?kind=${next}`}`;
  return (
    <>
      <nav className="views" aria-label="Kinds of change">
        <Link href={address('')} aria-current={kind === null ? 'page' : undefined}>All {comparison.changes.length}</Link>
        {changeKinds.map((name) => <Link key={name} href={address(name)} title={kindWords[name].means} aria-current={kind === name ? 'page' : undefined}>{kindWords[name].name} {comparison.counts[name] ?? 0}</Link>)}
      </nav>
      {items.length === 0 ? <Empty>{kind === null ? 'Nothing differs.' : `No change of this kind: ${kindWords[kind].means.toLowerCase()}`}</Empty> : <ChangeTable changes={items} a={a} b={b} />}
      <Pager page={page} pages={pages} onPage={(next) => { setSearch((before) => { before.set('page', String(next)); return before; }); scrollTo(0, 0); }} />
    </>
  );
}

function Compared({ a, b }: { readonly a: string; readonly b: string }): ReactNode {
  const comparison = useQuery(queries.comparison(a, b));
  if (comparison.error !== null) return <Failed failure={comparison.error} onRetry={() => { void comparison.refetch(); }} />;
  if (comparison.data === undefined) return <Loading what="both runs, claim by claim" />;
  const differences = differenceWords(comparison.data.differences);
  return (
    <>
      <p className="summary" role="status">{summaryWords(comparison.data)}</p>
      {differences.length === 0 ? <p className="differences">Question, sources, rules, writer and program are the same in both.</p> : <ul className="differences">{differences.map((words) => <li key={words}>{words}</li>)}</ul>}
      <Changes comparison={comparison.data} a={a} b={b} />
    </>
  );
}

export function SideBySide({ a, b }: { readonly a: RunView; readonly b: RunView }): ReactNode {
  const again = <Link className="button" href={`/compare?a=${a.run.id}`}>Choose another run</Link>;
  const pair = <div className="pair"><RunCard letter="A" view={a} /><RunCard letter="B" view={b} /></div>;
  if (a.run.id === b.run.id) return <>{pair}<Notice action={again}>A and B are the same run: nothing can differ.</Notice></>;
  if (subjectOf(a) !== subjectOf(b)) return <>{pair}<Notice action={again}>These runs are about {a.run.company.name ?? 'no company'} and {b.run.company.name ?? 'no company'}. Claims are compared by what they are about, so only runs of one company can be laid side by side.</Notice></>;
  return <>{pair}<p className="acts turn"><Link href={`/compare/${b.run.id}/${a.run.id}`}>Swap A and B</Link>{again}</p><Compared a={a.run.id} b={b.run.id} /></>;
}
