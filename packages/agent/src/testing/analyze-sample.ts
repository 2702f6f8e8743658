// A bundled company analysed without network, key or clock: for tests, and for looking at a note.
import { openSample, packagedSample, readFromFolder, type Company, type DataDesk, type Sample } from '@assay/data';
import { AssayError, type Depth, type RunContents, type Sha256 } from '@assay/record';
import { createHash } from 'node:crypto';
import { analyze } from '../analyze.ts';
import type { AuditStage, Engine } from '../graph/engine.ts';

export const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

let opened: Sample | undefined;

function sample(): Sample {
  opened ??= openSample({ readFile: readFromFolder(packagedSample), sha256 });
  return opened;
}

export function bundledCompanies(): readonly Company[] {
  return sample().companies();
}

/** A desk that knows the bundled figures and nothing else. */
export function sampleDesk(): DataDesk {
  const from = sample();
  return {
    mode: 'sample',
    resolveCompany: async (query) => Promise.resolve(from.resolve(query)),
    gather: async (company, options) => {
      const captures = [...(['statements', 'closes', 'insiders', 'macro', 'constituents'] as const).flatMap((part) => from.read({ company, part, asOf: options.asOf, depth: options.depth })), ...from.peersOf(company, options.asOf)];
      const asOf = from.asOf(company.ticker);
      if (asOf === null || captures.length === 0) throw new AssayError('no-sources', `no bundled figures for ${company.ticker}`, { remedy: 'Choose a bundled company.' });
      return Promise.resolve({ company, captures, data: { mode: 'sample' as const, asOf: options.asOf !== null && options.asOf < asOf ? options.asOf : asOf }, missing: [] });
    },
    sampleCompanies: () => from.companies(),
  };
}

const judge: AuditStage = async (report, sources, about) => (await import('@assay/audit')).auditReport(report, sources, { subject: about.subject, asOf: about.asOf, sha256, findings: about.findings });
/** For tests of the prose alone. */
export const noJudge: AuditStage = () => ({ claims: [], tokens: [], verdicts: [], coverage: { ratio: null, claims: 0, strong: 0, judgment: 0, tokens: 0, unaccounted: 0, verdicts: { contradicted: 0, verified: 0, computed: 0, supported: 0, 'kb-sourced': 0, 'web-sourced': 0, judgment: 0, unverified: 0, 'not-checked': 0 }, structural: {}, judgments: {} } });

export type SampleOptions = { readonly depth?: Depth; readonly question?: string | null; readonly audited?: boolean; readonly engine?: Engine; readonly struck?: readonly string[] };

/** Analyses a bundled company as of its own day. */
export async function analyzeSample(ticker: string, options: SampleOptions = {}): Promise<RunContents> {
  const company = bundledCompanies().find((entry) => entry.ticker === ticker);
  if (company === undefined) throw new AssayError('unknown-ticker', `${ticker} is not bundled`, { remedy: 'Choose a bundled company.' });
  return analyze({
    question: { ticker, text: options.question ?? null, depth: options.depth ?? 'standard', asOf: null, ...(options.struck === undefined ? {} : { struck: [...options.struck] }) },
    company, desk: sampleDesk(), audit: options.audited === true ? judge : noJudge, sha256,
    clock: () => new Date('2026-01-05T09:00:00Z'), ...(options.engine === undefined ? {} : { engine: options.engine }),
  });
}

