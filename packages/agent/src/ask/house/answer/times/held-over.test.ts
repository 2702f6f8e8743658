// Of every year of a time, or of any: each of them decides it.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { overYears } from '../../../asked/forms/over-years.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Did Boeing lose money in every year from 2019 to 2024?', /^Yes: The years in which it was so: Boeing’s net loss was \$636 million in fiscal 2019; .*\$11\.8 billion in fiscal 2024\.$/],
  ['Has IBM\'s revenue fallen every year since 2020?', /^No: The years in which it was so: IBM’s revenue fell 22\.1% .* The years in which it was not: IBM’s revenue rose 5\.5% /],
  ['Was Microsoft\'s operating margin above 45% in every fiscal year since 2023?', /^No: The years in which it was so: Microsoft’s operating margin was 45\.6% in fiscal 2025\. The years in which it was not: .*41\.8% in fiscal 2023; .*44\.6% in fiscal 2024\.$/],
  ['Did Microsoft\'s revenue grow by at least 15% in each of the last three fiscal years?', /^No: The years in which it was so: Microsoft’s revenue rose 15\.7% /],
  ['Did Nvidia\'s gross margin ever drop under 60% since fiscal 2020?', /^Yes: The years in which it was so: NVIDIA’s gross margin was 56\.9% in fiscal 2023\.$/],
  ['Did Alphabet\'s capex exceed 30bn in any year before 2024?', /^Yes: The years in which it was so: .* \$31\.5 billion in fiscal 2022; .* \$32\.3 billion in fiscal 2023\.$/],
  ['Did Boeing make a profit in any year since 2019?', /^No: The years in which it was not: Boeing’s net loss was \$636 million in fiscal 2019; /],
  ['Was Boeing profitable in any of the last five years?', /^No: The years in which it was not: Boeing’s net margin was −20\.4% in fiscal 2020; .*−17\.8% in fiscal 2024\.$/],
  ['Was there a year since 2018 in which Visa\'s revenue rose by more than 20%?', /^Yes: The years in which it was so: Visa’s revenue rose 21\.6% .* in fiscal 2022\.$/],
  ['Did Boeing make money in at least one of the last five years?', /^No: The years in which it was not: Boeing’s net loss was \$11\.9 billion in fiscal 2020; /],
  ['Did every quarter of fiscal 2025 bring Nvidia more than $30 billion of revenue?', /^No: The quarters in which it was so: .* The quarters in which it was not: NVIDIA’s revenue was \$26\.0 billion in the quarter ended 28 April 2024\.$/],
])('%s is decided by each of them: %s [ASK-YES-3]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('where years are not on file that might decide it, no word is said [ASK-YES-3]', async () => {
  const { answer } = await askSample('Was Johnson & Johnson\'s R&D expense above $12 billion in every year since 2015?', { engine: houseAskEngine });
  expect(answer.summary).not.toMatch(/^Yes/);
  expect(answer.metadata.valid).toBe(false);
});

test.each([['in every fiscal year since 2023', 'all'], ['in each of the last three fiscal years', 'all'], ['in all of the years 2015 to 2019', 'all'], ['in any year before 2024', 'any'], ['has it ever', 'any'], ['in fiscal 2024', null], ['a dollar a year', null]])('“%s” is of %s of the years [ASK-YES-3]', (text, over) => {
  expect(overYears(text)).toBe(over);
});
