// Companies told each by itself, in the order that is asked for.
import type { Figure, Sha256 } from '@assay/record';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeFigure } from '../../../../figures/figure.ts';
import { decimal } from '@assay/record';
import { renderText } from '../../../../prose/render.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { companiesInOrder } from './companies-in-order.ts';

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const year = (of: number): Figure['period'] => ({ kind: 'duration', start: `${String(of)}-01-01`, end: `${String(of)}-12-31`, fiscal: { year: of, part: 'FY' } });
const margin = (value: string, of = 2023): Figure => makeFigure({ metric: 'net_margin', value: decimal(value), unit: { kind: 'percent' }, period: year(of), formula: 'net_income / revenue * 100', facts: [], assumptions: {} }, sha256);
const told = (name: string, ...figures: readonly Figure[]): { readonly name: string; readonly summary: Text } => ({ name, summary: figures.map((figure) => say`${name}’s net margin was ${{ kind: 'shown', figure, style: 'plain' }} in fiscal ${String(figure.period?.fiscal?.year)}, up from before.`).reduce((all, one) => say`${all} ${one}`) });
const first = (words: string, companies: readonly ReturnType<typeof told>[], who = words): string => renderText(companiesInOrder(say`Each.`, companies, { text: words, companies, contest: { words, who } }));

describe('companies stand in the order that is asked for [ASK-PARTS-4]', () => {
  const companies = [told('Marram', margin('9')), told('Tussock', margin('12')), told('Sedge', margin('4'))];

  test.each([
    ['from the fattest to the thinnest', /^Tussock leads the companies at hand on net margin: Tussock.*; Marram.*; Sedge/],
    ['from the lowest to the highest', /^Sedge is at the bottom of the companies at hand on net margin: Sedge.*; Marram.*; Tussock/],
    ['which of them has the best', /^Tussock leads/],
  ])('%s', (words, expected) => {
    expect(first(words, companies)).toMatch(expected);
  });

  test('of two, one is ahead; at several times, in the year that is named [ASK-PARTS-4]', () => {
    const both = [told('Marram', margin('9', 2021), margin('5')), told('Tussock', margin('8', 2021), margin('12'))];
    expect(first('which was higher in 2021', both)).toMatch(/^Marram is ahead on net margin: Marram’s net margin was 9.0% in fiscal 2021; Tussock’s net margin was 8.0% in fiscal 2021\./);
    expect(first('which was higher', both)).toBe('Each.');
  });

  test('with one of them missing nobody is first [ASK-PARTS-4]', () => {
    expect(renderText(companiesInOrder(say`Each.`, companies, { text: 'which is highest', companies: [1, 2, 3, 4], contest: { words: 'which is highest', who: 'which is highest' } }))).toBe('Each.');
  });

  test('of figures that are level nobody is ahead, nor where no order is asked for [ASK-PARTS-4]', () => {
    expect(first('which is higher', [told('Marram', margin('9')), told('Tussock', margin('9'))])).toBe('Each.');
    expect(renderText(companiesInOrder(say`Each.`, companies, { text: 'net margins', companies: [1, 2, 3] }))).toBe('Each.');
  });
});
