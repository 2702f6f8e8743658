import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['What was IBM’s net income in fiscal 2024, and what was Arvind Krishna paid?', /^IBM’s net income was .* in fiscal 2024/, /executive pay/i],
  ['Which of IBM and Caterpillar do the brokers rate higher, and which had the higher net margin in fiscal 2024?', /(?:IBM’s.*Caterpillar’s|Caterpillar’s.*IBM’s)/, /ratings/i],
  ['What did columnists make of IBM’s second quarter of 2025, and what was its revenue in that quarter against the second quarter of 2024?', /quarter ended 30 June 2024.*quarter ended 30 June 2025/, /news/i],
  ['What is the consensus price target for Visa, and what did it last close at to work out the upside?', /^Visa’s shares closed at \$350\.99/, /price targets/i],
  ['How much did Apple sell in Japan, and how much in all, in fiscal 2024?', /^Apple’s revenue was \$391\.0 billion in fiscal 2024/, /places/i],
  ['What share of its members’ claims did UnitedHealth reject in 2023, and what was its net income in 2023?', /^UnitedHealth’s net income was \$22\.4 billion/, /operating counts of its trade/i],
  ['What is the short interest in IBM, and what was its revenue in 2024?', /^IBM’s revenue was \$62\.8 billion/, /short interest/i],
  ['What are the least and the most optimistic price targets for Visa, and where did it last close?', /^Visa’s shares closed at \$350\.99/, /price targets.*“What are the least”/i],
  ['How many shares of Apple has Vanguard got, and how many are outstanding?', /^Apple’s shares outstanding were 14\.7 billion/, /institutional holders/i],
  ['Azure revenue, Microsoft revenue, fiscal 2025', /^Microsoft’s revenue was \$281\.7 billion/, /segments/i],
])('%s: what is at hand is not swallowed by what is absent [ASK-ROUTE-4]', async (text, told, missing) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.missing.join(' ')).toMatch(missing);
});

test('beside a company that is not bundled, what is asked of both is not told of one as if it were all [ASK-ROUTE-4]', async () => {
  const { answer } = await askSample('Which of JPMorgan and Goldman has more staff, and which earned more in 2024?', { engine: houseAskEngine });
  expect(answer.metadata.valid).toBe(false);
});
