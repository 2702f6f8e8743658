// From one page of a long list to the next.
import type { ReactNode } from 'react';

type Props = { /** Tells it from others on the same page. */ readonly label?: string; readonly page: number; readonly pages: number; readonly onPage: (page: number) => void };

export function Pager({ label = 'Pages of the list', page, pages, onPage }: Props): ReactNode {
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label={label}>
      <button type="button" className="button" disabled={page === 1} onClick={() => { onPage(page - 1); }}>Previous</button>
      <span>Page {page} of {pages}</span>
      <button type="button" className="button" disabled={page === pages} onClick={() => { onPage(page + 1); }}>Next</button>
    </nav>
  );
}
