import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metrics } from '@assay/calc';
import { usd, type Fact, type Verdict } from '@assay/record';
import { deriveTerm } from './derive-term.ts';
import { excelText } from './excel-text.ts';
import { parseFilled } from './parse-filled.ts';

function fact(metric: string, value: string): Fact {
  return {
    id: `fct_${metric.replaceAll('_', '-')}${value.replace(/\D/g, '')}` as Fact['id'], entity: null, metric: { id: metric, label: metric, concept: null }, value, precision: null, unit: usd,
    period: { kind: 'duration', start: '2024-01-01', end: '2024-12-31', fiscal: { year: 2024, part: 'FY' } }, dimensions: {}, source: { kind: 'filing', name: 'a filing', form: null, accession: null, filed: null },
    capture: 'cap_000001' as Fact['capture'], anchor: { kind: 'span', start: 0, end: 1 }, derived: null,
  };
}

function evidence(formula: { readonly expression: string; readonly filled: string; readonly result: string }, facts: readonly Fact[]): Verdict['evidence'] {
  return { facts: [...facts], formula: { ...formula, inexact: false }, chain: [] };
}

const addresses = { fact: ({ metric, value }: Fact) => `${metric.id ?? '?'}${value.replace('-', 'm')}`, input: (text: string) => `in${text}`, closes: () => 'C1:C9' };
const tools = { dictionary: metrics, closesBetween: () => [] };

function written(formula: Parameters<typeof evidence>[0], facts: readonly Fact[]): string | null {
  const { term } = deriveTerm(evidence(formula, facts), tools);
  return term === null ? null : excelText(term, addresses);
}

test('a growth names its base twice, though the evidence has it once [EXP-XLSX-1]', () => {
  expect(written({ expression: '(value − base) ÷ |base|', filled: '(60 − 48) ÷ 48', result: '0.25' }, [fact('revenue', '60'), fact('revenue', '48')])).toBe('(revenue60-revenue48)/revenue48');
});

test('a loss as the base counts by its size [EXP-XLSX-1]', () => {
  expect(written({ expression: '(value − base) ÷ |base|', filled: '(60 − -48) ÷ 48', result: '2.25' }, [fact('net_income', '60'), fact('net_income', '-48')])).toBe('(net_income60-net_incomem48)/ABS(net_incomem48)');
});

test('a part that is itself worked out is taken apart by the dictionary’s formula [EXP-XLSX-1]', () => {
  const facts = [fact('operating_cash_flow', '500'), fact('capital_expenditure', '200'), fact('revenue', '1200')];
  expect(written({ expression: 'part ÷ whole', filled: '300 ÷ 1200', result: '0.25' }, facts)).toBe('(operating_cash_flow500-ABS(capital_expenditure200))/revenue1200');
});

test('brackets stand where spreadsheets would read another order [EXP-XLSX-1]', () => {
  const [a, b, c] = [fact('revenue', '700'), fact('gross_profit', '300'), fact('net_income', '150')];
  expect(written({ expression: 'x', filled: '700 − (300 − 150)', result: '550' }, [a, b, c])).toBe('revenue700-(gross_profit300-net_income150)');
  expect(written({ expression: 'x', filled: '700 ÷ (300 ÷ 150)', result: '350' }, [a, b, c])).toBe('revenue700/(gross_profit300/net_income150)');
  expect(written({ expression: 'x', filled: '(700 − 300) ÷ 150', result: '2.6666666666667' }, [a, b, c])).toBe('(revenue700-gross_profit300)/net_income150');
});

test('a number that no source gives makes no formula, nor one that comes to another result [EXP-XLSX-5]', () => {
  const facts = [fact('revenue', '700'), fact('gross_profit', '300')];
  expect(written({ expression: 'x', filled: '700 + 300 + 4711', result: '5711' }, facts)).toBeNull();
  expect(written({ expression: 'x', filled: '700 + 300', result: '1001' }, facts)).toBeNull();
  expect(written({ expression: 'x', filled: '700 + 12', result: '712' }, facts), 'a source value that the formula leaves out').toBeNull();
});

test('whatever stands in a formula, reading it ends and never fails [EXP-XLSX-5]', () => {
  fc.assert(fc.property(fc.array(fc.constantFrom('1', '2.5', '(', ')', '+', '−', '÷', '×', '^', 'abs', 'Σ t=1…3 of', 't', ',', ' ', 'median', '=', '200 closes')), (parts) => {
    const parsed = parseFilled(parts.join(' '));
    expect(parsed === null || parsed.numbers.length <= parts.length).toBe(true);
  }));
});
