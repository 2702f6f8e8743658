import { describe, expect, test } from 'vitest';
import { requestOf, usualOptions } from './asking.ts';
import { companyNamed, kindOf, mayNameCompany, type CompanyMatch } from './read-entry.ts';
import { periodWords, readingRows } from './reading-words.ts';
import { offered } from './use-companies.ts';

const fernhill: CompanyMatch = { ticker: 'FRN', name: 'Fernhill Tools, Inc.', cik: null, sector: 'Industrials', sample: false, how: 'named', formerly: null };
const ferro: CompanyMatch = { ticker: 'FER', name: 'Ferro Glass', cik: null, sector: null, sample: true, how: 'named', formerly: null };

describe('what was typed', () => {
  test('a ticker or the beginning of a name is a company, words around it make a question [WEB-ASK-1]', () => {
    expect(companyNamed('frn', [ferro, fernhill])).toBe(fernhill);
    expect(companyNamed('fernhill tools inc', [ferro, fernhill])).toBe(fernhill);
    expect(companyNamed('Fernhill dividend', [fernhill])).toBeNull();
    expect(kindOf('Fernhill', null, [fernhill])).toBe('analysis');
    expect(kindOf('How much does Fernhill owe?', null, [fernhill])).toBe('question');
    expect(kindOf('nobody knows it', null, [])).toBe('question');
    expect(kindOf('fern', null, [{ ...fernhill, how: 'part' }])).toBe('question');
  });

  test('the server is not asked for companies while a question is typed [WEB-ASK-1]', () => {
    expect(['What', 'is FRN dear', 'FRN?', 'one two three four five six', '', 'first\nsecond'].map(mayNameCompany)).toEqual([false, false, false, false, false, false]);
    expect(['FRN', 'Fernhill Tools', 'Bank of the Two Rivers'].map(mayNameCompany)).toEqual([true, true, true]);
  });

  test('beside a picked company nothing means its analysis, and words a question about it [WEB-ASK-1]', () => {
    expect(kindOf('', fernhill, [])).toBe('analysis');
    expect(kindOf('does it pay a dividend', fernhill, [])).toBe('question');
  });

  test('what is asked goes to the server with the company, the day and the earlier runs [WEB-ASK-2]', () => {
    const entry = { kind: 'question', text: ' and the year before? ', company: null, earlier: ['run_a1', 'run_a2', 'run_a3', 'run_a4', 'run_a5', 'run_a6'] } as const;
    expect(requestOf(entry, { ...usualOptions, asOf: '2025-06-30' })).toEqual({ kind: 'question', text: 'and the year before?', earlier: ['run_a2', 'run_a3', 'run_a4', 'run_a5', 'run_a6'], asOf: '2025-06-30', sample: false, engine: 'auto' });
    expect(requestOf({ kind: 'analysis', text: 'is the debt safe', company: fernhill, earlier: [] }, { ...usualOptions, depth: 'deep' }, ['macro'])).toEqual({ kind: 'analysis', company: 'FRN', depth: 'deep', question: 'is the debt safe', sample: false, engine: 'auto', plan: { strike: ['macro'] } });
    expect(requestOf({ kind: 'analysis', text: '  ', company: null, earlier: [] }, usualOptions)).toBeNull();
    expect(requestOf({ kind: 'question', text: '', company: fernhill, earlier: [] }, usualOptions)).toBeNull();
  });
});

describe('how a question was read', () => {
  test('each part is told in words, and what was not understood is told too [WEB-ASK-6]', () => {
    const rows = readingRows({
      kind: 'financial', why: 'One figure answers it.', complexity: 'simple', operation: 'trend', companies: [{ ticker: 'FRN', name: 'Fernhill Tools, Inc.' }], group: null, unknown: [{ words: 'Glaswerk', near: ['Ferro Glass'] }],
      measures: [{ kind: 'metric', words: 'sales', id: 'revenue', as: 'growth' }], periods: [{ kind: 'last', count: 3, of: 'year' }], unread: ['purple'], missing: [], remedy: null,
    });
    expect(rows).toEqual([['Companies', 'Fernhill Tools, Inc. (FRN)'], ['Measures', '“sales” as revenue, growth'], ['Period', 'the last 3 years'], ['Operation', 'follow over time'], ['Not known', '“Glaswerk” (near: Ferro Glass)'], ['Not understood', '“purple”']]);
  });

  test('periods of every kind have words [WEB-ASK-6]', () => {
    const periods = [{ kind: 'latest' }, { kind: 'trailing' }, { kind: 'fiscal', year: 2024, part: 'FY' }, { kind: 'fiscal', year: 2024, part: 'Q2' }, { kind: 'fiscal', year: null, part: 'FY' }, { kind: 'date', on: '2025-01-02' }, { kind: 'years', from: 2020, to: 2024 }, { kind: 'dates', from: '2025-01-02', to: '2025-03-04' }];
    expect(periods.map(periodWords)).toEqual(['the newest that is known', 'the last twelve months', 'fiscal 2024', 'second quarter of 2024', 'the last fiscal year', '2025-01-02', 'fiscal 2020 to 2024', '2025-01-02 to 2025-03-04']);
  });
});

describe('companies while a name is typed', () => {
  test('beside those the server names, bundled ones are offered by the beginning of any word [WEB-ASK-4]', () => {
    const bundled = [{ ticker: 'FRN', name: 'Fernhill Tools, Inc.' }, { ticker: 'FER', name: 'Ferro Glass' }, { ticker: 'TLS', name: 'Tools of the North' }];
    expect(offered('fer', [], bundled).map(({ ticker }) => ticker)).toEqual(['FRN', 'FER']);
    expect(offered('tool', [fernhill], bundled)).toEqual([fernhill, { ticker: 'TLS', name: 'Tools of the North', cik: null, sector: null, sample: true, how: 'named', formerly: null }]);
    expect(offered('f', [], bundled)).toEqual([]);
  });
});
