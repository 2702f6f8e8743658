// The rows of a table that are in the document: those in the scrolled window and some around.
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export const tableRowHeight = 40;
const overscan = 10;

export type RowsWindow = { readonly scroller: RefObject<HTMLDivElement | null>; readonly from: number; readonly to: number; readonly onScroll: () => void; readonly show: (at: number) => void };

export function useRowsWindow(count: number): RowsWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState({ from: 0, to: 40 });
  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    const from = Math.max(0, Math.floor(box.scrollTop / tableRowHeight) - overscan);
    const to = Math.ceil((box.scrollTop + box.clientHeight) / tableRowHeight) + overscan;
    setRows((now) => (now.from === from && now.to === to ? now : { from, to }));
  }, []);
  useLayoutEffect(() => {
    onScroll();
    addEventListener('resize', onScroll);
    return () => { removeEventListener('resize', onScroll); };
  }, [onScroll, count]);
  const show = useCallback((at: number) => {
    const box = scroller.current;
    if (box === null) return;
    const top = at * tableRowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    // The head lies over the first row.
    else if (top + 2 * tableRowHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + 2 * tableRowHeight - box.clientHeight;
    onScroll();
  }, [onScroll]);
  return { scroller, from: Math.min(rows.from, count), to: Math.min(rows.to, count), onScroll, show };
}
