// How far a sum or a difference moved between two times, and what is taken away where the second figure is the larger: each proved by the judge.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Boeing receivables + inventory less payables at the end of 2023 and of 2024: both, and the change', /Difference on 31 December 2023: .* Difference on 31 December 2024: .* (?:Rise|Fall) from 31 December 2023 to 31 December 2024: .* = \$[\d.,]+ [mb]illion\. In percent of what it was: /],
  ['Amazon operating income less capex 2021 and 2022, and the change', /Difference in fiscal 2021: \$24\.9 billion − \$61\.1 billion = −\$36\.2 billion|Difference in fiscal 2021: \$24,879 million − \$61,053 million = −\$36,174 million/],
  ['Visa dividends + buybacks as % of free cash flow, fiscal 2023 and 2024, and the rise', /Rise from fiscal 2023 to fiscal 2024: 112% − 80\.5% = 31\.5 percentage points/],
])('%s [ASK-CALC-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
  expect(answer.metadata.valid).toBe(true);
});
