// What cash is left behind the cash that came in, and whether it covers the dividends; and the way from a year that was told before.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

test.each([
  ['What was Visa’s operating cash flow in fiscal 2024?', 'Fine. After the capital spending, how much went to shareholders as dividends, and was there enough to pay for them?', /free cash flow was \$18\.7 billion.*dividends paid were \$4\.22 billion.*Yes:/s],
  ['What was Apple’s operating cash flow in fiscal 2024?', 'minus capex = FCF? dividends paid same yr? covered?', /\$108\.8 billion.*\$15\.2 billion.*Yes:/s],
  ['What was Visa’s revenue in fiscal 2024?', 'Is that any better than in fiscal 2023? Give me that year’s number too and how many percent it went up or down from then to fiscal 2024.', /^Visa’s revenue rose 10\.0% from \$32\.7 billion in fiscal 2023 to \$35\.9 billion in fiscal 2024/],
])('after “%s”, “%s” is told in full [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
