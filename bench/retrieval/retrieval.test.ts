// The measure's own laws on a small made-up corpus; figures on the public sets are in bench/RESULTS-retrieval.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseJson } from '@assay/record';
import { figuresOf } from './score.ts';

const scratch = mkdtempSync(join(tmpdir(), 'assay-retrieval-'));
afterAll(() => { rmSync(scratch, { recursive: true, force: true }); });

test('recall and gain count the gold among the first ten, the earlier the more [KNOW-BENCH-1]', () => {
  expect(figuresOf([{ gold: ['a', 'b'], ranked: ['a', 'x', 'b'] }])).toMatchObject({ recall5: 1, recall10: 1, ndcg10: (1 + 0.5) / (1 + 1 / Math.log2(3)) });
  expect(figuresOf([{ gold: ['a'], ranked: [...'0123456789', 'a'] }, { gold: ['a'], ranked: ['a'] }])).toMatchObject({ queries: 2, recall10: 0.5, ndcg10: 0.5 });
});

const jsonl = (name: string, rows: readonly object[]): string => {
  const path = join(scratch, name);
  writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return path;
};

function ranked(queries: readonly object[]): unknown[] {
  const corpus = jsonl('corpus.jsonl', [{ id: 'ferry', paragraphs: ['Tickets of the ferry were sold in 2024.'], table: [['Tickets', '12'], ['Oars', '3']] }, { id: 'tea', paragraphs: ['Tea was sold in tins.'], table: null }]);
  const out = join(scratch, 'ranked.jsonl');
  const done = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), '--corpus', corpus, '--queries', jsonl('queries.jsonl', queries), '--out', out], { encoding: 'utf8' });
  expect(parseJson(done.stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({ records: queries.length });
  return readFileSync(out, 'utf8').trim().split('\n').map((line) => parseJson(line));
}

test('the command ranks from a question’s words alone: gold and other fields change nothing, nor does the order [KNOW-BENCH-1]', () => {
  const [oars, tins] = [{ id: '1', query: 'How many oars?' }, { id: '2', query: 'tins of tea' }];
  const plain = ranked([oars, tins]);
  expect(plain).toEqual([{ id: '1', ranked: ['ferry'] }, { id: '2', ranked: ['tea'] }]);
  expect(ranked([{ ...tins, gold: ['ferry'], company: 'x' }, { ...oars, gold: ['tea'], specific: true }]).toReversed()).toEqual(plain);
});
