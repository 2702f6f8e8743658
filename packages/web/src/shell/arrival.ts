// A new page begins at its top, with the focus on its content, as a new document would.
import { useEffect, useRef } from 'react';

/** A page's code may still be on its way, and it may show that it loads before it shows itself. */
const patienceMs = 10_000;

function focusMain(): void {
  const { activeElement, body } = document;
  // Whoever has gone on already, or a page that chose its own beginning, is not called back.
  if (activeElement === null || activeElement === body) document.getElementById('main')?.focus({ preventScroll: true });
}

/** Until the reader does something, the content has the focus, however often it is replaced. */
function followMain(): () => void {
  const observer = new MutationObserver(focusMain);
  const acts = ['keydown', 'pointerdown'] as const;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, stop, true);
  };
  const timer = setTimeout(stop, patienceMs);
  for (const act of acts) addEventListener(act, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

export function useArrival(path: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) { first.current = false; return undefined; }
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    return followMain();
  }, [path]);
}
