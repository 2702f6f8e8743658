import { expect, test } from 'vitest';
import { captureRowsSchema, evidenceListSchema } from '@assay/record/api';
import { parseJson } from '@assay/record';
import { openPage } from '../export/html/view/open-page.ts';
import { inventedRun } from '../export/html/testing/invented-run.ts';
import { sha256 } from '../export/html/testing/invented-figures.ts';
import { renderPage, runOf } from '../export/html/testing/page-of.ts';
import { largeRun, longRun } from '../pages/testing/page-runs.ts';
import { openApi } from './testing/api-fixture.ts';

const open = (run: Parameters<typeof openPage>[0]['run']): ReturnType<typeof openPage> => openPage({ run, answer: null, rules: 'rules/1', seal: null, sha256 });

test('every block and every part that is served stands in the exported page as it is [HTTP-PAGE-1]', () => {
  const exported = renderPage(inventedRun());
  const page = open(inventedRun()).page();
  for (const { html } of [page.title, ...page.blocks]) expect(exported).toContain(html);
  for (const html of [page.dek, page.charts.html, page.outside.html, page.sources]) expect(exported).toContain(html);
  expect(page.blocks.flatMap(({ claims }) => claims).toSorted((left, right) => left - right)).toEqual(page.strengths.map((_, index) => index + 1));
  expect(page.contents.map(({ claims }) => claims).reduce((sum, claims) => sum + claims, 0)).toBe(page.strengths.length);
});

test('the evidence of a claim is that of the exported page, with a way to its bytes [HTTP-PAGE-1]', () => {
  const run = inventedRun();
  const exported = renderPage(run);
  const { evidence, count } = open(run);
  for (let number = 1; number <= count; number += 1) {
    const one = evidence(number);
    expect(exported).toContain((one?.html ?? 'none').replaceAll(/<button type="button" class="open-raw"[^>]*>[^<]*<\/button>/g, ''));
    for (const { bytes, capture, says } of one?.raw ?? []) {
      const held = run.captures.find((captured) => captured.capture.id === capture);
      expect(says.replaceAll(',', '')).toContain(new TextDecoder().decode(held?.bytes.subarray(bytes?.start, bytes?.end)));
    }
  }
  expect([evidence(0), evidence(count + 1)]).toEqual([null, null]);
});

test('the rows of the table say section, source and value, claim by claim [WEB-EVIDENCE-1]', () => {
  const { rows } = open(inventedRun()).table();
  expect(rows).toHaveLength(31);
  expect(rows.find(({ text }) => text === '$641 million')).toMatchObject({ word: 'Verified', section: 'The short answer', metric: 'net income', value: '641,000,000 USD', source: 'Company statements, 10-K, filed 2025-11-12' });
  expect(rows.find(({ strength }) => strength === 'contradicted')?.right).toBe('$1.1 billion');
});

test('a long list and a long table come in several blocks, with no claim lost and every number kept [WEB-REPORT-3]', () => {
  const report = `# T\n\n${Array.from({ length: 90 }, (_, at) => `${String(at + 1)}. item ${String(at)}\n`).join('')}\n| a | b |\n| - | - |\n${Array.from({ length: 90 }, (_, at) => `| r${String(at)} | 1 |\n`).join('')}`;
  const spans = [...report.matchAll(/item \d+|\| 1 /g)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
  const { blocks } = open(runOf(report, spans)).page();
  expect(blocks).toHaveLength(6);
  expect(blocks[1]?.html).toContain('<ol start="41">');
  expect(blocks.filter(({ html }) => html.includes('<thead>'))).toHaveLength(3);
  expect(blocks.flatMap(({ claims }) => claims)).toHaveLength(180);
});

test('the rows of a capture are served as an index, and the evidence of many claims at once [HTTP-PAGE-1]', async () => {
  const api = await openApi();
  try {
    const rows = captureRowsSchema.parse(parseJson(await (await api.ask(`/api/v1/runs/${api.run}/captures/${api.capture}/rows`)).text()));
    expect(rows).toMatchObject({ size: 25, rows: 1, lines: 1, offsets: [0] });
    const list = evidenceListSchema.parse(parseJson(await (await api.ask(`/api/v1/runs/${api.run}/evidence?from=1&limit=5`)).text()));
    expect([list.total, list.next, list.evidence.length]).toEqual([1, null, 1]);
    expect((await api.ask(`/api/v1/runs/${api.run}/claims/7/evidence`)).status).toBe(404);
  } finally {
    await api.remove();
  }
});

test('the fixtures of the pages are what they say: ten megabytes with the values in the middle, and two thousand claims', () => {
  const large = largeRun();
  expect(large.captures[0]?.bytes.length).toBeGreaterThan(10_000_000);
  const fact = large.verdicts.flatMap(({ evidence }) => evidence.facts).find(({ value }) => value === '641000000');
  const span = fact?.anchor.kind === 'json' ? fact.anchor.bytes : null;
  expect(new TextDecoder().decode(large.captures[0]?.bytes.subarray(span?.start, span?.end))).toBe('641000000');
  expect(longRun().claims.length).toBeGreaterThanOrEqual(2000);
});
