import { expect, test } from 'vitest';
import { followCourse } from './follow-course.ts';
import type { Course } from './course.ts';

const close: Course = { of: 'close', form: { kind: 'value' }, windows: [{ kind: 'point', on: '2025-07-31' }], order: null, isGap: false };
const highest: Course = { ...close, form: { kind: 'highest' }, windows: [{ kind: 'stretch', from: '2024-01-01', to: '2024-12-31', base: 'before', grain: 'year' }] };
const held: Course = { ...close, form: { kind: 'change' }, also: { kind: 'holding', of: 'money', amount: '1000' }, windows: [{ kind: 'stretch', from: '2023-12-31', to: null, base: 'own', grain: 'day' }] };
const bestDay: Course = { ...highest, form: { kind: 'best', part: 'day' } };
const yields: Course = { ...close, of: ['treasury_10y'] };

test.each<[string, Course, object]>([
  ['1y before that?', close, { of: 'close', windows: [{ kind: 'point', on: '2024-07-31' }] }],
  ['2y same day', yields, { of: ['treasury_2y'], windows: [{ kind: 'point', on: '2025-07-31' }] }],
  ['and in 2023?', highest, { form: { kind: 'highest' }, windows: [{ kind: 'stretch', from: '2023-01-01', to: '2023-12-31', base: 'before', grain: 'year' }] }],
  ['and the lowest?', highest, { form: { kind: 'lowest' }, windows: highest.windows }],
  ['and the highest of that month?', close, { form: { kind: 'highest' }, windows: [{ kind: 'stretch', from: '2025-07-01', to: '2025-07-31', base: 'before', grain: 'month' }] }],
  ['and the worst?', bestDay, { form: { kind: 'worst', part: 'day' }, windows: highest.windows }],
  ['and at the end of 2024?', held, { form: { kind: 'change' }, also: held.also, windows: [{ kind: 'stretch', from: '2023-12-31', to: '2024-12-31', base: 'own', grain: 'day' }] }],
])('%s: what is said anew takes the place of what was asked before [ASK-COURSE-3]', (text, before, expected) => {
  expect(followCourse({ text, named: [], before })?.course).toMatchObject(expected);
});

test.each(['and its revenue?', 'why?', 'should I buy it then?'])('%s: is no part of a course [ASK-COURSE-3]', (text) => {
  expect(followCourse({ text, named: [], before: close })).toBeNull();
});
