// The notes of the bundled companies, read as an editor and a judge would read them.
import { beforeAll, describe, expect, test } from 'vitest';
import { depths, type Depth, type RunContents } from '@assay/record';
import { houseEngine } from './graph/house-engine.ts';
import type { Engine } from './graph/engine.ts';
import { typedWords } from './prose/render.ts';
import { analyzeSample, bundledCompanies, maskedSentences, sharedPart } from './testing/index.ts';
import { shortName } from './write/company-name.ts';

const companies = bundledCompanies();
const runs = new Map<string, RunContents>();
const templates = new Map<string, string>();

/** The house engine, with the template of each note kept. */
function watched(key: string): Engine {
  return { ...houseEngine, write: async (parts, around) => { const done = await houseEngine.write(parts, around); templates.set(key, done.written.template.template); return done; } };
}

beforeAll(async () => {
  for (const { ticker } of companies) for (const depth of depths) runs.set(`${ticker}/${depth}`, await analyzeSample(ticker, { depth, audited: true, engine: watched(`${ticker}/${depth}`) }));
}, 300_000);

function run(ticker: string, depth: Depth = 'standard'): RunContents {
  const found = runs.get(`${ticker}/${depth}`);
  if (found === undefined) throw new RangeError(`no run of ${ticker}`);
  return found;
}

const sections = ['Summary', 'What to do', 'The company', 'The economy around it', 'The business', 'The chart', 'Valuation and the expectation gap', 'Scenarios', 'Over the long term', 'Over the short term', 'Risks', 'What would change our mind'];

describe.each(companies)('$ticker', ({ ticker }) => {
  test('a standard note has its sections in order [AGENT-NOTE-1]', () => {
    const { report } = run(ticker);
    const hasInsiders = run(ticker).captures.some(({ capture }) => capture.tool === 'sample_insiders');
    expect([...report.matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual(hasInsiders ? sections.toSpliced(sections.indexOf('Over the long term'), 0, 'Insiders') : sections);
    expect(report).toMatch(/^# \S.+: .+$/m);
  });

  test('the first line says that the figures are samples and of what day; the rating is headed with it [AGENT-NOTE-2]', () => {
    const [first] = run(ticker).report.split('\n');
    expect(first).toMatch(/^Sample figures as of \d{1,2} [A-Z][a-z]+ 20\d\d, not live data\.$/);
    const day = first?.slice('Sample figures as of '.length, first.indexOf(','));
    expect(run(ticker).report).toContain(`**Rating as of ${day ?? ''}: `);
    expect(run(ticker).report).toMatch(/· conviction low ·/);
  });

  test('the writer typed no digit [AGENT-NOTE-4]', () => {
    for (const depth of depths) {
      const typed = typedWords(templates.get(`${ticker}/${depth}`) ?? '0').replace(/\b(?:200|50|14)-day\b|\b52-week\b|\b(?:2|10|30)-year\b/g, '');
      expect(typed.match(/.{0,30}\d.{0,30}/)?.[0]).toBeUndefined();
    }
  });

  test('the judge finds the note’s figures in the captures [AGENT-NOTE-5]', () => {
    for (const depth of depths) {
      const { coverage } = run(ticker, depth);
      expect(coverage.unaccounted).toBe(0);
      expect(coverage.ratio).toBeGreaterThanOrEqual(0.98);
    }
  });

  test('each depth says more than the one before [AGENT-NOTE-6]', () => {
    const [quick, standard, deep] = depths.map((depth) => run(ticker, depth).report);
    expect([quick, standard, deep].map((report) => report?.length ?? 0)).toEqual([quick, standard, deep].map((report) => report?.length ?? 0).sort((left, right) => left - right));
    expect([standard?.includes('### The quarters'), deep?.includes('### The quarters'), deep?.includes('### The balance sheet')]).toEqual([false, true, true]);
  });

  test('the scenario weights sum to a hundred percent [AGENT-RATE-2]', () => {
    const rows = [...run(ticker).report.matchAll(/^\| (?:Bull|Base|Bear) \| (\d+)% \|.*\$([\d,.]+) \|$/gm)];
    expect(rows.map((row) => Number(row[1])).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    const weighted = rows.reduce((sum, row) => sum + (Number(row[1]) / 100) * Number(row[2]?.replaceAll(',', '')), 0);
    const shown = /fair value of \$([\d,.]+) a share/.exec(run(ticker).report)?.[1]?.replaceAll(',', '');
    expect(Math.abs(weighted - Number(shown))).toBeLessThan(0.02);
  });

  test('sentences are whole: capital at the start, one stop at the end, no gap and no double mark', () => {
    for (const depth of depths) {
      const { report } = run(ticker, depth);
      expect(report.replace(/^\|.*$/gm, '').match(/.{0,20}(?: {2}|\.\.|,,|;;| [.,;]|\{\{|undefined|null|NaN|: \.|;\.).{0,20}/)?.[0]).toBeUndefined();
      const lines = report.split('\n').filter((line) => /^[A-Z-]/.test(line));
      expect(lines.filter((line) => !/[.]$|\|$/.test(line))).toEqual([]);
    }
  });
});

/** What follows the last colon or semicolon of a sentence: the analyst's own remark. */
function remarks(report: string): string[] {
  return report.replace(/^\|.*$/gm, '').split(/(?<=[.!?])\s+/).flatMap((sentence) => { const remark = /[;:] ([^;:]{25,})\.$/.exec(sentence.trim())?.[1]; return remark === undefined || /\d/.test(remark) ? [] : [remark]; });
}

test('no note makes the same remark twice', () => {
  const repeated = companies.flatMap(({ ticker }) => depths.flatMap((depth) => { const all = remarks(run(ticker, depth).report); return all.filter((remark, index) => all.indexOf(remark) !== index).map((remark) => `${ticker}/${depth}: ${remark}`); }));
  expect(repeated).toEqual([]);
});

test.each(depths)('no two %s notes share more than a quarter of their sentences [AGENT-NOTE-3]', (depth) => {
  const names = companies.map((company) => shortName(company.name));
  const masked = companies.map((company) => ({ ticker: company.ticker, sentences: maskedSentences(run(company.ticker, depth).report, names) }));
  const pairs = masked.flatMap((one, index) => masked.slice(index + 1).map((other) => ({ pair: `${one.ticker} ${other.ticker}`, part: sharedPart(one.sentences, other.sentences) })));
  expect(pairs.filter(({ part }) => part > 0.25)).toEqual([]);
});

test('a bank’s note does not speak of gross margin, inventory or its own free cash flow [AGENT-NOTE-7]', () => {
  for (const depth of depths) expect(run('GS', depth).report.replace('Free cash flow has no meaning for a lender', '')).not.toMatch(/gross margin|inventory|free cash flow|current ratio/i);
});

test('a company with losses has no price-earnings ratio and no earnings multiple of today [AGENT-NOTE-7]', () => {
  for (const depth of depths) expect(run('BA', depth).report.replace(/The companies on file that are nearest to Boeing in trade or size traded at a median of [^:]+:/, '')).not.toMatch(/times trailing diluted earnings|P\/E/i);
});

test('peers are named with their multiples and a median where there are three, and their captures are sealed with the run [AGENT-PEERS-1]', () => {
  for (const ticker of ['HD', 'IBM', 'PG', 'GS', 'MSFT']) {
    const { report, captures } = run(ticker);
    expect(report, ticker).toMatch(/ (?:premium|discount) of [\d.]+% to .*median (?:of|was) [\d.]+ times .*: [\p{L}\d&’.\- ]+ stood at [\d.]+ times/u);
    expect(captures.filter(({ capture }) => capture.tool === 'sample_peers').length).toBeGreaterThanOrEqual(3);
  }
  expect(run('AAPL').report).toMatch(/NVIDIA traded at [\d.]+ times trailing diluted earnings per share and Alphabet at [\d.]+ times/);
  // Too few prices for a median: a third company stands beside them by the results of its newest year.
  for (const ticker of ['AAPL', 'NVDA', 'GOOGL']) expect(run(ticker).report, ticker).toMatch(/results have to stand beside it: net margin was [\d.]+% in fiscal 20\d\d\. .* at Microsoft [\d.]+% in fiscal 2025;/);
  expect(run('BA').report).toMatch(/At that median the price stands for earnings of \$[\d.]+ a share/);
});

test('a note covers what it can over the whole sample: almost all claims hold', () => {
  const ratios = companies.map(({ ticker }) => run(ticker).coverage.ratio ?? 0);
  expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeGreaterThanOrEqual(0.99);
});

test('no share above its weighted value is rated better than Hold [AGENT-RATE-1]', () => {
  for (const { ticker } of companies) {
    const { report } = run(ticker);
    const rating = /Rating as of [^:]+: (\w+)/.exec(report)?.[1];
    const verdict = /\| Value against price \| ([^|]+) \|/.exec(report)?.[1];
    if (verdict?.toLowerCase().includes('against') === true) expect(['Hold', 'Underweight', 'Sell']).toContain(rating);
    if (rating === 'Buy' || rating === 'Sell') expect(report).not.toContain('Exit multiple');
  }
});
