// The window over a capture: where it stands, and how it comes to a byte or a line.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CaptureRows } from '@assay/record/api';
import { rawQueries, type RowText } from './raw-queries.ts';
import { blockOfByte, blockOfLine, rowsInView, scrollTo } from './window.ts';

type Of = { readonly run: string; readonly capture: string; readonly index: CaptureRows };
export type RawWindow = {
  readonly scroller: RefObject<HTMLDivElement | null>; readonly from: number; readonly to: number; readonly onScroll: () => void;
  readonly toByte: (byte: number) => Promise<void>;
  /** False where there is no such line. */
  readonly toLine: (line: number) => Promise<boolean>;
};

export function useRawWindow({ run, capture, index }: Of): RawWindow {
  const client = useQueryClient();
  const scroller = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState({ from: 0, to: 0 });
  const look = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    const next = rowsInView(index, { scrollTop: box.scrollTop, height: box.clientHeight });
    setRows((now) => (now.from === next.from && now.to === next.to ? now : next));
  }, [index]);
  useLayoutEffect(() => {
    look();
    addEventListener('resize', look);
    return () => { removeEventListener('resize', look); };
  }, [look]);
  const find = useCallback(async (block: number, fits: (row: RowText) => boolean): Promise<boolean> => {
    for (let at = block; at < index.offsets.length && at <= block + 1; at += 1) {
      const found = (await client.fetchQuery(rawQueries.block({ run, capture }, index, at))).findIndex(fits);
      const box = scroller.current;
      if (found < 0 || box === null) continue;
      box.scrollTop = scrollTo(index, at * index.every + found, box.clientHeight);
      look();
      return true;
    }
    return false;
  }, [client, run, capture, index, look]);
  return {
    scroller, ...rows, onScroll: look,
    toByte: useCallback(async (byte) => { await find(blockOfByte(index, byte), ({ from, to }) => byte >= from && byte < Math.max(to, from + 1)); }, [find, index]),
    toLine: useCallback((line) => find(blockOfLine(index, line), (row) => row.line === line && row.begins), [find, index]),
  };
}
