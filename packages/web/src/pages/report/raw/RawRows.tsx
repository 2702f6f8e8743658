// The rows in the window, as text and nothing else; the value is marked.
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CaptureRows } from '@assay/record/api';
import { rawQueries, type RowText } from './raw-queries.ts';
import { rowHeight } from './window.ts';

type Marked = { readonly start: number; readonly end: number } | null;

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function RowLine({ row, marked }: { readonly row: RowText; readonly marked: Marked }): ReactNode {
  const { bytes, from, to } = row;
  const [start, end] = marked === null ? [0, 0] : [Math.max(marked.start, from) - from, Math.min(marked.end, to) - from];
  const body = end <= start ? textOf(bytes) : <>{textOf(bytes.subarray(0, start))}<mark>{textOf(bytes.subarray(start, end))}</mark>{textOf(bytes.subarray(end))}</>;
  return <div className="raw-row"><span className="ln">{row.begins ? row.line : ''}</span><code>{body}</code></div>;
}

type Props = { readonly run: string; readonly capture: string; readonly index: CaptureRows; readonly from: number; readonly to: number; readonly marked: Marked };

export function RawRows({ run, capture, index, from, to, marked }: Props): ReactNode {
  const first = Math.floor(from / index.every);
  const last = Math.floor(Math.max(from, to - 1) / index.every);
  const blocks = useQueries({ queries: Array.from({ length: last - first + 1 }, (_, at) => rawQueries.block({ run, capture }, index, first + at)) });
  const failed = blocks.find(({ error }) => error !== null)?.error;
  if (failed !== undefined && failed !== null) return <p className="raw-note" role="alert">These bytes could not be fetched: {failed.message}</p>;
  return Array.from({ length: to - from }, (_, at) => {
    const number = from + at;
    const row = blocks[Math.floor(number / index.every) - first]?.data?.[number % index.every];
    return row === undefined ? <div key={number} className="raw-row" style={{ height: rowHeight }} /> : <RowLine key={number} row={row} marked={marked} />;
  });
}
