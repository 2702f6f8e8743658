// Where one share stands against a day and against an end of a time.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['Microsoft: newest close, % against the close of 31 December 2024, % beneath its best close of 2025', /rose 20\.5% .* is down 5\.2% from \$535\.64 /],
  ['Boeing max drawdown since 1 January 2025 to the latest close, in %', /^Boeing’s share price fell \d/],
  ['When in 2024 did a Visa share finish a day at its very lowest?', /^The low point of that time: Visa’s shares closed at \$253\.74 on 25 July 2024\.$/],
  ['Which of Visa, Apple and Boeing is furthest below its 52-week closing high?', /^Apple .*(?:more than the others|more distance)/],
  ['dividend yields of Visa and Goldman Sachs over the last twelve months, highest first', /^Goldman Sachs is ahead on yield of dividends over price: .*; Visa’s yield of dividends over price was 0\.67%/],
])('%s [ASK-ANSWER-3]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
