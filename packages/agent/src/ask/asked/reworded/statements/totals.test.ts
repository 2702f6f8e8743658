import { expect, test } from 'vitest';
import { reword } from '../reword.ts';

test.each([
  ['Acme 2022-2024 sums: capex, dividends paid', 'Acme cumulatively 2022-2024: capex, dividends paid'],
  ['Acme capex and dividends, 2022 to 2024 totals', 'Acme capex and dividends, cumulatively 2022 to 2024'],
  ['Totting up the three years 2022, 2023 and 2024: what did Acme pay?', 'in total over the years 2022 to 2024, what did Acme pay?'],
  ['How many times its 2020 level was Acme\'s revenue in 2024?', 'what was Acme\'s revenue of 2024 divided by that of 2020?'],
  ['Acme 2022-2024 total assets', 'Acme 2022-2024 total assets'],
])('%s [ASK-READ-1]', (text, said) => {
  expect(reword(text)).toBe(said);
});
