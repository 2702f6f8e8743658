import { expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

const page = (body: string): string => `<html><head><title>Sample Corp. report</title><style>td{width:2024px}</style></head><body>${body}</body></html>`;

test('spans, split signs and self-closing cells are read as a browser shows them [FACT-HTML-1]', () => {
  const { drafts } = readHtml(page(`<p>Statements of income (in millions)</p><table>
    <tr><td/><td colspan="6">Years ended December 31,</td></tr>
    <tr><td/><td colspan="3">2024</td><td colspan="3">2023</td></tr>
    <tr><td>Net&nbsp;sales</td><td>$</td><td>1,250</td><td/><td>$</td><td>1,100</td><td/></tr>
    <tr><td style="padding-left:9pt">Restructuring</td><td></td><td>(30</td><td>)</td><td colspan="2">(25</td><td>)</td></tr></table>`));
  expect(drafts.map((draft) => [draft.row.join(), draft.value, draft.period])).toEqual([
    ['Net sales', '1250000000', { kind: 'duration', start: '2024-01-01', end: '2024-12-31', fiscal: null }], ['Net sales', '1100000000', { kind: 'duration', start: '2023-01-01', end: '2023-12-31', fiscal: null }],
    ['Restructuring', '-30000000', { kind: 'duration', start: '2024-01-01', end: '2024-12-31', fiscal: null }], ['Restructuring', '-25000000', { kind: 'duration', start: '2023-01-01', end: '2023-12-31', fiscal: null }],
  ]);
});

test('a label that spans rows stands in its column for all of them [FACT-HTML-1]', () => {
  const { drafts } = readHtml(page('<table><tr><th>Region</th><th>Line</th><th>2024</th></tr><tr><td rowspan="2">North</td><td>Sales</td><td>10</td></tr><tr><td>Costs</td><td>7</td></tr></table>'));
  expect(drafts.map((draft) => [draft.anchor.kind === 'cell' ? draft.anchor.column : null, draft.value])).toEqual([[2, '10'], [2, '7']]);
});

test('hidden text, scripts and raised footnote marks show nothing [FACT-HTML-1, FACT-TABLE-8]', () => {
  const { drafts } = readHtml(page('<script>var x = 5 million;</script><div style="display:none">Revenue was $9 million in 2020.</div><p>Revenue was $5 million<sup>2</sup> in 2024.</p><table><tr><td></td><td>2024</td></tr><tr><td>Rent<sup>(1)</sup></td><td>40<sup>3</sup></td></tr></table>'));
  expect(drafts.map((draft) => [draft.row.join(), draft.value])).toEqual([['Revenue', '5000000'], ['Rent', '40']]);
});

test('an anchor cut out of the page shows the digits, entities and tags between them or not [FACT-ANCHOR-1]', () => {
  const html = page('<p>Caf&eacute; sales rose to <b>$5</b>.2&nbsp;million in&#160;2024 &mdash; from $4.8 million in 2023.</p><table><tr><td>Caf&eacute;s</td><td>2024</td></tr><tr><td>Tables</td><td> <span>1,234</span> </td></tr></table>');
  const { drafts } = readHtml(html);
  const shown = drafts.map(({ anchor }) => {
    const span = anchor.kind === 'cell' ? anchor.span : anchor.kind === 'span' ? anchor : null;
    return span === null ? '' : html.slice(span.start, span.end);
  });
  expect(shown).toEqual(['$5</b>.2&nbsp;million', '$4.8 million', '1,234']);
});

test('a tagged number has the concept, value, unit, period and dimensions of its tag [FACT-HTML-2]', () => {
  const { drafts, entity } = readHtml(page(`<div style="display:none"><ix:header><ix:hidden><ix:nonNumeric name="dei:EntityRegistrantName" contextRef="c1">SAMPLE CORP</ix:nonNumeric></ix:hidden><ix:resources>
    <xbrli:context id="c1"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000000042</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:startDate>2023-10-01</xbrli:startDate><xbrli:endDate>2024-09-28</xbrli:endDate></xbrli:period></xbrli:context>
    <xbrli:context id="c2"><xbrli:entity><xbrli:segment><xbrldi:explicitMember dimension="srt:ProductOrServiceAxis">x:HatsMember</xbrldi:explicitMember></xbrli:segment></xbrli:entity><xbrli:period><xbrli:instant>2024-09-28</xbrli:instant></xbrli:period></xbrli:context>
    <xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit></ix:resources></ix:header></div>
    <table><tr><td></td><td>2024</td></tr><tr><td>Payments for plant</td><td>(<ix:nonFraction name="us-gaap:PaymentsToAcquirePropertyPlantAndEquipment" contextRef="c1" unitRef="usd" scale="6" decimals="-6">9,447</ix:nonFraction>)</td></tr></table>
    <p>Hats in stock were <ix:nonFraction name="us-gaap:InventoryNet" contextRef="c2" unitRef="usd" scale="6" decimals="-5">1.5</ix:nonFraction> at year end.</p>`));
  expect(entity).toEqual({ id: 'cik:0000000042', ticker: null, name: 'SAMPLE CORP' });
  expect(drafts[0]).toMatchObject({ metric: { id: 'capital_expenditure', concept: 'us-gaap:PaymentsToAcquirePropertyPlantAndEquipment' }, value: '9447000000', precision: -6, unit: { kind: 'money', currency: 'USD' }, period: { kind: 'duration', start: '2023-10-01', end: '2024-09-28' }, dimensions: {} });
  expect(drafts[1]).toMatchObject({ metric: { concept: 'us-gaap:InventoryNet' }, value: '1500000', scale: 6, period: { kind: 'instant', on: '2024-09-28' }, dimensions: { ProductOrServiceAxis: 'HatsMember' } });
});

test('a silent table takes the scale of the heading that governs its notes [FACT-UNIT-1]', () => {
  const table = '<table><tr><td></td><td>2024</td></tr><tr><td>Rent</td><td>$ 40</td></tr></table>';
  expect(readHtml(page(`<p>Notes (Dollars in millions, except per share data)</p><p>Note 1. Leases of the company are shown here.</p>${table}`)).drafts.at(-1)?.value).toBe('40000000');
  expect(readHtml(page(`<p>Notes</p>${table}`)).drafts.at(-1)?.value).toBe('40');
});

test('a silent table takes the scale on which the other tables agree, and none where they do not [FACT-UNIT-1]', () => {
  const stated = (unit: string): string => `<p>(in ${unit})</p><table><tr><td></td><td>2024</td></tr><tr><td>Rent</td><td>$ 40</td></tr></table>`;
  const silent = '<p>The last table of the report is about something else and has a lead that names no unit at all, however long it may go on to describe it.</p><table><tr><td></td><td>2024</td></tr><tr><td>Fees</td><td>$ 7</td></tr></table>';
  expect(readHtml(page(stated('thousands').repeat(3) + silent)).drafts.at(-1)?.value).toBe('7000');
  expect(readHtml(page(stated('thousands').repeat(2) + stated('millions').repeat(2) + silent)).drafts.at(-1)?.value).toBe('7');
});
