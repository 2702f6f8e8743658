import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../config/environment.ts';
import { openOutput } from '../output.ts';
import type { Session } from '../session.ts';
import { converse } from './converse.ts';
import { historyPath } from './history-file.ts';

/** What the line editor writes beside words. */
const cursorMoves = new RegExp(String.raw`\u001b\[\d*[A-Z]`, 'g');

const homes: string[] = [];
let home: string;
beforeEach(async () => { home = await mkdtemp(join(tmpdir(), 'assay-talk-')); homes.push(home); });
afterAll(async () => { for (const each of homes) await rm(each, { recursive: true, force: true }); });

type Talk = { readonly type: (text: string) => void; /** Until the words have been said once more than at the call before. */ readonly said: (words: RegExp) => Promise<string>; readonly all: () => string; readonly ended: Promise<number>; readonly end: () => void };
const open: Talk[] = [];
afterEach(() => { for (const talk of open.splice(0)) talk.end(); });

/** A conversation over streams, as a terminal that knows neither colours nor columns holds it. */
function talk(variables: Readonly<Record<string, string>> = {}): Talk {
  const input = new PassThrough();
  let text = '';
  let read = 0;
  const take = (chunk: string): boolean => {
    text += chunk.replace(cursorMoves, '');
    return true;
  };
  const stream = { write: take };
  const environment = readEnvironment({ ASSAY_HOME: home, NO_COLOR: '1', ...variables });
  const out = openOutput(stream, { noColor: true, dumb: true });
  const session: Session = { out, err: openOutput(stream, { noColor: true, dumb: true }), environment, signal: new AbortController().signal, elapsedMs: () => Math.round(performance.now()), debug: false, json: false };
  const output = new PassThrough();
  output.on('data', (chunk: Buffer) => { take(chunk.toString('utf8')); });
  const ended = converse({ input, output, editing: true }, session);
  const said = async (words: RegExp): Promise<string> => {
    for (let waited = 0; waited < 6_000; waited += 1) {
      const found = words.exec(text.slice(read));
      if (found !== null) {
        const part = text.slice(read, read + found.index + found[0].length);
        read += found.index + found[0].length;
        return part;
      }
      await new Promise((resolve) => { setTimeout(resolve, 5); });
    }
    throw new Error(`never said ${String(words)}: ${text.slice(read)}`);
  };
  const made: Talk = { type: (line) => { input.write(line); }, said, all: () => text, ended, end: () => { input.end(); } };
  open.push(made);
  return made;
}

describe('a conversation', () => {
  test('keeps company and period for the next question, suggests three, and asks one by its number [TALK-1]', async () => {
    const { type, said, ended } = talk();
    await said(/assay> /);
    type('/data sample\r');
    await said(/assay> /);
    type('What was Apple’s revenue in 2024?\r');
    expect(await said(/Ask next[^]*assay> /)).toMatch(/Ask next\n {2}1 .+\n {2}2 .+\n {2}3 .+\n/);
    type('and for Microsoft?\r');
    const next = await said(/Ask next[^]*assay> /);
    expect(next).toMatch(/Microsoft’s revenue was .* in fiscal 2024/);
    type('2\r');
    expect(await said(/Ask next[^]*assay> /)).toContain(/ {2}2 (.+)\n/.exec(next)?.[1] ?? '?');
    type('/history\r');
    expect(await said(/assay> /)).toMatch(/1 What was Apple’s revenue in 2024\? {2}run_[^]*2 and for Microsoft\?/);
    type('/quit\r');
    expect(await ended).toBe(0);
  });

  test('Ctrl-C stops the question and keeps the conversation; twice at the prompt, or Ctrl-D, leaves [TALK-2]', async () => {
    const first = talk();
    await first.said(/assay> /);
    first.type('/data sample\r');
    await first.said(/assay> /);
    first.type('How did NVIDIA’s revenue develop over the last five years?\r');
    await turn();
    first.type('\u0003');
    expect(await first.said(/Stopped[^]*assay> /)).not.toContain('Sources');
    first.type('/history\r');
    expect(await first.said(/assay> /)).not.toContain('run_');
    first.type('half a line\u0003');
    await first.said(/Ctrl-C again[^]*assay> /);
    first.type('\u0003');
    expect(await first.ended).toBe(0);

    const second = talk();
    await second.said(/assay> /);
    second.type('\u0004');
    expect(await second.ended).toBe(0);
  });

  test('commands set and take away filters, show what an answer rests on, and say what is wrong [TALK-3]', async () => {
    const { type, said, ended } = talk();
    await said(/assay> /);
    const tell = async (line: string): Promise<string> => {
      type(`${line}\r`);
      return said(/assay(?: \([^)]*\))?> $/);
    };
    expect(await tell('/claims')).toContain('Nothing was asked yet.');
    await tell('/data sample');
    expect(await tell('/company aapl')).toContain('assay (AAPL)> ');
    expect(await tell('/year 2023')).toContain('assay (AAPL 2023)> ');
    expect(await tell('What was the revenue?')).toMatch(/Apple’s revenue was \$383\.3 billion/);
    expect(await tell('/sources')).toMatch(/\[1\] .*Apple/);
    expect(await tell('/claims')).toMatch(/● verified/);
    expect(await tell('/evidence 1')).toMatch(/Claim 1 of/);
    expect(await tell('/trace')).toContain('question-routed');
    expect(await tell('/json')).toContain('"schema": "assay.answer/1"');
    const file = join(home, 'answer.tsx');
    await tell(`/export ${file}`);
    expect(await readFile(file, 'utf8')).toContain('export function FinancialAnalysisDisplay');
    expect(await tell('/year -')).toContain('assay (AAPL)> ');
    expect(await tell('/new')).toContain('assay> ');
    expect(await tell('/company nosuchcompany')).toContain('unknown-ticker');
    expect(await tell('/as-of 2024-13-01')).toContain('is no day');
    expect(await tell('/e')).toMatch(/There is no command \/e[^]*Do you mean/);
    expect(await tell('/help')).toMatch(/\/company AAPL/);
    expect(await tell('???')).toContain('There is no question.');
    type('/quit\r');
    expect(await ended).toBe(0);
  });

  test('what was typed is there in the next conversation, in a file of the user’s own, keys left out [TALK-4]', async () => {
    const secret = 'fred-0123456789abcdef';
    const { type, said, ended } = talk({ FRED_API_KEY: secret });
    await said(/assay> /);
    for (const line of ['/companies', `/company ${secret}`, '/company sk4Zq8Lm2Nx7Vb1Cd6Fg3Hj9Kp5Rt0Wy', '/next']) {
      type(`${line}\r`);
      await said(/assay> /);
    }
    type('/quit\r');
    await ended;
    const environment = readEnvironment({ ASSAY_HOME: home });
    expect((await readFile(historyPath(environment), 'utf8')).split('\n')).toEqual(['/companies', '/next', '/quit', '']);
    expect((await stat(historyPath(environment))).mode & 0o777).toBe(0o600);
    const next = talk();
    await next.said(/assay> /);
    next.type('\u001b[A\u001b[A\u001b[A\r');
    await next.said(/AAPL {3}Apple Inc\./);
  });
});
