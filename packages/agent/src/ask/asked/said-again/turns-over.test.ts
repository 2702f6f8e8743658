// Turns that go over to another year, to another company's equivalent, or from a debt to its ratio, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

test.each([
  ['What was Visa’s operating margin in fiscal 2023?', 'Right, carry it forward to the next fiscal year.', /^Visa’s operating margin was 65\.7% in fiscal 2024/],
  ['What was McDonald’s revenue in 2023?', 'Move it on a year for me, same line.', /^McDonald’s revenue was \$25\.9 billion in fiscal 2024/],
  ['What did UnitedHealth earn in 2024?', 'I meant operating profit, sorry', /^UnitedHealth’s operating income was \$32\.3 billion in fiscal 2024/],
  ['What was the monthly average federal funds rate in June 2023?', 'OK, roll that forward to the December 2024 monthly average for me.', /4\.48% in December 2024/],
  ['How much did Johnson & Johnson spend on capital expenditure in 2024?', 'as % of cfo same yr?', /18\.2% of operating cash flow/],
  ['What was Visa’s net income in fiscal 2019?', '% growth to 2022?', /^Visa’s net income rose [\d.]+% from \$[\d.]+ billion in fiscal 2019 to \$[\d.]+ billion in fiscal 2022/],
  ['What was Visa’s revenue in fiscal 2019?', 'cagr to 2023', /fiscal 2019 to .* in fiscal 2023, a compound annual growth rate of/],
  ['What was NVIDIA’s operating margin in fiscal 2024?', 'Please take that back to 2022', /^NVIDIA’s operating margin was 37\.3% in fiscal 2022/],
  ['What was Apple’s R&D expense in fiscal 2023?', 'And the IBM counterpart?', /^IBM’s research and development expense was \$6\.78 billion in fiscal 2023/],
  ['What was IBM’s total debt at the end of 2024?', 'and measured against its equity?', /^IBM’s debt to equity was 2\.0 times/],
  ['What was NVIDIA’s gross margin in fiscal 2024?', 'Hold Apple’s for its fiscal 2025 next to it: whose is richer?', /NVIDIA’s gross margin was 72\.7% in fiscal 2024.*Apple’s gross margin was 46\.9% in fiscal 2025/s],
  ['What dividends per share did J&J declare in 2023 and in 2024?', 'payout on diluted EPS for both years + point change', /34\.3%.*84\.8%.*50\.5 percentage points/s],
  ['What was Apple’s net income in fiscal 2022?', 'and the best year of the three up to 2024?', /\$99\.8 billion in fiscal 2022/],
  ['What was Visa’s operating margin in fiscal 2024?', 'stack McDonald’s 2023 up against it, who is fatter and by how many points?', /45\.7% − 65\.7%|65\.7% − 45\.7%/],
])('after “%s”, “%s” is of what is meant [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['What was Apple’s highest close in 2025?', 'and the lowest one? range in percent'],
  ['Which was bigger in fiscal 2024, Apple’s buybacks or its dividends?', 'by how much? and one year before?'],
  ['What was Apple’s net income in fiscal 2019?', 'and its best year up to 2023?'],
])('after “%s”, “%s” is not answered by half [ASK-VALID-1]', async (earlier, text) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.metadata.valid).toBe(false);
});
