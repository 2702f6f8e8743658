// A statement without an amount, and a figure held against another company's other figure, or against the same figure of an earlier year.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { statedPlainly } from '../../../asked/claimed/stated-plainly.ts';
import { nowThanThen } from '../../../asked/reworded/now-than-then.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Someone wrote that Alphabet\'s 2024 capex was bigger than IBM\'s whole revenue. Is that right?', /^No: Alphabet’s capital expenditure was \$52\.5 billion in fiscal 2024\. IBM’s revenue was \$62\.8 billion in fiscal 2024\.$/],
  ['By how many percentage points did Visa\'s operating margin exceed Goldman Sachs\'s net margin in 2024?', /^Difference: 65\.7% − 26\.7% = 39\.0 percentage points\. Visa’s operating margin was 65\.7% in fiscal 2024\. Goldman Sachs’ net margin was 26\.7%/],
  ['By how many points was Apple\'s net margin above Visa\'s operating margin in 2024?', /^It is the other way round: Difference: 65\.7% − 24\.0% = 41\.7 percentage points\./],
  ['What is the difference between Apple\'s net margin and Visa\'s operating margin in fiscal 2024?', /^Difference: 65\.7% − 24\.0% = 41\.7 percentage points\./],
  ['Is Microsoft\'s R&D in fiscal 2025 bigger than Salesforce\'s total revenue?', /^No: Microsoft’s research and development expense was \$32\.5 billion in fiscal 2025\. Salesforce’s revenue was \$37\.9 billion/],
  ['The article claims Apple paid out more in buybacks than it earned in fiscal 2024. Check.', /^Yes: Apple’s share repurchases were \$94\.9 billion in fiscal 2024\. Apple’s net income was \$93\.7 billion/],
  ['I heard UnitedHealth\'s profit fell in 2024. True?', /^Yes: UnitedHealth’s net income fell 35\.6%/],
  ['Does Boeing have more revenue than in 2018?', /^No: Boeing’s revenue fell 34\.2% from \$101\.1 billion in fiscal 2018/],
  ['Is Apple making as much profit as it did in fiscal 2022?', /^Yes: Apple’s net income rose 12\.2% from \$99\.8 billion in fiscal 2022/],
  ['Did real GDP grow faster in 2023 than in 2024?', /^Yes: the higher of the two: Average, .*= 2\.93%\. Average, .*= 2\.80%\./],
])('%s is judged by both of its figures: %s [ASK-YES-4]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('a pace of two years is not told as one move from the one to the other [ASK-YES-4]', async () => {
  const { answer } = await askSample('Did retail sales grow more in 2023 than in 2022?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^Yes: the larger rise, .*: Retail sales rose 4\.42% from .* December 2022 .*\. Retail sales rose 3\.99% from .* December 2021 /);
});

test.each([
  ['My friend says Visa earned more than Apple. Is he right?', 'Visa earned more than Apple.'],
  ['What did Visa earn?', null],
])('%s states “%s” [ASK-YES-4]', (text, stated) => {
  expect(statedPlainly(text)).toBe(stated);
});

test.each([
  ['Does Boeing have more revenue than in 2018?', 'Does Boeing have more revenue today than in 2018?'],
  ['Did IBM earn as much in 2024 as in 2015?', 'Did IBM earn more in 2024 than in 2015?'],
  ['Was revenue higher in 2020 than in 2018?', 'Was revenue higher in 2020 than in 2018?'],
])('%s is asked as “%s” [ASK-YES-4]', (text, said) => {
  expect(nowThanThen(text)).toBe(said);
});
