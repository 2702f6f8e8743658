// A part of a whole is not the whole over the part.
import { say } from '../../../../prose/text.ts';
import { expect, test } from 'vitest';
import { fiscalYear, lacking, percent, shown } from '../testing/marram.ts';

const over = (metric: string, value: string): Parameters<typeof shown>[0] => ({ metric, value, unit: percent, period: fiscalYear(2023), formula: metric.replace('_to_', ' / ') });
const turned = say`Marram’s revenue was ${shown(over('revenue_to_inventory', '400'))} of inventory in fiscal 2023.`;
const right = say`Marram’s inventory was ${shown(over('inventory_to_revenue', '25'))} of revenue in fiscal 2023.`;
const demand = 'a part of the whole that is named, and not the whole over it';

test.each(['What share of sales was Marram’s inventory in 2023?', 'Marram’s inventory in percent of that year’s revenue, 2023?'])('%s [ASK-VALID-6]', (text) => {
  expect(lacking(text, turned)).toContain(demand);
  expect(lacking(text, right)).not.toContain(demand);
});

test('the share of the one in the other has the other below the stroke [ASK-VALID-6]', () => {
  const text = 'What was the share of inventory in Marram’s revenue, 2023?';
  expect(lacking(text, turned)).toContain(demand);
  expect(lacking(text, right)).not.toContain(demand);
});
