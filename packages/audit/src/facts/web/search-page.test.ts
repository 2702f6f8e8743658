import { expect, test } from 'vitest';
import { readSearchPage } from './search-page.ts';

const result = (inner: string, classes = 'result results_links web-result'): string => `<div class="${classes}"><div class="links_main">${inner}</div></div>`;
const page = (...results: readonly string[]): string => `<!DOCTYPE html><html><body><div id="links" class="results">${results.join('\n')}</div></body></html>`;
const link = (href: string, title: string): string => `<h2 class="result__title"><a rel="nofollow" class="result__a" href="${href}">${title}</a></h2>`;

function hitsOf(html: string): (readonly [string, string, string | null])[] | string {
  const read = readSearchPage(html);
  return read.kind === 'results' ? read.hits.map(({ title, address, snippet }) => [title.text, address, snippet?.text ?? null] as const) : read.kind;
}

test('a result has its title, the address it leads to and its snippet, as text [WEB-SEARCH-1]', () => {
  const html = page(result(`${link('//duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.com%2Fworks%3Fa%3D1%26b%3D2&amp;rut=0', 'Example &amp; Works')}<a class="result__snippet" href="x">Sales of <b>Example</b> were 5&nbsp;million.</a>`));
  expect(hitsOf(html)).toEqual([['Example & Works', 'https://example.com/works?a=1&b=2', 'Sales of Example were 5 million.']]);
});

test('an advertisement, an address that is no page and a notice of nothing found are no results [WEB-SEARCH-1]', () => {
  const advertisement = result(link('https://duckduckgo.com/y.js?ad_domain=x', 'Buy'), 'result results_links result--ad');
  expect(hitsOf(page(advertisement, result(link('javascript:alert(1)', 'Click')), result(link('//duckduckgo.com/l/?uddg=file%3A%2F%2F%2Fetc', 'File'))))).toEqual([]);
  expect(hitsOf(page('<div class="result result--no-result"><div class="no-results">No results.</div></div>'))).toEqual([]);
});

test('a page that asks for a human is a challenge, and any other page is unknown, never an empty list [WEB-SEARCH-2]', () => {
  expect(hitsOf('<html><body><div class="anomaly-modal__modal"><p>Please complete the following challenge.</p></div></body></html>')).toBe('challenge');
  expect(hitsOf('<html><body><form id="challenge-form"></form></body></html>')).toBe('challenge');
  expect(hitsOf('<html><body><p>Sign in to this network</p></body></html>')).toBe('unknown');
});

test('a snippet knows where on the page it stands', () => {
  const html = page(result(`${link('https://example.com/', 'T')}<a class="result__snippet">It sold 12&nbsp;ships.</a>`));
  const read = readSearchPage(html);
  const place = read.kind === 'results' ? read.hits[0]?.snippet?.sourceOf({ start: 8, end: 10 }) : undefined;
  expect(place === undefined ? null : html.slice(place.start, place.end)).toBe('12');
});
