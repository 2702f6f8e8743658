import { expect, test } from 'vitest';
import { stretchPointedAt } from './stretch-pointed-at.ts';

test.each([
  ['Marram ran in H2 2023. Its best close of those six months?', 'Marram ran. Its best close of H2 2023?'],
  ['Bought all through May 2025. The mean of that month\'s closes, and the close on the 30th?', 'Bought. The mean of May 2025\'s closes, and the close on May 30, 2025?'],
  ['The average of May 2025 and of that month in 2024', 'The average of May 2025 and of that month in 2024'],
  ['H1 2024 and H2 2024: the better close of that half?', 'H1 2024 and H2 2024: the better close of that half?'],
  ['Its close on the 30th', 'Its close on the 30th'],
])('%s: the stretch by its name [ASK-READ-1]', (said, plain) => {
  expect(stretchPointedAt(said)).toBe(plain);
});
