import { expect, test } from 'vitest';
import { sourceFailure, type FailureCode } from '../capture/failure.ts';
import { missingOf, type Answered } from './missing-of.ts';

const failed = (what: string, code: FailureCode, message: string): Answered => ({ part: { group: 'macro', what, tool: 'x', ask: () => Promise.reject(new Error('asked')) }, outcome: { ok: false, failure: sourceFailure(code, { source: 'x', message, remedy: 'Do this.' }) } });

test('parts that are out of reach stand together under the first reason, others under their own [DATA-DESK-4]', () => {
  const answered = [failed('statements', 'timed-out', 'A is silent.'), failed('one series', 'missing-key', 'No key.'), failed('closes', 'silent-host', 'B is silent.'), failed('another series', 'missing-key', 'No key.')];
  expect(missingOf(answered)).toEqual([{ what: 'statements, closes', why: 'A is silent.' }, { what: 'one series, another series', why: 'No key. Do this.' }]);
});
