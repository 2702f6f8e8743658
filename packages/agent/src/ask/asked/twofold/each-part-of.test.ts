import { expect, test } from 'vitest';
import { asEachPart, asksEachPart } from './each-part-of.ts';

test.each(['Marram 2024: gross profit, SG&A, and both as a percentage of net sales', 'What did Marram report for cost of sales and gross profit, and what share of sales was each?', 'Marram R&D, SG&A, each as % of revenue'])('%s: the part of each [ASK-READ-1]', (text) => {
  expect(asksEachPart(text)).toBe(true);
});

test.each(['Marram R&D and SG&A, both together as a percentage of revenue', 'Marram’s gross profit in both 2023 and 2024', 'What share of sales was gross profit?'])('%s: no part of each [ASK-READ-1]', (text) => {
  expect(asksEachPart(text)).toBe(false);
});

test('an amount beside the part of another becomes a part as well [ASK-READ-1]', () => {
  const [gross, overheads] = [{ kind: 'metric', id: 'gross_profit', as: 'value', words: 'gross profit' }, { kind: 'metric', id: 'selling_general_administrative', as: 'share', of: 'revenue', words: 'SG&A' }] as const;
  expect(asEachPart([gross, overheads], 'gross profit, SG&A, and both as a percentage of sales')).toEqual([{ ...gross, as: 'share', of: 'revenue' }, overheads]);
});
