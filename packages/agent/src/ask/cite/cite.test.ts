import { documentSource } from '@assay/audit';
import { canonicalJson, parseJson, type CapturedBytes } from '@assay/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askSample, bundledCompanies, plainDraft, sampleJudge, sampleTools, scriptedAskEngine, sha256 } from '../../testing/index.ts';
import type { Block } from '../draft.ts';
import { citedMarkdown } from './cited-markdown.ts';
import { openDecoded } from './decoded-capture.ts';
import { jsonPlace } from './json-place.ts';
import { makeCitations } from './make-citations.ts';
import { placeOf } from './place-of.ts';

const fromText = (name: string, text: string): CapturedBytes => documentSource({ name, bytes: new TextEncoder().encode(text) }, { about: { id: null, ticker: null, name: 'Marram Ltd.' }, readAt: '2025-01-31T00:00:00.000Z', sha256 });

/** Every value of a document with its pointer. */
function leaves(value: unknown, pointer = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[pointer, value]];
  return [[pointer, value], ...Object.entries(value).flatMap(([key, member]) => leaves(member, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`))];
}

test('a JSON pointer is found where its own value stands, whatever else the document holds [ASK-CITE-2]', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 2), (value, indent) => {
    const text = JSON.stringify(value, null, indent);
    fc.pre(!text.includes('__proto__'));
    for (const [pointer, member] of leaves(parseJson(text))) {
      const place = jsonPlace(text, pointer);
      expect(place === null ? null : canonicalJson(parseJson(text.slice(place.start, place.end)))).toBe(canonicalJson(member));
    }
  }));
});

test('a pointer that names nothing, and a text that is no JSON, have no place [ASK-CITE-2]', () => {
  for (const [text, pointer] of [['{"a":[1,2]}', '/a/2'], ['{"a":1}', '/b'], ['{"a":1', '/a'], ['not json', ''], [`${'['.repeat(400)}${']'.repeat(400)}`, '/0']] as const) expect(jsonPlace(text, pointer)).toBeNull();
  expect(jsonPlace('\uFEFF{"a": 17}', '/a')).toEqual({ start: 7, end: 9 });
});

test('bytes of a text that is not plain ASCII become offsets of its decoded form [ASK-CITE-2]', () => {
  const text = '{"Ümsatz 😀":"nine – ten","revenue":1500,"Größe":7}';
  const source = fromText('marram.json', text);
  const decoded = openDecoded(source);
  const bytes = (part: string): { start: number; end: number } => {
    const start = new TextEncoder().encode(text.slice(0, text.indexOf(part))).length;
    return { start, end: start + part.length };
  };
  for (const part of ['1500', '7}', '1500']) {
    const place = placeOf({ kind: 'json', pointer: '/any', bytes: bytes(part) }, decoded);
    expect(place === null ? null : decoded.text.slice(place.start, place.end)).toBe(part);
  }
  expect(decoded.charAt(3)).toBeNull();
  expect(placeOf({ kind: 'json', pointer: '/revenue', bytes: { start: 0, end: 10_000 } }, decoded)).toBeNull();
});

const documents: readonly (readonly [string, string])[] = [
  ['marram.csv', 'Item,Fiscal 2023,Fiscal 2024\nRevenue,1200,1500\n'],
  ['marram.md', '# Marram Ltd.\n\n| Item | Fiscal 2023 | Fiscal 2024 |\n| --- | ---: | ---: |\n| Revenue | 1200 | 1500 |\n'],
  ['marram.html', '<html><body><p>Caf&eacute;s of Marram Ltd.</p><table><tr><th>Item</th><th>Fiscal 2023</th><th>Fiscal 2024</th></tr><tr><td>Revenue</td><td>1200</td><td>1500</td></tr></table></body></html>'],
  ['marram.txt', 'Marram Ltd. reported revenue of 1500 in fiscal 2024. Marram Ltd. reported revenue of 1200 in fiscal 2023.\n'],
];

test.each(documents)('a figure of %s is cited at its exact place, a growth with both of its inputs and the formula filled in [ASK-CITE-1]', async (name, text) => {
  const source = fromText(name, text);
  const report = 'Marram’s revenue was 1500 in fiscal 2024. Marram’s revenue rose 25% in fiscal 2024.';
  const audited = await sampleJudge(report, [source], { subject: { id: null, ticker: null, name: 'Marram Ltd.' }, asOf: '2025-01-31', findings: [] });
  const citations = makeCitations(audited, [source]);
  expect(citations.length).toBeGreaterThan(0);
  for (const { number, source: place, quote } of citations) {
    expect(openDecoded(source).text.slice(place.start, place.end)).toBe(quote);
    expect(citations[number - 1]?.number).toBe(number);
  }
  expect(citations[0]?.quote).toBe('1500');
  const growth = audited.verdicts.find(({ evidence }) => evidence.formula !== null);
  expect(citations.filter(({ claims }) => growth !== undefined && claims.includes(growth.claim)).map(({ quote }) => quote).sort()).toEqual(['1200', '1500']);
  expect(citations.filter(({ formula }) => formula !== null).every(({ formula }) => formula?.includes('1200') === true && formula.includes('1500'))).toBe(true);
});

test('every citation of an answer about each bundled company stands at its offsets, in order of first use, with the filing it comes from [ASK-CITE-1]', async () => {
  for (const { ticker } of bundledCompanies()) {
    const { contents, answer } = await askSample(`revenue of ${ticker}`, { engine: scriptedAskEngine() });
    const texts = new Map<string, string>(contents.captures.map((source) => [source.capture.id, openDecoded(source).text]));
    expect(answer.citations.length).toBe(1);
    for (const { capture, source, quote, name, url } of answer.citations) {
      expect(texts.get(capture)?.slice(source.start, source.end)).toBe(quote);
      expect(name).toMatch(/, (?:10-K|20-F)\S* of \d{4}-\d{2}-\d{2}$/);
      expect(url).toMatch(/^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\//);
    }
  }
});

test('the cited Markdown is the answer with a footnote behind each proved claim, and without them it is the answer [ASK-CITE-3]', async () => {
  const { contents, answer } = await askSample('revenue of AAPL and MSFT');
  const cited = citedMarkdown(contents, answer);
  expect(cited).toContain('$416.2 billion[^1] in fiscal 2025');
  expect(cited.match(/^\[\^\d+\]: Revenue of .*“\d+”$/gm)).toHaveLength(2);
  expect(cited.slice(0, cited.indexOf('\n## Sources')).replace(/\[\^\d+\]/g, '').trimEnd()).toBe(contents.report.trimEnd());
  expect(citedMarkdown(contents, { citations: [], content_blocks: [] })).toBe(contents.report);
});

test('quoted words are cited at their place, which shows them, and words that are not there are not cited [ASK-CITE-4]', async () => {
  const html = '<p>Marram Ltd.</p><p>Tides <b>slow</b> our <i>deliveries</i> &amp; raise costs.</p>';
  const source = fromText('marram.html', html);
  const start = html.indexOf('Tides');
  const end = html.indexOf('</p>', start);
  const quoted = (quote: string): Block => ({ kind: 'quote', quoted: { capture: source.capture.id, quote, source: { start, end }, where: ['Marram Ltd.', 'Annual report'] } });
  const tool = { ok: true as const, tool: 'get_income_statement', asOf: null, answer: null, figures: [], computed: [], plain: [], captures: [source], notes: [] };
  const answered = (quote: string): ReturnType<typeof askSample> => askSample('NVDA', { desk: { ...sampleTools(), runTool: () => Promise.resolve(tool) }, engine: scriptedAskEngine({ synthesise: () => Promise.resolve({ ...plainDraft, blocks: [quoted(quote)] }) }) });
  const { answer, contents } = await answered('Tides slow our deliveries & raise costs.');
  expect(answer.citations.map(({ kind, quote, source: place }) => ({ kind, quote, place }))).toEqual([{ kind: 'passage', quote: html.slice(start, end), place: { start, end } }]);
  expect(answer.content_blocks).toMatchObject([{ type: 'quote', data: { citations: [1] } }]);
  expect(citedMarkdown(contents, answer)).toContain('> Tides slow our deliveries & raise costs.[^1]\n');
  expect((await answered('Nobody asked the lighthouse keeper.')).answer.citations.filter(({ source: place }) => place.start === start && place.end === end)).toEqual([]);
});

test('a figure bears its source wherever it stands, a change only those that its sentence has not shown [ASK-CITE-3]', async () => {
  const text = 'Item,Fiscal 2023,Fiscal 2024\nRevenue,1200,1500\n';
  const source = fromText('marram.csv', text);
  const report = 'Marram’s revenue was 1500 in fiscal 2024, up 25% from 1200 in fiscal 2023.';
  const audited = await sampleJudge(report, [source], { subject: { id: null, ticker: null, name: 'Marram Ltd.' }, asOf: '2025-01-31', findings: [] });
  const cited = citedMarkdown({ report, claims: audited.claims }, { citations: [...makeCitations(audited, [source])], content_blocks: [] });
  expect(cited.split('\n')[0]).toBe('Marram’s revenue was 1500[^1] in fiscal 2024, up 25%[^2] from 1200[^2] in fiscal 2023.');
});
