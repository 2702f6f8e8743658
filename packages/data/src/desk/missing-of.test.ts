import { expect, test } from 'vitest';
import { sourceFailure, type FailureCode } from '../capture/failure.ts';
import { captureSchema } from '@assay/record';
import type { PartGroup } from './live-parts.ts';
import { missingOf, type Answered } from './missing-of.ts';

const emptyCapture = { capture: captureSchema.parse({ id: 'cap_aaaaaaaaaa', tool: 'x', reader: null, request: { method: 'GET', url: 'x:y', body: null }, status: 200, mediaType: 'text/xml', receivedAt: '2025-01-02T03:04:05Z', origin: 'live', sourceKind: 'filing', sourceName: 'x', licence: 'x', asOf: null, entity: null, sha256: '0'.repeat(64), size: 0 }), bytes: new Uint8Array() };
const failed = (what: string, code: FailureCode, { message, group = 'macro' }: { readonly message: string; readonly group?: PartGroup }): Answered => ({ part: { group, what, tool: 'x', ask: () => Promise.reject(new Error('asked')) }, outcome: { ok: false, failure: sourceFailure(code, { source: 'x', message, remedy: 'Do this.' }) } });

test('parts that are out of reach stand together under the first reason, others under their own [DATA-DESK-4]', () => {
  const answered = [failed('statements', 'timed-out', { message: 'A is silent.', group: 'statements' }), failed('one series', 'missing-key', { message: 'No key.', group: 'filings' }), failed('closes', 'silent-host', { message: 'B is silent.', group: 'closes' }), failed('another series', 'missing-key', { message: 'No key.', group: 'quote' })];
  expect(missingOf(answered)).toEqual([{ what: 'statements, closes', why: 'A is silent.', lost: ['the figures of the business', 'the chart and the multiples'] }, { what: 'one series, another series', why: 'No key.' }]);
});

test('when every macro series is missing for one reason they go by one name', () => {
  const series = (name: string): Answered => failed(name, 'missing-key', { message: 'No key.' });
  expect(missingOf([series('federal funds rate'), series('unemployment rate')])).toEqual([{ what: 'macro series', why: 'No key.', lost: ['the view of the economy'] }]);
});

test('a note lacks nothing where another part of the group came, and parts of one name are named once [DATA-DESK-6]', () => {
  const came: Answered = { part: { group: 'insiders', what: 'insiders’ forms', tool: 'x', ask: () => Promise.reject(new Error('asked')) }, outcome: { ok: true, captured: emptyCapture, note: null } };
  const broken = failed('insiders’ forms', 'not-found', { message: 'Gone.', group: 'insiders' });
  expect(missingOf([came, broken, broken])).toEqual([{ what: 'insiders’ forms', why: 'Gone.' }]);
  expect(missingOf([broken])).toEqual([{ what: 'insiders’ forms', why: 'Gone.', lost: ['what insiders did'] }]);
});
