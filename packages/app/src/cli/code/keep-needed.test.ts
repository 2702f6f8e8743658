import { neededFor, type Needed } from '@assay/agent';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recallPatterns } from './keep-needed.ts';

let folder: string;
beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'assay-needed-')); });
afterEach(() => rm(folder, { recursive: true, force: true }));

const keptFile = (): string => join(folder, 'needed.txt');
let made = 0;
/** Patterns that nobody asked for before. */
function fresh(count: number): RegExp[] {
  made += count;
  return Array.from({ length: count }, (_, at) => new RegExp(`word${String(made - at)} (?:Left|Right)`, 'i'));
}

/** As one start of the program: what it recalls, what it asks, what it keeps. */
function start(patterns: readonly RegExp[], name = 'packed-1'): readonly Needed[] {
  const keep = recallPatterns({ name, folder });
  const needed = patterns.map((pattern) => neededFor(pattern));
  keep?.();
  return needed;
}

const again = (patterns: readonly RegExp[]): RegExp[] => patterns.map(({ source, flags }) => new RegExp(source, flags));

test('what patterns need is taken from the start before, and is the same [START-4]', async () => {
  const patterns = fresh(150);
  const worked = start(patterns);
  expect(worked[0]).toContainEqual(['\bleft', '\bright']);
  expect(start(again(patterns))).toEqual(worked);
  await writeFile(keptFile(), (await readFile(keptFile(), 'utf8')).replaceAll('right"', 'taken"'));
  expect(start(again(patterns))[0]).toContainEqual(['\bleft', '\btaken']);
});

test('another program recalls nothing of it, and keeps its own [START-4]', async () => {
  const patterns = fresh(150);
  start(patterns);
  await writeFile(keptFile(), (await readFile(keptFile(), 'utf8')).replaceAll('right"', 'taken"'));
  expect(start(again(patterns), 'packed-2')[0]).toContainEqual(['\bleft', '\bright']);
  expect(await readFile(keptFile(), 'utf8')).toContain('packed-2');
});

test('a file that was not written whole is not read, and one that cannot be written stops nobody [START-4]', async () => {
  const patterns = fresh(150);
  start(patterns);
  const whole = (await readFile(keptFile(), 'utf8')).replaceAll('right"', 'taken"');
  for (const damaged of ['', 'assay.needed/3', whole.slice(0, -2), whole.slice(0, 400)]) {
    await writeFile(keptFile(), damaged);
    expect(start(again(patterns))[0]).toContainEqual(['\bleft', '\bright']);
  }
  await writeFile(join(folder, 'taken'), '');
  const keep = recallPatterns({ name: 'packed-1', folder: join(folder, 'taken', 'below') });
  fresh(150).forEach((pattern) => neededFor(pattern));
  expect(keep).not.toThrow();
});

test('a program that has them in its memory when it begins keeps none [START-4]', () => {
  expect(recallPatterns({ name: 'snapshot', folder: null })).toBeNull();
});
