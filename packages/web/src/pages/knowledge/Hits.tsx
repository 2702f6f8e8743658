// Passages that were found: where each stands, why it was found, its sentence, and the whole passage on demand.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SearchView } from '@assay/record/api';
import { get } from '../../api/client.ts';
import { dayWords } from '../../parts/day-words.ts';
import { Resource } from '../../parts/Resource.tsx';
import { Empty } from '../../parts/states.tsx';
import { aroundSentence, writeSearch, type Search } from './filters.ts';

type Hit = SearchView['hits'][number];

function Passage({ hit: { text, sentence, isTable } }: { readonly hit: Hit }): ReactNode {
  const parts = aroundSentence(text, sentence);
  if (isTable) return <pre className="passage">{text}</pre>;
  return <p className="passage">{parts === null ? text : <>{parts[0]}<mark>{parts[1]}</mark>{parts[2]}</>}</p>;
}

function Found({ hit }: { readonly hit: Hit }): ReactNode {
  const { company, ticker, form, period, title, section, page, sentence, text, why, isTable } = hit;
  const place = [form, period === null ? null : `for ${dayWords(period)}`, /^\d{1,2}[A-C]?$/.test(section) ? `Item ${section}` : section, page === null ? null : `page ${String(page)}`, isTable ? 'table' : null].filter((part) => part !== null && part !== '');
  const short = sentence ?? text.slice(0, 240);
  return (
    <li>
      <p className="where"><strong>{company ?? ticker ?? 'Unnamed'}</strong> · {place.join(' · ')}</p>
      <p className="title">{title}</p>
      {isTable ? null : <p className="sentence">{short}{sentence === null && text.length > 240 ? ' …' : ''}</p>}
      <p className="why">Found because: {why}</p>
      <details><summary>The whole passage</summary><Passage hit={hit} /></details>
    </li>
  );
}

export function Hits({ search }: { readonly search: Search }): ReactNode {
  const asked = writeSearch(search);
  const found = useQuery({ queryKey: ['search', asked], queryFn: ({ signal }) => get<SearchView>(`/search?limit=20&${asked}`, signal) });
  return (
    <Resource of={found} what="passages">
      {({ hits, searched }) => (
        <section aria-label={`Passages found: ${search.q}`}>
          <p className="counts" role="status">{hits.length === 0 ? 'No passage' : hits.length === 1 ? 'One passage' : `${String(hits.length)} passages, best first`}; {searched === 1 ? 'one filing was' : `${String(searched)} filings were`} searched.</p>
          {hits.length === 0 ? <Empty>{searched === 0 ? 'No filing fits the company, year and form. Leave one of them out.' : 'Nothing there answers these words. Say it in other words, or leave the section out.'}</Empty> : <ol className="hits">{hits.map((hit) => <Found key={`${hit.filing} ${String(hit.place.start)}`} hit={hit} />)}</ol>}
        </section>
      )}
    </Resource>
  );
}
