import { expect, test } from 'vitest';
import { readCourse } from './read-course.ts';

/** `[Name]` marks where a company stands. */
function read(question: string) {
  const named = [...question.matchAll(/\[([^\]]+)\]/g)].map(({ index, 1: name = '' }, before) => ({ start: index - before * 2, end: index - before * 2 + name.length }));
  return readCourse({ text: question.replace(/[[\]]/g, ''), named }, named.length)?.course ?? null;
}

test.each([
  ['The moves of [Visa] and [IBM] in 2024, and the one that came out on top', 'most'],
  ['Which of [Apple], [Microsoft] and [Nvidia] had the highest return in 2024?', 'most'], ['Which of [Apple] and [Microsoft] had the lowest return in 2024?', 'least'],
  ['which of [Visa], [IBM] and [Boeing] returned the most in 2024?', 'most'], ['Which rose more in 2024, [Visa] or [IBM]?', 'most'], ['Which fell more in 2024, [Visa] or [IBM]?', 'least'],
])('%s: the moves of the shares are held against one another, and no end of their prices [ASK-COURSE-1]', (question, order) => {
  expect(read(question)).toMatchObject({ of: 'close', form: { kind: 'change' }, order });
});

test.each([['Which had the highest closing price in 2024, [Visa] or [IBM]?', 'highest'], ['Which of [Visa] and [IBM] had the best single day in 2024?', 'best']])('%s: another figure [ASK-COURSE-1]', (question, kind) => {
  expect(read(question)?.form.kind).toBe(kind);
});
