import { openMemoryStore, openDesk } from '@assay/data';
import { expect, test } from 'vitest';
import { sha256 } from '../testing/index.ts';
import { dataTools } from './data-tools.ts';
import { openShelf } from './shelf.ts';

const desk = openDesk({
  mode: 'sample', fetch: () => Promise.reject(new TypeError('no network')), store: openMemoryStore(), clock: () => new Date('2026-01-05T09:00:00Z'), sleep: () => Promise.resolve(), sha256,
  contact: null, fredKey: null, fmpKey: null, tavilyKey: null, redditKey: null,
});
const around = { signal: undefined, callId: 'call_1' };

function open(names: readonly string[]) {
  const shelf = openShelf(sha256);
  return { shelf, ...dataTools({ names, runTool: (name, input, options) => desk.runTool(name, input, options), asOf: '2025-07-31', shelf, sha256 }) };
}

test('every number of an answer stands as a handle, and what it rests on goes along [ENGINE-MODEL-6]', async () => {
  const { tools: [tool], shelf, fetched } = open(['get_treasury_yields']);
  const answer = await tool?.run({}, around);
  expect(answer?.failed).toBeUndefined();
  expect(answer?.text).toMatch(/"\{\{f1\}\} = [\d.]+%/);
  expect(answer?.text.split('\nBundled')[0]?.replace(/"[^"]*"/g, '')).not.toMatch(/\d/);
  expect(shelf.at('f1')?.figure.facts).toHaveLength(1);
  const { captures, facts } = fetched();
  expect([captures.length > 0, facts.some((fact) => fact.id === shelf.at('f1')?.figure.facts[0])]).toEqual([true, true]);
});

test('a tool that fails tells the model so, with what to do [ENGINE-MODEL-6]', async () => {
  const { tools: [tool] } = open(['get_analyst_estimates']);
  expect(await tool?.run({ ticker: 'AAPL' }, around)).toMatchObject({ failed: true });
});
