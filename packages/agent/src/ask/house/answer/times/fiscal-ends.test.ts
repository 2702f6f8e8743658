// Closes at the ends of fiscal years, and which end of a run of losses is meant, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

const ask = async (text: string) => (await askSample(text, { engine: houseAskEngine })).answer;

test.each([
  ['NVIDIA close at the end of fiscal 2025', /closed at \$142\.62 on 24 January 2025/],
  ['Visa\'s share price at its fiscal year-end 2024', /closed at \$274\.95 on 30 September 2024/],
  ['Apple\'s share price move from the end of fiscal 2024 to the end of fiscal 2025', /rose 12\.1% from \$227\.79 on 27 September 2024 to \$255\.46 on 26 September 2025/],
  ['IBM close at the end of fiscal 2024', /closed at \$219\.83 on 31 December 2024/],
  ['Which quarter of 2024 was Boeing\'s worst by operating loss, and what was the loss?', /^The low point of that run: Boeing’s operating loss was \$5\.76 billion/],
  ['In which quarter was NVIDIA\'s operating margin highest?', /^The high point of all quarters on file, from the quarter ended .* to the quarter ended 25 January 2026: NVIDIA’s operating margin was 65\.0% in the quarter ended 25 January 2026/],
  ['Visa\'s weakest quarter for revenue between 2022 and 2024', /^The low point of all quarters on file, from .*: Visa’s revenue was \$7\.06 billion in the quarter ended 31 December 2021/],
  ['Boeing\'s biggest quarterly net loss in 2024', /^The low point of those quarters: Boeing’s net loss was \$6\.17 billion/],
  ['In which quarter of 2024 was Boeing\'s net loss smallest?', /^The high point of those quarters: Boeing’s net loss was \$343 million/],
  ['What did one share of Apple earn in the quarter to December 2025, and how much more in percent than a year before?', /^Apple’s diluted earnings per share rose 18\.3%/],
  ['Apple R&D, 2022 to 2024 totals', /\$26,251 million \+ \$29,915 million \+ \$31,370 million = \$87,536 million/],
  ['What did IBM pay per share in dividends in 2024, and how much of diluted EPS was that?', /\$6\.67 ÷ \$6\.43 = 104%/],
])('%s [ASK-ANSWER-16]', async (text, told) => {
  const answer = await ask(text);
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  'By how many percent did NVIDIA\'s share rise over fiscal 2026?',
  'Visa\'s share price at the end of fiscal 2024 and at the end of calendar 2024',
  'How did Goldman\'s stock do in the second half of 2024 versus the first?',
  'My draft says Apple returned more to shareholders in fiscal 2024 than its free cash flow. Check.',
  'How much of Microsoft\'s market cap is cash?',
  'What did Alphabet\'s operating income come to over the four quarters of 2025 in total?',
  'CAT: EPS 2024, and how many times that is the price at the 2024 year-end?',
])('what is read only in part is not valid: %s [ASK-ANSWER-16]', async (text) => {
  expect((await ask(text)).metadata.valid).toBe(false);
});
