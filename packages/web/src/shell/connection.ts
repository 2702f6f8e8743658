// Whether the server answers, as the last requests told. Nothing asks it in vain while it does.
import type { QueryCache } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiProblem } from '../api/client.ts';

let reachable = true;
const listeners = new Set<() => void>();

function say(now: boolean): void {
  if (now === reachable) return;
  reachable = now;
  for (const listener of listeners) listener();
}

/** Hears every request of the pages; gives the way to stop. */
export function hearRequests(cache: QueryCache): () => void {
  return cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success') say(true);
    if (action.type === 'failed' || action.type === 'error') say(!(action.error instanceof ApiProblem && action.error.status === 0));
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => reachable);
}

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('offline', listener);
  addEventListener('online', listener);
  return () => { removeEventListener('offline', listener); removeEventListener('online', listener); };
}

/** What the browser says of its own network. The server may answer all the same, being on this machine. */
export function useNetwork(): boolean {
  return useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
}
