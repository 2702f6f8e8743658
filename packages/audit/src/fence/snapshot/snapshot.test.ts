import { canonicalJson, parseJson } from '@assay/record';
import { expect, test } from 'vitest';
import type { Fence } from '../open-fence.ts';
import { search, sha256, smallFence } from '../testing/small-fence.ts';
import { FenceGroup } from '../chain/fence-group.ts';
import { restoreGroup, snapshotGroup } from './group-snapshot.ts';
import { restoreFence, snapshotFence } from './snapshot.ts';

const document = 'Revenue was $5.1 billion in FY2025. Net income was $1.0 billion in FY2025.';

async function used(): Promise<Fence> {
  const fence = smallFence(document, { name: 'one' });
  await search(fence, [{ text: 'Revenue was $5.1 billion in FY2025.', file: 'a.txt' }], 'revenue');
  await search(fence, { error: 'broken' }, 'profit was 1000 million');
  fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', quote: 'Revenue was $5.1 billion in FY2025.' });
  fence.submit({ claim: 'Net income was $1.0 billion in FY2025', quote: 'invented' });
  return fence;
}

test('a restored fence is the same fence: calls, passages, both kinds of submissions, numbers and echoes [FEN-SNAP-1]', async () => {
  const fence = await used();
  const restored = restoreFence(snapshotFence(fence), { document, sha256 });
  expect(snapshotFence(restored)).toBe(snapshotFence(fence));
  const shown = await search(restored, ['profit was 1000 million'], 'x');
  expect(shown.passages).toEqual([]);
  expect(restored.state.calls.at(-1)?.number).toBe(2);
  expect(restored.submit({ claim: 'Revenue was $5.1 billion in FY2025', quote: 'Revenue was $5.1 billion in FY2025.' }).supports).toBe(true);
});

test('a changed snapshot is refused, with a hash kept elsewhere also a clever one [FEN-SNAP-1]', async () => {
  const text = snapshotFence(await used());
  expect(() => restoreFence(text.replaceAll('5.1', '9.9'), { document, sha256 })).toThrow('was changed');
  const { fence, sha256: hash } = parseJson(text) as { readonly fence: object; readonly sha256: string };
  const clever = { ...fence, begun: 0 };
  const resealed = canonicalJson({ fence: clever, sha256: sha256(new TextEncoder().encode(canonicalJson(clever))) });
  expect(() => restoreFence(resealed, { document, sha256, expected: hash })).toThrow('was changed');
});

test('a snapshot of another document, scope or capture is refused [FEN-SNAP-1]', async () => {
  const text = snapshotFence(await used());
  expect(() => restoreFence(text, { document: 'Another.', sha256 })).toThrow('another document');
  expect(() => restoreFence(text, { document, sha256, scope: { phase: { name: 'report-to-source' }, files: null } })).toThrow('another scope');
  const fence = smallFence(document, { captureText: () => 'Revenue was $5.1 billion in FY2025.' });
  await search(fence, [{ text: 'Revenue was $5.1 billion', capture: { id: 'c', start: 0 } }]);
  expect(() => restoreFence(snapshotFence(fence), { document, sha256, captureText: () => 'Revenue was $4.9 billion.' })).toThrow('does not stand in its capture');
});

test.each(['', '{}', 'null', '[]', '{"fence":{},"sha256":"x"}'])('what is no snapshot is refused: %j [FEN-SNAP-1]', (text) => {
  expect(() => restoreFence(text, { document, sha256 })).toThrow('no snapshot');
});

test('a group is restored with its links [FEN-SNAP-1]', async () => {
  const group = new FenceGroup();
  for (const name of ['down', 'up']) group.open({ name, document, sha256 });
  group.link('down', ['up']);
  await search(group.get('up'), ['Revenue was $5.1 billion in FY2025.']);
  const restored = restoreGroup(snapshotGroup(group), () => ({ document, sha256 }));
  expect(snapshotGroup(restored)).toBe(snapshotGroup(group));
  expect(restored.get('down').submit({ claim: 'Revenue was $5.1 billion in FY2025', quote: 'Revenue was $5.1 billion in FY2025.' }).supports).toBe(true);
});
