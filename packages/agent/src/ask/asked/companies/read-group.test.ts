import { expect, test } from 'vitest';
import { deskIn } from '../testing/sample-desk.ts';
import { readGroup } from './read-group.ts';

const groupIn = (text: string): string | undefined => readGroup(text, deskIn('sample'))?.group.name;

test.each(['Word is that the brokers still see plenty of room in UnitedHealth.', 'Where did overnight money trade between American banks in December?', 'What do brokers think of it?', 'I worry about what goes to the lenders first.', 'How much of that was owed to its banks?'])('%s is of no group of companies [ASK-READ-3]', (text) => {
  expect(groupIn(text)).toBeUndefined();
});

test.each([['Which banks had the highest net margin?', 'Banks'], ['Compare the banks on revenue', 'Banks'], ['What dividends were paid by the banks in 2024?', 'Banks']])('%s is of a group [ASK-READ-3]', (text, name) => {
  expect(groupIn(text)).toBe(name);
});
