// In a conversation what was asked before keeps its time, and its growth is not that of something else.
import { describe, expect, test } from 'vitest';
import type { Asked } from '../../../asked/asked.ts';
import { ahead, lacking, level, marram, tussock } from '../testing/marram.ts';

const revenueOf = (year: number): NonNullable<Asked['before']> => ({ companies: [tussock], measures: [{ kind: 'metric', id: 'revenue', as: 'value', words: 'revenue' }], periods: [{ kind: 'fiscal', year, part: 'FY' }] });
const both = { companies: [tussock, marram], inherited: ['measures'] as const };
const time = 'the figure of before, at its own time';
const growth = 'how the figure of before moved';

describe('what was asked before keeps its time beside another company [ASK-VALID-6]', () => {
  test('told of another year, it is none of before', () => {
    expect(lacking('And Marram’s in 2023, how much less is that than Tussock’s?', ahead, { ...both, before: revenueOf(2021) })).toContain(time);
    expect(lacking('And Marram’s in 2023, how much less is that than Tussock’s?', ahead, { ...both, before: revenueOf(2023) })).not.toContain(time);
  });

  test('named anew, or of both, it has the time that is named', () => {
    expect(lacking('Tussock and Marram in 2023?', ahead, { ...both, before: revenueOf(2021) })).not.toContain(time);
    expect(lacking('And Marram, both of them in 2023?', ahead, { ...both, before: revenueOf(2021) })).not.toContain(time);
  });
});

test('growth that is asked for first is that of the figure of before [ASK-VALID-6]', () => {
  expect(lacking('% growth vs the year before, and the margin then?', level, { before: revenueOf(2022) })).toContain(growth);
  expect(lacking('What was the margin then?', level, { before: revenueOf(2022) })).not.toContain(growth);
});
