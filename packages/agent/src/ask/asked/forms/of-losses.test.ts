import { expect, test } from 'vitest';
import { isLargerLoss, lossWanted, saysLoss } from './of-losses.ts';

test.each([
  ['Did the deficit of Acme widen in 2021?', true], ['Was its operating loss deeper than in 2020?', true], ['Did Acme lose more money in 2021?', true], ['Did outflows mount?', true],
  ['Did the net loss of Acme narrow?', false], ['Did its negative net margin improve?', false], ['Did Acme bleed less cash?', false],
  ['Did its negative equity rise?', null], ['Did revenue rise in 2021?', null],
])('“%s” says that the loss is the larger: %s [ASK-YES-1]', (text, isLarger) => {
  expect(isLargerLoss(text)).toBe(isLarger);
});

test('a lost market share is no loss of money [ASK-YES-1]', () => {
  expect(saysLoss('Did Acme suffer a loss of share?')).toBe(false);
});

test.each([
  ['which of the two ran the bigger loss', 'low'], ['whose hole was the deepest', 'low'], ['who sits deeper in the red', 'low'], ['which one’s equity is more negative', 'low'], ['whose shortfall was worse', 'low'],
  ['which of them had the smaller deficit', 'high'], ['whose cash burn was lighter', 'high'], ['who lost less', 'high'],
  ['who earned more', null], ['whose loss ratio was higher', null], ['which loss was made', null],
])('“%s” asks for the %s figure [ASK-ANSWER-3]', (text, end) => {
  expect(lossWanted(text)).toBe(end);
});
