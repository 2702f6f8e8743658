import { expect, test } from 'vitest';
import { withoutEach } from './told-each.ts';

test.each([
  ['Did Marram grow faster in 2024 than in 2023? Give both growth rates.', 'Did Marram grow faster in 2024 than in 2023?'],
  ['Who paid the higher rate, Marram or Arbury? Both rates please.', 'Who paid the higher rate, Marram or Arbury?'],
  ['Who paid the higher rate, Marram or Arbury? State both.', 'Who paid the higher rate, Marram or Arbury?'],
  ['Who grew more? Give both revenue growth and EPS growth.', 'Who grew more? Give both revenue growth and EPS growth.'],
  ['Give both figures.', 'Give both figures.'],
])('“%s” asks “%s” [ASK-READ-11]', (text, plain) => {
  expect(withoutEach(text)).toBe(plain);
});
