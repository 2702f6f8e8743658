// Fiscal years and reports, through the whole graph: each told by a figure that the judge proves.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

const engine = houseAskEngine;

test.each([
  ['When does Microsoft’s fiscal year end?', /^June is the last month of Microsoft’s fiscal year\. .* on 30 June 2025 \(the end of fiscal 2025\)\.$/],
  ['hd fye?', /^January is the last month of Home Depot’s fiscal year, give or take some days\. .* on 2 February 2025 \(the end of fiscal 2024\)\.$/],
  ['Do Apple and Microsoft end their fiscal years in the same month?', /^No: their fiscal years do not end in the same month\. September .* June /],
  ['In which calendar months does NVIDIA’s fiscal 2025 start and end?', /ended on the first of these days.* on 26 January 2025 .* on 28 January 2024 /],
  ['Which of Caterpillar, IBM and McDonald’s filed its 2024 annual report first?', /^Caterpillar filed first\. .*filed 14 February 2025.*filed 25 February 2025/],
  ['How many annual reports of UnitedHealth are on file?', /come from ten of its yearly reports/],
  ['When did Alphabet file its annual report for 2024?', /fiscal 2024 is its Form 10-K, filed 5 February 2025\.$/],
  ['From which filing does Alphabet’s 2024 revenue come?', /revenue of \$350\.0 billion in fiscal 2024 is its Form 10-K, filed 5 February 2026\./],
  ['What was revenue in the latest 10-Q of Visa?', /^Visa’s revenue was \$10\.2 billion in the quarter ended 30 June 2025/],
])('%s [ASK-ANSWER-3]', async (text, opening) => {
  const { answer } = await askSample(text, { engine });
  expect(answer.summary).toMatch(opening);
  expect(answer.metadata.valid).toBe(true);
});

test.each(['How many days after its year-end did Home Depot file its annual report for fiscal 2024?', 'When does Microsoft’s fiscal year end and what was its revenue?', 'What share price did Visa have at its fiscal year end?'])('what is not told is no valid answer: %s [ASK-VALID-6]', async (text) => {
  expect((await askSample(text, { engine })).answer.metadata.valid).toBe(false);
});
