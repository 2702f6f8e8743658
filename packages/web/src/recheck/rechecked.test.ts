import { expect, test } from 'vitest';
import { verdictOf, type Rechecked } from './rechecked.ts';

const sound: Rechecked = { run: 'run_1', sealedAt: null, fingerprint: null, problems: [], audit: { ran: true, claims: 31, captures: 2, differences: [], otherRules: null }, agrees: true, sound: true };

test('agreement and difference are each said in one plain sentence [WEB-RECHECK-1]', () => {
  const changed = [{ path: 'verdicts.json', why: 'was changed' }];
  const differing = { ran: true as const, claims: 31, captures: 2, differences: ['claim 4: supported, not verified'], otherRules: null };
  expect(verdictOf(sound)).toBe('All 31 claims came out as sealed, and no byte differs from what was signed.');
  expect(verdictOf({ ...sound, sound: false, agrees: false, audit: differing })).toBe('No byte differs from what was signed, but the judgment comes out otherwise in 1 place.');
  expect(verdictOf({ ...sound, sound: false, problems: changed })).toBe('1 file differs from what was signed, though 31 claims came out as sealed.');
  expect(verdictOf({ ...sound, sound: false, agrees: false, problems: changed, audit: differing })).toBe('1 file differs from what was signed, and the judgment comes out otherwise in 1 place.');
  expect(verdictOf({ ...sound, sound: false, agrees: false, audit: { ran: false, why: 'x' } })).toContain('could not be made again here');
});
