import { expect, test } from 'vitest';
import { searchTexts } from '../pattern/search-texts.ts';
import { sha256, smallFence } from '../testing/small-fence.ts';
import { TraceRecorder } from './record-trace.ts';
import { traceCaptureText, traceTexts } from './trace-texts.ts';

async function recorded(): Promise<TraceRecorder> {
  const recorder = new TraceRecorder({ sha256 });
  const quote = recorder.wrap({ agent: 'value', tool: 'get_income' }, (ticker: string) => (ticker === 'X' ? { revenue: 5098000000, fiscalYear: 2025 } : null));
  await quote('X');
  await recorder.wrap({ agent: 'value', tool: '../../etc' }, () => { throw new Error('no such ticker'); })().catch(() => null);
  recorder.onCall({ agent: 'macro', tool: 'get_rates', input: {}, output: 'Rates rose.' });
  return recorder;
}

test('calls are kept by callback and around functions, failed ones too, and no name becomes a path [FEN-TRACE-1]', async () => {
  const { calls } = (await recorded()).manifest();
  expect(calls.map((call) => [call.number, call.agent, call.status, call.output?.file ?? null, call.error])).toEqual([
    [0, 'value', 'ok', 'calls/0000.txt', null], [1, 'value', 'error', null, 'no such ticker'], [2, 'macro', 'ok', 'calls/0002.txt', null],
  ]);
});

test('a decorated method is recorded under its own name, with its own instance, and answers as before [FEN-TRACE-1]', async () => {
  const recorder = new TraceRecorder({ sha256 });
  class Desk {
    readonly rate = 4;
    read(country: string): string { return `${country}: ${String(this.rate)}%`; }
  }
  const read = recorder.traced({ agent: 'macro' })(Desk.prototype.read, { name: 'read' });
  expect(await read.call(new Desk(), 'Norway')).toBe('Norway: 4%');
  expect(recorder.manifest().calls).toMatchObject([{ agent: 'macro', tool: 'read', input: '["Norway"]', status: 'ok' }]);
});

test('a trace is searched only where its outputs have their hashes [FEN-TRACE-1]', async () => {
  const recorder = await recorded();
  const outputs = new Map([...recorder.outputs(), ['calls/0002.txt', 'Rates fell.']]);
  const read = traceTexts(recorder.manifest(), outputs, sha256);
  expect(read.texts.map((text) => text.file)).toEqual(['calls/0000.txt']);
  expect(read.missing).toEqual([{ file: 'calls/0002.txt', why: 'changed' }]);
});

test('a hit in a trace proves a claim and names the call it came from [FEN-TRACE-1]', async () => {
  const recorder = await recorded();
  const read = traceTexts(recorder.manifest(), recorder.outputs(), sha256);
  const fence = smallFence('Revenue was $5.1 billion in FY2025.', { scope: { phase: { name: 'specialist-fidelity', specialist: 'value' }, files: null }, captureText: traceCaptureText(read) });
  const { passages } = await fence.track(searchTexts(read.texts, { patternLength: 99, hits: 9 }), { tool: 'grep' })({ pattern: 'revenue' });
  expect(fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', handles: passages.map((passage) => passage.handle) }).supports).toBe(true);
  expect(passages[0]?.madeBy).toEqual({ agent: 'value', tool: 'get_income', number: 0 });
});

test('what an agent put into a recorded call, and what the tool said of a failure, is no evidence in its trace [FEN-LAUNDER-1]', async () => {
  const recorder = new TraceRecorder({ sha256 });
  recorder.onCall({ agent: 'value', tool: 'find', input: { query: 'revenue was 9900 million' }, output: 'You asked: revenue was 9900 million' });
  recorder.onCall({ agent: 'value', tool: 'find', input: {}, output: 'ERROR: revenue was $9.9 billion is unknown' });
  const read = traceTexts(recorder.manifest(), recorder.outputs(), sha256);
  const fence = smallFence('Revenue was $9.9 billion.', { captureText: traceCaptureText(read) });
  const { passages } = await fence.track(searchTexts(read.texts, { patternLength: 99, hits: 9 }), { tool: 'grep' })({ pattern: 'revenue' });
  expect(fence.submit({ claim: 'Revenue was $9.9 billion', handles: passages.map((passage) => passage.handle) }).supports).toBe(false);
  expect(passages.map((passage) => passage.text.trim())).toEqual(['You asked:']);
});
