import { expect, test } from 'vitest';
import { AssayError } from '@assay/record';
import { describeError, exitCodeOf, printError } from './print-error.ts';
import { openOutput } from './output.ts';

function print(error: unknown, options: { readonly json?: boolean; readonly debug?: boolean } = {}): { readonly out: string; readonly err: string } {
  const said = { out: '', err: '' };
  const stream = (name: 'out' | 'err') => openOutput({ write: (text) => { said[name] += text; } }, { noColor: false, dumb: false });
  printError(error, { out: stream('out'), err: stream('err'), json: options.json === true, debug: options.debug === true, environment: { calledAs: 'npm run -s assay --' } });
  return said;
}
const failure = new AssayError('unknown-run', 'there is no run called x', { remedy: 'List them with `assay runs`', cause: new Error('deep down') });

test('an error is a sentence, a remedy as the user would type it, a code and its page [CLI-ERR-6]', () => {
  expect(print(failure).err).toBe('\n✕ There is no run called x.\n  List them with `npm run -s assay -- runs`.\n  unknown-run · docs/errors/unknown-run.md\n');
  expect(print(failure).out).toBe('');
});

test('with --json the last line of standard output is the error as an object [CLI-JSON-2]', () => {
  expect(print(failure, { json: true }).out).toBe('{"error":{"code":"unknown-run","message":"There is no run called x.","remedy":"List them with `npm run -s assay -- runs`.","page":"docs/errors/unknown-run.md"}}\n');
});

test('with --debug the stack and its cause are shown', () => {
  expect(print(failure, { debug: true }).err).toMatch(/AssayError: there is no run called x\n[\s\S]*Caused by: Error: deep down/);
});

test('each kind of failure has its exit code [CLI-ERR-6]', () => {
  const usage = new AssayError('usage', 'x', { remedy: 'y' });
  const stopped = new AssayError('interrupted', 'x', { remedy: 'y' });
  const aborted = new DOMException('This operation was aborted', 'AbortError');
  expect([exitCodeOf(usage), exitCodeOf(stopped), exitCodeOf(aborted), exitCodeOf(failure), exitCodeOf(new TypeError('x'))]).toEqual([2, 130, 130, 1, 1]);
});

test('a broken program says so, and an outside path keeps its spelling', () => {
  expect(describeError(new TypeError('x is undefined')).message).toBe('Something in Assay broke: x is undefined.');
  expect(describeError(new AssayError('unreadable-file', 'notes/a.md does not exist.', { remedy: 'Look.' })).message).toBe('notes/a.md does not exist.');
});

test('an escape sequence in a message does not reach the terminal [CLI-SAFE-1]', () => {
  expect(print(new AssayError('unknown-ticker', 'no \u001b[2Jcompany', { remedy: 'x' })).err).not.toContain('\u001b');
});
