// Whole runs over the recorded answers of the live services: everything the desk gathers stands in the note, and the judge finds every figure again.
import { analyze } from '@assay/agent';
import { sha256 } from '@assay/agent/testing';
import { auditReport } from '@assay/audit';
import { openRecordedWorld, recordingsAbsent, type RecordedWorld } from '@assay/data/testing';
import type { Depth, RunContents } from '@assay/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const today = '2025-02-28';
const worlds: RecordedWorld[] = [];

async function noteOn(ticker: string, depth: Depth = 'standard', day = today): Promise<RunContents> {
  const world = await openRecordedWorld({ today: day });
  worlds.push(world);
  const found = await world.desk.resolveCompany(ticker);
  if (found.kind !== 'found') throw new RangeError(`${ticker} is known`);
  return analyze({
    question: { ticker, text: null, depth, asOf: null }, company: found.company, desk: world.desk, sha256, clock: () => new Date(`${day}T21:30:00Z`),
    audit: (report, sources, about) => auditReport(report, sources, { subject: about.subject, asOf: about.asOf, sha256, findings: about.findings }),
  });
}

function sectionOf({ report }: RunContents, heading: string): string {
  return new RegExp(`^## ${heading}\\n\\n([\\s\\S]*?)(?=\\n## |$(?![\\s\\S]))`, 'm').exec(report)?.[1] ?? '';
}

describe.skipIf(recordingsAbsent)('a live run on Apple as of the recordings (needs ../shared)', () => {
  const runs = new Map<Depth, RunContents>();
  beforeAll(async () => { for (const depth of ['standard', 'deep'] as const) runs.set(depth, await noteOn('AAPL', depth)); }, 120_000);
  const run = (depth: Depth = 'standard'): RunContents => runs.get(depth) ?? (() => { throw new RangeError(depth); })();

  test.each(['standard', 'deep'] as const)('every figure of the %s note is found again, and nothing is left unaccounted for [AGENT-LIVE-1]', (depth) => {
    const { coverage } = run(depth);
    expect([coverage.ratio, coverage.verdicts.contradicted, coverage.unaccounted]).toEqual([1, 0, 0]);
  });

  test('insiders stand in a section of their own, with shares and amounts from their forms [AGENT-LIVE-2]', () => {
    expect(sectionOf(run(), 'Insiders')).toMatch(/insiders sold [\d,]+ shares on the open market for \$[\d.]+ million/);
    expect(sectionOf(run(), 'Insiders')).toMatch(/^- Arthur D\. Levinson sold [\d,]+ shares for \$[\d.]+ million between 15 November 2024 and 19 November 2024\.$/m);
    expect(run().captures.filter(({ capture }) => capture.reader === 'sec-ownership').length).toBe(9);
  });

  test('analysts stand in a section of their own: targets against the price, ratings and estimates as tables [AGENT-LIVE-2]', () => {
    const section = sectionOf(run(), 'Analysts');
    expect(section).toMatch(/the mean price target of 40 analysts was \$252\.23\. Upside to the mean target was 4\.3%/);
    expect(section).toMatch(/\| Rated strong buy \| 7 \|/);
    expect(section).toMatch(/\|  \| Fiscal 2025 \| Fiscal 2026 \|\n.*\n\| Earnings per share, average estimate \(\$\) \| 7\.32 \| 8\.20 \|/);
    expect(section).toContain('The downgrades of the last months came from');
  });

  test('the share is held against the market, its sector, and companies that are not bundled [AGENT-LIVE-2]', () => {
    expect(sectionOf(run(), 'The chart')).toMatch(/the share price of SPY, a fund of the whole market, climbed 17\.4%/);
    expect(sectionOf(run('deep'), 'The chart')).toMatch(/the share price of XLK, a fund of its sector,/);
    expect(sectionOf(run(), 'Valuation and the expectation gap')).toMatch(/a premium of [\d.]+% to .* whose median was [\d.]+ times .*: .*NVIDIA .*Meta Platforms .*/);
  });

  test('every figure of the note is a handle on facts that the run holds, or an assumption [AGENT-LIVE-1]', () => {
    const known = new Set(run('deep').facts.map((fact) => fact.id));
    expect(run('deep').findings.flatMap((finding) => finding.figures).flatMap((figure) => figure.facts).filter((id) => !known.has(id))).toEqual([]);
  });

  test('a quote of the day itself, with a range and a multiple of its own, contradicts nothing [AGENT-LIVE-1]', async () => {
    const { coverage, report } = await noteOn('AAPL', 'deep', '2025-02-14');
    expect([coverage.ratio, coverage.verdicts.contradicted, coverage.unaccounted]).toEqual([1, 0, 0]);
    expect(report).toContain('52-week high of $260.10');
  }, 60_000);
});

describe.skipIf(recordingsAbsent)('live runs on others (needs ../shared)', () => {
  test('Alphabet under one of its share classes has all sections, and every figure is found again [AGENT-LIVE-1]', async () => {
    const run = await noteOn('GOOG');
    expect([run.coverage.ratio, run.coverage.verdicts.contradicted, run.coverage.unaccounted]).toEqual([1, 0, 0]);
    expect([sectionOf(run, 'Insiders'), sectionOf(run, 'Analysts')].map((section) => section.length > 200)).toEqual([true, true]);
    expect(run.report).toMatch(/^# Alphabet: /m);
  }, 60_000);

  test.each([['QQQ', 'Invesco QQQ Trust', 'The shares closed at'], ['^GSPC', 'S&P 500', 'The index had a close of']])('%s gets a note of what fits it: prices, trend and economy, no statements [AGENT-LIVE-3]', async (...[ticker, name, words]) => {
    const run = await noteOn(ticker, 'deep');
    expect([run.coverage.ratio, run.coverage.verdicts.contradicted, run.coverage.unaccounted]).toEqual([1, 0, 0]);
    expect(run.report).toContain(`# ${name}: `);
    expect(run.report).toContain(words);
    expect([...run.report.matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual(['Summary', 'What to do', 'The company', 'The economy around it', 'The chart', 'Over the long term', 'Over the short term', 'Risks', 'What would change our mind']);
    expect(run.report).not.toMatch(/Missing: [^.]*(?:statement|analyst|insider)/);
  }, 60_000);
});

afterAll(async () => { await Promise.all(worlds.map(async (world) => world.close())); });
