import type { Entity, Fact } from '@assay/record';
import { expect, test } from 'vitest';
import { matchEntity } from './match-entity.ts';

function factOf(entity: Entity | null, kind: Fact['source']['kind']): Fact {
  return {
    id: 'fct_0001' as Fact['id'], entity, metric: { id: 'fed_funds_rate', label: 'federal funds rate', concept: null }, value: '3.6', precision: 1, unit: { kind: 'percent' }, period: { kind: 'instant', on: '2026-04-01', fiscal: null },
    dimensions: {}, source: { kind, name: 'a source', form: null, accession: null, filed: null }, capture: 'cap_0001' as Fact['capture'], anchor: { kind: 'json', pointer: '', bytes: null }, derived: null,
  };
}

const rate = factOf({ id: 'fred:FEDFUNDS', ticker: null, name: 'Federal funds rate' }, 'macro');
const sales = factOf({ id: 'cik:0000000007', ticker: 'MDW', name: 'Meadow Works' }, 'filing');

test('a series of the economy is named by its measure: a sentence that names nobody may speak of it [AUD-BIND-1]', () => {
  expect(matchEntity(null, rate)).toBe('agrees');
  expect(matchEntity({ id: 'cik:0000000007', ticker: 'MDW', name: 'Meadow Works', inherited: 'subject' }, rate)).toBe('agrees');
  expect(matchEntity({ id: 'cik:0000000007', ticker: 'MDW', name: 'Meadow Works', inherited: null }, rate)).toBe('conflicts');
});

test('a company’s figure is nobody’s where the sentence names nobody [AUD-BIND-1]', () => {
  expect(matchEntity(null, sales)).toBe('unstated');
  expect(matchEntity({ id: null, ticker: null, name: 'Hillside Mills', inherited: null }, sales)).toBe('conflicts');
  expect(matchEntity(null, factOf(null, 'document'))).toBe('unstated');
});
