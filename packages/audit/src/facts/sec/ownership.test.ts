import { expect, test } from 'vitest';
import { AssayError, captureId, type Capture } from '@assay/record';
import { readHoldings, readSec13F } from './holdings-13f.ts';
import { readOwnership, readSecOwnership } from './ownership.ts';

const sha256 = (): string => 'a'.repeat(64);
function captureOf(url: string): Capture {
  return {
    id: captureId.parse('cap_example'), tool: 'get_insider_trades', reader: null, request: { method: 'GET', url, body: null }, status: 200, mediaType: 'text/xml', receivedAt: '2025-05-02T00:00:00Z', origin: 'live',
    sourceKind: 'filing', sourceName: 'SEC EDGAR ownership forms', licence: 'none', asOf: null, entity: null, sha256: 'a'.repeat(64), size: 1,
  };
}
const form = `<?xml version="1.0"?>
<ownershipDocument><documentType>4</documentType><issuer><issuerCik>9912345</issuerCik><issuerName>Example Works &amp; Co</issuerName><issuerTradingSymbol>EXMPL</issuerTradingSymbol></issuer>
<reportingOwner><reportingOwnerId><rptOwnerCik>77</rptOwnerCik><rptOwnerName>Alder Ada</rptOwnerName></reportingOwnerId><reportingOwnerRelationship><isDirector>1</isDirector><isOfficer>true</isOfficer><officerTitle>Chief Executive</officerTitle></reportingOwnerRelationship></reportingOwner>
<nonDerivativeTable><nonDerivativeTransaction><securityTitle><value>Common Stock</value></securityTitle><transactionDate><value>2025-04-30</value></transactionDate><transactionCoding><transactionCode>S</transactionCode></transactionCoding>
<transactionAmounts><transactionShares><value>1200</value></transactionShares><transactionPricePerShare><value> 25.50 </value></transactionPricePerShare><transactionAcquiredDisposedCode><value>D</value></transactionAcquiredDisposedCode></transactionAmounts>
<postTransactionAmounts><sharesOwnedFollowingTransaction><value>8800</value></sharesOwnedFollowingTransaction></postTransactionAmounts></nonDerivativeTransaction></nonDerivativeTable>
<derivativeTable><derivativeHolding><securityTitle><value>Option</value></securityTitle><conversionOrExercisePrice><footnoteId id="F1"/></conversionOrExercisePrice><underlyingSecurity><underlyingSecurityTitle><value>Common Stock</value></underlyingSecurityTitle><underlyingSecurityShares><value>500</value></underlyingSecurityShares></underlyingSecurity></derivativeHolding></derivativeTable></ownershipDocument>`;

test('a Form 4 gives owner, role, code, shares, price and day, and every number stands where the form has it [SEC-FORM4-1]', () => {
  const read = readOwnership(form);
  expect([read.issuer, read.owners[0]]).toEqual([{ cik: '0009912345', name: 'Example Works & Co', ticker: 'EXMPL' }, { cik: '0000000077', name: 'Alder Ada', role: 'director, Chief Executive' }]);
  expect(read.lines.map(({ code, acquired, isDerivative, isTransaction }) => [code, acquired, isDerivative, isTransaction])).toEqual([['S', false, false, true], [null, null, true, false]]);
  const facts = readSecOwnership({ capture: captureOf('https://example.test/form4.xml'), bytes: new TextEncoder().encode(form) }, { sha256 });
  expect(facts.map(({ fact }) => [fact.metric.label, fact.value, fact.unit.kind])).toEqual([['Shares of the transaction', '1200', 'shares'], ['Price of the transaction', '25.50', 'money'], ['Shares held afterwards', '8800', 'shares'], ['Underlying shares', '500', 'shares']]);
  expect(facts.map(({ fact }) => (fact.anchor.kind === 'span' ? form.slice(fact.anchor.start, fact.anchor.end) : null))).toEqual(['1200', '25.50', '8800', '500']);
});

test('the form inside a whole submission is read at its own place [SEC-FORM4-1]', () => {
  const submission = `<SEC-DOCUMENT>x.txt\n<TEXT>\n<XML>\n${form}\n</XML>\n</TEXT>`;
  const facts = readSecOwnership({ capture: captureOf('https://example.test/x.txt'), bytes: new TextEncoder().encode(submission) }, { sha256 });
  expect(facts.map(({ fact }) => (fact.anchor.kind === 'span' ? submission.slice(fact.anchor.start, fact.anchor.end) : null))).toEqual(['1200', '25.50', '8800', '500']);
});

test.each(['', '<html><body>Request Rate Threshold Exceeded</body></html>', '<ownershipDocument><issuer/></ownershipDocument>', form.slice(0, 300)])('what is no ownership form is malformed: %j [SEC-FORM4-1]', (text) => {
  expect(() => readOwnership(text)).toThrow(AssayError);
});

const table = '<?xml version="1.0"?>\n<n1:informationTable xmlns:n1="x"><n1:infoTable><n1:nameOfIssuer>ALDER CO</n1:nameOfIssuer><n1:titleOfClass>COM</n1:titleOfClass><n1:cusip>000000001</n1:cusip><n1:value>2500</n1:value><n1:shrsOrPrnAmt><n1:sshPrnamt>100</n1:sshPrnamt><n1:sshPrnamtType>SH</n1:sshPrnamtType></n1:shrsOrPrnAmt><n1:putCall>Put</n1:putCall></n1:infoTable></n1:informationTable>';

test('a manager’s holdings are whole dollars in filings from 2023 on and thousands before, puts apart [SEC-13F-1]', () => {
  const valueIn = (url: string): unknown => readSec13F({ capture: captureOf(url), bytes: new TextEncoder().encode(table) }, { sha256 }).map(({ fact }) => [fact.value, fact.unit.kind, fact.dimensions['option']]);
  expect(valueIn('https://www.sec.gov/Archives/edgar/data/1/000000000123000001/t.xml')).toEqual([['2500', 'money', 'Put'], ['100', 'shares', 'Put']]);
  expect(valueIn('https://www.sec.gov/Archives/edgar/data/1/000000000122000001/t.xml')).toEqual([['2500000', 'money', 'Put'], ['100', 'shares', 'Put']]);
  expect(readHoldings(table)[0]).toMatchObject({ issuer: 'ALDER CO', isPrincipal: false });
});
