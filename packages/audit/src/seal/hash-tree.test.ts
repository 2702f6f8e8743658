import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SealedFile } from '@assay/record';
import { leafHash, treeRoot } from './hash-tree.ts';
import { isSealedPath } from './sealed-path.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const file = (path: string): SealedFile => ({ path, size: 1, sha256: sha256(new TextEncoder().encode(path)) });
const node = (left: string, right: string): string => createHash('sha256').update(Buffer.concat([Buffer.of(1), Buffer.from(left, 'hex'), Buffer.from(right, 'hex')])).digest('hex');

test('the root of nothing is the hash of nothing, of one file its leaf', () => {
  expect(treeRoot([], sha256)).toBe(sha256(new Uint8Array()));
  expect(treeRoot([file('a')], sha256)).toBe(leafHash(file('a'), sha256));
});

test('seven leaves make the tree that RFC 6962 draws: four, two and one [VAULT-SEAL-6]', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(file);
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = files.map((each) => leafHash(each, sha256));
  expect(treeRoot(files, sha256)).toBe(node(node(node(a, b), node(c, d)), node(node(e, f), g)));
});

test('a leaf hash begins with a zero byte and a node hash with a one, so neither stands for the other [VAULT-SEAL-6]', () => {
  const leaf = createHash('sha256').update(Buffer.concat([Buffer.of(0), Buffer.from(`{"path":"a","sha256":"${file('a').sha256}","size":1}`)])).digest('hex');
  expect(leafHash(file('a'), sha256)).toBe(leaf);
});

test('a sealed name never leaves its folder [VAULT-SEAL-5]', () => {
  const refused = ['', '..', '../a', 'a/../b', '/a', 'a//b', 'a/', 'C:\\a', 'a\\b', '.hidden', 'a/.hidden', 'a\0b', 'a\u202eb', 'nul', 'con.txt', 'a.', 'a ', 'e\u0301', 'x'.repeat(201)];
  expect(refused.filter(isSealedPath)).toEqual([]);
  expect(['report.md', 'captures/cap_0123', 'captures/cap_0123.json', 'Umsätze.md'].filter((path) => !isSealedPath(path))).toEqual([]);
});
