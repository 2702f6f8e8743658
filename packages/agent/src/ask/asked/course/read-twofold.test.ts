import { expect, test } from 'vitest';
import { readCourse } from './read-course.ts';

/** `Acme` stands first in the text. */
function read(question: string): string {
  const start = question.indexOf('Acme');
  const course = readCourse({ text: question, named: [{ start, end: start + 4 }] }, 1)?.course;
  return course === undefined ? '-' : `${course.form.kind}${course.also === undefined ? '' : ` and ${JSON.stringify(course.also)}`}`;
}

test.each([
  ['At what price did Acme last close, and how much did it gain or lose on that day in percent?', 'value and {"kind":"day"}'],
  ['Acme close 24 Jul 2025 and % drop on day', 'value and {"kind":"day"}'],
  ['Acme sold off the day after its report, July 24, 2025. What was the closing price and the loss on the day in percent?', 'value and {"kind":"day"}'],
  ['What is the latest closing price of Acme, and how many shares would $5,000 buy at it?', 'value and {"kind":"shares","sum":"5000"}'],
  ['What were the highest and lowest closing prices of Acme in 2025, and how much did the stock gain over that year in percent?', 'range and {"kind":"change"}'],
  ['Acme high & low close 1 Nov 2024 - 31 Aug 2025, % fall high to low', 'range and {"kind":"swing"}'],
  ['What was the highest close of Acme between August 2024 and July 2025, and how far below it was the close on July 31, 2025, in percent?', 'highest and {"kind":"off","at":{"kind":"point","on":"2025-07-31"}}'],
  ['Acme last close + % below highest close since 1 Dec 2025', 'off'],
  ['What did Acme close at on June 30, 2025, what is its latest close, and how many percent lie between the two?', 'change'],
  ['What did Acme close at on June 30, 2025?', 'value'],
  ['How far is the last close of Acme below its best close of 2025, and what is that last close?', 'off'],
  ['How much did Acme shares lose on July 24, 2025, and what were the two closes?', 'change'],
  ['Acme from the last close of 2022 (December 30) to the last of 2024: what was the whole gain in percent, and what is that compounded per year?', 'yearly'],
  ['A client bought 50 shares of Acme at the close of October 27, 2023. What is the gain in dollars at the latest close?', 'change and {"kind":"holding","of":"shares","amount":"50"}'],
  ['My brother laughed when I put five thousand dollars into Acme at the close on January 2, 2024. Ignoring dividends, what has it become by the last close?', 'change and {"kind":"holding","of":"money","amount":"5000"}'],
  ['What is the latest close of Acme, what is its average close in 2026 so far, and by how many percent does the latest close differ from that average?', 'mean and {"kind":"off","at":{"kind":"latest"}}'],
  ['Acme: mean close of 2024 and last close of 2024, % apart', 'mean and {"kind":"off","at":{"kind":"edge","from":"2024-01-01","to":"2024-12-31","which":"last"}}'],
  ['By how many dollars and by what percentage did the share price of Acme change in 2024?', 'change and {"kind":"amount"}'],
  ['What was the highest close of Acme in 2024, and by how much had it fallen from there by the end of 2024?', 'highest and {"kind":"off","at":{"kind":"edge","from":"2024-01-01","to":"2024-12-31","which":"last"}}'],
  ['Acme 52w high close, last close, % off', 'highest and {"kind":"off","at":{"kind":"latest"}}'],
  ['What was the highest closing price of Acme in the past 52 weeks, and how far below it, in percent, was the latest close?', 'highest and {"kind":"off","at":{"kind":"latest"}}'],
  ['I own forty Acme shares. I need the closing price on June 30, 2025 and what the forty came to at that price.', 'value and {"kind":"lot","amount":"40"}'],
  ['$25k Acme at 31 Dec 2024 close -> worth at last close, % loss, ex divs', 'change and {"kind":"holding","of":"money","amount":"25000"}'],
  ['What would 50 shares of Acme bought on 2 January 2024 yield in dividends by the last close?', '-'],
])('a question of two figures of the same closes is read as both: %s [ASK-COURSE-4]', (question, expected) => {
  expect(read(question)).toBe(expected);
});

test('a day before a month is no year of the month before it [ASK-COURSE-1]', () => {
  const windows = readCourse({ text: 'Acme closes 31 Jan, 28 Feb, 31 Mar 2025', named: [{ start: 0, end: 4 }] }, 1)?.course.windows;
  expect(windows).toEqual(['2025-01-31', '2025-02-28', '2025-03-31'].map((on) => ({ kind: 'point', on })));
});

test('the newest close is told beside an end of a time [ASK-COURSE-1]', async () => {
  const { readCourse } = await import('./read-course.ts');
  expect(readCourse({ text: 'What is the latest close of Marram, and what was its highest close in the past 52 weeks?', named: [{ start: 28, end: 34 }] }, 1)?.course).toMatchObject({ form: { kind: 'highest' }, also: { kind: 'newest' } });
});
