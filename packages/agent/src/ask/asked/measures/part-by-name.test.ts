import { expect, test } from 'vitest';
import { partsByName } from './part-of-measure.ts';
import { readMeasures } from './read-measures.ts';

test.each([['Acme: Zeta operating profit 2021', true], ['What does Acme make from Zeta, 2021 net income?', true], ['revenue of Acme at Zeta', true], ['Acme vs Zeta revenue 2021', false], ['Compare Acme and Zeta revenue', false], ['This is Zeta. What was the revenue of Acme?', false], ['Zeta wants the share price of Acme', false]])('“%s” asks for a part that goes by a name of its own: %s [ASK-READ-1]', (text, isPart) => {
  expect(partsByName(['Zeta'], readMeasures(text), text)).toEqual(isPart ? ['Zeta'] : []);
});
