// What every store must hold, whatever it writes to. A driver's test runs each law on a new, empty store.
import assert from 'node:assert/strict';
import type { Store } from '../capture/store.ts';

export type StoreLaw = { readonly title: string; readonly check: (store: Store) => Promise<void> };

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | null): string | null => (bytes === null ? null : new TextDecoder().decode(bytes));

/** Named here so that each check knows its type. */
function law(title: string, check: StoreLaw['check']): StoreLaw {
  return { title, check };
}

export const storeLaws: readonly StoreLaw[] = [
  law('a key that was never put has no bytes', async (store) => {
    assert.equal(await store.get('captures/none'), null);
  }),
  law('what was put comes back byte for byte, empty and binary alike', async (store) => {
    const binary = Uint8Array.from({ length: 256 }, (_, at) => at);
    await store.put('a/binary', binary);
    await store.put('a/empty', new Uint8Array());
    assert.deepEqual([...(await store.get('a/binary')) ?? []], [...binary]);
    assert.equal((await store.get('a/empty'))?.length, 0);
  }),
  law('a later put replaces the whole entry', async (store) => {
    await store.put('a/key', bytesOf('a long first value'));
    await store.put('a/key', bytesOf('short'));
    assert.equal(textOf(await store.get('a/key')), 'short');
  }),
  law('bytes handed out are a copy', async (store) => {
    await store.put('a/key', bytesOf('kept'));
    (await store.get('a/key'))?.fill(0);
    assert.equal(textOf(await store.get('a/key')), 'kept');
  }),
  law('bytes taken in are a copy', async (store) => {
    const mine = bytesOf('kept');
    await store.put('a/key', mine);
    mine.fill(0);
    assert.equal(textOf(await store.get('a/key')), 'kept');
  }),
  law('a list holds the keys under a prefix, sorted', async (store) => {
    for (const key of ['b/2', 'b/10', 'a/1', 'b/1.json', 'bb/1']) await store.put(key, bytesOf(key));
    assert.deepEqual(await store.list('b/'), ['b/1.json', 'b/10', 'b/2']);
    assert.deepEqual(await store.list('nothing/'), []);
  }),
  law('concurrent puts of one key leave one of them whole', async (store) => {
    const values = Array.from({ length: 20 }, (_, at) => String.fromCharCode(97 + at).repeat(20_000 - at * 700));
    await Promise.all(values.map((value) => store.put('a/contested', bytesOf(value))));
    assert.ok(values.includes(textOf(await store.get('a/contested')) ?? ''));
  }),
  law('a key that could leave the store is refused', async (store) => {
    for (const key of ['../up', 'a/../../b', '/root', 'a//b', '', 'a/.hidden', 'a\\b', 'a\0b', 'ü']) await assert.rejects(() => store.put(key, bytesOf('x')), RangeError, key);
  }),
];
