import { expect, test } from 'vitest';
import { readTail } from './tail-yes-no.ts';

test.each([
  ['Marram\'s P/E in 2022 and 2023, and has it become cheaper?', { isUp: false, isOfPrice: true, isGood: null }],
  ['Sales of 2022 and 2023 - higher now?', { isUp: true, isOfPrice: false, isGood: null }],
  ['Its ROE in 2022 and 2023; better?', { isUp: false, isOfPrice: false, isGood: true }],
  ['Give its margin of 2022 and 2023 and tell me whether it fell.', { isUp: false, isOfPrice: false, isGood: null }],
])('%s is decided by the two figures before it [ASK-READ-1]', (question, expected) => {
  expect(readTail(question)).toMatchObject(expected);
});

test.each(['What were its dividends, and how much of the cash, after capex, did that use up?', 'Sales of 2022 and 2023, up or down?', 'Is Marram cheaper?', 'Sales of 2022 and 2023, and was profit higher than sales?', 'Which of Marram and Sedge has the lower P/E?'])('%s is none [ASK-READ-1]', (question) => {
  expect(readTail(question)).toBeNull();
});
