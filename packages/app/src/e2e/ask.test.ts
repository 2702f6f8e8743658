// From a question in plain words to a sealed answer, through the real program.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerSchema, parseJson, type Answer } from '@assay/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanEnvironment, lastObject, makeHome, type Answer as Said, type Home } from '../testing/run-cli.ts';

const simple = 'What was Apple’s revenue in fiscal 2024?';
type Asked = { readonly run: string; readonly fromCache: boolean; readonly answer: Answer; readonly folder: string; readonly markdown: string };

let home: Home;
let first: Asked;
beforeAll(async () => {
  home = await makeHome();
  first = await asked(simple);
});
afterAll(() => home.remove());

async function asked(question: string, ...more: readonly string[]): Promise<Asked> {
  const said = await home.run(['ask', question, '--sample', '--json', ...more]);
  expect(said.code, said.err).toBe(0);
  return lastObject(said) as unknown as Asked;
}

function errorOf(said: Said): { readonly code: string; readonly message: string; readonly remedy: string } {
  return lastObject(said)['error'] as { code: string; message: string; remedy: string };
}

describe('ask', () => {
  test('prints the answer with marks, sources, verdicts, confidence, time and three next questions, and nothing that a terminal would act on [ASK-CLI-1]', async () => {
    const { code, out, err } = await home.run(['ask', 'What was NVIDIA’s net income in fiscal 2025?', '--sample']);
    expect(code).toBe(0);
    for (const part of [/NVIDIA’s net income was \$72\.9 billion\[1\]/, /^Sources$/m, /^ {2}\[1\] .*NVIDIA/m, /https:\/\/www\.sec\.gov/, /● \d+ verified/, /✕ 0 contradicted/, /Confidence high \(1\.00\)/, /\d\.\d s$/m, /^Ask next$/m, /^ {2}3 /m, /Sealed in \//]) expect(out).toMatch(part);
    expect(err).toBe('Assay “What was NVIDIA’s net income in fiscal 2025?”, on sample data\n');
    expect(out).not.toContain('\u001b');
  });

  test('with --json is one object: the structured answer by its schema, each figure with its citations [ASK-CLI-2]', () => {
    expect(answerSchema.parse(first.answer)).toEqual(first.answer);
    const { citations, metadata, follow_ups } = first.answer;
    expect(metadata).toMatchObject({ query_type: 'financial', companies_analyzed: ['AAPL'], confidence: 1, valid: true, engine: 'house' });
    expect(citations.map(({ number }) => number)).toEqual(citations.map((_, index) => index + 1));
    expect(citations[0]?.quote).toBe('391035000000');
    expect(new Set(follow_ups).size).toBe(3);
    expect(first.markdown).toContain('$391.0 billion');
  });

  test('filters stand for what the question leaves out, and hide what was published later [ASK-CLI-3]', async () => {
    const { answer } = await asked('What was the revenue?', '--ticker', 'msft', '--year', '2023');
    expect(answer.summary).toMatch(/Microsoft’s revenue was \$211\.9 billion in fiscal 2023/);
    const early = await asked('What was Apple’s revenue in the last fiscal year?', '--as-of', '2024-06-30');
    expect(early.answer.summary).toMatch(/fiscal 2023/);
  });

  test.each([
    { wrong: 'no question', args: ['   '], code: 2, name: 'usage', says: /no question/ }, { wrong: 'a ticker that nobody has', args: [simple, '--ticker', 'AAPPL'], code: 1, name: 'unknown-ticker', says: /AAPPL/ },
    { wrong: 'a file of an unknown form', args: [simple, '--out', 'answer.pdf'], code: 2, name: 'usage', says: /form of answer\.pdf/ },
  ])('$wrong is refused in words, with a code [ASK-CLI-4]', async ({ args, code, name, says }) => {
    const said = await home.run(['ask', ...args, '--sample', '--json']);
    expect(said.code).toBe(code);
    expect(errorOf(said)).toMatchObject({ code: name });
    expect(errorOf(said).message).toMatch(says);
    if (name === 'unknown-ticker') expect(errorOf(said).remedy).toContain('AAPL');
  });
});

describe('a question that was answered before', () => {
  test('is answered from its sealed run, said plainly; --no-cache asks anew [ASK-CACHE-1]', async () => {
    const again = await asked(simple);
    expect(again).toMatchObject({ run: first.run, fromCache: true, answer: first.answer });
    const { out } = await home.run(['ask', `  ${simple}`, '--sample']);
    expect(out).toMatch(new RegExp(`Answered at \\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2} UTC, from run ${first.run}; --no-cache asks anew\\.`));
    const anew = await asked(simple, '--no-cache');
    expect(anew.fromCache).toBe(false);
    expect(anew.run).not.toBe(first.run);
  });

  test('is another one with another quarter, filter or day [ASK-CACHE-2]', async () => {
    const quarter = 'What was Apple’s revenue in Q3 2023?';
    const before = await asked(quarter);
    const other = await asked(quarter.replace('2023', '2022'));
    expect(other.fromCache).toBe(false);
    expect(other.answer.summary).not.toBe(before.answer.summary);
    expect(await asked(quarter, '--ticker', 'AAPL')).toMatchObject({ fromCache: false });
    expect(await asked(quarter, '--as-of', '2025-06-30')).toMatchObject({ fromCache: false });
    expect(await asked(quarter)).toMatchObject({ run: before.run, fromCache: true });
  });

  test.each([
    { how: 'was removed', spoil: ({ folder }: Asked) => rm(folder, { recursive: true }) },
    { how: 'was changed', spoil: async ({ folder }: Asked) => { await writeFile(join(folder, 'answer.json'), (await readFile(join(folder, 'answer.json'), 'utf8')).replace('$99.8 billion', '$89.9 billion')); } },
    { how: 'is sealed by another key than this machine’s', spoil: () => rm(join(home.path, 'config', 'signing-key.pem')) },
  ])('is asked anew when its run $how [ASK-CACHE-3]', async ({ spoil }) => {
    const question = 'What was Apple’s net income in fiscal 2022?';
    const before = await asked(question);
    expect(await asked(question)).toMatchObject({ run: before.run, fromCache: true });
    await spoil(before);
    const after = await asked(question);
    expect(after).toMatchObject({ fromCache: false });
    expect(after.answer.summary).toContain('$99.8 billion');
  });
});

describe('an answer as a file', () => {
  test('is written as Markdown with footnotes, a page, structured JSON and a component, at once or from its run [OUT-FILE-1]', async () => {
    const forms = { md: /\[\^1\][^]*\[\^1\]: /, html: /^<!doctype html>[^]*Citations/, json: /"schema": "assay\.answer\/1"/, tsx: /export function FinancialAnalysisDisplay/ } as const;
    const { run } = await asked(simple);
    for (const [form, sign] of Object.entries(forms)) {
      const file = join(home.path, `answer.${form}`);
      expect(await home.run(['ask', simple, '--sample', '--out', file])).toMatchObject({ code: 0 });
      const text = await readFile(file, 'utf8');
      expect(text).toMatch(sign);
      expect(text).toContain('$391.0 billion');
      // The page that is written at once carries no archive: the run is sealed, and `export` hands it on.
      expect((await home.run(['export', run, '--to', form, '--out', '-', '--without-verifier'])).out).toBe(text);
    }
    expect(answerSchema.parse(parseJson(await readFile(join(home.path, 'answer.json'), 'utf8')))).toMatchObject({ question: simple });
  });

  test('is no form of a note on a company [OUT-FILE-1]', async () => {
    const note = lastObject(await home.run(['analyze', 'AAPL', '--sample', '--depth', 'quick', '--json']))['run'] as string;
    const said = await home.run(['export', note, '--to', 'tsx', '--json']);
    expect(said.code).toBe(2);
    expect(errorOf(said).message).toContain('answered no question');
  });
});

test('runs, show, verify and compare read the run of a question as any other [ASK-CLI-5]', async () => {
  const other = await asked('Compare the revenue of Apple and Microsoft in fiscal 2024');
  expect((await home.run(['runs'])).out).toMatch(/AAPL\+1 +\d+\.\d% of \d+ +Compare the revenue/);
  const shown = (await home.run(['show', other.run])).out;
  expect(shown).toContain('Compare the revenue of Apple and Microsoft in fiscal 2024');
  expect(shown).toMatch(/\[1\][^]*^Sources$[^]*^Confidence/m);
  expect((await home.run(['show', other.run, '--claims'])).out).toMatch(/● verified/);
  expect((await home.run(['show', other.run, '--evidence', '1'])).out).toMatch(/^Claim 1 of/);
  expect((await home.run(['show', other.run, '--trace'])).out).toMatch(/plan-made +.*final_synthesis/);
  expect(await home.run(['verify', other.run])).toMatchObject({ code: 0 });
  expect((await home.run(['compare', other.run, first.run])).out).toMatch(/Question: differs/);
});

const script = '/usr/bin/script';
test.skipIf(!existsSync(script))(`in a pseudo-terminal the program without arguments converses, piped it explains itself (needs ${script}) [TALK-1]`, async () => {
  const program = join(import.meta.dirname, '..', 'cli', 'assay.mjs');
  const child = spawn(script, ['-qec', `${process.execPath} ${program}`, '/dev/null'], { env: cleanEnvironment(home.path, { TERM: 'dumb' }), stdio: ['pipe', 'pipe', 'pipe'] });
  let text = '';
  const typed = ['/data sample\r', `${simple}\r`, '/quit\r'];
  const ended = new Promise<number | null>((resolve) => { child.on('close', resolve); });
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8');
    const prompts = text.split('assay> ').length - 1;
    // The line that was typed is repeated after its prompt.
    if (prompts > 0 && text.endsWith('assay> ')) child.stdin.write(typed.shift() ?? '');
  });
  expect(await ended).toBe(0);
  expect(text).toMatch(/\$391\.0 billion\[1\][^]*Ask next/);
  expect((await home.run([])).out).toMatch(/^Assay: equity research/);
});
