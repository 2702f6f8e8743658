import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answeringCode, nameOfSources } from './answering-code.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-code-'));
  await mkdir(join(folder, 'agent'));
  await writeFile(join(folder, 'agent', 'read.ts'), 'export {};\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the code that answers', () => {
  it('keeps its name while nothing of it is touched', () => {
    expect(nameOfSources(folder)).toBe(nameOfSources(folder));
  });

  it.each([
    ['a file is written anew', () => writeFile(join(folder, 'agent', 'read.ts'), 'export const other = 1;\n')],
    ['a file comes', () => writeFile(join(folder, 'agent', 'figures.json'), '{}\n')],
    ['a file goes', () => rm(join(folder, 'agent', 'read.ts'))],
  ])('has another name when %s', async (_, change) => {
    const before = nameOfSources(folder);
    await change();
    expect(nameOfSources(folder)).not.toBe(before);
  });

  it('does not ask what is installed, or what is no code', async () => {
    const before = nameOfSources(folder);
    await mkdir(join(folder, 'node_modules'));
    await writeFile(join(folder, 'node_modules', 'other.ts'), 'export {};\n');
    await writeFile(join(folder, 'notes.md'), 'a note\n');
    expect(nameOfSources(folder)).toBe(before);
  });

  it('is the packed program by its own name', () => {
    expect(answeringCode({ name: 'file:///packed/1a2b/program.mjs', folder })).toBe('file:///packed/1a2b/program.mjs');
    expect(answeringCode(null)).toBe(answeringCode(undefined));
  });
});
