// The fence in other people's frameworks: both programs run here as a user runs them, and leave with an error where their own check fails.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function run(example: string): { readonly code: number | null; readonly lines: readonly string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, example, 'main.ts')], { encoding: 'utf8' });
  return { code: status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

test('an agent on the AI SDK proves its true claim and is refused its false one [FEN-DOC-2]', () => {
  expect(run('ai-sdk')).toEqual({ code: 0, lines: ['verdicts: verified, unverified', 'accepted: 1, refused: value-conflict'] });
}, 30_000);

test('an auditor on LangGraph cites what a linked analyst found, down to the capture [FEN-DOC-2]', () => {
  expect(run('langgraph')).toEqual({ code: 0, lines: ['says-the-same, formula-fails', 'verdicts: verified, unverified', 'claim → passage → call → capture'] });
}, 30_000);
