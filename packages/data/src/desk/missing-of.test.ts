import { expect, test } from 'vitest';
import { sourceFailure, type FailureCode } from '../capture/failure.ts';
import type { PartGroup } from './live-parts.ts';
import { missingOf, type Answered } from './missing-of.ts';

const failed = (what: string, code: FailureCode, { message, group = 'macro' }: { readonly message: string; readonly group?: PartGroup }): Answered => ({ part: { group, what, tool: 'x', ask: () => Promise.reject(new Error('asked')) }, outcome: { ok: false, failure: sourceFailure(code, { source: 'x', message, remedy: 'Do this.' }) } });

test('parts that are out of reach stand together under the first reason, others under their own [DATA-DESK-4]', () => {
  const answered = [failed('statements', 'timed-out', { message: 'A is silent.', group: 'statements' }), failed('one series', 'missing-key', { message: 'No key.', group: 'filings' }), failed('closes', 'silent-host', { message: 'B is silent.', group: 'closes' }), failed('another series', 'missing-key', { message: 'No key.', group: 'quote' })];
  expect(missingOf(answered)).toEqual([{ what: 'statements, closes', why: 'A is silent.' }, { what: 'one series, another series', why: 'No key.' }]);
});

test('when every macro series is missing for one reason they go by one name', () => {
  const series = (name: string): Answered => failed(name, 'missing-key', { message: 'No key.' });
  expect(missingOf([series('federal funds rate'), series('unemployment rate')])).toEqual([{ what: 'macro series', why: 'No key.' }]);
});
