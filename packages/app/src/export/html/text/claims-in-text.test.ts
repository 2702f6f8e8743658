import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderPage, runOf, spanOf, type PlainClaim } from '../testing/page-of.ts';
import { claimText, hasClass, readTags } from '../testing/read-page.ts';

function linksOf(report: string, claims: readonly PlainClaim[]): string[] {
  const page = renderPage(runOf(report, claims));
  return claims.map((_, index) => claimText(page, index + 1));
}

test('a claim is a link at its exact span [EXP-SPAN-1]', () => {
  const report = '# T\n\nRevenue was $391.0 billion in fiscal 2024.\n';
  expect(linksOf(report, [spanOf(report, '$391.0 billion')])).toEqual(['$391.0 billion']);
});

test('a claim that begins in plain text and ends in bold is one link [EXP-SPAN-1]', () => {
  const report = '# T\n\nNet debt of **$1.4 billion** and *more* follows.\n';
  const page = renderPage(runOf(report, [spanOf(report, 'debt of **$1.4 billion**')]));
  expect(claimText(page, 1)).toBe('debt of $1.4 billion');
  expect(page).toMatch(/<a class="claim strong end"[^>]*>debt of <strong>/);
});

test('a claim in a cell of a table is a link in that cell [EXP-SPAN-1]', () => {
  const report = '# T\n\n| Year | Revenue |\n| --- | ---: |\n| 2023 | 383.3 |\n| 2024 | 391.0 |\n';
  expect(linksOf(report, [spanOf(report, '383.3'), spanOf(report, '391.0')])).toEqual(['383.3', '391.0']);
});

test('escapes and entities before a claim do not move it [EXP-SPAN-1]', () => {
  const report = '# T\n\nAT\\&T &amp; others: \\$5 and 7% more.\n';
  expect(linksOf(report, [spanOf(report, '7%')])).toEqual(['7%']);
});

test('a claim within a claim has its own link, and the outer one keeps the rest [EXP-SPAN-2]', () => {
  const report = '# T\n\nRevenue grew 7% to $4.2 billion last year.\n';
  expect(linksOf(report, [spanOf(report, 'grew 7% to $4.2 billion last'), spanOf(report, '$4.2 billion')])).toEqual(['grew 7% to  last', '$4.2 billion']);
});

test('a claim that another covers wholly still has a link of its own [EXP-SPAN-2]', () => {
  const report = '# T\n\nMargin rose to 46.2% in 2024.\n';
  const page = renderPage(runOf(report, [spanOf(report, '46.2%'), { ...spanOf(report, '46.2%'), verdict: 'contradicted' }]));
  expect(page).toMatch(/id="r2" href="#c2"/);
});

test('overlapping claims share no character and lose none [EXP-SPAN-2]', () => {
  const report = '# T\n\nabcdefghij\n';
  expect(linksOf(report, [{ start: 5, end: 10 }, { start: 8, end: 14 }]).join('')).toBe('abcdefghi');
});

test('every claim has exactly one address in the text, wherever claims lie [EXP-SPAN-2]', () => {
  const report = '# Title one\n\nPlain words, **bold words** and `code 12` in *one* line with 34 and [a link 56](https://example.test/78).\n\n- item 1\n- item **2**\n\n| a | b |\n| - | - |\n| 90 | 12 |\n';
  const visible = [...report.matchAll(/[a-z]+|\d+/g)].map((match) => match.index).filter((at) => at < report.indexOf('(https') || at > report.indexOf('78)') + 2);
  const span = fc.tuple(fc.constantFrom(...visible), fc.integer({ min: 1, max: 12 })).map(([start, size]) => ({ start, end: Math.min(report.length, start + size) }));
  fc.assert(fc.property(fc.array(span, { minLength: 1, maxLength: 6 }), (claims) => {
    const inBlock = claims.filter(({ start, end }) => !report.slice(start, end).includes('\n') && !report.slice(start, end).includes('|'));
    const ids = readTags(renderPage(runOf(report, inBlock))).filter((tag) => hasClass(tag, 'claim') && tag.attributes['id'] !== undefined).map((tag) => tag.attributes['id']);
    expect(ids.toSorted()).toEqual(inBlock.map((_, index) => `r${String(index + 1)}`).toSorted());
  }), { numRuns: 40 });
});

test('the five strengths differ by glyph, word and class [EXP-STR-1]', () => {
  const report = '# T\n\n1 2 3 4 5\n';
  const verdicts = ['verified', 'supported', 'judgment', 'unverified', 'contradicted'] as const;
  const page = renderPage(runOf(report, verdicts.map((verdict, index) => ({ start: 5 + index * 2, end: 6 + index * 2, verdict }))));
  const links = readTags(page).filter((tag) => hasClass(tag, 'claim'));
  expect(links.map((tag) => tag.attributes['class'])).toEqual(['claim strong end', 'claim partial end', 'claim judgment end', 'claim unverified end', 'claim contradicted end']);
  expect(links.map((tag) => tag.text)).toEqual(['1 (verified)', '2 (supported)', '3 (judgment)', '4 (unverified)', '5 (contradicted)']);
  for (const name of ['strong', 'partial', 'judgment', 'unverified', 'contradicted']) expect(page).toContain(`<symbol id="g-${name}"`);
});

test('a claim without a verdict is shown as not checked, never as sound [EXP-FAIL-1]', () => {
  const report = '# T\n\nIt was 7.\n';
  const page = renderPage({ ...runOf(report, [spanOf(report, '7')]), verdicts: [] });
  expect(page).toContain('class="claim unverified end"');
  expect(page).toContain('<span>Not checked</span>');
});
