import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseJson } from '@assay/record';
import { companyMatchesSchema, jobSchema, type CompanyMatch } from '@assay/record/api';
import { openApi, type Api } from '../testing/api-fixture.ts';

const at: { api: Api } = { api: undefined as unknown as Api };
beforeAll(async () => { at.api = await openApi(); });
afterAll(() => at.api.remove());

async function matches(words: string): Promise<readonly CompanyMatch[]> {
  const response = await at.api.ask(`/api/v1/companies?q=${encodeURIComponent(words)}`);
  return companyMatchesSchema.parse(parseJson(await response.text())).matches;
}

test('a company is found by a part of its name, at the beginning of any of its words, and once [HTTP-COMPANIES-1]', async () => {
  const found = await matches('micros');
  expect(found.map(({ ticker }) => ticker)).toContain('MSFT');
  expect(new Set(found.map(({ ticker }) => ticker)).size).toBe(found.length);
  expect((await matches('motors')).map(({ name }) => name.toLowerCase()).filter((name) => name.includes('motor')).length).toBeGreaterThan(1);
});

test('a name that a company gave up finds it, half typed too, and is said [HTTP-COMPANIES-1]', async () => {
  expect(await matches('faceboo')).toEqual(expect.arrayContaining([expect.objectContaining({ ticker: 'META', how: 'former', formerly: 'Facebook' })]));
});

test('whom the words name goes first, then those of whom they are the beginning, then the rest [HTTP-COMPANIES-1]', async () => {
  const found = await matches('apple');
  expect(found[0]).toMatchObject({ ticker: 'AAPL', how: 'named', sample: true });
  expect(found.slice(1).every(({ how }) => how !== 'named')).toBe(true);
  expect((await matches('ko'))[0]).toMatchObject({ ticker: 'KO' });
  expect(await matches('zyxwvq')).toEqual([]);
});

test('what a request leaves out is as the settings say, and what it says goes before them [HTTP-SETTINGS-2]', async () => {
  const start = async (body: object): Promise<unknown> => jobSchema.parse(parseJson(await (await at.api.ask('/api/v1/jobs', { method: 'POST', body })).text())).asked;
  expect(await start({ company: 'AAPL', sample: true })).toMatchObject({ depth: 'standard', engine: 'auto' });
  expect((await at.api.ask('/api/v1/settings', { method: 'PUT', body: { depth: 'deep', engine: 'house' } })).status).toBe(200);
  expect(await start({ company: 'AAPL', sample: true })).toMatchObject({ depth: 'deep', engine: 'house' });
  expect(await start({ kind: 'question', text: 'How large was the revenue of Apple?', engine: 'auto' })).toMatchObject({ engine: 'auto' });
});
