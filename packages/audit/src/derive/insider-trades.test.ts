// Sentences on insiders' trades against ownership forms: shares, amounts and prices are summed over the lines that the words mean.
import { createHash } from 'node:crypto';
import { captureSchema, type CapturedBytes } from '@assay/record';
import { expect, test } from 'vitest';
import { auditReport } from '../index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const company = { id: 'cik:0009900001', ticker: 'HLWR', name: 'Hollowmere Inc.' };
type Line = { readonly day: string; readonly code: string; readonly shares: number; readonly price: number | null; readonly derivative?: boolean };

function form(owner: string, lines: readonly Line[], accession: string): CapturedBytes {
  const value = (tag: string, text: string | number): string => `<${tag}><value>${String(text)}</value></${tag}>`;
  const rows = lines.map((line) => {
    const tag = line.derivative === true ? 'derivativeTransaction' : 'nonDerivativeTransaction';
    return { table: line.derivative === true ? 'derivativeTable' : 'nonDerivativeTable', text: `<${tag}>${value('securityTitle', 'Common Stock')}${value('transactionDate', line.day)}<transactionCoding><transactionCode>${line.code}</transactionCode></transactionCoding><transactionAmounts>${value('transactionShares', line.shares)}${line.price === null ? '' : value('transactionPricePerShare', line.price)}${value('transactionAcquiredDisposedCode', 'D')}</transactionAmounts></${tag}>` };
  });
  const table = (name: string): string => `<${name}>${rows.filter((row) => row.table === name).map((row) => row.text).join('')}</${name}>`;
  const text = `<ownershipDocument><documentType>4</documentType><issuer><issuerCik>0009900001</issuerCik><issuerName>Hollowmere Inc.</issuerName><issuerTradingSymbol>HLWR</issuerTradingSymbol></issuer><reportingOwner><reportingOwnerId><rptOwnerCik>0009900002</rptOwnerCik><rptOwnerName>${owner}</rptOwnerName></reportingOwnerId><reportingOwnerRelationship/></reportingOwner>${table('nonDerivativeTable')}${table('derivativeTable')}</ownershipDocument>`;
  const bytes = new TextEncoder().encode(text);
  const capture = captureSchema.parse({
    id: `cap_${sha256(new TextEncoder().encode(accession)).slice(0, 10)}`, tool: 'get_insider_trades', reader: 'sec-ownership', request: { method: 'GET', url: `https://www.sec.gov/${accession}`, body: null }, status: 200, mediaType: 'text/xml',
    receivedAt: '2025-06-01T00:00:00Z', origin: 'live', sourceKind: 'filing', sourceName: 'SEC EDGAR ownership forms', licence: 'x', asOf: null, entity: company, sha256: sha256(bytes), size: bytes.length,
  });
  return { capture, bytes };
}

const forms = [
  form('ASHDOWN PERRY L', [{ day: '2025-03-03', code: 'S', shares: 4000, price: 50 }, { day: '2025-03-05', code: 'S', shares: 1000, price: 60 }, { day: '2025-03-05', code: 'F', shares: 700, price: 60 }, { day: '2025-03-05', code: 'S', shares: 9, price: 1, derivative: true }], 'a'),
  form('THORNBY GRETA', [{ day: '2025-04-10', code: 'S', shares: 2000, price: 55 }, { day: '2025-04-11', code: 'P', shares: 300, price: 54 }], 'b'),
];

function judge(sentence: string, sources: readonly CapturedBytes[] = forms): string[] {
  return auditReport(`# Hollowmere\n\n${sentence}\n`, sources, { subject: company, asOf: '2025-06-01', sha256 }).verdicts.map((verdict) => `${verdict.verdict} ${verdict.right?.shown ?? ''}`.trim());
}

test('open-market sales are summed in shares and in money; tax, awards and derivatives are none [AUD-INSIDER-1]', () => {
  expect(judge('Between 3 March 2025 and 10 April 2025 insiders sold 7,000 shares on the open market for $370,000.')).toEqual(['computed', 'computed']);
});

test('an owner’s name, in either order, means his own trades, and a day means that day [AUD-INSIDER-1]', () => {
  expect(judge('Perry L. Ashdown sold 5,000 shares for $260,000 between 3 March 2025 and 5 March 2025.')).toEqual(['computed', 'computed']);
  expect(judge('Perry L. Ashdown sold 1,000 shares at $60.00 on 5 March 2025.')).toEqual(['computed', 'computed']);
  expect(judge('Perry L. Ashdown sold 5,000 shares at an average of $52.00 between 3 March 2025 and 5 March 2025.')).toEqual(['computed', 'computed']);
});

test('what was bought is not what was sold [AUD-INSIDER-1]', () => {
  expect(judge('Between 3 March 2025 and 11 April 2025 insiders sold 7,000 shares and bought 300 shares.')).toEqual(['computed', 'computed']);
});

test('a wrong sum is contradicted, with the right one [AUD-INSIDER-1]', () => {
  expect(judge('Between 3 March 2025 and 10 April 2025 insiders sold 8,000 shares on the open market for $370,000.')).toEqual(['contradicted 7,000', 'computed']);
  expect(judge('On 11 April 2025 insiders bought 300 shares for $19,000.')).toEqual(['computed', 'contradicted $16,200']);
});

test('a line that an amended form repeats counts once [AUD-INSIDER-1]', () => {
  const amended = form('THORNBY GRETA', [{ day: '2025-04-10', code: 'S', shares: 2000, price: 55 }], 'c');
  expect(judge('Greta Thornby sold 2,000 shares on 10 April 2025.', [...forms, amended])).toEqual(['computed']);
});

test('a day without trades, and a seller whom no form names, are not confirmed by others [AUD-INSIDER-1]', () => {
  for (const verdict of [...judge('On 2 May 2025 insiders sold 2,000 shares.'), ...judge('Wystan Orrell sold 2,000 shares on 10 April 2025.')]) expect(['unverified', 'not-checked']).toContain(verdict);
});
