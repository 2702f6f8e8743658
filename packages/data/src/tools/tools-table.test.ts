import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tools } from './catalogue.ts';
import { proofs } from './testing/proofs.ts';
import { toolsTable } from './tools-table.ts';

test('docs/tools.md is what the tools and their proofs give (npm run -s docs:tools) [TOOL-LIST-1]', () => {
  expect(readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'tools.md'), 'utf8')).toBe(toolsTable(tools, proofs));
});

test('every tool has a name of its own, a description, and inputs that say what they are [TOOL-LIST-1]', () => {
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  expect(tools.filter(({ name, description }) => !/^[a-z]+(?:_[a-z0-9]+)*$/.test(name) || description.length < 40)).toEqual([]);
});
