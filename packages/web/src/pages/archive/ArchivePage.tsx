// Every run that was kept, as a table; archives of others are checked here too, without the server.
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { PageHead } from '../../parts/PageHead.tsx';
import { Pager } from '../../parts/Pager.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { CompareBar } from './CompareBar.tsx';
import { FilterBar } from './FilterBar.tsx';
import { applyFilters, changeFilters, companiesOf, isFiltered, pageOf, readFilters, type Filters } from './filters.ts';
import { ForeignArchive } from './foreign/ForeignArchive.tsx';
import { RunTable } from './RunTable.tsx';
import { StoppedRuns } from './StoppedRuns.tsx';
import { Theses } from './theses/Theses.tsx';
import { useAllRuns, type AllRuns } from './use-all-runs.ts';
import './archive.css';

/** The two of which one was chosen first stay in that order; a third takes the place of the second. */
function toggled(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen.slice(0, 1), id];
}

type ListProps = { readonly all: AllRuns & { readonly runs: NonNullable<AllRuns['runs']> }; readonly filters: Filters; readonly change: (changed: Partial<Record<keyof Filters, string>>) => void };

function Runs({ all, filters, change }: ListProps): ReactNode {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const found = applyFilters(all.runs, filters);
  const { items, page, pages } = pageOf(found, filters.page);
  const reading = all.runs.length < all.total ? ` Reading the others: ${String(all.runs.length)} of ${String(all.total)}.` : '';
  return (
    <>
      <p className="found" role="status">{found.length === all.runs.length ? `${String(found.length)} ${found.length === 1 ? 'run' : 'runs'}.` : `${String(found.length)} of ${String(all.runs.length)} runs.`}{reading}</p>
      {found.length === 0
        ? <Empty action={<button type="button" className="button" onClick={() => { change({ words: '', company: '', kind: '', verdict: '', from: '', to: '' }); }}>Show all runs</button>}>No run fits these filters.</Empty>
        : <RunTable runs={items} chosen={chosen} onChoose={(id) => { setChosen(toggled(chosen, id)); }} />}
      <Pager page={page} pages={pages} onPage={(next) => { change({ page: String(next) }); scrollTo(0, 0); }} />
      <CompareBar chosen={chosen} runs={all.runs} onClear={() => { setChosen([]); }} />
    </>
  );
}

function Contents({ all, view }: { readonly all: AllRuns; readonly view: string | null }): ReactNode {
  const [search, setSearch] = useSearchParams();
  const { runs } = all;
  if (runs === undefined) return all.failure === null ? <Loading what="the runs" /> : <Failed failure={all.failure} onRetry={all.refetch} />;
  if (runs.length === 0 && all.stopped.length === 0) return <Empty action={<Link className="button primary" href="/">Ask the first question</Link>}>Nothing was run yet. Every analysis, question and audit is kept here, sealed.</Empty>;
  const filters = readFilters(search);
  const change: ListProps['change'] = (changed) => { setSearch(changeFilters(search, changed), { replace: !('page' in changed) }); };
  return (
    <>
      <nav className="views" aria-label="Views"><Link href="/archive" aria-current={view === null ? 'page' : undefined}>Runs</Link><Link href="/archive?view=theses" aria-current={view === 'theses' ? 'page' : undefined}>Theses and prices since</Link></nav>
      {view === 'theses' ? <Theses runs={runs} /> : (
        <>
          <StoppedRuns stopped={all.stopped} />
          <FilterBar filters={filters} companies={companiesOf(runs)} onChange={change} filtered={isFiltered(filters)} />
          <Runs all={{ ...all, runs }} filters={filters} change={change} />
        </>
      )}
    </>
  );
}

export function ArchivePage(): ReactNode {
  const all = useAllRuns();
  const [search] = useSearchParams();
  const asked = search.get('view');
  const newest = all.runs?.find(({ state }) => state === 'sealed')?.id ?? null;
  return (
    <main id="main" className="wide archive" tabIndex={-1}>
      <PageHead title="Archive"><p>Every run is sealed: each byte is signed, and anyone can check it. An archive from elsewhere is checked by dropping its file on this page.</p></PageHead>
      <ForeignArchive ownRun={newest} />
      <Contents all={all} view={asked === 'theses' ? 'theses' : null} />
    </main>
  );
}
