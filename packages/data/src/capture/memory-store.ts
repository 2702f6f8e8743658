// The store of tests and of runs that leave nothing behind.
import { checkStoreKey, type Store } from './store.ts';

export function openMemoryStore(): Store {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    get: (key) => {
      const bytes = kept.get(key);
      return Promise.resolve(bytes === undefined ? null : bytes.slice());
    },
    put: async (key, bytes) => {
      checkStoreKey(key);
      kept.set(key, Uint8Array.from(bytes));
      await Promise.resolve();
    },
    list: (prefix) => Promise.resolve([...kept.keys()].filter((key) => key.startsWith(prefix)).sort()),
  };
}
