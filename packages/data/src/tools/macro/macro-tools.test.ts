import { expect, test } from 'vitest';
import { openDesk } from '../../desk/open-desk.ts';
import { openMemoryStore } from '../../capture/memory-store.ts';
import { nodeSha256 } from '../../testing/node-sha256.ts';
import { answeringFetch } from '../../testing/synthetic-world.ts';
import { textAnswer, type Answerer } from '../../testing/replay-server.ts';
import { openVirtualTime } from '../../testing/virtual-time.ts';
import type { ToolAnswer } from '../tool.ts';
import { seriesOfIndicator } from './indicators.ts';

const histories: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  CPIAUCSL: [['2024-06-01', '300'], ['2024-07-01', '302'], ['2025-06-01', '309'], ['2025-07-01', '.']],
  DGS2: [['2025-07-30', '4.5'], ['2025-07-31', '4.2']], DGS10: [['2025-07-30', '4.3']], DGS3MO: [['2025-07-30', '4.4']],
  T10Y2Y: [['2025-03-01', '0.30'], ['2025-04-20', '0.10'], ['2025-07-29', '-0.05'], ['2025-07-30', '-0.20']],
};
const fred: Answerer = ({ url }) => {
  const { host, searchParams } = new URL(url);
  if (host !== 'api.stlouisfed.org') return null;
  const history = histories[searchParams.get('series_id') ?? ''];
  return history === undefined ? textAnswer('{"error_code":400,"error_message":"Bad Request. The series does not exist."}', { status: 400 }) : textAnswer(JSON.stringify({ observations: history.map(([date, value]) => ({ date, value })) }));
};

async function ask(tool: string, input: unknown, key: string | null = 'k'.repeat(32)): Promise<ToolAnswer> {
  const time = openVirtualTime();
  const desk = openDesk({ mode: 'live', fetch: answeringFetch(fred), store: openMemoryStore(), clock: time.clock, sleep: time.sleep, sha256: nodeSha256, contact: null, fredKey: key });
  return time.settle(desk.runTool(tool, input));
}

test('a price index comes with its inflation, worked out from the month a year before [MACRO-TOOL-1]', async () => {
  const answer = await ask('get_economic_indicator', { indicator: 'cpi' });
  expect(answer).toMatchObject({ ok: true, answer: { latest: { date: '2025-06-01', value: 309 }, change_over_year_percent: 3 } });
  if (answer.ok) expect(answer.computed.find(({ at }) => at === '/change_over_year_percent')?.fact).toMatchObject({ unit: { kind: 'percent' }, formula: '(later / earlier - 1) * 100' });
});

test('the yields of a curve are all of one day, and an inverted one is called so [MACRO-TOOL-2]', async () => {
  expect(await ask('get_treasury_yields', {})).toMatchObject({ ok: true, answer: { date: '2025-07-30', yields: { '2y': 4.5, '10y': 4.3, '30y': null }, spreads: { '10y_2y': -0.2 }, curve: 'inverted', missing: ['1y', '5y', '30y'] } });
});

test('the slope says since when it has its sign, and changes in points [MACRO-TOOL-2]', async () => {
  const answer = await ask('get_yield_curve', {});
  expect(answer).toMatchObject({ ok: true, answer: { ten_year_less_two_year: { points: -0.2, shape: 'inverted', three_months_earlier: 0.1, change_over_three_months: -0.3, sign_since: '2025-07-29' } } });
});

test('a series that FRED does not know, and an absent key, are failures that say what to do [TOOL-ERROR-1]', async () => {
  expect(await ask('get_economic_indicator', { indicator: 'NOSUCH' })).toMatchObject({ ok: false, error: { code: 'not-found' } });
  expect(await ask('get_treasury_yields', {}, null)).toMatchObject({ ok: false, error: { code: 'missing-key', remedy: expect.stringContaining('FRED_API_KEY') as string } });
});

test('several series are asked at once; one that fails is named and the others stand [MACRO-TOOL-1]', async () => {
  expect(await ask('get_economic_indicators', { indicators: ['cpi', 'nosuch'] })).toMatchObject({ ok: true, answer: { indicators: [{ series: 'CPIAUCSL', inflation: 3 }], missing: [{ indicator: 'nosuch' }] } });
});

test('people’s names for a series find it, whatever their spelling [MACRO-TOOL-1]', () => {
  expect([seriesOfIndicator('Fed Funds-Rate'), seriesOfIndicator('dgs10')]).toEqual(['FEDFUNDS', 'DGS10']);
});

test('bundled series come from the newest vintage that reaches to the days asked about [MACRO-TOOL-1]', async () => {
  const time = openVirtualTime();
  const desk = openDesk({ mode: 'sample', fetch: answeringFetch(fred), store: openMemoryStore(), clock: time.clock, sleep: time.sleep, sha256: nodeSha256, contact: null, fredKey: null });
  const asked = (input: unknown): Promise<ToolAnswer> => time.settle(desk.runTool('get_economic_indicator', input));
  expect(await asked({ indicator: 'DGS10', start_date: '2024-07-01', end_date: '2024-07-31' })).toMatchObject({ ok: true, answer: { latest: { date: '2024-07-31' } }, captures: [{ capture: { asOf: '2025-09-04' } }] });
  expect(await asked({ indicator: 'DCOILWTICO', start_date: '2025-06-01', end_date: '2025-06-30' })).toMatchObject({ ok: true, answer: { latest: { date: '2025-06-30' } } });
  expect(await asked({ indicator: 'FEDFUNDS' })).toMatchObject({ ok: true, captures: [{ capture: { asOf: '2026-05-15' } }] });
});
