import { expect, test } from 'vitest';
import { inCorePrices } from './food-and-energy.ts';
import { withoutToldAside } from './told-aside.ts';

test.each([
  ['Set aside groceries and gasoline: how high was US inflation in May 2025?', 'how high was US core inflation in May 2025?'],
  ['Core inflation (excluding food and fuel) in May 2025?', 'Core inflation in May 2025?'],
  ['CPI ex energy/food May 2025', 'US core inflation May 2025'],
  ['US inflation with and without food and energy in May 2025', 'US inflation with and without food and energy in May 2025'],
  ['What does Example spend on food and fuel?', 'What does Example spend on food and fuel?'],
])('prices without food and energy are core prices: %s [ASK-READ-9]', (said, plain) => {
  expect(inCorePrices(said, undefined)).toBe(plain);
});

test.each([
  ['How much did banks pay each other overnight in May 2025?', 'what was the federal funds rate in May 2025?'],
  ['Unemployment in the month before the pandemic struck, February 2020?', 'Unemployment in February 2020?'],
  ['How high was unemployment when Covid began, in March 2020?', 'How high was unemployment in March 2020?'],
  ['How did Covid change Visa?', 'How did Covid change Visa?'],
])('what is told beside a reading is no company: %s [ASK-READ-9]', (said, plain) => {
  expect(withoutToldAside(said)).toBe(plain);
});
