import { expect, test } from 'vitest';
import type { Fence } from '../open-fence.ts';
import { smallFence } from '../testing/small-fence.ts';
import { auditWith, type AuditTask, type Model, type Turn } from './audit-with.ts';

const document = 'Revenue was $5.1 billion in FY2025. Net income was $1.0 billion in FY2025.';

function task(options: Partial<AuditTask> = {}): AuditTask & { readonly fence: Fence } {
  const fence = smallFence(document);
  return { fence, tools: { find: fence.track(({ query }: { readonly query: string }) => (query === 'revenue' ? ['Revenue was $5.1 billion in FY2025.'] : null), { tool: 'find' }) }, ...options };
}

/** Says the given things in turn, then nothing of use. */
function saying(...said: readonly ((turn: Turn) => unknown)[]): Model {
  return (turn) => Promise.resolve(said[turn.step]?.(turn) ?? 'hm');
}

function lastHandle(turn: Turn): string {
  const results = turn.history.flatMap(({ answer }) => (answer.kind === 'results' ? answer.results.passages : []));
  return results.at(-1)?.handle ?? '';
}

test('a model that searches, submits and admits what it did not find ends with every claim accounted for [FEN-AGENT-1]', async () => {
  const run = await auditWith(saying(
    () => '{"action":"search","tool":"find","args":{"query":"revenue"}}',
    (turn) => ({ action: 'submit', claim: 'Revenue was $5.1 billion in FY2025', handles: [lastHandle(turn)] }),
    () => 'I looked.\n```json\n{"action":"search","tool":"find","args":{"query":"income"}}\n```',
    () => ({ action: 'submit', submission: { claim: 'Net income was $1.0 billion in FY2025', finding: 'not-found' } }),
  ), task());
  expect(run.stop).toBe('all-claims');
  expect(run.account.claims.map((claim) => claim.state)).toEqual(['raised', 'not-found']);
});

test('a model that stops early is reminded once, and what it left is said to be untouched [FEN-AGENT-1]', async () => {
  const run = await auditWith(() => Promise.resolve({ action: 'done' }), task());
  expect(run).toMatchObject({ stop: 'done', steps: 2, account: { counts: { untouched: 2, raised: 0 } } });
});

test.each([
  ['steps', { steps: 5 }, () => Promise.resolve('{"action":"search","tool":"find","args":{}}')],
  ['tokens', { tokens: 400 }, () => Promise.resolve({ text: '{"action":"search","tool":"find","args":{}}', tokens: 0 })],
  ['malformed', {}, () => Promise.resolve('I verified everything, it is all true.')],
  ['model-failed', {}, () => Promise.reject(new Error('no connection'))],
] as const)('a model without end, form or connection is stopped: %s [FEN-AGENT-2]', async (stop, bounds, model) => {
  const run = await auditWith(model, task(bounds));
  expect(run.stop).toBe(stop);
  expect(run.account.counts.untouched).toBe(2);
});

test('a model that never answers is left when the caller gives up [FEN-AGENT-2]', async () => {
  const gaveUp = new AbortController();
  const run = auditWith(() => { gaveUp.abort(); return new Promise(() => undefined); }, task({ signal: gaveUp.signal }));
  expect((await run).stop).toBe('aborted');
});

test('tools that are none and names that every object has are answered, not run [FEN-AGENT-2]', async () => {
  const turns: Turn[] = [];
  await auditWith((turn) => { turns.push(turn); return Promise.resolve({ action: 'search', tool: turn.step === 0 ? 'constructor' : 'rm', args: {} }); }, task({ steps: 2 }));
  expect(turns.at(-1)?.history[0]?.answer).toEqual({ kind: 'error', message: 'There is no such tool. There are: find.' });
});

test('a model that cites what it never searched gets nowhere [FEN-AGENT-2]', async () => {
  const run = await auditWith((turn) => Promise.resolve({ action: 'submit', claim: 'Revenue was $5.1 billion in FY2025', handles: ['psg_00000000000000000000'], label: String(turn.step) }), task({ steps: 3 }));
  expect(run.account.claims[0]).toMatchObject({ state: 'refused', attempts: 3 });
});
