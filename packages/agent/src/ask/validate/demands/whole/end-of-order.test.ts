// Who is more leveraged, riskier, dearer: the one that comes first is the one that the words mean.
import { expect, test } from 'vitest';
import { say, type Text } from '../../../../prose/text.ts';
import { fiscalYear, lacking, marram, onDay, shown, tussock, usd, type Told } from '../testing/marram.ts';

const load = (value: string): Told => ({ metric: 'debt_to_equity', value, unit: { kind: 'multiple' }, period: fiscalYear(2023) });
const first = (where: string, [one, other]: readonly [Text, Text]): Text => say`${where} on debt to equity: ${one}; ${other}.`;
const heavy = say`Marram’s debt to equity was ${shown(load('2.4'))} in fiscal 2023`;
const light = say`Tussock’s debt to equity was ${shown(load('0.3'))} in fiscal 2023`;
const both = { companies: [marram, tussock], operation: 'compare', measures: [{ kind: 'metric', id: 'debt_to_equity', as: 'value', words: 'debt to equity' }] } as const;
const end = 'the end of the order that is asked for';

test.each(['Which was more leveraged by debt to equity in 2023, Marram or Tussock?', 'Whose debt to equity was worse in 2023, Marram’s or Tussock’s?'])('“%s” opens with the heavier load [ASK-VALID-6]', (text) => {
  expect(lacking(text, first('Tussock stands at the bottom', [light, heavy]), both)).toContain(end);
  expect(lacking(text, first('Marram stands at the top', [heavy, light]), both)).not.toContain(end);
});

test('whose is better or safer opens with the lighter one [ASK-VALID-6]', () => {
  const text = 'Which was safer by debt to equity in 2023, Marram or Tussock?';
  expect(lacking(text, first('Marram stands at the top', [heavy, light]), both)).toContain(end);
  expect(lacking(text, first('Tussock stands at the bottom', [light, heavy]), both)).not.toContain(end);
});

const owned = (value: string, year: number): Text => shown({ metric: 'shareholders_equity', value, unit: usd, period: onDay(`${String(year)}-12-31`) });
const hole = (where: string, year: number): Text => say`${where} on shareholders' equity: ${where.startsWith('Marram') ? say`Marram’s shareholders' equity was ${owned('-9000000000', year)} on 31 December ${String(year)}; Tussock’s shareholders' equity was ${owned('-2000000000', year)} on 31 December ${String(year)}` : say`Tussock’s shareholders' equity was ${owned('-2000000000', year)} on 31 December ${String(year)}; Marram’s shareholders' equity was ${owned('-9000000000', year)} on 31 December ${String(year)}`}.`;
const ofEquity = { companies: [marram, tussock], operation: 'compare', measures: [{ kind: 'metric', id: 'shareholders_equity', as: 'value', words: 'equity' }] } as const;

test('the larger deficit is the figure further below nothing, and it is that of the time asked about [ASK-VALID-6]', () => {
  const text = 'Marram and Tussock have negative equity: which of them had the bigger shortfall at the end of 2023?';
  expect(lacking(text, hole('Tussock is ahead', 2023), ofEquity)).toContain(end);
  expect(lacking(text, hole('Marram stands at the bottom', 2023), ofEquity)).not.toContain(end);
  expect(lacking(text, hole('Marram stands at the bottom', 2022), ofEquity)).toContain('the larger loss at the time asked about');
});
