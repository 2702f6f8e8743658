import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallFence } from '../testing/small-fence.ts';
import { readAnswer } from '../track/answer.ts';
import { findPattern, readPattern } from './read-pattern.ts';
import { searchTexts } from './search-texts.ts';

function find(pattern: string, line: string): string | null {
  const read = readPattern(pattern, { maxLength: 200 });
  if (!read.ok) return 'refused';
  const at = findPattern(read.pattern, line);
  return at === null ? null : line.slice(at.start, at.end);
}

test.each([
  ['total * sales', 'the total of net sales rose', 'total of net sales'], ['Q? 2024', 'in Q3 2024', 'Q3 2024'], ['(1,234)', 'a loss of (1,234) units', '(1,234)'], ['5\\*', 'rated 5* by all', '5*'], ['a.c', 'abc', null], ['$5', 'cost $5', '$5'], ['sales*profit', 'profit and sales', null],
])('a pattern is literal but for * and ?: %s in %s [FEN-PAT-1]', (pattern, line, found) => {
  expect(find(pattern, line)).toBe(found);
});

test.each(['(a+)+$', '\\d+', '.*', 'a.*b', '(?=x)y', '[^a]b', '/x+y/i', '^total', 'x{2,9}', '**', '?', '', ' * ', 'a\nb', 'x'.repeat(201)])('what means a regular expression, nothing, or too much is refused with a reason: %j [FEN-PAT-1]', (pattern) => {
  expect(find(pattern, 'aaaaaaaaaaaaaaaaaaaaaaaa!')).toBe('refused');
});

test('any taken pattern finds what stands in the line, and never anything else [FEN-PAT-1]', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '1', ' '), maxLength: 40 }), fc.nat(30), fc.integer({ min: 2, max: 10 }), (line, start, length) => {
    const part = line.slice(start, start + length);
    if (part.replaceAll(' ', '').length >= 2) expect(find(part, line)).toBe(part);
  }));
});

test('hits stand in their text and carry their tool call, up to a limit [FEN-PAT-2]', async () => {
  const texts = ['one', 'two'].map((id, number) => ({ id, file: `calls/${id}.txt`, text: 'Costs fell.\nRevenue was $5.1 billion in FY2025.\nRevenue is up.', by: 'value', madeBy: { agent: 'value', tool: 'get_income', number } }));
  const fence = smallFence('Revenue was $5.1 billion in FY2025.', { captureText: (id) => texts.find((text) => text.id === id)?.text ?? null });
  const grep = fence.track(searchTexts(texts, { patternLength: 200, hits: 3 }), { tool: 'grep' });
  const { passages } = await grep({ pattern: 'Revenue' });
  expect(passages.map((passage) => [passage.text, passage.madeBy?.number])).toEqual([['Revenue was $5.1 billion in FY2025.', 0], ['Revenue is up.', 0], ['Revenue was $5.1 billion in FY2025.', 1]]);
  expect(fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', handles: [passages[0]?.handle] }).supports).toBe(true);
});

test('a long line has a hit for every place, none of them twice, and capitals count as they are asked to [FEN-PAT-2]', () => {
  const entry = (year: number): string => `{"year": ${String(year)}, "note": "${'x'.repeat(900)} ", "NetIncome": ${String(year)}00}`;
  const text = `[${[2021, 2022, 2023, 2024].map(entry).join(', ')}]`;
  const found = (pattern: string, ignoreCase: boolean): string[] => {
    const answer = readAnswer(searchTexts([{ id: 'a', file: 'a', text }], { patternLength: 200, hits: 3 })({ pattern, ignoreCase }));
    return answer.kind === 'found' ? answer.found.map((hit) => (/"NetIncome": (\d+)/.exec(hit.text) ?? [])[1] ?? '') : [];
  };
  expect(found('NetIncome', false)).toEqual(['202100', '202200', '202300']);
  expect(found('netincome', true)).toEqual(['202100', '202200', '202300']);
  expect(found('netincome', false)).toEqual([]);
});

test('letters that grow when they are made small do not move a hit [FEN-PAT-2]', () => {
  const answer = readAnswer(searchTexts([{ id: 'a', file: 'a', text: 'İİİ Sales ROSE' }], { patternLength: 99, hits: 3 })({ pattern: 'sales rose', ignoreCase: true }));
  expect(answer.kind === 'found' ? answer.found.map(({ text, capture }) => [text, capture?.start]) : []).toEqual([['İİİ Sales ROSE', 0]]);
});

test('a refused pattern is an error, and no evidence [FEN-PAT-2]', async () => {
  const fence = smallFence('Revenue was $5.1 billion.');
  const grep = fence.track(searchTexts([], { patternLength: 200, hits: 3 }), { tool: 'grep' });
  expect((await grep({ pattern: '(Revenue was $5.1 billion)+' })).passages).toEqual([]);
  expect(fence.state.calls[0]?.outcome).toBe('error');
});

test('a long line is cut around the hit and never inside a number [FEN-PAT-2]', () => {
  const text = `{${Array.from({ length: 900 }, (_, index) => `"key${index}": 1234567`).join(', ')}, "netIncome": 1000000, ${Array.from({ length: 900 }, (_, index) => `"more${index}": 7654321`).join(', ')}}`;
  const answer = readAnswer(searchTexts([{ id: 'a', file: 'a', text }], { patternLength: 200, hits: 3 })({ pattern: 'netIncome' }));
  const [hit] = answer.kind === 'found' ? answer.found : [];
  expect(hit?.text.length).toBeLessThan(1200);
  expect(text.startsWith(hit?.text ?? 'none', hit?.capture?.start)).toBe(true);
  expect(hit?.text).toMatch(/^"?\w+"?: 1234567,|^1234567,/);
});
