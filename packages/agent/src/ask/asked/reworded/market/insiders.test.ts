import { expect, test } from 'vitest';
import { rewordTrades } from './insiders.ts';

test.each([
  ['the proceeds of Ada Byron\'s sales of Acme stock in May 2024', 'the proceeds of shares that insider Ada Byron sold of Acme in May 2024'],
  ['How much money did Ada Byron get out of selling Acme shares?', 'for how much money has insider Ada Byron sold shares of Acme?'],
  ['shares that Ada Byron sold in March and again in June 2024', 'shares that Ada Byron sold in March to June 2024'],
  ['Apple AAPL sales 2024', 'Apple AAPL sales 2024'],
  ['revenue in March and June 2024', 'revenue in March and June 2024'],
])('%s is read as: %s [ASK-READ-1]', (said, plain) => {
  expect(rewordTrades(said)).toBe(plain);
});
