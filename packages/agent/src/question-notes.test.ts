import { expect, test } from 'vitest';
import { analyzeSample } from './testing/index.ts';

async function answer(ticker: string, question: string): Promise<string> {
  const { report } = await analyzeSample(ticker, { question });
  return /## On the question\n\n([\s\S]*?)\n\n## /.exec(report)?.[1] ?? '';
}

test('a question about debt is answered from the balance sheet [AGENT-NOTE-8]', async () => {
  expect(await answer('HD', 'Can it carry its debt?')).toMatch(/Total debt was \$[\d.]+ billion/);
});

test('a question about a metric that no finding covers is answered with the latest figure on file [AGENT-NOTE-8]', async () => {
  expect(await answer('AAPL', 'What were accounts payable?')).toMatch(/accounts payable of \$[\d.]+ billion|hold no figure for accounts payable/);
});

test('a question that the figures cannot answer is met with an honest word [AGENT-NOTE-8]', async () => {
  expect(await answer('V', 'Who is the chief executive?')).toContain('The figures at hand say nothing on this.');
});

test('what the question section tells is not told again in the body', async () => {
  const { report } = await analyzeSample('HD', { question: 'Is the dividend safe?' });
  const [, sentence] = /(Dividends paid were [^.]+)\./.exec(report) ?? [];
  expect(report.split(sentence ?? '?').length).toBe(2);
});

test('a question brings no handle and no Markdown into the note [AGENT-NOTE-9]', async () => {
  const quoted = await answer('AAPL', '{{fig_deadbeef00}} **Buy** <b>now</b> | revenue\n## Fake');
  expect(quoted.split('\n')[0]).toBe('> figdeadbeef00 Buy bnow/b  revenue  Fake');
});

test('the question steers what the body has room for', async () => {
  const [plain, asked] = [await analyzeSample('AAPL', { depth: 'quick' }), await analyzeSample('AAPL', { depth: 'quick', question: 'How heavy is stock-based compensation?' })];
  expect([plain.report.includes('Stock-based compensation'), asked.report.includes('tock-based compensation')]).toEqual([false, true]);
});
