import { expect, test } from 'vitest';
import { asRealProduct, growthOfQuarter } from './growth-of-quarter.ts';

test.each([
  ['How fast did US real GDP grow in the second quarter of 2025, annualized from the first quarter, and against the second quarter of 2024?', 'What was real GDP growth in Q2 2025, annualized quarter over quarter and year over year?'],
  ['US real GDP Q4 2024: saar qoq and yoy', 'What was real GDP growth in Q4 2024, annualized quarter over quarter and year over year?'],
  ['Spring quarter of 2025, April to June: what was real growth of the US economy at an annual rate from the quarter before?', 'What was real GDP growth in Q2 2025, annualized quarter over quarter?'],
  ['How fast was the American economy growing in summer 2025? I mean July to September against the quarter before, as a yearly rate.', 'What was real GDP growth in Q3 2025, annualized quarter over quarter?'],
  ['How quickly did the American economy expand in 2025, comparing the third quarter with the second at an annual rate?', 'What was real GDP growth in Q3 2025, annualized quarter over quarter?'],
  ['At what yearly clip was US output expanding in the autumn quarter of 2024, measured against the three months before?', 'What was real GDP growth in Q4 2024, annualized quarter over quarter?'],
  ['US real GDP growth for the second quarter of 2024, relative to the winter quarter before it', 'What was real GDP growth in Q2 2024, quarter over quarter?'],
  ['At an annual pace, by how much did the economy shrink in the second quarter of 2020?', 'What was real GDP growth in Q2 2020, annualized quarter over quarter?'],
])('“%s” is of one quarter, held against those before it [ASK-READ-1]', (question, plain) => {
  expect(growthOfQuarter(question)).toBe(plain);
});

test.each([
  'What was real GDP growth in the third quarter of 2025?',
  'US GDP Q3 2025 annualized against Q1 2023?',
  'How fast did nominal GDP grow in Q2 2025 at an annual rate?',
  'How fast did Apple’s revenue grow in Q2 2025 on the quarter and on the year?',
])('“%s” is no growth of the economy held against the quarter before [ASK-READ-1]', (question) => {
  expect(growthOfQuarter(question)).toBeNull();
});

test.each([
  ['Adjusted for prices, how much larger was American output in Q3 2025 than in the same quarter a year before?', 'How much larger was US real GDP in Q3 2025 than in the same quarter a year before?'],
  ['How much did US GDP, adjusted for inflation, grow from Q1 2024 to Q1 2025?', 'How much did US real GDP grow from Q1 2024 to Q1 2025?'],
  ['By how much was America’s output up in Q2 2025?', 'By how much was America’s output up in Q2 2025?'],
  ['After inflation, what was GDP per head in 2025?', 'After inflation, what was GDP per head in 2025?'],
])('“%s”: after inflation the product is the real one [ASK-READ-1]', (question, plain) => {
  expect(asRealProduct(question)).toBe(plain);
});
