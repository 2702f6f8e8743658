import type { Claim } from '@assay/record';
import { expect, test } from 'vitest';
import { inventedRun } from '../testing/invented-run.ts';
import { renderPage } from '../testing/page-of.ts';
import { hasClass, readTags } from '../testing/read-page.ts';
import { filingAddress } from '@assay/record';
import { groupDigits } from './group-digits.ts';

const run = inventedRun();
const page = renderPage(run);

function evidenceOf(text: string): string {
  const found = new RegExp(`<section class="panel ev[^>]*>(?:(?!</section>)[\\s\\S])*?<h3[^>]*>“?${text.replace(/[$.*]/g, '\\$&')}[\\s\\S]*?</section>`).exec(page);
  return found?.[0] ?? '';
}

test('each link of the chain shows what stands there and the check that joins it [EXP-CHAIN-1]', () => {
  const links = readTags(evidenceOf('$641 million')).filter((tag) => tag.name === 'h4' || hasClass(tag, 'check')).map((tag) => tag.text);
  expect(links).toEqual(['Report sentencechars 294–306', 'Quoted', 'Specialist sentencefundamental', 'Same words the specialist’s sentence is the report’s', 'Tool callS1', 'Captured whole every byte, hashed before it was read', 'Raw responseS1 line 37', 'Rounded 641,000,000 → $641 million', 'Filingfiled 2025-11-12']);
});

test('the report’s sentence carries the claim marked at its span [EXP-CHAIN-1]', () => {
  const [quote] = readTags(evidenceOf('$641 million')).filter((tag) => tag.name === 'q');
  expect(quote?.text).toBe('Net income came to $641 million, or $5.83 a share.');
  expect(readTags(evidenceOf('$641 million')).find((tag) => tag.name === 'mark')?.text).toBe('$641 million');
});

test('the captured bytes stand around the value, and the value is marked [EXP-CHAIN-1]', () => {
  const raw = evidenceOf('$641 million').match(/<pre class="raw"[\s\S]*?<\/pre>/)?.[0] ?? '';
  expect(readTags(raw).find((tag) => tag.name === 'mark')?.text).toBe('641000000');
  expect(readTags(raw)[0]?.text).toContain('"tag":"us-gaap:NetIncomeLoss"');
});

test('a computed claim shows its formula, filled, with the result [EXP-CHAIN-2]', () => {
  const formula = readTags(evidenceOf('7.1%')).find((tag) => hasClass(tag, 'formula'))?.text;
  expect(formula).toBe('Formularevenue / revenue@-1y − 1Filled4,213,000,000 / 3,934,000,000 − 1Result7.09202%');
});

test('a contradicted claim names the field and shows the right value [EXP-CHAIN-3]', () => {
  expect(readTags(evidenceOf('long-term debt of')).find((tag) => hasClass(tag, 'correction'))?.text).toBe('Wrong value. Right: $1.1 billion');
});

test('a claim in a table is quoted with its whole row [EXP-CHAIN-1]', () => {
  const quote = readTags(evidenceOf('3,811')).find((tag) => tag.name === 'q');
  expect(quote?.text.split(/\s{2,}/)).toEqual(['FY2023', '3,811', '717', '18.8%']);
});

test('a filing of a known filer is linked to its public index page, an unknown one only named', () => {
  const fact = { entity: { id: 'cik:0000320193', ticker: 'AAPL', name: null }, source: { kind: 'filing', name: 'x', form: '10-K', accession: '0000320193-24-000123', filed: null } } as const;
  expect(filingAddress(fact)).toBe('https://www.sec.gov/Archives/edgar/data/320193/000032019324000123/0000320193-24-000123-index.htm');
  expect(filingAddress({ ...fact, entity: null })).toBeNull();
  expect(filingAddress({ ...fact, source: { ...fact.source, accession: '../../evil' } })).toBeNull();
});

test('long whole numbers are grouped; dates, decimals and accession numbers are left', () => {
  expect(groupDigits('391035000000 → 391.035 on 2024-11-01, 0000320193-24-000123, cap_0123456789')).toBe('391,035,000,000 → 391.035 on 2024-11-01, 0000320193-24-000123, cap_0123456789');
});

test('a decimal without end is cut where no eye follows, and says so', () => {
  expect(groupDigits('a / b = 0.46905164107160449922; 5.123456789012')).toBe('a / b = 0.469051641071…; 5.123456789012');
});

test('the claims of the fixture know their exact spans', () => {
  const shown = (claim: Claim): string => run.report.slice(claim.span.start, claim.span.end).replaceAll('**', '');
  expect(run.claims.filter((claim) => shown(claim) !== claim.text)).toEqual([]);
});
