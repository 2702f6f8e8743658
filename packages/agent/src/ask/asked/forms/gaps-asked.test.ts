import { expect, test } from 'vitest';
import { gapsAsked } from './gaps-asked.ts';

test.each([
  ['How fast did sales and costs grow, and how many percentage points apart are the two?', ['points']],
  ['margins of both, gap in pts', ['points']], ['growth of both years, slowdown in pp', ['points']], ['by how many turns did it rise?', ['turns']], ['how many dollars more did Acme spend?', ['money']], ['R&D of both, $ gap', ['money']],
  ['What was its revenue, and what was its margin?', []], ['How many basis points is the spread?', []], ['At that point in time, what was the margin?', []],
])('%s [ASK-ANSWER-13]', (text, kinds) => {
  expect(gapsAsked(text).map(({ kind }) => kind)).toEqual(kinds);
});

test('a move is asked of two times, a lead of two companies [ASK-ANSWER-13]', () => {
  expect(gapsAsked('By how many points did the margin rise?')[0]?.between).toEqual(['time']);
  expect(gapsAsked('By how many points is Acme ahead?')[0]?.between).toContain('company');
});
