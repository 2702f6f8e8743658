import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadPageAssets } from './page-assets.ts';
import { inventedRun } from './testing/invented-run.ts';
import { renderPage, runOf } from './testing/page-of.ts';
import { hasClass, readTags } from './testing/read-page.ts';

const page = renderPage(inventedRun());
const tags = readTags(page);

function hashOf(element: 'style' | 'script'): string {
  const text = tags.find((tag) => tag.name === element)?.text ?? '';
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test('the page allows only its own style and script, and fetches nothing [EXP-CSP-1]', () => {
  const policy = tags.find((tag) => tag.attributes['http-equiv'] === 'Content-Security-Policy')?.attributes['content'] ?? '';
  expect(policy.split('; ')).toEqual([`default-src 'none'`, `script-src ${hashOf('script')}`, `style-src ${hashOf('style')}`, 'font-src data:', `base-uri 'none'`, `form-action 'none'`]);
});

test('the page is one file: no source, no stylesheet link, no address outside but those a reader may follow [EXP-ONE-1]', () => {
  expect(tags.filter((tag) => ['link', 'img', 'iframe', 'object', 'embed', 'video', 'audio'].includes(tag.name) || tag.attributes['src'] !== undefined)).toEqual([]);
  expect(tags.find((tag) => tag.name === 'style')?.text).not.toMatch(/url\((?!data:)|@import/);
});

test('with its faces inside, the page stays under 600 kB [EXP-SIZE-1]', () => {
  expect(Buffer.byteLength(renderPage(inventedRun(), loadPageAssets()))).toBeLessThan(600_000);
});

test('the same run gives the same page, byte for byte [EXP-SAME-1]', () => {
  expect(renderPage(inventedRun())).toBe(page);
});

test('every claim has its evidence in the page, and every link within the page leads somewhere [EXP-LINK-1]', () => {
  const ids = tags.map((tag) => tag.attributes['id']).filter((id) => id !== undefined);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = tags.map((tag) => tag.attributes['href'] ?? '').filter((href) => href.startsWith('#'));
  expect(targets.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  expect(tags.filter((tag) => hasClass(tag, 'ev')).map((tag) => tag.attributes['id'])).toEqual(inventedRun().claims.map((_, index) => `c${String(index + 1)}`));
});

test('the kind of data and the day it is known to stand on top [EXP-DATA-1]', () => {
  expect(tags.find((tag) => tag.name === 'header')?.text).toContain('Sample figures as of 13 Mar 2026');
  const bare = readTags(renderPage(runOf('# T\n\nNothing.\n', [])));
  expect(bare.find((tag) => hasClass(tag, 'dek'))?.text).toContain('Sample figures as of 13 Mar 2026, not live data');
});

test('the share proven is rounded down, beside the number of claims [EXP-COV-1]', () => {
  expect(tags.find((tag) => hasClass(tag, 'cov'))?.text).toBe('31 claims · 85% proven');
  const all = runOf('# T\n\n1 2\n', [{ start: 5, end: 6 }]);
  expect(renderPage({ ...all, coverage: { ...all.coverage, claims: 1000, ratio: 0.9999 } })).toContain('1000 claims · 99% proven');
  expect(renderPage({ ...all, coverage: { ...all.coverage, claims: 1, ratio: null } })).toContain('1 claim · nothing to prove');
});

test('contents count the claims of each section, and the counts add up [EXP-COV-1]', () => {
  const counts = tags.filter((tag) => tag.name === 'a' && (tag.attributes['href'] ?? '').startsWith('#s-')).map((tag) => Number(/\d+ claims?$/.exec(tag.text)?.[0].replace(/\D/g, '') ?? 'NaN'));
  expect(counts).toEqual([11, 13, 6, 1]);
});

test('the seal stands at the foot: run, root, signer, data, engine, program [EXP-SEAL-1]', () => {
  const foot = tags.find((tag) => tag.name === 'footer')?.text ?? '';
  for (const words of ['run_invented-halden-01', 'abab abab', 'cdcd cdcd', 'Sample figures as of 13 Mar 2026', 'house', 'assay 0.1.0', '14 Mar 2026, 09:12 UTC']) expect(foot).toContain(words);
});

test('numbers outside claims are listed with their reasons, those without one first [EXP-OUT-1]', () => {
  const panel = tags.find((tag) => tag.attributes['id'] === 'outside')?.text.replace(/\s+/g, ' ') ?? '';
  expect(panel).toMatch(/Not accounted for1 ?7 .*Notice about the data2 ?13 2026 .*Period1 ?2020 .*Number of a list item2 ?1 2/);
  expect(tags.filter((tag) => hasClass(tag, 'outside') && tag.name === 'span').map((tag) => `${tag.text} ${tag.attributes['data-why'] ?? ''}`)).toEqual(['13 data-notice', '2026 data-notice', '2020 period', '7 unaccounted']);
});

test('every captured response stands among the sources with its whole hash [EXP-SRC-1]', () => {
  const sources = tags.find((tag) => hasClass(tag, 'sources'))?.text ?? '';
  for (const { capture } of inventedRun().captures) expect(sources).toContain(capture.sha256);
});

test('a notice above the title stays above it, and the title is the page’s one h1 [EXP-DATA-1]', () => {
  const article = readTags(renderPage(runOf('Sample figures as of 31 July 2025, not live data.\n\n# Title\n\n## Part\n', [])));
  expect(article.find((tag) => hasClass(tag, 'notice'))?.text.trim()).toBe('Sample figures as of 31 July 2025, not live data.');
  expect(article.filter((tag) => tag.name === 'h1').map((tag) => tag.text)).toEqual(['Title']);
});

test('a report without a heading of its own gets the run’s title, and only one h1 [EXP-LINK-1]', () => {
  const titles = readTags(renderPage(runOf('One.\n\nTwo.\n\nThree with 7.\n\n# Later\n', []))).filter((tag) => tag.name === 'h1').map((tag) => tag.text);
  expect(titles).toEqual(['Halden Instruments']);
});
