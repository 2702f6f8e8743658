import { expect, test } from 'vitest';
import { monthsAgain } from './months-again.ts';

test.each([
  ['I waited till January. What did it cost in December 2025, what in January 2026?', 'I waited till January 2026. What did it cost in December 2025, what in January 2026?'],
  ['Average close of December 2025 and January 2026, and was the January average higher?', 'Average close of December 2025 and January 2026, and was the January 2026 average higher?'],
  ['Just before it struck, in February 2020, hardly anyone was jobless. By April it was a disaster. How far did unemployment go up?', 'Just before it struck, in February 2020, hardly anyone was jobless. By April 2020 it was a disaster. How far did unemployment go up?'],
])('a month that is said again is the one that was named: %s [ASK-READ-3]', (asked, plain) => {
  expect(monthsAgain(asked)).toBe(plain);
});

test.each(['It rose in June 2020. By April it had fallen.', 'It rose in February 2020 and in May 2021. By August it had fallen.', 'January 2025 and January 2026, and which January was higher?', 'It fell in January. What was it in December 2025?', 'The close of 3 January and the average of January 2025', 'January 2025 against the same month a year earlier, January', 'The stock may rise. What was it in May 2025?'])('another month, a day, or one of two years stays: %s [ASK-READ-3]', (asked) => {
  expect(monthsAgain(asked)).toBe(asked);
});
