import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { leverageInWords } from './leverage.ts';

test.each([
  ['Marram total assets 2023, x equity', 'Marram total assets 2023, equity multiplier'],
  ['Marram: total assets, s/h equity, A/E', 'Marram: total assets, shareholders\' equity, equity multiplier'],
  ['How many times the owners\' money was that?', 'How many times the shareholders\' equity was that?'],
  ['Marram\'s inventory, its revenue and the ratio of the first to the second', 'Marram\'s inventory, its revenue, and the ratio of inventory to revenue'],
  ['Marram\'s total assets, its shareholders\' equity and the ratio of the former to the latter', 'Marram\'s total assets, its shareholders\' equity, and the equity multiplier'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, leverageInWords)).toBe(plain);
});

test('leverage that says what it is goes by its name [ASK-READ-9]', () => {
  expect(sayAgain('Marram\'s balance-sheet leverage, total assets over shareholders\' equity, in 2023?', leverageInWords)).toBe('Marram\'s equity multiplier, in 2023?');
});
