import { documentSource } from '@assay/audit';
import { expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import { bundledCompanies, noJudge, sampleDesk, sha256 } from '../testing/index.ts';
import type { AuditorStage, Engine } from './engine.ts';
import { houseEngine } from './house-engine.ts';

const page = documentSource({ name: 'chart.csv', bytes: new TextEncoder().encode('Day,Close\n2025-01-02,10\n') }, { about: null, readAt: '2026-01-02T00:00:00Z', sha256 });

/** The technical analyst alone fetches a page of its own. */
const engine: Engine = {
  ...houseEngine,
  analyse: { ...houseEngine.analyse, technical: async (bench, focus, around) => ({ ...await houseEngine.analyse.technical(bench, focus, around), captures: [page] }) },
};

test('a specialist is held to what it had before it: what was gathered for all, and what it fetched itself [AUDITOR-SEEN-1]', async () => {
  const [company] = bundledCompanies();
  if (company === undefined) throw new RangeError('the sample has companies');
  const seen = new Map<string, ReadonlySet<string>>();
  const auditor: AuditorStage = (given) => {
    for (const [name, ids] of given.seen ?? []) seen.set(name, ids);
    expect(given.sources.some(({ capture }) => capture.id === page.capture.id)).toBe(true);
    return Promise.resolve({ audited: given.audit, auditor: { phases: [], limits: { searches: 1, submissions: 1 }, usage: { inputTokens: 0, outputTokens: 0, cachedTokens: 0, usd: '0' } } });
  };
  const { captures } = await analyze({ question: { ticker: company.ticker, text: null, depth: 'quick', asOf: null }, company, desk: sampleDesk(), audit: noJudge, auditor, engine, sha256, clock: () => new Date('2026-01-05T09:00:00Z') });
  expect([...seen.keys()].sort()).toEqual(['fundamental', 'macro', 'technical', 'value']);
  expect([...seen].filter(([, ids]) => ids.has(page.capture.id)).map(([name]) => name)).toEqual(['technical']);
  expect(seen.get('macro')?.size).toBe(captures.length - 1);
});
