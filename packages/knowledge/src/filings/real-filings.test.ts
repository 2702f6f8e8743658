// Real annual and quarterly reports, compared with sections that another tool cut, where those are known to be good.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseJson } from '@assay/record';
import { cutSections } from './cut-sections.ts';

const shared = join(import.meta.dirname, '../../../../../shared');
const isAbsent = !existsSync(join(shared, 'filings', 'index.json'));
const entry = z.object({ ticker: z.string(), form: z.string(), filed: z.string(), html: z.string(), text: z.string(), items: z.record(z.string(), z.number()) });
const filings = isAbsent ? [] : z.array(entry).parse(parseJson(readFileSync(join(shared, 'filings', 'index.json'), 'utf8')));
const read = (path: string): string => gunzipSync(readFileSync(join(shared, path))).toString('utf8');

/** What every report of its form has; smaller items may be left out of a quarter's. */
const expected: Readonly<Record<string, readonly string[]>> = {
  '10-K': ['1', '1A', '1B', '2', '3', '4', '5', '6', '7', '7A', '8', '9', '9A', '9B', '9C', '10', '11', '12', '13', '14', '15', '16'],
  '10-Q': ['I.1', 'I.2', 'I.4', 'II.1', 'II.2', 'II.6'],
};
/** The other cut ends a last item with the file, or took the contents list for it. */
const last = new Set(['16', '15', 'II.6']);
/** Running heads and unheaded statements misled the other cut here: its data guide says so. */
const misled = (ticker: string, form: string): boolean => ticker === 'MA' || (ticker === 'NFLX' && form === '10-Q');

describe.skipIf(isAbsent)('real filings (needs ../shared)', () => {
  test.each(filings)('$ticker $form of $filed has its items, which tile it [FILING-SECTION-1] [FILING-SECTION-2]', ({ ticker, form, html, text, items }) => {
    const made = cutSections({ html: read(html) }, form);
    const lengths = new Map(made.sections.map((section) => [section.key, section.text.length]));
    expect((expected[form] ?? []).filter((item) => !lengths.has(item) && !(item === 'II.2' || item === 'II.1'))).toEqual([]);
    expect(made.sections.map((section) => section.text).join('')).toBe(made.text);
    expect(lengths.size).toBe(made.sections.length);
    const off = misled(ticker, form) ? [] : Object.entries(items).filter(([item, length]) => !last.has(item) && Math.abs((lengths.get(item) ?? 0) - length) > Math.max(250, length * 0.1));
    expect(off).toEqual([]);
    const plain = cutSections({ text: read(text) }, form);
    expect([...lengths.keys()].filter((item) => !plain.sections.some((section) => section.key === item && Math.abs(section.text.length - (lengths.get(item) ?? 0)) < Math.max(400, section.text.length * 0.15)))).toEqual([]);
  }, 20_000);

  test('running heads, statements without a heading and discussions in exhibits are told apart [FILING-SECTION-2] [FILING-SECTION-3]', () => {
    const of = (ticker: string, form: string): ReturnType<typeof cutSections>['sections'] => {
      const filing = filings.find((one) => one.ticker === ticker && one.form === form);
      return filing === undefined ? [] : cutSections({ html: read(filing.html) }, form).sections;
    };
    expect(of('MA', '10-K').find(({ key }) => key === '8')?.text.length).toBeGreaterThan(150_000);
    expect(of('NFLX', '10-Q').find(({ key }) => key === 'I.1')?.text).toContain('Consolidated Statements of Operations');
    expect(of('IBM', '10-K').find(({ key }) => key === '7')?.incorporated?.kind).toMatch(/annual report|exhibit/);
    expect(of('WFC', '10-K').find(({ key }) => key === '7')?.incorporated?.kind).toBe('annual report');
    expect(of('NVDA', '10-K').find(({ key }) => key === '8')?.incorporated).toMatchObject({ kind: 'item', item: '15' });
  });
});
