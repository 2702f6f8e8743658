import { expect, test } from 'vitest';
import { say } from '../../../../prose/text.ts';
import { lacking, revenue, shown } from '../testing/marram.ts';

const moved = (year: number): ReturnType<typeof say> => say`Marram’s revenue rose ${shown({ ...revenue('12', year), metric: 'revenue_growth', unit: { kind: 'percent' }, formula: '(revenue / revenue@before - 1) * 100' })} in fiscal ${String(year)}.`;

test('against 2022: a figure moves from that year on, and not into it [ASK-VALID-6]', () => {
  const text = 'Marram did well in 2023. In numbers against 2022: the percentage change in revenue?';
  expect(lacking(text, moved(2022), {})).toContain('the move from the one year to the other');
  expect(lacking(text, moved(2023), {})).not.toContain('the move from the one year to the other');
});

test('each of two moves that are named is told [ASK-VALID-6]', () => {
  expect(lacking('The percentage change in revenue and the percentage change in net income from 2022 to 2023?', moved(2023), {})).toContain('each of the moves that are named');
  expect(lacking('The percentage change in revenue from 2022 to 2023?', moved(2023), {})).not.toContain('each of the moves that are named');
});
