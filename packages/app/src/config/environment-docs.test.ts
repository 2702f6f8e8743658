import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const docs = join(import.meta.dirname, '..', '..', '..', '..', 'docs');
const told = ['environment.md', 'models.md'].map((name) => readFileSync(join(docs, name), 'utf8')).join('\n');

/** What a user sets for Assay; the rest is the system's or npm's. */
const isForUsers = (name: string): boolean => /^(?:ASSAY|XDG|REDDIT)_|_(?:KEY|PROXY|COLOR)$/.test(name);

test('every variable that is read stands in the documentation [CLI-HOME-1]', () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const read = new Set(sources.flatMap((text) => [...text.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g)].map(([, name = '']) => name)));
  expect(read.size).toBeGreaterThan(15);
  expect([...read].filter((name) => isForUsers(name) && !told.includes(`\`${name}\``))).toEqual([]);
});
