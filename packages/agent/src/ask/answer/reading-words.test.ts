// The line by which a reader sees what was understood.
import type { Company } from '@assay/data';
import { describe, expect, test } from 'vitest';
import { noFilters, type Asked } from '../asked/asked.ts';
import { beforeAll } from '../asked/periods/all-at-hand.ts';
import { makeReading } from './make-reading.ts';
import { readingWords } from './reading-words.ts';

const company = (name: string, ticker: string): Company => ({ name, ticker, cik: null, fiscalCalendar: null, kind: 'company', sector: null, industry: null, exchange: null } as unknown as Company);
const asked = (own: Partial<Asked>): Asked => ({ text: '', operation: 'look-up', companies: [company('Marram Inc.', 'MRM')], group: null, unknown: [], measures: [], periods: [], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [], unread: [], ...own });
const metric = (id: string, as: 'value' | 'growth' | 'share' | 'average' | 'cagr' = 'value') => ({ kind: 'metric', id, as, words: id } as const);

describe('a reading in words', () => {
  test.each<[string, Partial<Asked>]>([
    ['growth of revenue of Marram, fiscal 2024', { measures: [metric('revenue', 'growth')], periods: [{ kind: 'fiscal', year: 2024, part: 'FY' }] }],
    ['growth of revenue of Marram, Q3 of fiscal 2024', { measures: [metric('revenue_growth')], periods: [{ kind: 'fiscal', year: 2024, part: 'Q3' }] }],
    ['net income as a share of revenue and average net margin of Marram, last five years', { measures: [metric('net_income', 'share'), metric('net_margin', 'average')], periods: [{ kind: 'last', count: 5, of: 'year' }] }],
    ['revenue of Marram and Sedge, 1 February 2024 to 3 March 2024, compared', { operation: 'compare', companies: [company('Marram Inc.', 'MRM'), company('Sedge Corp.', 'SDG')], measures: [metric('revenue')], periods: [{ kind: 'dates', from: '2024-02-01', to: '2024-03-03' }] }],
    ['growth of share price of Marram, over all days at hand', { measures: [metric('price', 'growth')], periods: [{ kind: 'dates', from: beforeAll, to: '2026-11-21' }] }],
    ['whether the shares of Marram are worth their price', { operation: 'value' }],
  ])('%s [ASK-READING-1]', (words, own) => {
    expect(readingWords(asked(own))).toBe(words);
  });
});

test('one sentence that names company, measure and year needs no line, and one that leaves a word unread does [ASK-READING-1]', () => {
  const plain = asked({ measures: [metric('revenue')], periods: [{ kind: 'fiscal', year: 2024, part: 'FY' }] });
  const told = { summary: 'Marram’s revenue was $3.0 billion in fiscal 2024.', verdicts: [{}] as never };
  const route = { kind: 'financial', complexity: 'simple', asked: plain, why: '' } as const;
  const proved = { ...told, verdicts: [{ claim: 'c', verdict: 'verified', evidence: { facts: [] } }] as never };
  expect(makeReading(route, proved)).toEqual({ text: 'revenue of Marram, fiscal 2024', not_understood: [], shown: false });
  expect(makeReading({ ...route, asked: { ...plain, unread: ['franchised'] } }, proved)).toMatchObject({ not_understood: ['franchised'], shown: true });
  expect(makeReading({ ...route, asked: { ...plain, measures: [metric('revenue'), metric('net_income')] } }, proved)).toMatchObject({ shown: true });
});
