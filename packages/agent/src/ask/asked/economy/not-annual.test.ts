import { expect, test } from 'vitest';
import { growthOfQuarter } from './growth-of-quarter.ts';
import { onYearAlone, sameQuarterNamed, withoutAnnual } from './not-annual.ts';
import { productBetween } from './product-between.ts';

test.each([
  ['I don\'t want the annualised figure they read out on television: by how much did GDP grow?', 'by how much did GDP grow?'],
  ['GDP growth in Q2 2024, not at an annual rate', 'GDP growth in Q2 2024'],
  ['annualised GDP growth in Q2 2024', 'annualised GDP growth in Q2 2024'],
])('%s [ASK-READ-6]', (text, rest) => {
  expect(withoutAnnual(text)).toBe(rest);
});

test('the same quarter of another year is named [ASK-READ-6]', () => {
  expect(sameQuarterNamed('July to September of 2025 with the same three months of 2024')).toBe('July to September of 2025 with July to September of 2024');
});

test.each([
  'comparing the third quarter of 2025 with the same quarter of 2024, how much bigger was the American economy, not annualised?',
  'I don\'t want the annualised figure: how much bigger was the US economy in Q3 2025 than in Q3 2024?',
])('%s is of the growth on the year before [ASK-READ-6]', (text) => {
  expect(growthOfQuarter(text) ?? productBetween(text)).toBe('What was real GDP growth year over year in Q3 2025?');
});

test('a yearly rate that is asked for stays one [ASK-READ-6]', () => {
  expect(growthOfQuarter('annualised real GDP growth in Q3 2025')).toBe('What was real GDP growth in Q3 2025, annualized quarter over quarter?');
});

test('on the year before nothing is at a yearly rate [ASK-READ-6]', () => {
  expect(onYearAlone('us real gdp q3 2025 vs q3 2024, yoy % (not annualized)')).toBe('us real gdp q3 2025 vs q3 2024, yoy %');
  expect(onYearAlone('GDP growth in Q2 2024, not annualized')).toBe('GDP growth in Q2 2024, not annualized');
});
