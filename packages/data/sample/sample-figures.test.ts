// The bundled figures themselves: known values, identities, names of periods, sources, rights and size.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from '@assay/audit/facts';
import { decimal, durationClass, fiscalName, periodDays, periodEnd, type Fact } from '@assay/record';
import { describe, expect, test } from 'vitest';
import { openSample } from '../src/sample/open-sample.ts';
import { packagedSample, readFromFolder } from '../src/sample/sample-folder.ts';
import { nodeSha256 } from '../src/testing/node-sha256.ts';

const sample = openSample({ readFile: readFromFolder(packagedSample), sha256: nodeSha256 });
const companies = sample.companies();
const tickers = companies.map((company) => company.ticker);

function factsOf(ticker: string, part: 'statements' | 'closes' | 'insiders' | 'macro'): Fact[] {
  const company = companies.find((entry) => entry.ticker === ticker);
  const captures = company === undefined ? [] : sample.read({ company, part, asOf: null, depth: 'deep' });
  return captures.flatMap((captured) => readFacts(captured, { sha256: nodeSha256 }).map((read) => read.fact));
}

const statements = new Map(tickers.map((ticker) => [ticker, factsOf(ticker, 'statements')]));
const named = (fact: Fact): string => (fact.period?.kind === 'labelled' || fact.period?.fiscal === null || fact.period === null ? '' : fiscalName(fact.period.fiscal));
const lengthOf = (fact: Fact): string => (fact.period === null || periodDays(fact.period) === null ? 'instant' : durationClass(periodDays(fact.period) ?? 0));

/** The preferred version of a figure, in millions; per-share figures as they are. */
function valueOf(ticker: string, metric: string, period: string): number | null {
  const fact = statements.get(ticker)?.find((entry) => entry.metric.id === metric && named(entry) === period);
  if (fact === undefined) return null;
  return fact.unit.kind === 'money' && fact.unit.per === null ? decimal(fact.value).dividedBy(1e6).toNumber() : Number(fact.value);
}

describe('known values', () => {
  test.each([
    ['AAPL', 'revenue', 'FY2023', 383285], ['AAPL', 'revenue', 'FY2024', 391035], ['AAPL', 'net_income', 'FY2024', 93736], ['AAPL', 'gross_profit', 'FY2024', 180683], ['AAPL', 'diluted_eps', 'FY2024', 6.08],
    ['AAPL', 'revenue', 'FY2025', 416161], ['AAPL', 'revenue', 'Q1 2024', 119575], ['AAPL', 'revenue', 'Q4 2024', 94930],
    ['NVDA', 'revenue', 'FY2025', 130497], ['NVDA', 'net_income', 'FY2025', 72880], ['NVDA', 'diluted_eps', 'FY2025', 2.94],
    ['GOOGL', 'revenue', 'FY2024', 350018], ['GOOGL', 'net_income', 'FY2024', 100118], ['GOOGL', 'capital_expenditure', 'FY2024', 52535],
    ['AMZN', 'revenue', 'FY2024', 637959], ['AMZN', 'net_income', 'FY2024', 59248], ['AMZN', 'capital_expenditure', 'FY2024', 82999],
    ['BA', 'net_income', 'FY2024', -11817], ['BA', 'net_income_including_noncontrolling', 'FY2024', -11829], ['BA', 'gross_profit', 'FY2024', -1991],
    ['CRM', 'revenue', 'FY2025', 37895], ['CRM', 'operating_cash_flow', 'FY2025', 13092],
    ['HD', 'revenue', 'FY2024', 159514], ['HD', 'net_income', 'FY2024', 14806], ['HD', 'diluted_eps', 'FY2024', 14.91],
    ['JNJ', 'revenue', 'FY2024', 88821], ['JNJ', 'net_income', 'FY2024', 14066],
    ['PG', 'revenue', 'FY2024', 84039], ['UNH', 'net_income', 'FY2024', 14405], ['UNH', 'net_income_including_noncontrolling', 'FY2024', 15242],
    ['V', 'revenue', 'FY2024', 35926], ['V', 'diluted_eps', 'FY2024', 9.73], ['GS', 'revenue', 'FY2024', 53512], ['GS', 'provision_for_credit_losses', 'FY2024', 1348],
    ['MSFT', 'revenue', 'FY2025', 281724], ['IBM', 'revenue', 'FY2024', 62753], ['MCD', 'revenue', 'FY2024', 25920], ['CAT', 'revenue', 'FY2024', 64809],
  ] as const)('%s %s of %s is as reported [SAMPLE-KNOWN-1]', (...[ticker, metric, period, value]) => {
    expect(valueOf(ticker, metric, period)).toBe(value);
  });
});

describe('names of periods', () => {
  const endOf = (ticker: string, period: string): string | null => {
    const fact = statements.get(ticker)?.find((entry) => entry.metric.id === 'revenue' && named(entry) === period);
    return fact?.period === null || fact?.period === undefined ? null : periodEnd(fact.period);
  };
  test.each([
    ['HD', 'FY2024', '2025-02-02'], ['HD', 'Q1 2025', '2025-05-04'], ['CRM', 'FY2025', '2025-01-31'], ['CRM', 'Q1 2026', '2025-04-30'], ['NVDA', 'FY2025', '2025-01-26'], ['NVDA', 'Q1 2026', '2025-04-27'],
    ['JNJ', 'FY2022', '2023-01-01'], ['JNJ', 'FY2024', '2024-12-29'], ['JNJ', 'Q2 2025', '2025-06-29'], ['AAPL', 'Q1 2025', '2024-12-28'], ['AAPL', 'Q3 2023', '2023-07-01'], ['AAPL', 'Q4 2025', '2025-09-27'], ['PG', 'Q3 2025', '2025-03-31'],
  ] as const)('%s %s ends on %s [SAMPLE-PERIOD-1]', (ticker, period, end) => {
    expect(endOf(ticker, period)).toBe(end);
  });

  test('every span of a statement has a fiscal name', () => {
    const nameless = [...statements].flatMap(([ticker, facts]) => facts.filter((fact) => fact.period?.kind === 'duration' && named(fact) === '').map((fact) => [ticker, fact.metric.label, fact.period]));
    expect(nameless).toEqual([]);
  });
});

describe('identities', () => {
  const sheets = (ticker: string): Map<string, Map<string, number>> => {
    const byPeriod = new Map<string, Map<string, number>>();
    for (const fact of statements.get(ticker) ?? []) {
      if (fact.period === null) continue;
      const key = `${fact.source.kind} ${periodEnd(fact.period) ?? ''} ${lengthOf(fact)}`;
      const sheet = byPeriod.get(key) ?? new Map<string, number>();
      const metric = fact.metric.id ?? fact.metric.label;
      if (!sheet.has(metric)) sheet.set(metric, Number(fact.value));
      byPeriod.set(key, sheet);
    }
    return byPeriod;
  };
  const holds = (rest: number, whole: number): boolean => Math.abs(rest) <= 0.0006 * Math.abs(whole) + 2e6;
  const misses = (ticker: string, check: (sheet: Map<string, number>) => boolean | null): string[] => [...sheets(ticker)].filter(([, sheet]) => check(sheet) === false).map(([key]) => key);

  test.each(tickers)('assets of %s are liabilities and equity [SAMPLE-IDENTITY-1]', (ticker) => {
    expect(misses(ticker, (sheet) => {
      const [assets, liabilities, equity] = [sheet.get('total_assets'), sheet.get('total_liabilities'), sheet.get('total_equity') ?? sheet.get('shareholders_equity')];
      if (assets === undefined || liabilities === undefined || equity === undefined) return null;
      return holds(assets - liabilities - equity, assets) || holds(assets - liabilities - equity - (sheet.get('temporary_equity') ?? 0), assets);
    })).toEqual([]);
  });

  test.each(tickers)('gross profit of %s is revenue less its cost [SAMPLE-IDENTITY-1]', (ticker) => {
    expect(misses(ticker, (sheet) => {
      const [revenue, cost, profit] = [sheet.get('revenue'), sheet.get('cost_of_revenue'), sheet.get('gross_profit')];
      return revenue === undefined || cost === undefined || profit === undefined ? null : holds(revenue - cost - profit, revenue);
    })).toEqual([]);
  });

  test.each(tickers)('cash flows of %s make the change in cash [SAMPLE-IDENTITY-1]', (ticker) => {
    expect(misses(ticker, (sheet) => {
      const parts = ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow'].map((metric) => sheet.get(metric));
      const change = sheet.get('change_in_cash');
      if (change === undefined || parts.includes(undefined)) return null;
      const exchange = sheet.get('Effect of exchange rates on cash');
      const rest = change - parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
      // Without the effect of exchange rates at hand, it is what may be missing.
      const most = (exchange === undefined ? 0.09 : 0.001) * Math.max(...parts.map((part) => Math.abs(part ?? 0)));
      return Math.min(Math.abs(rest), Math.abs(rest - (exchange ?? 0))) <= 3e6 + most;
    })).toEqual([]);
  });

  test.each(['AAPL', 'AMZN', 'BA', 'CRM', 'GOOGL', 'NVDA', 'V', 'JNJ'])('cash of %s rolls forward from year to year [SAMPLE-IDENTITY-1]', (ticker) => {
    const facts = (statements.get(ticker) ?? []).filter((fact) => fact.source.kind === 'filing');
    const balances = new Map(facts.filter((fact) => fact.metric.label === 'Cash, cash equivalents and restricted cash').toReversed().map((fact) => [named(fact), Number(fact.value)]));
    const changes = new Map(facts.filter((fact) => fact.metric.id === 'change_in_cash' && lengthOf(fact) === 'year').toReversed().map((fact) => [named(fact), Number(fact.value)]));
    const rolled = [...changes].flatMap(([year, change]) => {
      const [before, after] = [balances.get(`FY${String(Number(year.slice(2)) - 1)}`), balances.get(year)];
      return before === undefined || after === undefined ? [] : [{ year, rest: after - before - change }];
    });
    expect(rolled.length).toBeGreaterThanOrEqual(1);
    expect(rolled.filter(({ rest }) => Math.abs(rest) > 2e6)).toEqual([]);
  });

  test.each(tickers)('balances of %s are positive where they must be [SAMPLE-IDENTITY-1]', (ticker) => {
    const negative = (statements.get(ticker) ?? []).filter((fact) => ['total_assets', 'total_liabilities', 'current_assets', 'cash', 'diluted_shares', 'shares_outstanding', 'revenue'].includes(fact.metric.id ?? '') && Number(fact.value) <= 0);
    expect(negative.map((fact) => [fact.metric.id, named(fact), fact.value])).toEqual([]);
  });
});

test.each(tickers)('%s has years, quarters and closes enough [SAMPLE-SPAN-1]', (ticker) => {
  const revenue = (statements.get(ticker) ?? []).filter((fact) => fact.metric.id === 'revenue');
  const ends = (length: string): number => new Set(revenue.filter((fact) => lengthOf(fact) === length).map((fact) => (fact.period === null ? null : periodEnd(fact.period)))).size;
  expect(ends('year')).toBeGreaterThanOrEqual(5);
  expect(ends('quarter')).toBeGreaterThanOrEqual(8);
  expect(factsOf(ticker, 'closes').length).toBeGreaterThan(700);
});

test('there are lossmakers, a bank, early and 52-week year ends among them [SAMPLE-SPAN-1]', () => {
  expect(tickers.length).toBeGreaterThanOrEqual(12);
  expect(companies.some((company) => company.kind === 'bank')).toBe(true);
  expect(new Set(companies.map((company) => company.fiscalCalendar?.month)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(companies.map((company) => company.sector)).size).toBeGreaterThanOrEqual(6);
});

test('every figure names its source, and the preferred version of a period stands first [SAMPLE-SOURCE-1]', () => {
  const standing = (fact: Fact): number => (fact.source.kind === 'filing' ? 0 : 1);
  for (const facts of statements.values()) {
    expect(facts.every((fact) => (fact.source.kind === 'filing' && fact.source.form !== null && fact.source.filed !== null && fact.metric.concept !== null) || fact.source.kind === 'aggregator' || fact.derived !== null)).toBe(true);
    const versions = Map.groupBy(facts, (fact) => `${fact.metric.label}|${lengthOf(fact)}|${fact.period === null ? '' : periodEnd(fact.period) ?? ''}`);
    const wrong = [...versions.values()].filter((list) => list.some((fact, index) => index > 0 && standing(fact) < standing(list[index - 1] ?? fact)));
    expect(wrong.map((list) => list[0]?.metric.label)).toEqual([]);
  }
});

test('shares and per-share figures are never derived [SAMPLE-QUARTER-1]', () => {
  const derived = [...statements.values()].flat().filter((fact) => fact.derived !== null);
  expect(derived.length).toBeGreaterThan(500);
  expect(derived.filter((fact) => fact.unit.kind === 'shares' || (fact.unit.kind === 'money' && fact.unit.per === 'share'))).toEqual([]);
});

test.each([['NVDA', 3], ['AAPL', 3], ['GOOGL', 3], ['AMZN', 3]] as const)('diluted shares of %s never jump as at a split [SAMPLE-SPLIT-1]', (ticker, most) => {
  const counts = (statements.get(ticker) ?? []).filter((fact) => ['diluted_shares', 'basic_shares', 'shares_outstanding'].includes(fact.metric.id ?? '')).map((fact) => Number(fact.value));
  expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(most);
});

test('closes meet the split basis of the per-share figures: no close jumps by half in a day [SAMPLE-SPLIT-1]', () => {
  for (const ticker of tickers) {
    const closes = factsOf(ticker, 'closes').map((fact) => Number(fact.value));
    expect(Math.max(...closes.slice(1).map((close, index) => Math.abs(close / (closes[index] ?? close) - 1))), ticker).toBeLessThan(0.35);
  }
});

test('insiders’ trades are bundled where forms are on file up to the company’s day: filed by then, on the open market, with shares and price [SAMPLE-INSIDERS-1]', () => {
  const holders = tickers.filter((ticker) => factsOf(ticker, 'insiders').length > 0);
  expect(holders).toEqual(expect.arrayContaining(['AMZN', 'MSFT']));
  for (const ticker of holders) {
    const trades = factsOf(ticker, 'insiders');
    expect(trades.filter((fact) => (fact.source.filed ?? '9999') > (sample.asOf(ticker) ?? '') || !['P', 'S'].includes(fact.dimensions['code'] ?? '') || fact.source.form !== '4')).toEqual([]);
    expect(new Set(trades.map((fact) => fact.metric.concept))).toEqual(new Set(['ownership:shares', 'ownership:price']));
  }
});

test('an earlier day hides trades that were filed later [SAMPLE-INSIDERS-1]', () => {
  const company = companies.find(({ ticker }) => ticker === 'AMZN');
  if (company === undefined) throw new RangeError('the sample has Amazon');
  const known = sample.read({ company, part: 'insiders', asOf: '2025-05-31', depth: 'deep' }).flatMap((captured) => readFacts(captured, { sha256: nodeSha256 }));
  expect(known.length).toBeGreaterThan(0);
  expect(known.filter(({ fact }) => (fact.source.filed ?? '9999') > '2025-05-31')).toEqual([]);
});

test('closes are bare, ascending days [SAMPLE-RIGHTS-1]', () => {
  for (const ticker of tickers) {
    const text = readFileSync(join(packagedSample, 'closes', `${ticker}.json`), 'utf8');
    expect(text).toMatch(/"columns":\["date","close","source"\]/);
    const days = factsOf(ticker, 'closes').map((fact) => (fact.period?.kind === 'instant' ? fact.period.on : ''));
    expect(days).toEqual([...new Set(days)].sort());
  }
});

test('no series is bundled whose owner keeps the copyright [SAMPLE-RIGHTS-1]', () => {
  const ids = new Set(tickers.flatMap((ticker) => factsOf(ticker, 'macro').map((fact) => fact.metric.concept ?? '')));
  expect([...ids].filter((id) => /SP500|VIXCLS|UMCSENT|MICH|BAML|CSUSHPINSA|MORTGAGE30US/.test(id))).toEqual([]);
  expect(ids.size).toBeGreaterThanOrEqual(10);
});

test('what the build refused is listed with its reason [SAMPLE-REFUSE-1]', () => {
  const text = readFileSync(join(packagedSample, 'refused.json'), 'utf8');
  expect(text).toContain('"AMZN",-305867000000,"total_liabilities"');
  expect(statements.get('AMZN')?.some((fact) => fact.value === '-305867000000')).toBe(false);
});

test('all bundled files together stay below eight million bytes [SAMPLE-SIZE-1]', () => {
  const files = readdirSync(packagedSample, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(json|tsv)$/.test(name));
  expect(files.reduce((sum, name) => sum + statSync(join(packagedSample, name)).size, 0)).toBeLessThan(8_000_000);
});

test('every anchor of every bundled company points to the digits of its fact [SAMPLE-BYTES-1]', () => {
  for (const company of companies) {
    for (const part of ['statements', 'closes', 'insiders', 'macro'] as const) {
      const captured = sample.read({ company, part, asOf: null, depth: 'deep' })[0];
      if (captured === undefined) continue;
      const wrong = readFacts(captured, { sha256: nodeSha256 }).filter(({ fact, scale }) => {
        if (fact.anchor.kind !== 'json' || fact.anchor.bytes === null) return true;
        const digits = new TextDecoder().decode(captured.bytes.slice(fact.anchor.bytes.start, fact.anchor.bytes.end));
        return !decimal(digits).times(decimal(10).pow(scale)).eq(fact.value);
      });
      expect(wrong, `${company.ticker} ${part}`).toEqual([]);
    }
  }
});
