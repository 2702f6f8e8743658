import { expect, test } from 'vitest';
import { heldThrough } from './held-through.ts';

test.each([
  ['If she had kept Tansy throughout 2021, what percentage would she have lost?', 'For Tansy in calendar 2021, by how many percent did its share price change?'],
  ['Anyone who owned Marram over calendar 2022, how many percent was that?', 'For Marram in calendar 2022, by how many percent did its share price change?'],
  ['My cousin held Tansy for the whole of 2020. What did her shares gain in percent, and what was its revenue?', 'For Tansy in calendar 2020, by how many percent did its share price change, and what was its revenue?'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(heldThrough(said)).toBe(plain);
});

test.each(['I held Tansy through 2020. What was its margin?', 'How much was it up?', 'Had I held 200 Tansy shares through 2020, how much would I be up?'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(heldThrough(said)).toBe(said);
});
