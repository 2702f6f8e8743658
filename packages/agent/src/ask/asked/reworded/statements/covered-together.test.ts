import { expect, test } from 'vitest';
import { testDay } from '../../testing/sample-desk.ts';
import { coveredTogether } from './covered-together.ts';

test.each([
  ["What were Boeing's free cash flow, its dividends paid and its share repurchases in fiscal 2024, and did the free cash flow cover the two together?", "Did Boeing's free cash flow exceed its dividends paid and share repurchases in fiscal 2024?"],
  ['IBM fy24: fcf (cfo - capex), dividends paid, buybacks - does fcf cover both combined?', "Did IBM's fcf exceed its dividends paid and buybacks in fy24?"],
  ["Did Visa's free cash flow cover its dividends and buybacks together in fiscal 2024?", "did Visa's free cash flow exceed its dividends and buybacks in fiscal 2024?"],
])('“%s” asks whether the one exceeds the other two [ASK-READ-4]', (asked, plain) => {
  expect(coveredTogether(asked, testDay)).toBe(plain);
});

test.each([
  "What were Boeing's free cash flow and its dividends paid in 2024, and did the free cash flow cover the dividends?",
  'Free cash flow, dividends and buybacks of Visa and IBM in 2024, and did the first cover the other two?',
  'Did operating income cover interest in 2024?',
])('“%s” stays as it is', (asked) => {
  expect(coveredTogether(asked, testDay)).toBe(asked);
});
