// One year's earnings under two closes, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['Keep what Visa earned per diluted share in fiscal 2024 fixed. How many times that did investors pay at the close on June 28, 2024, and how many times at the latest close?', [/27\.0 times on 28 June 2024/, /36\.1 times on 4 September 2025/]],
  ['IBM, keeping diluted EPS at the FY2024 level: P/E at the latest close vs P/E at the close of 31 December 2024', [/39\.4 times on 31 July 2025/, /34\.2 times on 31 December 2024/]],
])('%s is told at both closes [ASK-MULTIPLE-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  for (const one of told) expect(answer.summary).toMatch(one);
});
