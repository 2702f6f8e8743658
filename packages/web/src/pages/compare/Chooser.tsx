// Which two runs: a company, then one run and another.
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { dataMode } from '../../parts/data-words.ts';
import { dayWords } from '../../parts/day-words.ts';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { tickerOf, titleOf } from '../archive/filters.ts';
import { useAllRuns } from '../archive/use-all-runs.ts';
import { choiceOf, comparable, type Choice, type Group, type SealedRun } from './comparable.ts';

type SideProps = { readonly name: 'a' | 'b'; readonly label: string; readonly runs: readonly SealedRun[]; readonly value: string; readonly onChange: (id: string) => void };

function Side({ name, label, runs, value, onChange }: SideProps): ReactNode {
  return (
    <div className="field">
      <label htmlFor={`side-${name}`}>{label}</label>
      <select id={`side-${name}`} value={value} onChange={({ target }) => { onChange(target.value); }}>
        {runs.map((listed) => <option key={listed.id} value={listed.id}>{`${dayWords(listed.run.startedAt)} ${listed.run.startedAt.slice(11, 16)} · ${titleOf(listed)} · ${dataMode(listed.run.data).toLowerCase()} of ${dayWords(listed.run.data.asOf)}`}</option>)}
      </select>
    </div>
  );
}

function None({ company }: { readonly company: string | null }): ReactNode {
  return <Empty action={<Link className="button primary" href={company === null ? '/' : `/?q=${encodeURIComponent(company)}`}>Run one more</Link>}>{company === null ? 'There are no two runs of one company yet.' : `There is only one run on ${company}; it takes two to compare.`}</Empty>;
}

type ChoosingProps = { readonly choice: Choice; readonly groups: readonly Group[]; readonly onChange: (search: Readonly<Record<string, string>>) => void };

function Choosing({ choice: { group, a, b }, groups, onChange }: ChoosingProps): ReactNode {
  return (
    <div className="chooser">
      <div className="field"><label htmlFor="compare-company">Company</label><select id="compare-company" value={group.ticker} onChange={({ target }) => { onChange({ company: target.value }); }}>{groups.map(({ ticker, name, runs }) => <option key={ticker} value={ticker}>{`${name} (${ticker}), ${String(runs.length)} runs`}</option>)}</select></div>
      <Side name="a" label="A, the run to start from" runs={group.runs} value={a.id} onChange={(id) => { onChange({ a: id, b: b.id }); }} />
      <Side name="b" label="B, the run to hold against it" runs={group.runs.filter(({ id }) => id !== a.id)} value={b.id} onChange={(id) => { onChange({ a: a.id, b: id }); }} />
      <p className="acts"><Link className="primary" href={`/compare/${a.id}/${b.id}`}>Compare</Link></p>
    </div>
  );
}

export function Chooser(): ReactNode {
  const all = useAllRuns();
  const [search, setSearch] = useSearchParams();
  const { runs } = all;
  if (runs === undefined) return all.failure === null ? <Loading what="the runs" /> : <Failed failure={all.failure} onRetry={all.refetch} />;
  const sealed = runs.filter((listed) => listed.state === 'sealed');
  const groups = comparable(sealed);
  const [asked, company] = [search.get('a'), search.get('company')];
  const choice = choiceOf(groups, { a: asked, b: search.get('b'), company });
  if (choice === null) return <None company={company ?? sealed.filter(({ id }) => id === asked).map(tickerOf)[0] ?? null} />;
  return <Choosing choice={choice} groups={groups} onChange={(next) => { setSearch(next, { replace: true }); }} />;
}
