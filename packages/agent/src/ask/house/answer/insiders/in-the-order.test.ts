import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Sort Andy Jassy, Brian Olsavsky and Matt Garman by Amazon shares sold in May 2025, from most to least', /^In the order of shares sold Matthew Garman is ahead: Matthew Garman, Andrew Jassy and Brian Olsavsky\. /],
  ['Rank Jassy, Garman and Olsavsky by Amazon shares sold in May 2025, fewest to most', /^In the order of shares sold Brian Olsavsky is at the bottom: Brian Olsavsky, Andrew Jassy and Matthew Garman\. /],
])('%s [ASK-INSIDER-2]', async (text, opening) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(opening);
});
