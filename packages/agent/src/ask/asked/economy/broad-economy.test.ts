import { expect, test } from 'vitest';
import { broadEconomy } from './broad-economy.ts';

test.each([
  ['How is the economy doing?', 'What were real GDP growth, the unemployment rate and consumer price inflation?'],
  ['How was the US economy in 2024?', 'What were real GDP growth, the unemployment rate and consumer price inflation in 2024?'],
  ['So what\'s the state of the American economy right now?', 'What were real GDP growth, the unemployment rate and consumer price inflation?'],
  ['How strong is the job market these days?', 'What were the unemployment rate and nonfarm payrolls?'],
  ['What is the yield curve telling us about the economy?', 'Is the yield curve inverted?'],
  ['What has the Fed been doing with interest rates since January 2025?', 'How did the federal funds rate change since January 2025?'],
  ['What happened to unemployment?', 'How did unemployment change over the past year?'],
  ['What\'s going on with inflation in 2025?', 'How did inflation change in 2025?'],
])('“%s” asks “%s” [ASK-READ-11]', (text, plain) => {
  expect(broadEconomy(text)).toBe(plain);
});

test.each([
  'How is Apple doing?', 'What happened to Boeing in 2024?', 'What happened to Visa\'s margins?', 'What is the unemployment rate?', 'How does the Fed set rates?', 'What is the labor cost of Caterpillar?', 'What is going on with mortgage lending at Goldman Sachs?',
])('“%s” stays as it was [ASK-READ-11]', (text) => {
  expect(broadEconomy(text)).toBe(text);
});

test('whether it is a recession stays open, beside the readings by which it is judged [ASK-READ-11]', () => {
  expect(broadEconomy('Is the US in a recession?')).toMatch(/^What were real GDP growth, the unemployment rate and the ten-year minus two-year spread, for a judgment of recession/);
});
