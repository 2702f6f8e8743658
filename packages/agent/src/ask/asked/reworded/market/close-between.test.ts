import { expect, test } from 'vitest';
import { closeBetween } from './close-between.ts';

test.each([
  ['How did Marram\'s stock change from the last close of 2023 to the last close of 2024, and what was the lowest close in between?', 'How did Marram\'s stock change from the last close of 2023 to the last close of 2024, and what was the lowest close from 31 December 2023 to 31 December 2024?'],
  ['What did Marram\'s shares do between the end of 2023 and the end of 2024?', 'What did Marram\'s shares do from the end of 2023 to the end of 2024?'],
  ['Marram\'s stock from 2 January 2024 to 28 June 2024, and the high along the way', 'Marram\'s stock from 2 January 2024 to 28 June 2024, and the high from 2 January 2024 to 28 June 2024'],
  ['What was Marram\'s debt between the end of 2023 and the end of 2024?', 'What was Marram\'s debt between the end of 2023 and the end of 2024?'],
])('“%s” asks “%s” [ASK-READ-11]', (text, plain) => {
  expect(closeBetween(text)).toBe(plain);
});
