import { expect, test } from 'vitest';
import { overAnother } from './over-another.ts';
import { readClaimed } from './read-claimed.ts';

test.each([
  ['Did Visa spend how many times as much on capex as on dividends in 2022?', 'what was Visa capex divided by dividends in times in 2022?'],
  ['Was its gross profit in 2021 how many times its interest expense?', 'what was its gross profit divided by interest expense in times in 2021?'],
  ['Did it make its interest bill how many times out of operating income?', 'Did it make its interest bill how many times out of operating income?'],
  ['Was Visa’s revenue how many times as large as IBM’s?', 'Was Visa’s revenue how many times as large as IBM’s?'],
])('“%s” asks for “%s” [ASK-CLAIM-1]', (text, said) => {
  expect(overAnother(text)).toBe(said);
});

test.each([
  ['Were the buybacks of Visa more than triple its capex in 2022?', 'above', 3], ['Was the capex of Visa at least twice its interest expense?', 'at-least', 2],
])('“%s” claims a multiple: %s %d [ASK-CLAIM-1]', (text, relation, value) => {
  expect(readClaimed(text)?.claims).toMatchObject([{ relation, value, unit: 'times' }]);
});
