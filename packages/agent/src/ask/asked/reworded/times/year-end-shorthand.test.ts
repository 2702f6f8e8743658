import { expect, test } from 'vitest';
import { yearEndShorthand } from './year-end-shorthand.ts';

test.each([
  ['acme px chg % ye24-ye25 closes', 'acme px chg % from the last close of 2024 to the last close of 2025'],
  ['200 sh ACM, ye23 close -> ye24 close', '200 sh ACM, from the last close of 2023 to the last close of 2024'],
  ["Acme shares from 2023's very last close till 2024's", 'Acme shares from the last close of 2023 to the last close of 2024'],
  ['Acme last close of 2023 vs last close of 2024', 'Acme share price change from the last close of 2023 to the last close of 2024'],
  ['Acme stock: rise from the end-of-2024 close to the end-of-2025 close', 'Acme stock: rise from the last close of 2024 to the last close of 2025'],
  ['wti oil price start vs end of 2024', 'wti oil price at the start of 2024 and at the end of 2024'],
  ['acme debt $ chg vs ye24', 'acme debt $ chg vs the end of 2024'],
  ["Acme's closes on 28 March, June 28 and New Year's Eve, all 2024", "Acme's closes on 28 March 2024, June 28 2024 and New Year's Eve 2024"],
  ["Acme's high of 2024, and New Year's Eve's close", "Acme's high of 2024, and the close of 31 December 2024"],
])('%s names the ends of its years [ASK-READ-9]', (said, plain) => {
  expect(yearEndShorthand(said)).toBe(plain);
});

test.each(['acme revenue ye22 vs fy24', 'all of 2024 for Acme', 'Acme close on 28 March 2024 and its low of 2023', 'year-end 24 cash of Acme'])('%s is left as it is [ASK-READ-9]', (said) => {
  expect(yearEndShorthand(said)).toBe(said);
});
