// What a short question sets beside the one before it.
import { describe, expect, test } from 'vitest';
import { say, type Text } from '../../../../prose/text.ts';
import type { Asked } from '../../../asked/asked.ts';
import { ahead, close, lacking, level, marram, revenue, shown, tussock, yearMove } from '../testing/marram.ts';

const asked = (companies: Asked['companies'], id = 'revenue'): NonNullable<Asked['before']> => ({ companies, measures: [{ kind: 'metric', id, as: 'value', words: id }], periods: [{ kind: 'fiscal', year: 2022, part: 'FY' }] });
const other = say`Tussock’s revenue was ${shown(revenue('5000000000', 2023))} in fiscal 2023.`;
const both = say`${yearMove} Marram’s share price fell ${shown({ metric: 'price_growth', value: '-5', unit: { kind: 'percent' }, period: { kind: 'instant', on: '2023-03-28', fiscal: null }, formula: '(price / price@before - 1) * 100' })} from ${shown(close('34', '2022-03-28'))} on 28 March 2022 to ${shown(close('32', '2023-03-28'))} on 28 March 2023.`;

describe('a short question behind another one is answered with what it sets beside it [ASK-VALID-6]', () => {
  test.each<{ readonly text: string; readonly summary: Text; readonly own: Partial<Asked>; readonly lacks: string }>([
    { text: 'And Tussock’s in 2023, growth for both', summary: other, own: { companies: [tussock], before: asked([marram]) }, lacks: 'the company of before beside it' },
    { text: 'Same for Tussock, on its 2023 sales', summary: other, own: { companies: [tussock], before: asked([marram], 'price_to_sales') }, lacks: 'the same multiple' },
    { text: 'who of it and Tussock sells more?', summary: other, own: { companies: [marram, tussock], before: asked([marram]) }, lacks: 'the company of before beside it' },
    { text: 'and the year after? which was better?', summary: yearMove, own: { before: asked([marram], 'price') }, lacks: 'which of the two it was' },
    { text: 'how does that compare with 2021?', summary: level, own: { before: asked([marram]) }, lacks: 'what it is held against' },
    { text: 'how far is the first ahead of the second?', summary: ahead, own: { companies: [marram, tussock], before: asked([marram, tussock]) }, lacks: 'how far they lie apart' },
    { text: 'and per share?', summary: level, own: { before: asked([marram]) }, lacks: 'the figure for each share' },
  ])('$text', ({ text, summary, own, lacks }) => {
    expect(lacking(text, summary, own)).toContain(lacks);
  });

  test.each<{ readonly text: string; readonly summary: Text; readonly own: Partial<Asked>; readonly lacks: string }>([
    { text: 'who of it and Tussock sells more?', summary: ahead, own: { companies: [marram, tussock], before: asked([marram]) }, lacks: 'the company of before beside it' },
    { text: 'and the year after? which was better?', summary: both, own: { before: asked([marram], 'price') }, lacks: 'which of the two it was' },
    { text: 'Tussock’s revenue in the same year', summary: other, own: { companies: [tussock], before: asked([marram], 'price_to_sales') }, lacks: 'the same multiple' },
    { text: 'and per share?', summary: level, own: {}, lacks: 'the figure for each share' },
  ])('told so, it is: $text', ({ text, summary, own, lacks }) => {
    expect(lacking(text, summary, own)).not.toContain(lacks);
  });
});

test('what lies between two figures is their difference [ASK-VALID-6]', () => {
  const two = say`${level} ${other}`;
  expect(lacking('What lies between Marram’s and Tussock’s revenue in 2023?', two, { companies: [marram, tussock] })).toContain('what lies between them');
});

test.each<{ readonly text: string; readonly summary: Text; readonly lacks: string }>([
  { text: 'What is Marram’s revenue, and what was it at the end of 2021?', summary: level, lacks: 'the figure at both times' },
  { text: 'How much of Marram’s revenue went to its owners in 2023, and what was left?', summary: level, lacks: 'what is left' },
  { text: 'Marram’s close on the day before Thanksgiving 2024', summary: say`Marram’s shares closed at ${shown(close('40', '2024-12-31'))} on 31 December 2024.`, lacks: 'the day that is named' },
])('half of what is asked is not the whole: $text [ASK-VALID-6]', ({ text, summary, lacks }) => {
  expect(lacking(text, summary)).toContain(lacks);
});

test('what goes on from the question before is of the one time [ASK-VALID-6]', () => {
  expect(lacking('And what was it in 2023?', level)).not.toContain('the figure at both times');
  expect(lacking('So, and what was it in the year after that?', level)).not.toContain('the figure at both times');
});
