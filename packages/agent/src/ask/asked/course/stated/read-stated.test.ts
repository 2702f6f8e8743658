import { expect, test } from 'vitest';
import { readCourse } from '../read-course.ts';

/** "Marram" stands for the company. */
function read(text: string) {
  const start = text.indexOf('Marram');
  return readCourse({ text, named: start < 0 ? [] : [{ start, end: start + 6 }] }, 1);
}

test.each([
  ['I bought Marram at $170.00 a share. What is its latest close, and what is my gain in percent?', { of: 'price', amount: '170.00', times: '1' }],
  ['My Marram shares cost me 170 dollars apiece. By what percentage am I ahead at the latest close?', { of: 'price', amount: '170', times: '1' }],
  ['Marram last close, gain % on cost of $170', { of: 'price', amount: '170', times: '1' }],
  ['Marram yield: 4 x $0.83 / last close', { of: 'dividends', amount: '0.83', times: '4' }],
  ['Marram pays me 83 cents a share each quarter. What yield is that on the latest closing price?', { of: 'dividends', amount: '0.83', times: '4' }],
  ['If Marram earns $8.00 a share, what multiple is the latest close?', { of: 'earnings', amount: '8.00', times: '1' }],
])('%s is of the amount that is stated [ASK-COURSE-1]', (text, stated) => {
  expect(read(text)?.course.also).toEqual({ kind: 'stated', ...stated });
});

test.each(['I bought Marram at $170 and sold at $230. What was my gain?', 'Does Marram pay $0.59 a quarter, and what is the yield?', 'I bought $10,000 of Marram. What is my gain in percent at the last close?'])('%s is not [ASK-COURSE-1]', (text) => {
  expect(read(text)?.course.also?.kind).not.toBe('stated');
});
