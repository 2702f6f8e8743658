import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters, type Asked } from '../asked.ts';
import { thatDay } from './that-day.ts';

const of = (periods: Asked['periods']): Asked => ({ periods }) as Asked;
const onDay = of([{ kind: 'date', on: '2025-06-30' }]);

test('a day that is pointed at beside another time is named [ASK-READ-3]', () => {
  expect(thatDay('What was total debt that day, and what at the end of 2024?', onDay)).toBe('What was total debt on 30 June 2025, and what at the end of 2024?');
  expect(thatDay('How much debt on that same date and at the end of 2024?', onDay)).toBe('How much debt on 30 June 2025 and at the end of 2024?');
});

test.each([
  ['What was total debt that day?', onDay], ['How far has it come since that day and since 2024?', onDay], ['What was it at the end of 2024 and that day?', onDay], ['Total debt that day and in 2024?', of([{ kind: 'latest' }])],
])('%s stays as it is [ASK-READ-3]', (text, earlier) => {
  expect(thatDay(text, earlier)).toBe(text);
});

test('both days are told behind a figure of one of them [ASK-READ-3]', async () => {
  const before = await askSample('How much did Boeing hold in cash and short-term investments together on 30 June 2025?', { engine: houseAskEngine });
  const text = 'How much total debt did they owe that day, and what did total debt stand at on December 31, 2024?';
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(/\$53\.3 billion on 30 June 2025.*\$53\.9 billion on 31 December 2024/);
});
