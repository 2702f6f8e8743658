import { expect, test } from 'vitest';
import { otherYearAside } from './other-year-aside.ts';

test('a figure in brackets of another year stands at the end of the list [ASK-READ-2]', () => {
  expect(otherYearAside('Acme 2021: gross margin (and 2019 gross margin), capex, debt')).toBe('Acme 2021: gross margin, capex, debt, and 2019 gross margin');
  expect(otherYearAside('Acme 2021: sales (vs fiscal 2018), capex?')).toBe('Acme 2021: sales, capex, and fiscal 2018 sales?');
});

test('brackets at the end of a list, and those that name no year, stay [ASK-READ-2]', () => {
  for (const text of ['Acme 2021: capex, sales (and 2019)', 'Acme 2021: sales (net), capex']) expect(otherYearAside(text)).toBe(text);
});
