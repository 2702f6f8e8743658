// The library: filings that were taken in, and their words, searched.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import type { LibraryView } from '@assay/record/api';
import { get } from '../../api/client.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Resource } from '../../parts/Resource.tsx';
import { Empty } from '../../parts/states.tsx';
import { useMay } from '../../shell/session.ts';
import { Documents } from './Documents.tsx';
import { listSearch, readSearch, writeSearch, type Search } from './filters.ts';
import { Hits } from './Hits.tsx';
import { SearchForm } from './SearchForm.tsx';
import { UploadFiling } from './UploadFiling.tsx';
import './knowledge.css';

function count(of: number, one: string, many: string): string {
  return `${String(of)} ${of === 1 ? one : many}`;
}

function Counts({ counts }: Pick<LibraryView, 'counts'>): ReactNode {
  return <p className="counts">{count(counts.documents, 'filing', 'filings')} of {count(counts.companies, 'company', 'companies')}: {count(counts.passages, 'passage', 'passages')} and {count(counts.tables, 'table', 'tables')} can be searched.</p>;
}

function Contents({ library, search, onSearch }: { readonly library: LibraryView; readonly search: Search; readonly onSearch: (next: Search) => void }): ReactNode {
  const may = useMay('analyst');
  if (library.counts.documents === 0) return <><Empty>The library is empty. Hand in a filing here, or run <code>assay ingest AAPL --forms 10-K</code> to take the filings of a company in from EDGAR.</Empty>{may ? <UploadFiling open /> : <p>Handing in filings takes the role analyst.</p>}</>;
  return (
    <>
      <Counts counts={library.counts} />
      <SearchForm key={writeSearch(search)} search={search} onSearch={onSearch} />
      {search.q === '' ? <Documents library={library} /> : <Hits search={search} />}
      {may ? <UploadFiling open={false} /> : null}
    </>
  );
}

export function KnowledgePage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  const asked = listSearch(search);
  const library = useQuery({ queryKey: ['library', asked], queryFn: ({ signal }) => get<LibraryView>(`/library?limit=500${asked === '' ? '' : `&${asked}`}`, signal), placeholderData: keepPreviousData });
  return (
    <main id="main" className="plain knowledge" tabIndex={-1}>
      <PageHead title="Knowledge"><p>Filings that were taken in, cut into passages. Questions on what filings say are answered from here.</p></PageHead>
      <Resource of={library} what="the library">{(found) => <Contents library={found} search={search} onSearch={(next) => { setParams(new URLSearchParams(writeSearch(next))); }} />}</Resource>
    </main>
  );
}
