import { metricById } from '@assay/calc';
import type { Company, CompanyKind } from '@assay/data';
import { describe, expect, test } from 'vitest';
import { noFilters, type Asked, type AskedMeasure } from '../asked/asked.ts';
import { nextMeasure, usualMeasures } from './next-measure.ts';
import { suggestFollowUps } from './suggest-follow-ups.ts';

function company(ticker: string, name: string, more: Partial<Company> = {}): Company {
  return { cik: null, ticker, name, sector: 'Industrials', industry: 'Machinery', exchange: null, fiscalCalendar: null, kind: 'company', ...more };
}

const fern = company('FERN', 'Fernhill Tools, Inc.');
const harbour = company('HARB', 'Harbour Coffee plc', { sector: 'Consumer Staples', industry: 'Beverages' });
const mill = company('MILL', 'Mill Street Works', { industry: 'Tools' });
const bank = company('BANK', 'Quay Bank Corp', { kind: 'bank', sector: 'Financials', industry: 'Banks' });
const fund = company('FUND', 'Whole Market Fund', { kind: 'etf', sector: null, industry: null });
const atHand = { companies: [harbour, fern, mill, bank, fund] };

function metric(id: string): AskedMeasure {
  return { kind: 'metric', id, as: 'value', words: id };
}

function asked(more: Partial<Asked> = {}): Asked {
  return { text: 'What was Fernhill’s revenue?', operation: 'look-up', companies: [fern], group: null, unknown: [], measures: [metric('revenue')], periods: [], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [], ...more };
}

describe('suggested questions', () => {
  test('lead over time, one step deeper and to a peer of the same sector, each a whole question [ASK-NEXT-1]', () => {
    expect(suggestFollowUps(asked(), atHand)).toEqual([
      'How did Fernhill Tools’ revenue develop over the last five years?', 'What was Fernhill Tools’ net margin in the last fiscal year?', 'How does Fernhill Tools’ revenue compare with Mill Street Works’?',
    ]);
  });

  test('do not repeat what was asked [ASK-NEXT-1]', () => {
    const [first = ''] = suggestFollowUps(asked(), atHand);
    const next = suggestFollowUps(asked({ text: first.replace('’', "'"), operation: 'trend' }), atHand);
    expect(next).not.toContain(first);
    expect(next[0]).toBe('What was Fernhill Tools’ revenue in the latest quarter?');
  });

  test('ask no bank for margins or free cash flow, and a fund for its price alone [ASK-NEXT-1]', () => {
    const ofBank = suggestFollowUps(asked({ companies: [bank], measures: [metric('net_income')] }), atHand).join('\n');
    expect(ofBank).toContain('Quay Bank’s return on equity');
    expect(ofBank).not.toMatch(/margin|free cash flow|Fernhill/);
    expect(suggestFollowUps(asked({ companies: [fund], measures: [] }), atHand)[0]).toBe('How did Whole Market Fund’s share price develop over the last year?');
  });

  test('keep to companies whose figures are at hand, whoever was asked about [ASK-NEXT-1]', () => {
    const far = company('FAR', 'Faraway Mining');
    for (const companies of [[far], [], [far, fern]]) {
      const next = suggestFollowUps(asked({ companies }), atHand);
      expect(next).toHaveLength(3);
      expect(next.join('\n')).not.toContain('Faraway');
    }
    expect(suggestFollowUps(null, { companies: [] })).toEqual([]);
  });

  test('of the economy lead to its course and to other series', () => {
    expect(suggestFollowUps(asked({ companies: [], measures: [{ kind: 'series', id: 'UNRATE', as: 'value', words: 'unemployment' }] }), atHand)).toEqual([
      'How did the unemployment rate develop over the last five years?', 'What is the federal funds rate?', 'What is the ten-year Treasury yield?',
    ]);
  });

  test('the same question has the same suggestions, three at most, all different', () => {
    for (const operation of ['look-up', 'compare', 'trend', 'rank', 'explain', 'value', 'overview'] as const) {
      for (const companies of [[fern], [fern, mill], [bank]]) {
        const next = suggestFollowUps(asked({ operation, companies }), atHand);
        expect(next).toEqual(suggestFollowUps(asked({ operation, companies }), atHand));
        expect(new Set(next).size).toBe(3);
      }
    }
  });
});

test('every measure that is suggested is one of the dictionary, and is none that was asked about', () => {
  for (const kind of ['company', 'bank', 'insurer', 'reit'] satisfies CompanyKind[]) {
    for (const id of usualMeasures({ kind })) {
      expect(metricById(id)?.id).toBe(id);
      const next = nextMeasure([id], { kind });
      expect(next).not.toBeNull();
      expect(next).not.toBe(id);
    }
  }
});
