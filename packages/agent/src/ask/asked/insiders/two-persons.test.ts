import { expect, test } from 'vitest';
import { sayAgain } from '../reworded/rewording.ts';
import { twoPersons } from './two-persons.ts';

test.each([
  ['MRM insiders: Heath vs Sedge shares sold May + Aug 2023 combined, who more', 'how many shares of MRM did Heath and Sedge each sell in May and Aug 2023, and who sold more?'],
  ['MRM insiders May 2023: Ann Heath vs Bob Sedge, $ sold, who more?', "how many dollars' worth of shares of MRM did Ann Heath and Bob Sedge each sell in May 2023, and who sold more?"],
  ['Adding up May and August 2023, how many shares did Heath and Sedge each sell, and who of the two sold more?', 'how many shares did Heath and Sedge each sell in May and August 2023, and who sold more?'],
  ['Count the insiders who sold in May 2023, and total the shares they sold.', 'Count the insiders who sold in May 2023 and how many shares in all.'],
])('“%s” is “%s” [ASK-INSIDER-2]', (text, plain) => {
  expect(sayAgain(text, twoPersons)).toBe(plain);
});
