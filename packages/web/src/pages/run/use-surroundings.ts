// How wide the page is, and how long the run has taken.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { nowMs } from './time-words.ts';
import type { WorkState } from './work-state.ts';

/** Below this the graph would not be readable. */
const narrow = '(max-width: 860px), print';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => { query.removeEventListener('change', listener); };
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}

/** Milliseconds since the run began, by the server's clock; while it is live, what passed here since the last event is added, a second at a time. */
export function useElapsed({ startedAt, now }: Pick<WorkState, 'startedAt' | 'now'>, live: boolean): number {
  const told = useRef({ now, here: nowMs() });
  if (told.current.now !== now) told.current = { now, here: nowMs() };
  const [, tick] = useState(0);
  useEffect(() => {
    if (!live) return undefined;
    const timer = setInterval(() => { tick((count) => count + 1); }, 1_000);
    return () => { clearInterval(timer); };
  }, [live]);
  if (startedAt === null || now === null) return 0;
  return now - startedAt + (live ? nowMs() - told.current.here : 0);
}
