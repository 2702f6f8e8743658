// A choice of the reader that this browser remembers, one of a few names. Where storage is forbidden it lasts as long as the page.
import { useSyncExternalStore } from 'react';

export type Preference<Name extends string> = {
  readonly names: readonly Name[];
  readonly read: () => Name;
  readonly choose: (name: Name) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

type Making<Name extends string> = { readonly key: string; readonly names: readonly [Name, ...Name[]]; readonly apply?: (name: Name) => void };

function stored(key: string): string | null {
  try { return localStorage.getItem(key); } catch { return null; }
}

/** The first name is what holds where nothing was chosen, and is not stored. `apply` tells the document. */
export function makePreference<Name extends string>({ key, names, apply = () => undefined }: Making<Name>): Preference<Name> {
  const listeners = new Set<() => void>();
  const [usual] = names;
  let current = names.find((name) => name === stored(key)) ?? usual;
  if (current !== usual) apply(current);
  return {
    names,
    read: () => current,
    choose: (name) => {
      current = name;
      apply(name);
      try { if (name === usual) localStorage.removeItem(key); else localStorage.setItem(key, name); } catch { /* as said above */ }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
  };
}

export function usePreference<Name extends string>({ subscribe, read }: Preference<Name>): Name {
  return useSyncExternalStore(subscribe, read);
}
