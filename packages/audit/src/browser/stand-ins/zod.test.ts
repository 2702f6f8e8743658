// The browser build reads a run's documents with the stand-in; the program with zod. They must never come to different answers.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { auditReport, type SourceDocument } from '@assay/audit';
import { canonicalJson, captureId, parseJson, runDocuments as withZod, type Capture, type RunDocumentName } from '@assay/record';

vi.doMock('zod', async () => ({ ...(await import('./zod.ts')) }));
vi.resetModules();
const { runDocuments: withStandIn } = await import('@assay/record');
vi.doUnmock('zod');

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Step = string | number;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const bytes = new TextEncoder().encode('In millions of dollars,FY2024,FY2023\nRevenue,391035,383285\nNet income,93736,96995\nEmployees,164000,161000\n');
const company = { id: null, ticker: 'AAPL', name: 'Apple Inc.' };
const capture: Capture = {
  id: captureId.parse('cap_000001'), tool: 'file', reader: null, request: { method: 'GET', url: 'income.csv', body: null }, status: 200, mediaType: 'text/csv', receivedAt: '2026-01-02T03:04:05.678Z',
  origin: 'file', sourceKind: 'document', sourceName: 'income.csv', licence: 'invented', asOf: '2024-09-28', entity: company, sha256: sha256(bytes), size: bytes.length,
};
const source: SourceDocument = { capture, bytes };
const report = '# Apple in 2024\n\nRevenue grew 2.0% to $391.0 billion in fiscal 2024, a net margin of 24.0%. Net income was $96.0 billion. We expect 5% growth by June 2026, from about 2–3% over the past five years.\n\n| Year | Revenue |\n|---|---|\n| FY2024 | 391,035 |\n';
const { claims, tokens, verdicts, coverage } = auditReport(report, [source], { subject: company, asOf: '2026-01-02', sha256 });
const sealed = { path: 'report.md', size: 12, sha256: sha256(bytes) };

const documents: Readonly<Partial<Record<RunDocumentName, unknown>>> = {
  captures: { schema: 'assay.captures/1', captures: [capture] },
  claims: { schema: 'assay.claims/1', claims, tokens },
  verdicts: { schema: 'assay.verdicts/1', rules: '1', verdicts, coverage },
  manifest: { schema: 'assay.manifest/1', run: 'run_abcdef', sealedAt: '2026-01-02T03:04:05.000Z', files: [sealed, { ...sealed, path: 'run.json' }], root: sha256(bytes) },
  signature: { schema: 'assay.signature/1', algorithm: 'ed25519', publicKey: 'AAAA', fingerprint: sha256(bytes), signature: 'AAAA' },
};
const named = Object.entries(documents).map(([name, document]): [RunDocumentName, Json] => [name as RunDocumentName, parseJson(canonicalJson(document)) as Json]);

/** Every place of a document, as steps from its root. */
function places(value: Json, path: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Array.isArray(value) ? (value as readonly Json[]).map((item, index): [Step, Json] => [index, item]) : Object.entries(value);
  return [path, ...inside.flatMap(([step, item]) => places(item, [...path, step]))];
}

/** The document with another value at a place; undefined takes the place away. */
function withValue(value: Json, [step, ...rest]: readonly Step[], put: Json | undefined): Json {
  if (step === undefined) return put ?? null;
  const entries = Object.entries(value ?? {}).flatMap(([key, item]): [string, Json][] => {
    if (key !== String(step)) return [[key, item as Json]];
    return rest.length === 0 && put === undefined ? [] : [[key, withValue(item as Json, rest, put)]];
  });
  const known = entries.some(([key]) => key === String(step)) || put === undefined;
  const all = known ? entries : [...entries, [String(step), put] as const];
  return Array.isArray(value) ? all.map(([, item]) => item) : Object.fromEntries(all);
}

function outcome(schemas: typeof withZod, name: RunDocumentName, value: Json): string {
  const read = schemas[name].safeParse(value);
  return read.success ? canonicalJson(read.data) : 'refused';
}

test('the two are two', () => {
  expect([withZod, withStandIn].map(({ claims: schema }) => 'toJSONSchema' in schema)).toEqual([true, false]);
});

test.each(named)('a whole %s document is read by both, to the same content [STAND-WEB-3]', (name, document) => {
  expect(outcome(withStandIn, name, document)).toBe(canonicalJson(document));
  expect(outcome(withZod, name, document)).toBe(canonicalJson(document));
});

const otherValue = fc.constantFrom<Json | undefined>(undefined, null, '', 'x', 'fiscal', 'figure', '12.50', '2024-02-30', '2024-02-29', '2026-01-02T03:04:05+01:00', '2026-01-02T03:04Z', 0, -1, 13, 1.5, 2 ** 60, true, [], [null], {}, { kind: 'none' }, { kind: 'money' });

test.each(named)('a %s document with one value changed, added or taken away is refused or read by both alike [STAND-WEB-3]', (name, document) => {
  const all = places(document);
  fc.assert(fc.property(fc.nat(all.length - 1), otherValue, fc.constantFrom('change', 'add'), (at, put, how) => {
    const place = all[at] ?? [];
    const changed = withValue(document, how === 'add' ? [...place, 'unheard'] : place, put);
    expect(outcome(withStandIn, name, changed)).toBe(outcome(withZod, name, changed));
  }), { numRuns: 1_000 });
});
