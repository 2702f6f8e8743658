import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

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
