// The example's README says that four things are wrong in the note; the judge finds just those.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditReport, type Audit, type SourceDocument } from '@assay/audit';
import { captureSchema, type Verdict } from '@assay/record';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'harbour');
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const company = { id: null, ticker: null, name: 'Harbour Coffee plc' };

function source(name: string, mediaType: string): SourceDocument {
  const bytes = readFileSync(join(folder, 'sources', name));
  const capture = captureSchema.parse({
    id: `cap_${sha256(bytes).slice(0, 20)}`, tool: 'file', reader: null, request: { method: 'GET', url: name, body: null }, status: 200, mediaType, receivedAt: '2024-06-01T00:00:00Z',
    origin: 'file', sourceKind: 'document', sourceName: name, licence: 'invented', asOf: null, entity: company, sha256: sha256(bytes), size: bytes.length,
  });
  return { capture, bytes };
}

const sources = [source('income.csv', 'text/csv'), source('balance.html', 'text/html'), source('segments.json', 'application/json'), source('statement.md', 'text/markdown')];
const note = readFileSync(join(folder, 'note.md'), 'utf8');

function audit(report: string, from: readonly SourceDocument[] = sources): Audit {
  return auditReport(report, from, { subject: company, asOf: null, sha256 });
}

/** Claim text → verdict and right value, in the order of the note. */
function judged(read: Audit): (readonly [string, Verdict['verdict'], string | null])[] {
  return read.claims.map((claim, index) => [claim.text, read.verdicts[index]?.verdict ?? 'not-checked', read.verdicts[index]?.right?.shown ?? null]);
}

const clean = audit(note);

test('a wrong debt, a wrong per-share figure, a wrong table cell and a wrong direction are contradicted, and nothing else [AUD-RULE-1, AUD-DER-2]', () => {
  const wrong = judged(clean).filter(([, verdict]) => verdict === 'contradicted');
  expect(wrong).toEqual([
    ['£33.6 million', 'contradicted', null], ['£24.5 million', 'contradicted', null],
    ['£118.0 million', 'contradicted', '£110.0 million'], ['£0.47', 'contradicted', '£0.42'], ['59.0', 'contradicted', '50.9'],
  ]);
});

test('margins, growth and ratios are recomputed and the formula stands in the evidence [AUD-DER-1]', () => {
  const computed = clean.verdicts.filter((verdict) => verdict.verdict === 'computed').map((verdict) => verdict.evidence.formula?.expression);
  expect(computed).toEqual(['(value − base) ÷ |base|', 'gross_profit / revenue', 'gross_profit / revenue', 'current_assets / current_liabilities']);
});

test('a forecast is judgment, and the only one [AUD-RULE-2]', () => {
  expect(judged(clean).filter(([, verdict]) => verdict === 'judgment')).toEqual([['13%', 'judgment', null]]);
});

test('a forecast word does not excuse a past figure [AUD-RULE-2]', () => {
  const read = audit('# Note\n\nWe would expect that revenue was £512.6 million in fiscal 2024.\n');
  expect(judged(read)).toEqual([['£512.6 million', 'contradicted', '£412.6 million']]);
});

test('every token is in one state, and none is unaccounted [AUD-ALL-1]', () => {
  expect(clean.tokens.filter((token) => token.state.kind === 'unaccounted')).toEqual([]);
  const states = clean.tokens.filter((token) => token.state.kind === 'claim').length + Object.values(clean.coverage.structural).reduce((sum, count) => sum + count, 0);
  expect(states).toBe(clean.coverage.tokens);
});

test('a claim’s span is its number in the Markdown, inside emphasis, links and cells [AUD-ALL-2]', () => {
  const marked = '# Note\n\n**Revenue** was [£412.6 million](https://example.org/1) in *fiscal 2024*.\n\n| £ millions | 2024 |\n|---|---|\n| Revenue | **412.6** |\n';
  const read = audit(marked);
  expect(read.claims.map((claim) => marked.slice(claim.span.start, claim.span.end))).toEqual(['£412.6 million', '412.6']);
  expect(read.verdicts.map((verdict) => verdict.verdict)).toEqual(['verified', 'verified']);
});

test.each([
  ['another row', 'Gross profit was £412.6 million in fiscal 2024.'],
  ['another year', 'Revenue was £412.6 million in fiscal 2023.'],
  ['another part of the company', 'Wholesale revenue was £412.6 million in fiscal 2024.'],
  ['another unit', 'Revenue was €412.6 million in fiscal 2024.'],
  ['another scale', 'Revenue was £412.6 billion in fiscal 2024.'],
])('the same number of %s does not verify a claim [AUD-BIND-1]', (_, sentence) => {
  expect(['contradicted', 'unverified']).toContain(audit(`# Note\n\n${sentence}\n`).verdicts[0]?.verdict);
});

test('another company’s name is not the subject’s [AUD-BIND-1]', () => {
  expect(audit('# Note\n\nFabrikam’s revenue was £412.6 million in fiscal 2024.\n').verdicts[0]).toMatchObject({ verdict: 'unverified', rule: 'unknown-entity' });
});

test('what a sentence leaves out comes from the one before and is marked [AUD-BIND-2]', () => {
  const read = audit('# Note\n\nRevenue was £412.6 million in fiscal 2024. Operating profit was £50.9 million.\n');
  expect(read.claims[1]?.periods[0]?.inherited).toBe('paragraph');
  expect(read.claims[1]?.entity?.inherited).toBe('subject');
  expect(read.verdicts[1]?.verdict).toBe('verified');
});

test('without the evidence that a positive verdict cites it does not stand [AUD-RULE-4]', () => {
  for (const [index, verdict] of clean.verdicts.entries()) {
    if (verdict.verdict !== 'verified' && verdict.verdict !== 'computed') continue;
    const cited = new Set(verdict.evidence.facts.map((fact) => fact.capture));
    const after = audit(note, sources.filter((one) => !cited.has(one.capture.id))).verdicts[index];
    expect(['verified', 'computed']).not.toContain(after?.verdict);
  }
});

test('reordered and unrelated sources change no verdict [AUD-RULE-5, AUD-PURE-1]', () => {
  const unrelated: SourceDocument = { ...source('statement.md', 'text/markdown'), bytes: new TextEncoder().encode('# Weather\n\nRain fell on 12 days in Lisbon in 2019.\n') };
  expect(judged(audit(note, sources.toReversed()))).toEqual(judged(clean));
  expect(judged(audit(note, [...sources, unrelated]))).toEqual(judged(clean));
});

test('the chain leads from the sentence to the bytes, and each link names its check [AUD-CHAIN-1]', () => {
  const chain = clean.verdicts[1]?.evidence.chain ?? [];
  expect(chain.map((link) => link.stage)).toEqual(['report', 'tool', 'capture']);
  expect(chain[0]?.text).toContain('£412.6 million');
  expect(chain[2]).toMatchObject({ where: 'table 1, row 3, column 2', check: 'same words' });
});

test('an unreadable source is refused and named, and the rest is judged', () => {
  const broken: SourceDocument = { ...source('segments.json', 'application/json'), bytes: new TextEncoder().encode('{"revenue": ') };
  const read = audit(note, [sources[0] ?? broken, broken]);
  expect(read.refusals.map((refusal) => refusal.source)).toEqual(['segments.json']);
  expect(read.verdicts[1]?.verdict).toBe('verified');
});
