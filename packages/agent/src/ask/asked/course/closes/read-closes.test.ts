import { expect, test } from 'vitest';
import { readCourse } from '../read-course.ts';

/** Companies stand in square brackets. */
function asked(question: string): string {
  const named = [...question.matchAll(/\[[^\]]+\]/g)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
  const read = readCourse({ text: question, named }, new Set(named.map(({ start, end }) => question.slice(start, end))).size);
  if (read === null) return 'none';
  const { form, also, windows, order } = read.course;
  const second = also === undefined ? '' : also.kind === 'off' ? ` ${also.isFrom === true ? 'from' : 'off'} ${also.at.kind === 'point' ? also.at.on : also.at.kind}` : also.kind === 'holding' ? ` holding ${also.amount}` : ` ${also.kind}`;
  return `${form.kind}${second} | ${windows.map((one) => ('from' in one ? `${one.from ?? ''}..${one.to ?? 'now'}` : 'on' in one ? one.on : one.kind)).join(' ')}${order === null ? '' : ` | ${order}`}`;
}

test.each([
  ['[CAT] 30 Jun 2023 -> 30 Jun 2025: total % and CAGR', 'yearly | 2023-06-30..2025-06-30'],
  ['What was the price gain of [Visa] from June 30, 2023 to June 30, 2025, in total and on a compound yearly basis?', 'yearly | 2023-06-30..2025-06-30'],
  ['[IBM] low close 2 Jan - 30 Jun 2025; % up from there to last close', 'lowest off latest | 2025-01-02..2025-06-30'],
  ['Give me [Visa]\'s worst close of April 2025 and the percentage it had gained from there by the close on July 31, 2025.', 'lowest off 2025-07-31 | 2025-04-01..2025-04-30'],
  ['[HD] was hit in the spring of 2025. What was its lowest close from January 2 to June 30, 2025, and how much has it recovered from that low to the last close?', 'lowest off latest | 2025-01-02..2025-06-30'],
  ['What is [Boeing]\'s latest closing price, and by what percentage is it above or below the close on December 31, 2024?', 'change | 2024-12-31..now'],
  ['[Boeing] swung a lot from January through June 2025. What was its best close in that half-year, and what was its worst?', 'range | 2025-01-01..2025-06-30'],
  ['My college money, five thousand dollars, went into [Visa] at the close on June 30, 2023. Leaving dividends out, what was it worth on June 30, 2025?', 'change holding 5000 | 2023-06-30..2025-06-30'],
  ['[IBM] jumped after its results in January. Where did the stock end the year 2024, on December 31, and where the month after, on January 31, 2025?', 'value | 2024-12-31 2025-01-31'],
  ['[Visa] got hit in its latest session. Where did it close, and what was the move against the day before in percent?', 'value day | latest'],
  ['How far has [CRM] come down from the close on December 31, 2024?', 'change | 2024-12-31..now'],
  ['What was [IBM]\'s stock at the close on June 30, 2023, on June 28, 2024, and at the last close?', 'value | 2023-06-30 2024-06-28 latest'],
  ['How much higher was [Boeing]\'s high close of the first half of 2025 than its close on December 31, 2024, in percent?', 'highest from 2024-12-31 | 2025-01-01..2025-06-30'],
  ['By what percentage did [Amazon]\'s share price move on the most recent trading day?', 'value day | latest'],
  ['Taking [HD]\'s closes from January 2 to June 30, 2025, what yearly volatility do the day-to-day moves imply?', 'volatility | 2025-01-02..2025-06-30'],
])('%s: every word is read wherever it stands [ASK-COURSE-4]', (question, course) => {
  expect(asked(question)).toBe(course);
});

test.each([
  ['A friend bought [BA] and I bought [CAT], both at the close of June 28, 2024. By the close of June 30, 2025, who was ahead?', 'change | 2024-06-28..2025-06-30 | most'],
  ['Which of the two lost less from December 31, 2024 to June 30, 2025, [AAPL] or [UNH]?', 'change | 2024-12-31..2025-06-30 | most'],
  ['Which share gained more in 2024, [CAT] or [HD], from the last close of 2023 to the last close of 2024?', 'change | 2023-12-31..2024-12-31 | most'],
])('%s: who of several is ahead [ASK-COURSE-4]', (question, course) => {
  expect(asked(question)).toBe(course);
});

test.each(['Why did [IBM] fall from its high of 2024 to the last close?', '[IBM] highest close 2024 and its dividend', '[Visa]: worst day of 2025 and % since', 'How much cash did [Visa] hold on June 30, 2025 and on March 31, 2025?', 'How many days did [HD] need to recover from its lowest close of 2025?'])('%s: a word of another thing leaves it to others [ASK-COURSE-4]', (question) => {
  expect(asked(question)).not.toMatch(/ off |^value/);
});
