// Whoever of a company says something is no figure and no insider.
import { expect, test } from 'vitest';
import { writtenOut } from '../question-text.ts';

test.each([
  ['The CFO of Home Depot said revenue fell in fiscal 2023. Right?', 'someone said Home Depot revenue fell in fiscal 2023. Right?'],
  ['The CFO of Procter & Gamble says that its gross margin rose in fiscal 2024. So?', 'someone said Procter & Gamble gross margin rose in fiscal 2024. So?'],
  ['The CFO said Home Depot\'s inventory fell. By how much?', 'someone said Home Depot\'s inventory fell. By how much?'],
  ['Home Depot grew in 2023. Do you buy that?', 'Home Depot grew in 2023. is that right?'],
  ['Should I buy it? Boeing', 'Should I buy it? Boeing'],
  ['Did the CFO of Amazon sell shares?', 'Did the CFO of Amazon sell shares?'],
])('%s', (question, wanted) => {
  expect(writtenOut(question)).toBe(wanted);
});
