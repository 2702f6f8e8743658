// Every claim of a run as a row, with the same drawer as the report.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useParams, useSearch } from 'wouter';
import type { ClaimTable } from '@assay/record/api';
import { pageQueries } from '../../api/page-queries.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Empty, Loading } from '../../parts/states.tsx';
import { useKeys } from '../../shell/keys.ts';
import { tell } from '../../shell/told.tsx';
import { BarContext } from '../report/BarContext.tsx';
import { Drawer } from '../report/Drawer.tsx';
import { EvidencePanel } from '../report/EvidencePanel.tsx';
import { NoReport } from '../report/NoReport.tsx';
import { OpenRaw } from '../report/OpenRaw.tsx';
import { linkKeys } from '../report/use-report-keys.ts';
import { useAddress } from '../report/use-address.ts';
import { useClicks } from '../report/use-clicks.ts';
import { usePrefetch } from '../report/use-prefetch.ts';
import { ClaimsTable } from './ClaimsTable.tsx';
import { Filters } from './Filters.tsx';
import { readTable, rowsFor, untouched, writeTable, type Column, type TableState } from './table-state.ts';
import { useRowsWindow } from './use-rows-window.ts';
import '../report/sheet.css';
import './evidence.css';

function useTableState(): readonly [TableState, (next: TableState) => void] {
  const search = useSearch();
  const state = useMemo(() => readTable(search), [search]);
  return [state, useCallback((next) => { history.replaceState(null, '', location.pathname + writeTable(next) + location.hash); }, [])];
}

function Evidence({ run, table }: { readonly run: string; readonly table: ClaimTable }): ReactNode {
  const [state, setState] = useTableState();
  const [address, go] = useAddress();
  const byKeyboard = useRef(false);
  const rows = useMemo(() => rowsFor(table.rows, state), [table, state]);
  const window = useRowsWindow(rows.length);
  const { claim } = address;
  usePrefetch({ run, from: claim ?? 0, count: table.rows.length });
  const open = useCallback((number: number, keyboard: boolean) => { byKeyboard.current = keyboard; go({ claim: number }, 'push'); }, [go]);
  const show = window.show;
  const focus = useCallback((number: number) => {
    const at = rows.findIndex((row) => row.number === number);
    if (at < 0) return;
    show(at);
    requestAnimationFrame(() => { document.getElementById(`row-${String(number)}`)?.focus({ preventScroll: true }); });
  }, [rows, show]);
  const article = useRef(null);
  const onClick = useClicks({ claims: { open, focus }, article, go });
  const step = (by: number, passes: (at: number) => boolean = () => true): void => {
    for (let at = rows.findIndex((row) => row.number === claim) + by; at >= 0 && at < rows.length; at += by) {
      const row = rows[at];
      if (row === undefined || !passes(at)) continue;
      byKeyboard.current = false;
      go({ claim: row.number }, 'replace');
      focus(row.number);
      return;
    }
    tell(by > 0 ? 'No further claim.' : 'No earlier claim.');
  };
  const close = (): void => { go({ claim: null, show: null }, 'replace'); if (claim !== null) focus(claim); };
  useKeys({
    letters: { ...linkKeys, j: () => { step(1); }, k: () => { step(-1); }, n: () => { step(1, (at) => rows[at]?.strength !== 'strong'); } },
    others: { Escape: () => { if (claim !== null && document.querySelector(':popover-open, dialog[open]') === null) close(); } },
  });
  useEffect(() => {
    const number = Number(/^#c(\d{1,6})/.exec(location.hash)?.[1] ?? 0);
    if (number > 0) focus(number);
  }, []);
  const sort = (column: Column): void => { setState({ ...state, sort: column, down: state.sort === column && !state.down }); };
  return (
    <div className="page evidence-page" onClick={onClick}>
      <main id="main" tabIndex={-1}>
        <PageHead title="Evidence"><p>Every claim of “{table.name}”, with its verdict and what it rests on.</p></PageHead>
        <Filters all={table.rows} shown={rows} state={state} onChange={setState} />
        {rows.length === 0 ? <Empty action={table.rows.length === 0 ? undefined : <button type="button" className="button" onClick={() => { setState(untouched); }}>Show all claims</button>}>{table.rows.length === 0 ? 'The report makes no claim.' : 'No claim fits.'}</Empty>
          : <ClaimsTable rows={rows} state={state} claim={claim} window={window} onSort={sort} onOpen={open} />}
      </main>
      <Drawer open={claim !== null} onClose={close}>{claim === null ? <section className="panel open" id="reading" tabIndex={-1}><h3>Choose a claim</h3><p className="why">A row opens the chain from its sentence to the bytes. <kbd>j</kbd> and <kbd>k</kbd> go along the rows that are shown.</p></section> : <EvidencePanel run={run} claim={claim} wantsFocus={byKeyboard.current} />}</Drawer>
      <OpenRaw run={run} address={address} go={go} />
    </div>
  );
}

export function EvidencePage(): ReactNode {
  const { run = '' } = useParams<{ run: string }>();
  const table = useQuery(pageQueries.table(run));
  if (table.data !== undefined) return <><BarContext ticker={table.data.ticker} /><Evidence key={run} run={run} table={table.data} /></>;
  if (table.error !== null) return <NoReport run={run} failure={table.error} onRetry={() => { void table.refetch(); }} />;
  return <main id="main" className="plain" tabIndex={-1}><Loading what="the claims" /></main>;
}
