// A mean beside an extreme, and the end of the year that an extreme is held against.
import { expect, test } from 'vitest';
import { say } from '../../../../prose/text.ts';
import { close, lacking, shown } from '../testing/marram.ts';

const high = say`The high point of that time: Marram’s shares closed at ${shown(close('60', '2023-05-02'))} on 2 May 2023.`;
const later = say`${high} Marram’s shares closed at ${shown(close('40', '2024-03-28'))} on 28 March 2024.`;
const atItsEnd = say`${high} Marram’s shares closed at ${shown(close('50', '2023-12-29'))} on 29 December 2023.`;
const asked = 'What was Marram’s highest close of 2023, and how far below that did it end the year?';

test('what the year ended at is its last close [ASK-VALID-6]', () => {
  expect(lacking(asked, later)).toContain('the last close of that year');
  expect(lacking(asked, atItsEnd)).not.toContain('the last close of that year');
});

test('a mean alone is half of a mean and an extreme [ASK-VALID-6]', () => {
  const mean = say`Marram’s average close in 2023 was ${shown(close('45', '2023-12-29'))}.`;
  expect(lacking('What was Marram’s average close in 2023, and the highest close?', mean)).toContain('the extreme beside the mean');
  expect(lacking('What was Marram’s average close in 2023, and the highest close?', say`${mean} ${high}`)).not.toContain('the extreme beside the mean');
});
