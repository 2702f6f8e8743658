import { expect, test } from 'vitest';
import { decimal } from '@assay/record';
import { assumed } from '../figures/arithmetic.ts';
import { showWith } from '../figures/figure.ts';
import { sha256 } from '../testing/index.ts';
import { renderText, typedWords } from './render.ts';
import { join, say, sentenceCase } from './text.ts';
import { onDay, timeOf } from './times.ts';

const show = showWith(sha256);
const margin = show(assumed('margin', decimal('44.13'), { kind: 'percent' }));

test('a figure reaches the words by its handle, and code renders it [AGENT-TEXT-1]', () => {
  const text = say`Gross margin was ${margin} on ${onDay('2025-07-31')}.`;
  expect([renderText(text), typedWords(text.template)]).toEqual(['Gross margin was 44.1% on 31 July 2025.', 'Gross margin was  on .']);
});

test('a handle that names no figure stops the writing [AGENT-TEXT-1]', () => {
  expect(() => renderText({ kind: 'text', template: 'Gross margin was {{fig_0000000000}}.', figures: [] })).toThrow(/names no figure/);
});

test('a fiscal year has the company’s own name, a quarter its last day', () => {
  const quarter = { kind: 'duration', start: '2025-04-01', end: '2025-06-28', fiscal: { year: 2025, part: 'Q3' } } as const;
  const year = { kind: 'duration', start: '2024-10-01', end: '2025-09-27', fiscal: { year: 2025, part: 'FY' } } as const;
  expect(renderText(say`${timeOf(year)}; ${timeOf(quarter)}`)).toBe('fiscal 2025; the quarter ended 28 June 2025');
});

test('joined texts keep all their figures', () => {
  const text = join([say`one ${margin}`, sentenceCase(say`and another ${margin}`)], '. ');
  expect(renderText(text)).toBe('one 44.1%. And another 44.1%');
});
