// A capture by rows: its index once, its bytes block by block, by ranges.
import { queryOptions } from '@tanstack/react-query';
import type { CaptureRows } from '@assay/record/api';
import { get, getBytes } from '../../../api/client.ts';
import { readRows, type Row } from '../../../raw/read-rows.ts';
import { bytesOfBlock } from './window.ts';

export type RowText = Row & { readonly bytes: Uint8Array };
type Of = { readonly run: string; readonly capture: string };

const kept = { staleTime: Infinity } as const;

export const rawQueries = {
  rows: ({ run, capture }: Of) => queryOptions({ queryKey: ['run', run, 'rows', capture], queryFn: ({ signal }) => get<CaptureRows>(`/runs/${run}/captures/${capture}/rows`, signal), ...kept }),
  block: ({ run, capture }: Of, index: CaptureRows, block: number) => queryOptions({
    queryKey: ['run', run, 'bytes', capture, block], ...kept, gcTime: 60_000,
    queryFn: async (): Promise<readonly RowText[]> => {
      const { from, to } = bytesOfBlock(index, block);
      if (to <= from) return [];
      const { bytes } = await getBytes(`/runs/${run}/captures/${capture}`, { from, to: to - 1 });
      const start = { offset: from, line: index.lineOf[block] ?? 1, begins: index.begins[block] ?? true };
      return [...readRows(bytes, start)].map((row) => ({ ...row, bytes: bytes.subarray(row.from - from, row.to - from) }));
    },
  }),
} as const;
