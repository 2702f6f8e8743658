// All claims as a table. However many they are, only the rows in the window are in the document.
import type { ReactNode } from 'react';
import type { ClaimRow } from '@assay/record/api';
import { VerdictTip } from '../../parts/VerdictTip.tsx';
import { columnNames, columns, type Column, type TableState } from './table-state.ts';
import { tableRowHeight, type RowsWindow } from './use-rows-window.ts';

type HeadProps = { readonly column: Column; readonly state: TableState; readonly onSort: (column: Column) => void };

function Head({ column, state: { sort, down }, onSort }: HeadProps): ReactNode {
  const isSorted = sort === column;
  return <th scope="col" className={`col-${column}`} aria-sort={isSorted ? (down ? 'descending' : 'ascending') : undefined}><button type="button" onClick={() => { onSort(column); }}>{columnNames[column]}<span aria-hidden="true">{isSorted ? (down ? ' ↓' : ' ↑') : ''}</span></button></th>;
}

function Line({ row, at, isOpen, onOpen }: { readonly row: ClaimRow; readonly at: number; readonly isOpen: boolean; readonly onOpen: (claim: number, byKeyboard: boolean) => void }): ReactNode {
  const { number, verdict, text, right } = row;
  return (
    <tr aria-rowindex={at + 2} aria-current={isOpen ? 'true' : undefined} onClick={(event) => { event.preventDefault(); onOpen(number, event.detail === 0); }}>
      <td className="num">{number}</td>
      <td><VerdictTip verdict={verdict} /></td>
      <th scope="row"><a href={`#c${String(number)}`} id={`row-${String(number)}`}>{text}</a>{right === null ? null : <span className="right"> right: {right}</span>}</th>
      {(['section', 'metric', 'entity', 'period'] as const).map((name) => <td key={name} title={row[name]}>{row[name]}</td>)}
      <td className="num" title={row.value}>{row.value}</td>
      <td title={row.source}>{row.source}</td>
    </tr>
  );
}

type Props = { readonly rows: readonly ClaimRow[]; readonly state: TableState; readonly claim: number | null; readonly window: RowsWindow; readonly onSort: (column: Column) => void; readonly onOpen: (claim: number, byKeyboard: boolean) => void };

export function ClaimsTable({ rows, state, claim, window, onSort, onOpen }: Props): ReactNode {
  const { scroller, from, to, onScroll } = window;
  return (
    <div className="claims-scroll" ref={scroller} onScroll={onScroll} tabIndex={0} role="group" aria-label="All claims">
      <table className="claims-table" aria-rowcount={rows.length + 1}>
        <thead><tr aria-rowindex={1}>{columns.map((column) => <Head key={column} column={column} state={state} onSort={onSort} />)}</tr></thead>
        <tbody>
          {from > 0 ? <tr aria-hidden="true" className="spacer"><td colSpan={columns.length} style={{ height: from * tableRowHeight }} /></tr> : null}
          {rows.slice(from, to).map((row, index) => <Line key={row.number} row={row} at={from + index} isOpen={row.number === claim} onOpen={onOpen} />)}
          {to < rows.length ? <tr aria-hidden="true" className="spacer"><td colSpan={columns.length} style={{ height: (rows.length - to) * tableRowHeight }} /></tr> : null}
        </tbody>
      </table>
    </div>
  );
}
