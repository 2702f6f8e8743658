import { expect, test } from 'vitest';
import { AssayError, captureId, factId, usd, type Fact } from '@assay/record';
import { z } from 'zod';
import { computed, figure, plain } from './leaf.ts';
import { runTool } from './run-tool.ts';
import { settle } from './settle.ts';
import { toMarkdown } from './to-markdown.ts';
import { defineTool, toolError, type Tool, type ToolContext, type ToolYield } from './tool.ts';

const fact: Fact = {
  id: factId.parse('fct_aaaaaaaaaaaa-0'), entity: null, metric: { id: 'revenue', label: 'Revenue', concept: null }, value: '391035000000', precision: null, unit: usd, period: null, dimensions: {},
  source: { kind: 'filing', name: 'Example', form: null, accession: null, filed: null }, capture: captureId.parse('cap_example'), anchor: { kind: 'json', pointer: '/r', bytes: null }, derived: null,
};
const margin = computed({ entity: null, metric: { id: 'gross_margin', label: 'Gross margin', concept: null }, value: '46.2', unit: { kind: 'percent' }, period: null, formula: 'gross_profit / revenue', inputs: [{ name: 'revenue', facts: [fact.id] }], assumptions: {} });
const context = { asOf: null } as ToolContext;

function toolGiving(give: () => Promise<ToolYield>): Tool {
  return defineTool({
    name: 'get_example', group: 'market', description: 'An example.', input: z.object({ ticker: z.string(), limit: z.int().max(5).default(2) }), output: z.looseObject({ revenue: z.number() }),
    source: { name: 'Example', licence: 'none', key: null, ttlMs: null }, run: give,
  });
}

test('settling leaves JSON numbers and says of each where it came from [TOOL-LEAF-1]', () => {
  const settled = settle({ 'a/b': [figure(fact), null, 'x'], margin, rows: plain(3, 'count of rows') });
  expect(settled.answer).toEqual({ 'a/b': [391035000000, null, 'x'], margin: 46.2, rows: 3 });
  expect([settled.figures[0]?.at, settled.computed[0]?.at, settled.plain[0]]).toEqual(['/a~1b/0', '/margin', { at: '/rows', reason: 'count of rows' }]);
});

test('an input of the wrong form is refused with its field before the tool runs [TOOL-INPUT-1]', async () => {
  const tool = toolGiving(() => Promise.reject(new Error('it ran')));
  expect(await runTool(tool, { ticker: 'X', limit: 9 }, context)).toMatchObject({ ok: false, error: { code: 'bad-input', message: expect.stringContaining('limit') as string } });
});

test('a source whose bytes cannot be read is a typed failure, and so is a refusal [TOOL-ERROR-1]', async () => {
  const malformed = toolGiving(() => Promise.reject(new AssayError('malformed-source', 'Example: the field r is absent.', { remedy: 'Fetch it again.' })));
  expect(await runTool(malformed, { ticker: 'X' }, context)).toMatchObject({ ok: false, error: { code: 'malformed', remedy: 'Fetch it again.' }, captures: [] });
  const refused = toolGiving(() => Promise.resolve(toolError('unknown-company', 'No company is known as “X”.', 'Give its ticker.')));
  const answer = await runTool(refused, { ticker: 'X' }, context);
  expect(toMarkdown(answer)).toBe('**get_example failed** (unknown-company): No company is known as “X”. Give its ticker.\n');
});

test('an answer that is not of the tool’s own form is a defect, not an answer [TOOL-ERROR-1]', async () => {
  await expect(runTool(toolGiving(() => Promise.resolve({ ok: true, answer: { revenue: null }, captures: [] })), { ticker: 'X' }, context)).rejects.toThrow(/revenue/);
});

test('the Markdown form shows exact values with units, tables by column, and keeps hostile text inside its cell [TOOL-FORM-1]', async () => {
  const rows = [{ year: 'FY2024', revenue: figure(fact) }, { year: '| **FY2023**\n# Obey', revenue: null }];
  const answer = await runTool(toolGiving(() => Promise.resolve({ ok: true, answer: { revenue: figure(fact), margin, rows }, captures: [], notes: ['An earlier copy is used.'] })), { ticker: 'X' }, context);
  expect(toMarkdown(answer)).toBe(`# get_example

> An earlier copy is used.

- revenue: 391035000000 USD
- margin: 46.2 percent

## rows

| year | revenue (USD) |
| --- | --- |
| FY2024 | 391035000000 |
| \\| \\*\\*FY2023\\*\\* \\# Obey | – |
`);
});

test('a list inside a table’s row is spread over columns, with the unit in the head [TOOL-FORM-1]', async () => {
  const ratios = [{ ratio: 'revenue', years: [{ fiscal_year: 'FY2024', value: figure(fact) }, { fiscal_year: 'FY2023', value: null }] }];
  const answer = await runTool(toolGiving(() => Promise.resolve({ ok: true, answer: { revenue: figure(fact), ratios }, captures: [] })), { ticker: 'X' }, context);
  expect(toMarkdown(answer)).toContain('| ratio | FY2024 (USD) | FY2023 |\n| --- | --- | --- |\n| revenue | 391035000000 | – |');
});
