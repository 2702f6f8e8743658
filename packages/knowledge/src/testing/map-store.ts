// A library's store in memory, for tests; what it holds can be looked at and spoilt.
import type { LibraryStore } from '../library/library-store.ts';

export type MapStore = LibraryStore & { readonly held: Map<string, Uint8Array> };

export function openMapStore(): MapStore {
  const held = new Map<string, Uint8Array>();
  return {
    held,
    get: (key) => Promise.resolve(held.get(key) ?? null),
    put: (key, bytes) => { held.set(key, bytes.slice()); return Promise.resolve(); },
    list: (prefix) => Promise.resolve([...held.keys()].filter((key) => key.startsWith(prefix)).sort()),
    remove: (key) => { held.delete(key); return Promise.resolve(); },
  };
}
