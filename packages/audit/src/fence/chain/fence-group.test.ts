import { expect, test } from 'vitest';
import { search, sha256, smallFence } from '../testing/small-fence.ts';
import { FenceGroup } from './fence-group.ts';

const document = 'Sales were $7.2 billion in 2024. The auditor resigned.';

function open(...names: readonly string[]): FenceGroup {
  const group = new FenceGroup();
  for (const name of names) group.open({ name, document, sha256 });
  return group;
}

test('what another agent found may be cited over links only, one way, through several, and round a ring [FEN-LINK-1]', async () => {
  const group = open('a', 'b', 'c');
  const { passages } = await search(group.get('a'), ['Sales were $7.2 billion in 2024.']);
  const sent = { claim: 'Sales were $7.2 billion in 2024', handles: passages.map((passage) => passage.handle) };
  expect(group.get('c').submit(sent).code).toBe('no-search');
  group.link('b', ['a']);
  group.link('c', ['b']);
  expect(group.get('c').submit(sent).supports).toBe(true);
  await search(group.get('c'), ['The auditor resigned.']);
  expect(group.get('a').submit({ claim: 'The auditor resigned', quote: 'The auditor resigned.' }).code).toBe('quote-not-found');
  group.link('a', ['c']);
  expect(group.get('a').submit({ claim: 'The auditor resigned', quote: 'The auditor resigned.' }).supports).toBe(true);
});

test('results from before a reset can no longer be cited, and their record stays [FEN-LINK-1]', async () => {
  const fence = smallFence(document);
  await search(fence, ['The auditor resigned.']);
  fence.reset();
  expect(fence.submit({ claim: 'The auditor resigned', quote: 'The auditor resigned.' }).code).toBe('no-search');
  expect(fence.state.calls).toHaveLength(1);
});

test('an agent’s text is no evidence, however it was fetched [FEN-LAUNDER-1]', async () => {
  const group = open('writer', 'auditor');
  group.link('auditor', ['writer']);
  const { passages } = await search(group.get('auditor'), [{ text: 'The writer says: the auditor resigned.', origin: { kind: 'agent', by: 'writer' } }]);
  expect(group.get('auditor').submit({ claim: 'The auditor resigned', handles: passages.map((passage) => passage.handle) }).code).toBe('agent-text');
});

test('an agent’s text leads to the captures of what it had accepted, and to nothing else [FEN-LAUNDER-1]', async () => {
  const group = open('analyst', 'writer', 'auditor');
  group.link('auditor', ['writer']);
  group.link('writer', ['analyst']);
  const analyst = group.get('analyst');
  await search(analyst, [{ text: 'Sales were $7.2 billion in 2024.', file: 'captures/sales.txt' }]);
  analyst.submit({ claim: 'Sales were $7.2 billion in 2024', quote: 'Sales were $7.2 billion in 2024.' });
  const auditor = group.get('auditor');
  const { passages } = await search(auditor, [{ text: 'As the analyst found, sales were $7.2 billion in 2024. The auditor resigned.', origin: { kind: 'agent', by: 'writer' } }]);
  const handles = passages.map((passage) => passage.handle);
  const outcome = auditor.submit({ claim: 'Sales were $7.2 billion in 2024', handles });
  expect(outcome).toMatchObject({ supports: true, through: [{ fence: 'analyst', submission: 0 }] });
  expect(auditor.submit({ claim: 'The auditor resigned', handles }).code).toBe('agent-text');
  expect(group.traceChain('auditor', 0).map((link) => link.stage)).toEqual(['claim', 'agent', 'passage', 'call']);
});

test('a proof that an agent had refused stands for nothing [FEN-LAUNDER-1]', async () => {
  const group = open('analyst', 'auditor');
  group.link('auditor', ['analyst']);
  await search(group.get('analyst'), ['Sales were $6.2 billion in 2024.']);
  group.get('analyst').submit({ claim: 'Sales were $7.2 billion in 2024', quote: 'Sales were $6.2 billion in 2024.' });
  const { passages } = await search(group.get('auditor'), [{ text: 'Sales were $7.2 billion in 2024.', origin: { kind: 'agent', by: 'analyst' } }]);
  expect(group.get('auditor').submit({ claim: 'Sales were $7.2 billion in 2024', handles: passages.map((passage) => passage.handle) }).code).toBe('agent-text');
});

test('a second fence of a name is refused, not swapped in [FEN-LINK-1]', () => {
  expect(() => open('a', 'a')).toThrow('has a fence named a');
});
