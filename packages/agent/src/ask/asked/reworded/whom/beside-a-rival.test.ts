import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { besideARival } from './beside-a-rival.ts';

test.each([
  ['Cat against its Japanese rival Komatsu: diluted EPS', 'Cat against Komatsu: diluted EPS'],
  ['How does its margin compare with their Swiss competitor Marram?', 'How does its margin compare with Marram?'],
  ['How does it do against its rivals?', 'How does it do against its rivals?'],
  ['against its main rival in 2023', 'against its main rival in 2023'],
])('%s: the other is told by its name [ASK-READ-9]', (said, plain) => {
  expect(sayAgain(said, besideARival)).toBe(plain);
});
