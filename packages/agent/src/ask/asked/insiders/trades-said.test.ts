import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test('what the asker bought himself is no trade of an insider [ASK-READ-9]', async () => {
  const { answer } = await askSample('I picked up some Visa when 2023 was half over. What did it close at on June 30 that year?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/Visa’s shares closed at \$237\.48 on 30 June 2023/);
});

test.each([
  ['Is Nadella still selling?', /^On 3 September 2025 Satya Nadella sold 149,205 shares of Microsoft/],
  ['Amazon’s finance chief lightened up this year. What share count did Brian Olsavsky part with, and what did he pocket for it?', /Brian T\. Olsavsky sold .*\$7,531,503.*35,500 shares/],
  ['Microsoft: what did Brad Smith let go in May 2025 and what did he take in?', /\$35\.3 million, 81,000 shares in all/],
  ['Who is in Caterpillar with size? The five biggest institutions and what each holds.', /institutional holders/],
])('%s is of trades and holders, and of no line of the statements', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['nadella msft open-mkt sale 9/3/25, # shs?', /^On 3 September 2025 Satya Nadella sold 149,205 shares/],
  ['bezos amzn shs sold: jun-25, jul-25', /3,324,926 shares .*21,675,074 shares/],
  ['Every summer the founder cashes in. Count up the Amazon shares Jeff Bezos parted with over July 2025, and the dollars from those sales.', /\$4\.92 billion, 21,675,074 shares in all/],
  ["msft insider sales may-25 in $: b. smith vs k. hogan, who's bigger", /^Bradford Smith sold shares for more money than Kathleen Hogan/],
  ['Did Brad Smith sell 75,000 Microsoft shares in May 2025?', /^No: .*81,000 shares/],
  ['Did any officers of Caterpillar trade its stock in June 2025, buying or selling?', /no forms of its insiders are among those at hand/],
])('%s is of the forms, in whatever order and shorthand it is put [ASK-INSIDER-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
  expect(answer.metadata.valid).toBe(true);
});
