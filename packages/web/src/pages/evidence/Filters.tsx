// What narrows the table, and what takes it along.
import { useState, type ReactNode } from 'react';
import type { ClaimRow } from '@assay/record/api';
import { asTsv, choices, columnNames, untouched, valuesOf, type Choice, type TableState } from './table-state.ts';

type ChoiceProps = { readonly field: Choice; readonly rows: readonly ClaimRow[]; readonly value: string; readonly onChange: (value: string) => void };

function ChoiceOf({ field, rows, value, onChange }: ChoiceProps): ReactNode {
  const values = valuesOf(rows, field);
  return <label>{columnNames[field]}<select value={value} onChange={({ target }) => { onChange(target.value); }}><option value="">all</option>{value !== '' && !values.includes(value) ? <option>{value}</option> : null}{values.map((one) => <option key={one}>{one}</option>)}</select></label>;
}

type Props = { readonly all: readonly ClaimRow[]; readonly shown: readonly ClaimRow[]; readonly state: TableState; readonly onChange: (next: TableState) => void };

export function Filters({ all, shown, state, onChange }: Props): ReactNode {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(asTsv(shown));
      setSaid(`${String(shown.length)} rows copied.`);
    } catch {
      setSaid('The browser refused to copy.');
    }
  };
  const isTouched = choices.some((name) => state[name] !== '') || state.words !== '';
  return (
    <form className="claim-filters" role="search" aria-label="Claims" onSubmit={(event) => { event.preventDefault(); }}>
      <label>Words<input type="search" value={state.words} data-search="" onChange={({ target }) => { onChange({ ...state, words: target.value }); }} /></label>
      {choices.map((field) => <ChoiceOf key={field} field={field} rows={all} value={state[field]} onChange={(value) => { onChange({ ...state, [field]: value }); }} />)}
      <button type="button" className="button" disabled={!isTouched} onClick={() => { onChange({ ...untouched, sort: state.sort, down: state.down }); }}>Show all</button>
      <button type="button" className="button" onClick={() => { void copy(); }}>Copy as TSV</button>
      <span className="filters-said" role="status">{said === '' ? `${String(shown.length)} of ${String(all.length)} claims` : said}</span>
    </form>
  );
}
