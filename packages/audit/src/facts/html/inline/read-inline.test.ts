// A small invented filing with every shape that tags take.
import { expect, test } from 'vitest';
import { AssayError } from '@assay/record';
import { readFilingFacts } from './filing-facts.ts';
import type { InlineFact } from './inline-fact.ts';
import { readInlineFacts } from './read-inline.ts';

const context = (id: string, period: string, members = ''): string => `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000000042</xbrli:identifier>${members === '' ? '' : `<xbrli:segment>${members}</xbrli:segment>`}</xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`;
const year = '<xbrli:startDate>2024-02-05</xbrli:startDate><xbrli:endDate>2025-02-02</xbrli:endDate>';
const explicit = (axis: string, member: string): string => `<xbrldi:explicitMember dimension="${axis}">${member}</xbrldi:explicitMember>`;
const dei = (name: string, text: string): string => `<ix:nonNumeric name="dei:${name}" contextRef="c1">${text}</ix:nonNumeric>`;

const header = (hidden = ''): string => `<div style="display:none"><ix:header><ix:hidden>${dei('DocumentType', '10-K')}${dei('CurrentFiscalYearEndDate', '--02-02')}${dei('DocumentFiscalYearFocus', '2024')}${dei('EntityRegistrantName', 'SAMPLE CORP')}${hidden}</ix:hidden><ix:resources>
  ${context('c1', year)}${context('c2', '<xbrli:instant>2025-02-02</xbrli:instant>')}
  ${context('seg', year, explicit('us-gaap:StatementBusinessSegmentsAxis', 'x:FarEastSegmentMember') + explicit('srt:ProductOrServiceAxis', 'x:WoolenHatsMember'))}
  ${context('geo', year, explicit('srt:StatementGeographicalAxis', 'country:CA'))}
  ${context('typed', '<xbrli:instant>2025-02-02</xbrli:instant>', '<xbrldi:typedMember dimension="us-gaap:SomeAxis"><us-gaap:SomeDomain>2027-01-31</us-gaap:SomeDomain></xbrldi:typedMember>')}
  <xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit><xbrli:unit id="sh"><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit><xbrli:unit id="pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit>
  <xbrli:unit id="eps"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit></ix:resources></ix:header></div>`;
const tag = (concept: string, text: string, attributes = ''): string => `<ix:nonFraction name="${concept}" contextRef="c1" unitRef="usd" scale="6" decimals="-6" ${attributes}>${text}</ix:nonFraction>`;
const facts = (body: string, hidden = ''): readonly InlineFact[] => readInlineFacts(`<html><body>${header(hidden)}${body}</body></html>`).facts;
const only = (body: string, hidden = ''): InlineFact => {
  const [fact, ...others] = facts(body, hidden);
  if (fact === undefined || others.length > 0) throw new RangeError(`one fact is expected, not ${String(others.length + 1)}`);
  return fact;
};
const other = (concept: string, text: string, attributes: string): string => `<ix:nonFraction name="${concept}" ${attributes}>${text}</ix:nonFraction>`;

test('a tag has its dates with the fiscal label of the company\'s own calendar, its scale, decimals, unit and places [FACT-INLINE-1]', () => {
  const html = `<html><body>${header()}<p>Sales were ${tag('us-gaap:Revenues', '1,250')}.</p></body></html>`;
  const { facts: [fact], form, periodEnd, cik } = readInlineFacts(html);
  expect(fact).toMatchObject({ concept: 'us-gaap:Revenues', value: '1250000000', decimals: -6, unitName: 'USD', unit: { kind: 'money', currency: 'USD', per: null }, period: { start: '2024-02-05', end: '2025-02-02', fiscal: { year: 2024, part: 'FY' } }, members: [], isHidden: false });
  expect(fact?.shown.map(({ span }) => html.slice(span.start, span.end))).toEqual(['1,250']);
  expect([form, periodEnd, cik]).toEqual(['10-K', '2025-02-02', '0000000042']);
});

test('a figure that the page shows often is one fact, with the most exact value and all places [FACT-INLINE-1]', () => {
  const fact = only(`<p>${tag('us-gaap:Revenues', '1.3', '').replace('scale="6" decimals="-6"', 'scale="9" decimals="-8"')} or ${tag('us-gaap:Revenues', '1,250')}, that is ${tag('us-gaap:Revenues', '1,250')}</p>`);
  expect([fact.value, fact.decimals, fact.shown.map(({ value }) => value)]).toEqual(['1250000000', -6, ['1300000000', '1250000000', '1250000000']]);
});

test.each([
  ['a sign', tag('us-gaap:NetIncomeLoss', '47', 'sign="-"'), '-47000000'],
  ['a dash for zero', tag('us-gaap:InventoryNet', '—', 'format="ixt:fixed-zero"'), '0'],
  ['the comma as decimal mark', tag('us-gaap:InventoryNet', '1.234,5', 'format="ixt:num-comma-decimal"'), '1234500000'],
  ['the older name of a dot as decimal mark', tag('us-gaap:InventoryNet', '1,234.5', 'format="ixt:numcommadot"'), '1234500000'],
  ['a number in words', tag('us-gaap:NumberOfOperatingSegments', 'twenty-five', 'format="ixt-sec:numwordsen"').replace('scale="6"', 'scale="0"'), '25'],
  ['no, in words', tag('us-gaap:ImpairmentOfIntangibles', 'no', 'format="ixt-sec:numwordsen"'), '0'],
  ['nil', tag('us-gaap:CommitmentsAndContingencies', '', 'xsi:nil="true"'), null],
])('%s is read as its format says [FACT-INLINE-2]', (_, body, value) => {
  expect(only(body).value).toBe(value);
});

test('text that is no number under its format is listed, not guessed [FACT-INLINE-2]', () => {
  const { facts: found, unread } = readInlineFacts(`${header()}${tag('us-gaap:InventoryNet', 'see note')}`);
  expect([found, unread]).toEqual([[], [{ concept: 'us-gaap:InventoryNet', text: 'see note', why: 'its text is no number under its format' }]]);
});

test('tags within tags are several facts of the same digits; hidden ones are facts too [FACT-INLINE-1]', () => {
  const found = facts(tag('us-gaap:Revenues', tag('us-gaap:SalesRevenueNet', '12')), tag('us-gaap:Depreciation', '3'));
  expect(found.map(({ concept, value, isHidden, shown }) => [concept, value, isHidden, shown.length])).toEqual([['us-gaap:Depreciation', '3000000', true, 0], ['us-gaap:Revenues', '12000000', false, 1], ['us-gaap:SalesRevenueNet', '12000000', false, 1]]);
});

test('shares, amounts per share and rates keep their units: shares are never dollars, a rate is a fraction [FACT-INLINE-3]', () => {
  const found = facts([
    other('us-gaap:CommonStockSharesOutstanding', '1,000', 'contextRef="c2" unitRef="sh" scale="3" decimals="-3"'), other('us-gaap:EarningsPerShareDiluted', '1.19', 'contextRef="c1" unitRef="eps" scale="0" decimals="2"'),
    other('us-gaap:EffectiveIncomeTaxRateContinuingOperations', '24.1', 'contextRef="c1" unitRef="pure" scale="-2" decimals="3"'),
  ].join(' '));
  expect(found.map(({ value, unit, unitName }) => [value, unit, unitName])).toEqual([['1000000', { kind: 'shares' }, 'shares'], ['1.19', { kind: 'money', currency: 'USD', per: 'share' }, 'USD/shares'], ['0.241', { kind: 'fraction' }, 'pure']]);
});

test('members are told by kind of axis and by the words that the page shows [FACT-INLINE-4]', () => {
  const row = `<table><tr><td>Far East (1)</td><td>${other('us-gaap:Revenues', '5', 'contextRef="seg" unitRef="usd" scale="6" decimals="-6"')}</td></tr></table>`;
  const found = facts(`${row}${other('us-gaap:Revenues', '2', 'contextRef="geo" unitRef="usd" scale="6" decimals="-6"')}${other('us-gaap:Assets', '2', 'contextRef="typed" unitRef="usd" scale="6" decimals="-6"')}`);
  expect(found.map(({ members }) => members.map(({ kind, label }) => `${kind}: ${label}`))).toEqual([['segment: Far East', 'product: Woolen Hats'], ['geography: Canada'], ['other: 2027-01-31']]);
});

test('a filing stands as company facts, its segments beside the whole; the whole is never a segment\'s rival [FACT-INLINE-4]', () => {
  const { facts: found, cik } = readFilingFacts(`${header()}${tag('us-gaap:Revenues', '12')}${other('us-gaap:Revenues', '5', 'contextRef="seg" unitRef="usd" scale="6" decimals="-6"')}`, { accession: 'a-1', filed: '2025-03-20' });
  expect(cik).toBe('0000000042');
  expect(found.map(({ key, metric, value, versions }) => [Object.values(key.dimensions), metric, value, versions.map(({ form, accession }) => `${form} ${accession}`)])).toEqual([[[], 'revenue', '12000000', ['10-K a-1']], [['x:FarEastSegmentMember', 'x:WoolenHatsMember'], 'revenue', '5000000', ['10-K a-1']]]);
});

test('a page without tags is refused as a filing', () => {
  expect(() => readFilingFacts('<p>Revenue was 5 million.</p>', { accession: 'a', filed: '2025-03-20' })).toThrow(AssayError);
});
