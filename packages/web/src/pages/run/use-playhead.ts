// The moment that is shown: the newest, which follows the run, or one that the reader went back to. It stands in the address as `at`.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { WorkEvent } from './work-events.ts';

export type Playhead = {
  /** Number of the last event that counts; null follows the newest. */
  readonly at: number | null;
  readonly set: (at: number | null) => void;
  /** The events up to it. */
  readonly shown: readonly WorkEvent[];
};

/** An address is written once the reader rests: browsers refuse to write many in a row. */
const restMs = 250;

function readAt(text: string | null): number | null {
  const at = Number(text ?? '');
  return text !== null && Number.isSafeInteger(at) && at >= 0 ? at : null;
}

function upTo(events: readonly WorkEvent[], at: number): readonly WorkEvent[] {
  const end = events.findIndex(({ seq }) => seq > at);
  return end < 0 ? events : events.slice(0, end);
}

export function usePlayhead(events: readonly WorkEvent[]): Playhead {
  const [search, setSearch] = useSearchParams();
  const told = readAt(search.get('at'));
  const [at, setAt] = useState(told);
  const written = useRef(told);
  // The address changed by itself: back, forward, or a link.
  useEffect(() => { if (told !== written.current) { written.current = told; setAt(told); } }, [told]);
  useEffect(() => {
    if (at === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = at;
      setSearch((before) => { const after = new URLSearchParams(before); if (at === null) after.delete('at'); else after.set('at', String(at)); return after; }, { replace: true });
    }, restMs);
    return () => { clearTimeout(timer); };
  }, [at, setSearch]);
  return { at, set: setAt, shown: at === null ? events : upTo(events, at) };
}

/** The step that is looked at; it stands in the address as `step`. */
export function useSelection(): readonly [step: string | null, select: (step: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const select = useCallback((step: string | null): void => {
    setSearch((before) => { const after = new URLSearchParams(before); if (step === null) after.delete('step'); else after.set('step', step); return after; }, { replace: true });
  }, [setSearch]);
  return [search.get('step'), select];
}
