import { expect, test } from 'vitest';
import { cutSections } from './cut-sections.ts';
import type { Section } from '@assay/record';

const words = 'The company makes hats of felt and straw, and sells them in shops of its own. ';
const body = (times = 8): string => `<p>${words.repeat(times)}</p>`;
const head = (text: string, id = ''): string => `<div${id === '' ? '' : ` id="${id}"`}><span style="font-weight:700">${text}</span></div>`;
const page = (html: string): string => `<html><body><p>Hats Corp. Annual report on Form 10-K</p>${html}</body></html>`;
const keys = (sections: readonly Section[]): string[] => sections.map(({ key }) => key);
const cut = (html: string, form = '10-K'): ReturnType<typeof cutSections> => cutSections({ html: page(html) }, form);

const contents = (rows: readonly (readonly [string, string, string])[]): string => `<table>${rows.map(([item, title, id]) => `<tr><td>${item}</td><td><a href="#${id}">${title}</a></td><td>7</td></tr>`).join('')}</table>`;

test('sections tile the text of the page, and each knows its table rows [FILING-SECTION-1]', () => {
  const { text, sections } = cut(`${head('Item&#160;1. Business')}${body()}<table><tr><td>Hats</td><td></td><td>12</td></tr></table>${head('ITEM 1A - RISK FACTORS')}${body()}${head('Signatures')}<p>By: A. Hatter</p>`);
  expect(keys(sections)).toEqual(['cover', '1', '1A', 'signatures']);
  expect(sections.map((section) => section.text).join('')).toBe(text);
  expect(sections[1]).toMatchObject({ part: 'I', title: 'Business', tables: [{ rows: [['Hats', '12']] }] });
});

test('a contents list that links to its items is no heading, and a heading without its number is found by it [FILING-SECTION-2]', () => {
  const { sections } = cut(`${contents([['Item 1.', 'Business', 'a'], ['Item 7.', 'Management’s Discussion and Analysis', 'b']])}<p>Hats Corp.</p><p>In thousands</p><p>7</p>${head('What we do', 'a')}${body()}${head('Management’s Discussion and Analysis', 'b')}${body()}`);
  expect(sections.map(({ key, text }) => `${key} ${text.slice(0, 10)}`)).toEqual(['cover Hats Corp.', '1 What we do', '7 Management']);
});

test('a contents list without links is known because nothing is said between its entries [FILING-SECTION-2]', () => {
  const titles = ['1. Business', '1A. Risk Factors', '2. Properties', '3. Legal Proceedings', '7. Management’s Discussion and Analysis'];
  const { sections } = cut(`${titles.map((title) => `<p>Item ${title} ..... 12</p>`).join('')}${titles.map((title) => `<p>Item ${title}</p>${body(2)}`).join('')}`);
  expect(keys(sections)).toEqual(['cover', '1', '1A', '2', '3', '7']);
  expect(sections.slice(1).every(({ text }) => text.includes('felt and straw'))).toBe(true);
});

test('a heading split over cells or blocks is one heading [FILING-SECTION-1]', () => {
  const { sections } = cut(`<table><tr><td>Item</td><td>1.</td><td><b>Business</b></td></tr></table>${body()}${head('Item 7.')}${head('Management’s Discussion and Analysis')}${body()}`);
  expect(sections.map(({ key, title }) => `${key} ${title}`).slice(1)).toEqual(['1 Business', '7 Management’s Discussion and Analysis']);
});

test('running page heads leave a section whole, and joined items share one [FILING-SECTION-2]', () => {
  const running = (text: string): string => `<div>PART I</div>${head(text)}`;
  const { sections } = cut(`${running('ITEMS 1 AND 2. BUSINESS AND PROPERTIES')}${body()}${running('ITEMS 1 AND 2. BUSINESS AND PROPERTIES')}${body()}${running('ITEM 3. LEGAL PROCEEDINGS')}<p>None.</p>`);
  expect(sections.map(({ key, also }) => [key, ...also].join('+'))).toEqual(['cover', '1+2', '3']);
  expect(sections[1]?.text.match(/BUSINESS AND PROPERTIES/g)).toHaveLength(2);
  expect(sections[2]?.text.startsWith('PART I\n')).toBe(true);
});

test('a sentence that speaks of an item is no heading [FILING-SECTION-2]', () => {
  const { sections } = cut(`${head('Item 1. Business')}${body()}<p>Item 1A of this report tells of risks.</p><p>Item 7, Management’s Discussion and Analysis, is below.</p>${head('Item 2. Properties')}${body()}${head('Item 7. Management’s Discussion and Analysis')}${body()}`);
  expect(keys(sections)).toEqual(['cover', '1', '2', '7']);
});

test('the parts of a quarter count anew [FILING-SECTION-1]', () => {
  const { sections } = cut(`${head('PART I. FINANCIAL INFORMATION')}${head('Item 1. Financial Statements')}${body()}${head('Item 2. Management’s Discussion and Analysis')}${body()}${head('PART II. OTHER INFORMATION')}${head('Item 1. Legal Proceedings')}<p>See Note 4 to the financial statements.</p>${head('Item 1A. Risk Factors')}${body()}`, '10-Q');
  expect(keys(sections)).toEqual(['cover', 'I.1', 'I.2', 'II.1', 'II.1A']);
  expect(sections[3]?.incorporated).toMatchObject({ kind: 'item', item: 'I.1' });
});

test('an item that only points elsewhere says where its words stand [FILING-SECTION-3]', () => {
  const { sections } = cut([
    ['Item 3. Legal Proceedings', 'Refer to Note 9 of the consolidated financial statements.'], ['Item 5. Market for Registrant’s Common Equity', 'Our shares trade in Luton. We pay no dividend. See Item 7 for more.'.padEnd(700, ' Our shares trade.')],
    ['Item 7. Management’s Discussion and Analysis', 'The discussion is incorporated herein by reference to Exhibit 13 of this report.'], ['Item 8. Financial Statements', 'Our statements can be found in the 2024 Annual Report to Shareholders.'], ['Item 11. Executive Compensation', 'It is incorporated by reference from our proxy statement.'],
  ].map(([title = '', text = '']) => `${head(title)}<p>${text}</p>`).join(''));
  const pointed = sections.slice(1).map(({ incorporated }) => (incorporated === null ? null : [incorporated.kind, incorporated.kind === 'exhibit' ? incorporated.exhibit : incorporated.kind === 'item' ? incorporated.item : null]));
  expect(pointed).toEqual([['item', '8'], null, ['exhibit', '13'], ['annual report', null], ['proxy statement', null]]);
});

test('statements behind all items are a section of their own, and item 8 says so [FILING-SECTION-3]', () => {
  const { sections } = cut(`${head('Item 8. Financial Statements')}<p>The financial statements follow Part IV.</p>${head('Item 15. Exhibits')}<p>A list.</p>${head('Signatures')}<p>By: A. Hatter</p>${head('Report of Independent Registered Public Accounting Firm')}${body(250)}`);
  expect(keys(sections)).toEqual(['cover', '8', '15', 'signatures', 'statements']);
  expect(sections[1]?.incorporated?.kind).toBe('statements at the end');
});

test('plain text is cut like a page, and any stretch of a section leads back to the source [FILING-SECTION-1]', () => {
  const text = 'Hats Corp.\n\nItem 1. Business\n\nHats of felt.\n\nHats | 12 | 13\n\nItem 1A. Risk Factors\n\nStorms.\n';
  const plain = cutSections({ text }, '10-K');
  expect(plain.sections.map(({ key, tables }) => [key, tables.length])).toEqual([['cover', 0], ['1', 1], ['1A', 0]]);
  const html = page(`${head('Item 1. Business')}<p>Hats of <b>felt</b> &amp; straw.</p>`);
  const made = cutSections({ html }, '10-K');
  const start = made.text.indexOf('felt');
  const source = made.sourceOf({ start, end: start + 'felt & straw'.length });
  expect(html.slice(source.start, source.end)).toBe('felt</b> &amp; straw');
});

test('a heading that is broken off at the end of its line has the form’s own title [FILING-SECTION-1]', () => {
  const { sections } = cutSections({ text: 'Hats Corp.\n\nITEM 7. MANAGEMENT’S DISCUSSION AND ANALYSIS OF\nFINANCIAL CONDITION\n\nHats sold well.\n' }, '10-K');
  expect(sections[1]).toMatchObject({ key: '7', title: 'Management’s Discussion and Analysis of Financial Condition and Results of Operations' });
});

test('a form without such items, and a page without headings, are one section [FILING-SECTION-1]', () => {
  expect(keys(cut(body(), '10-K').sections)).toEqual(['cover']);
  expect(keys(cut(`${head('Item 1. Business')}${body()}`, 'DEF 14A').sections)).toEqual(['cover']);
  expect(cutSections({ text: '' }, '10-K').sections).toMatchObject([{ key: 'cover', start: 0, end: 0 }]);
});
