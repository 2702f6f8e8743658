// A user's library in memory over made-up reports, as app opens the true one.
import { openLibrary, openPassageIndex, prepareFile, type GivenOfFiling, type LibraryStore } from '@assay/knowledge';
import type { IngestedFilings } from '../../filing-library.ts';
import { nodeSha256 } from '../../testing/node-sha256.ts';

export type MadeUpReport = GivenOfFiling & { readonly name: string; readonly text: string };

export async function madeUpLibrary(reports: readonly MadeUpReport[]): Promise<IngestedFilings & { readonly spoil: () => void }> {
  const held = new Map<string, Uint8Array>();
  const store: LibraryStore = {
    get: (key) => Promise.resolve(held.get(key) ?? null), put: (key, bytes) => Promise.resolve(void held.set(key, bytes)),
    list: (prefix) => Promise.resolve([...held.keys()].filter((key) => key.startsWith(prefix)).sort()), remove: (key) => Promise.resolve(void held.delete(key)),
  };
  const library = await openLibrary({ store, sha256: nodeSha256, openIndex: () => openPassageIndex() });
  for (const { name, text, ...given } of reports) await library.add(await prepareFile({ name, bytes: new TextEncoder().encode(text), given }, { sha256: nodeSha256, resolve: () => null, now: () => '2025-01-01T00:00:00Z' }));
  return {
    choose: (wanted) => Promise.resolve(library.choose(wanted)), search: (question) => library.search(question), read: async (id) => (await library.read(id))?.captured ?? null,
    spoil: () => { for (const key of held.keys()) if (key.startsWith('bytes/')) held.set(key, new Uint8Array([0])); },
  };
}
