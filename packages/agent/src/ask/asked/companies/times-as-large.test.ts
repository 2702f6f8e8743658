import { expect, test } from 'vitest';
import { testDay } from '../testing/sample-desk.ts';
import { betweenFirms } from './between-firms.ts';
import { timesItsSize } from './times-as-large.ts';

test.each([
  ['CRM revenue 2024 / IBM revenue 2024, how many x', "how many times as large as IBM's revenue was CRM's revenue in 2024"],
  ['MSFT FY25 revenue / CRM FY25 revenue?', "how many times as large as CRM's revenue was MSFT's revenue in FY25?"],
  ["How many times IBM's 2024 net income was Visa's?", "how many times as large as IBM's net income was Visa's net income in 2024?"],
  ["By sales in 2023, Amazon was how many times Walmart's size?", "how many times as large as Walmart's sales was Amazon's sales in 2023?"],
  ["Of net income in 2024, how many times Goldman's was Visa's?", "how many times as large as Goldman's net income was Visa's net income in 2024?"],
  ["How does Amazon's market cap compare with Visa's, in trillions, and what's the ratio?", "how many times as large as Visa's market cap was Amazon's market cap?"],
])('“%s” asks how large the one is beside the other, and no price [ASK-READ-4]', (asked, plain) => {
  expect(betweenFirms(asked, testDay)).toBe(plain);
});

test('its size is that of the one company that was named before [ASK-READ-4]', () => {
  expect(timesItsSize('They call Boeing a giant. By revenue in 2024, Caterpillar was how many times its size?')).toBe("They call Boeing a giant. how many times as large as BA's revenue was Caterpillar's revenue in 2024?");
});

test.each(['By revenue in 2024, Caterpillar was how many times its size?', 'They call Boeing and IBM giants. By revenue in 2024, Caterpillar was how many times its size?'])('“%s” names nobody for that', (asked) => {
  expect(timesItsSize(asked)).toBe(asked);
});

test.each(["IBM revenue 2024 / IBM net income 2024", 'V P/E FY2024 / GS P/B FY2024'])('“%s” stays as it is', (asked) => {
  expect(betweenFirms(asked, testDay)).toBe(asked);
});
