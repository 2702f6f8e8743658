import { expect, test } from 'vitest';
import { search, smallFence, verdictOf } from '../testing/small-fence.ts';
import { allowsFile, type Phase, type Scope } from './scope.ts';

const folder: Scope = { phase: null, files: { folders: ['captures'], files: ['notes/one.md'] } };

test.each(['captures/a.json', './captures/deep/a.json', 'notes/one.md'])('a file in the scope may be looked at: %s [FEN-SCOPE-1]', (file) => {
  expect(allowsFile(folder, file)).toBe(true);
});

test.each(['', 'captures', 'captures/../findings/a.md', 'captures_private/a.json', '/captures/a.json', '../captures/a.json', 'captures\\..\\a', 'captures/%2e%2e/a', 'C:/captures/a', '~/captures/a', 'captures/a\u0000.json', 'notes/one.md/two', 'notes/other.md'])('a file outside it may not: %j [FEN-SCOPE-1]', (file) => {
  expect(allowsFile(folder, file)).toBe(false);
});

test('a tool does not run for a file outside the scope, and its results are held to it as well [FEN-SCOPE-1]', async () => {
  const fence = smallFence('Sales were $7.2 billion.', { scope: folder });
  let ran = 0;
  const tracked = fence.track(({ file }: { readonly file: string }) => { ran += file.length; return [{ text: 'Sales were $7.2 billion.', file: 'findings/a.md' }]; }, { tool: 'grep', fileOf: (args) => args.file });
  expect((await tracked({ file: 'captures/../findings/a.md' })).notice).toBe('This phase may not look there.');
  expect(ran).toBe(0);
  expect((await tracked({ file: 'captures/a.json' })).passages).toEqual([]);
  expect(fence.state.calls.map((call) => call.outcome)).toEqual(['out-of-scope', 'out-of-scope']);
});

const phases: readonly (readonly [Phase, readonly string[]])[] = [
  [{ name: 'specialist-fidelity', specialist: 'value' }, ['own']], [{ name: 'report-to-specialist' }, ['finding']], [{ name: 'report-to-source' }, ['own', 'other']],
];

test.each(phases)('in the phase $name only its own kind of passage is seen [FEN-SCOPE-2]', async (phase, seen) => {
  const fence = smallFence('Sales were $7.2 billion.', { scope: { phase, files: null } });
  const shown = await search(fence, [
    { text: 'own', origin: { kind: 'capture', by: 'value' } }, { text: 'other', origin: { kind: 'capture', by: 'macro' } }, { text: 'finding', origin: { kind: 'finding', by: 'value' } }, { text: 'agent', origin: { kind: 'agent', by: 'writer' } },
  ]);
  expect(shown.passages.map((passage) => passage.text)).toEqual(seen);
});

test('a finding that says the same joins the chain and raises nothing [FEN-SCOPE-2]', async () => {
  const fence = smallFence('Sales were $7.2 billion.', { scope: { phase: { name: 'report-to-specialist' }, files: null } });
  const { passages } = await search(fence, [{ text: 'Sales were $7.2 billion.', origin: { kind: 'finding', by: 'value' } }]);
  const outcome = fence.submit({ claim: 'Sales were $7.2 billion', handles: passages.map((passage) => passage.handle) });
  expect(verdictOf(outcome)).toMatch(/^borne out/);
  expect(outcome.verdictFloor).toBeNull();
});

test('a passage of a linked agent is held to the scope of the one who cites it [FEN-SCOPE-2]', async () => {
  const upstream = smallFence('x', { name: 'up' });
  const { passages } = await search(upstream, [{ text: 'Sales were $7.2 billion.', origin: { kind: 'capture', by: 'macro' } }]);
  const fence = smallFence('Sales were $7.2 billion.', { scope: { phase: { name: 'specialist-fidelity', specialist: 'value' }, files: null } });
  fence.link(upstream);
  expect(fence.submit({ claim: 'Sales were $7.2 billion', handles: passages.map((passage) => passage.handle) }).code).toBe('out-of-scope');
  expect(fence.submit({ claim: 'Sales were $7.2 billion', quote: 'Sales were $7.2 billion.' }).code).toBe('out-of-scope');
});
