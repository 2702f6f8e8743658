// What a whole question asks for and no part of it says by itself: an answer that lacks it gives way to a reading that has it.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['When Salesforce closed its fiscal 2025, how much of its balance-sheet total was owed? Total liabilities as a percent of total assets.', /40\.6% of total assets on 31 January 2025/],
  ['How much net income did Visa earn in fiscal 2024 and Goldman Sachs in 2024, and how many dollars more did Visa earn?', /Difference: \$19,743 million − \$14,276 million = \$5,467 million/],
  ['Where does Boeing stock stand at the last close, and how much has it moved in percent since it ended 2024?', /rose 25\.3% from \$177\.00 on 31 December 2024 to \$221\.84 on 31 July 2025/],
  ['Is CAT rich? P/E (last px / 2024 dil EPS), please', /\$438\.02 ÷ \$22\.05 = 19\.9 times/],
  ['Boeing is all over the news now. For fiscal 2022 give me revenue and total assets.', /in fiscal 2022.*on 31 December 2022/],
  ['JNJ long-term debt YE24 vs 29 Jun 2025', /from \$30\.7 billion on 29 December 2024 to \$39\.2 billion on 29 June 2025/],
])('%s is answered by %s [ASK-ANSWER-9]', async (text, told) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.summary).toMatch(told);
});

test.each(['Which rate does the Bank of Japan set?', 'What does the ECB charge at present?'])('%s is declined as a rate that is not bundled [ASK-ROUTE-2]', async (text) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.summary).toContain('rates of other central banks');
});
