import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Was there any month of 2024 in which Caterpillar shares fell?', /^Yes: The months in which it was so: Caterpillar’s share price fell /],
  ['Did retail sales rise every month of 2024?', /^No: The months in which it was so: .*\. The months in which it was not so: Retail sales fell 0\.89% .*January 2024/],
  ['In how many quarters of 2025 did US GDP fall?', /^It was so in one \(1\) of the four \(4\) quarters at hand: Real GDP fell 0\.16% /],
  ['Did nonfarm payrolls drop in any month of 2025?', /^No: The months in which it was not so: .*May 2025\.$/],
  ['Has the jobless rate been below 4.6% in every month of 2025?', /^Yes: The high point of that run, .*4\.50% in November 2025\.$/],
  ['Did the share of NVIDIA close above $100 on each day of 2025?', /^No: The low point of that time: NVIDIA’s shares closed at \$94\.31 on 4 April 2025\.$/],
  ['How many months of 2024 was the Caterpillar share up, and how many was it down?', /^It went up in \w+ \(\d+\) of the twelve \(12\) months at hand: .* It went down in \w+ \(\d+\) of them: /],
  ['Was IBM stock up in each quarter of 2024?', /^No: The quarters in which it was so: /],
])('%s is decided by each part of the time, and not by both of its ends', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
  expect(answer.metadata.valid).toBe(true);
});

test('months between which a reading is missing are no month’s move, and are named', async () => {
  const { answer } = await askSample('In which months of 2025 did unemployment rise?', { engine: houseAskEngine });
  expect(answer.summary).not.toMatch(/from 4\.40% in September 2025 to 4\.50% in November 2025/);
  expect(JSON.stringify(answer)).toMatch(/A reading between 1 September 2025 and 1 November 2025\./);
});
