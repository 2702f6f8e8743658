import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Home Depot same-store sales fiscal 2023', /comparable sales \(same-store sales, comps\)/],
  ['About how many diners came into McDonald’s in 2023?', /guest counts \(customer visits, footfall/],
  ['How many people work for Home Depot?', /employs/],
])('%s: what is missing is named in the words of the question [ASK-ROUTE-3]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
