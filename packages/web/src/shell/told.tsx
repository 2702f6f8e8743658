// One line that screen readers speak: what happened, in words.
import { useSyncExternalStore, type ReactNode } from 'react';

let told = '';
const listeners = new Set<() => void>();

/** Says it aloud to who cannot see it. */
export function tell(words: string): void {
  told = words;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

export function ToldLine(): ReactNode {
  const words = useSyncExternalStore(subscribe, () => told);
  return <p className="vh" role="status" id="told">{words}</p>;
}
