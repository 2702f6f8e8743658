// What the library holds, a line each.
import type { ReactNode } from 'react';
import type { LibraryView } from '@assay/record/api';
import { dayWords } from '../../parts/day-words.ts';
import { Empty } from '../../parts/states.tsx';
import { webAddress } from './filters.ts';

type Entry = LibraryView['documents'][number];

function Row({ entry }: { readonly entry: Entry }): ReactNode {
  const { company, form, period, filed, fiscalYear, chunks, tables, itemCount, pageCount, source, url, ingestedAt } = entry;
  const address = webAddress(url);
  return (
    <tr>
      <th scope="row">{company.name ?? company.ticker ?? 'Unnamed'}<span className="under">{company.ticker ?? ''}</span></th>
      <td data-label="Form">{form}{fiscalYear === null ? '' : `, fiscal ${String(fiscalYear)}`}<span className="under">{[period === null ? null : `for ${dayWords(period)}`, filed === null ? null : `filed ${dayWords(filed)}`].filter((part) => part !== null).join(' · ')}</span></td>
      <td data-label="Holds">{chunks} passages, {tables} tables<span className="under">{pageCount === null ? `${String(itemCount)} items` : `${String(pageCount)} pages`}</span></td>
      <td data-label="From">{address === null ? source : <a href={address} rel="noreferrer" target="_blank">{source}</a>}<span className="under">taken in {dayWords(ingestedAt)}</span></td>
    </tr>
  );
}

export function Documents({ library: { documents, total, next } }: { readonly library: LibraryView }): ReactNode {
  if (documents.length === 0) return <Empty>No filing fits these filters.</Empty>;
  return (
    <>
      <table className="table documents"><thead><tr><th scope="col">Company</th><th scope="col">Filing</th><th scope="col">Holds</th><th scope="col">From</th></tr></thead><tbody>{documents.map((entry) => <Row key={entry.id} entry={entry} />)}</tbody></table>
      {next === null ? null : <p className="counts">The first {documents.length} of {total} are shown; name a company, year or form to see others.</p>}
    </>
  );
}
