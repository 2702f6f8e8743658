import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@assay/record';
import { openApi, type Api } from './testing/api-fixture.ts';

const at: { api: Api } = { api: undefined as unknown as Api };
beforeAll(async () => { at.api = await openApi({ answered: true }); });
afterAll(() => at.api.remove());

const get = (run: string, form: string): Promise<Response> => at.api.ask(`/api/v1/runs/${run}/exports/${form}`);

test('a run is taken along as a page, as Markdown and as JSON, each under its name and run by no browser [HTTP-EXPORT-1]', async () => {
  const page = await get(at.api.run, 'html');
  expect([page.status, page.headers.get('content-type'), page.headers.get('content-disposition')]).toEqual([200, 'text/html; charset=utf-8', 'attachment; filename="AAPL-2026-01-02.html"']);
  expect(page.headers.get('content-security-policy')).toContain('sandbox');
  expect(await page.text()).toContain('Revenue held');
  expect(await (await get(at.api.run, 'md')).text()).toContain('Revenue was $391.0 billion');
  expect(parseJson(await (await get(at.api.answered, 'json')).text())).toMatchObject({ schema: 'assay.answer/1' });
  expect(await (await get(at.api.answered, 'tsx')).text()).toContain('export');
});

test('a form that is none, a component of no answer, and a run whose bytes were changed are refused [HTTP-EXPORT-1]', async () => {
  expect((await get(at.api.run, 'docx')).status).toBe(400);
  expect((await get(at.api.run, 'tsx')).status).toBe(400);
  await writeFile(join(at.api.home, 'runs', at.api.run, 'report.md'), '# Revenue soared\n');
  expect((await get(at.api.run, 'html')).status).toBe(409);
});
