// Dividends of a calendar year by their ex-dividend days: of so many shares, and over the last close of the year.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['How much did 60 McDonald’s shares pay in dividends in 2024?', /60 × \(\$1\.67 \+ \$1\.67 \+ \$1\.67 \+ \$1\.77\) = \$406\.80\.$/],
  ['Which paid the higher dividend yield in 2024, Home Depot or IBM?', /^IBM is ahead on yield of dividends over price: IBM’s yield of dividends over price was 3\.03% on 31 December 2024; Home Depot’s yield of dividends over price was 2\.31% on 31 December 2024\./],
  ['McDonald’s: the last dividend, and the yield at the latest close', /^McDonald’s dividend with the ex-dividend day of 2 June 2025 was \$1\.77 a share\. .*yield/],
  ['Procter & Gamble: dividends per share in calendar 2023', /in the calendar year 2023: .* = \$3\.7354 a share/],
  ['Whose latest quarterly dividend is the larger, IBM’s or Visa’s?', /^IBM is ahead on the newest dividend: .*Difference: \$1\.68 − \$0\.59 = \$1\.09/],
  ['Microsoft’s share price and dividends per share in 2024', /shares closed at \$421\.50 on 31 December 2024/],
])('%s [ASK-ANSWER-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
