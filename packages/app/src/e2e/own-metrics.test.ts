// Measures of the user's own, from the file to the verdict.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastObject, makeHome, type Home } from '../testing/run-cli.ts';

let home: Home;
let sources = '';
let report = '';
let metrics = '';

/** Words that no dictionary of the trade has: a balance of two rows, and the company's own name for revenue. */
const definitions = { metrics: [
  { id: 'same_bakery_sales', label: 'same-bakery sales', kind: 'flow', unit: 'money' },
  { id: 'bakery_seats', label: 'bakery seats', kind: 'count', unit: 'count', synonyms: ['seats in our bakeries'] },
  { id: 'same_bakery_sales_per_seat', label: 'same-bakery sales per seat', kind: 'ratio', unit: 'money', formula: 'same_bakery_sales / bakery_seats' },
  { id: 'revenue', synonyms: ['oven receipts'] },
] };

beforeAll(async () => {
  home = await makeHome();
  sources = join(home.path, 'sources');
  report = join(home.path, 'note.md');
  metrics = join(home.path, 'metrics.json');
  await mkdir(sources, { recursive: true });
  await writeFile(join(sources, 'income.csv'), 'In millions of dollars,FY2024,FY2023\nRevenue,512,480\nSame-bakery sales,420,400\n');
  await writeFile(join(sources, 'seats.csv'), 'At year end,FY2024,FY2023\nSeats in our bakeries,52500,50000\n');
  await writeFile(metrics, JSON.stringify(definitions));
  await writeFile(report, '# Crumb\n\nSame-bakery sales per seat were $8,000 in fiscal 2024. Same-bakery sales per seat were $8,700 in fiscal 2023. Oven receipts were $512 million in fiscal 2024. Oven receipts were $580 million in fiscal 2023.\n');
});
afterAll(() => home.remove());

const about = ['--company', 'Crumb Inc.', '--ticker', 'CRMB'];
type Shown = { readonly verdicts: Record<string, number>; readonly archive: string; readonly judged: readonly { readonly claim: { readonly text: string }; readonly verdict: { readonly verdict: string; readonly right: { readonly shown: string } | null; readonly evidence: { readonly formula: { readonly expression: string } | null } } }[] };

function audit(...more: readonly string[]): Promise<Shown> {
  return home.run(['audit', report, '--sources', sources, ...about, '--json', ...more]).then((answer) => lastObject(answer) as Shown);
}

test('a measure of the user’s own is computed by its formula over the rows that its words name, and contradicted where it is wrong [CLI-METRICS-1]', async () => {
  const [right, wrong] = (await audit('--metrics', metrics)).judged;
  expect(right).toMatchObject({ claim: { text: '$8,000' }, verdict: { verdict: 'computed', evidence: { formula: { expression: 'same_bakery_sales / bakery_seats' } } } });
  expect(wrong).toMatchObject({ claim: { text: '$8,700' }, verdict: { verdict: 'contradicted', right: { shown: '$8,000' } } });
});

test('a further name of a known measure binds as the measure does [CLI-METRICS-1]', async () => {
  const [, , right, wrong] = (await audit('--metrics', metrics)).judged;
  expect(right).toMatchObject({ claim: { text: '$512 million' }, verdict: { verdict: 'verified' } });
  expect(wrong).toMatchObject({ claim: { text: '$580 million' }, verdict: { verdict: 'contradicted', right: { shown: '$480 million' } } });
});

test('without the file the same words name nothing [CLI-METRICS-1]', async () => {
  const alone = join(home.path, 'alone.md');
  await writeFile(alone, '# Crumb\n\nOven receipts were $512 million in fiscal 2024.\n');
  const found = lastObject(await home.run(['audit', alone, '--sources', sources, ...about, '--json'])) as Shown;
  expect(found).toMatchObject({ claims: 1, verdicts: { verified: 0, computed: 0 } });
});

test('a sealed audit keeps the definitions, and is judged again with them [CLI-METRICS-2]', async () => {
  const { archive } = await audit('--metrics', metrics, '--out', join(home.path, 'kept'));
  expect(await home.run(['verify', archive])).toMatchObject({ code: 0 });
});

test('the falsehoods of a bench are judged with the user’s measures [CLI-METRICS-1]', async () => {
  const truth = join(home.path, 'truth.md');
  await writeFile(truth, (await readFile(report, 'utf8')).replace('$8,700', '$8,000').replace('$580', '$480'));
  const bench = ['bench', 'mutate', truth, '--sources', sources, ...about, '--json', '--limit', '2'];
  const score = lastObject(await home.run([...bench, '--metrics', metrics])) as { tries: number; falseAlarms: { flagged: number } };
  expect(score).toMatchObject({ falseAlarms: { flagged: 0 } });
  expect(score.tries).toBeGreaterThan((lastObject(await home.run(bench)) as { tries?: number }).tries ?? 0);
});

const broken: readonly (readonly [string, unknown, readonly string[]])[] = [
  ['a key that no definition has', { metrics: [{ id: 'loaves', label: 'loaves', kind: 'count', unit: 'count', formulae: 'x' }] }, ['metrics[0] (loaves)', 'formulae']],
  ['a unit that there is none of', { metrics: [{ id: 'loaves', label: 'loaves', kind: 'count', unit: 'dozen' }] }, ['metrics[0] (loaves)', '“unit”']],
  ['a name that another measure has', { metrics: [{ id: 'takings', label: 'net sales', kind: 'flow', unit: 'money' }] }, ['takings', 'net sales', 'revenue']],
  ['a circle of formulas', { metrics: [{ id: 'crust', label: 'crust', kind: 'flow', unit: 'money', formula: 'crumb' }, { id: 'crumb', label: 'crumb of bread', kind: 'flow', unit: 'money', formula: 'crust' }] }, ['crust']],
  ['no list', [], ['“metrics”']],
];

test.each(broken)('%s is refused with the file, the metric and the field [CLI-METRICS-3]', async (_, content, parts) => {
  const file = join(home.path, 'broken.json');
  await writeFile(file, JSON.stringify(content));
  const { code, err } = await home.run(['audit', report, '--sources', sources, '--metrics', file]);
  expect(code).toBe(2);
  for (const part of ['broken.json', ...parts]) expect(err).toContain(part);
});

test('a file of measures that is no JSON, or is not there, is named [CLI-METRICS-3]', async () => {
  const file = join(home.path, 'cut.json');
  await writeFile(file, '{"metrics": [');
  expect(await home.run(['audit', report, '--sources', sources, '--metrics', file])).toMatchObject({ code: 2, err: expect.stringContaining('cut.json is not JSON') as string });
  expect((await home.run(['audit', report, '--sources', sources, '--metrics', join(home.path, 'none.json')])).err).toContain('none.json');
});
