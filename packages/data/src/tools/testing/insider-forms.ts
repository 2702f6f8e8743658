// Forms 4 in the SEC's form, built from the transactions of ../shared/facts/insider: the list of filings is recorded (for Alphabet it is built too), the forms are not.
// The rows name neither role nor security, so the forms leave both as far open as the form allows.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readSubmissions } from '../../edgar/submissions.ts';
import type { Recordings } from '../../testing/recordings.ts';
import { textAnswer, type Answerer } from '../../testing/replay-server.ts';

const file = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'shared', 'facts', 'insider', 'insider_tx_7tickers_2025-11-21.csv.gz');

type Row = { readonly owner: string; readonly code: string; readonly held: string; readonly change: number; readonly price: string; readonly filed: string; readonly day: string };
type Issuer = { readonly cik: string; readonly ticker: string; readonly name: string; readonly rows: string };

const issuers: readonly Issuer[] = [
  { cik: '0000320193', ticker: 'AAPL', name: 'Apple Inc.', rows: 'AAPL' }, { cik: '0001652044', ticker: 'GOOGL', name: 'Alphabet Inc.', rows: 'GOOGL' },
];

export function insiderForms(recordings: Recordings): Answerer {
  return ({ url }) => {
    const { pathname } = new URL(url);
    const [, cik] = /\/submissions\/CIK(\d{10})\.json$/.exec(pathname) ?? [];
    const built = issuers.find((issuer) => issuer.cik === cik && issuer.ticker !== 'AAPL');
    if (built !== undefined && existsSync(file)) return textAnswer(JSON.stringify(submissions(built)));
    const [, bare, folder] = /\/Archives\/edgar\/data\/(\d+)\/(\d{18})\/wk-form4_[\w]+\.xml$/.exec(pathname) ?? [];
    const issuer = issuers.find((one) => one.cik === (bare ?? '').padStart(10, '0'));
    if (issuer === undefined || folder === undefined || !existsSync(file)) return null;
    const form = formsOf(issuer, recordings).get(folder);
    return form === undefined ? null : textAnswer(xmlOf(issuer, form), { mediaType: 'text/xml' });
  };
}

/** One form for each insider and day of filing, under the numbers that the list of filings has for that day. */
function formsOf(issuer: Issuer, recordings: Recordings): Map<string, readonly Row[]> {
  const numbers = Map.groupBy(listed(issuer, recordings).toReversed(), ({ filed }) => filed);
  const forms = new Map<string, readonly Row[]>();
  for (const [day, rows] of Map.groupBy(rowsOf(issuer), (row) => row.filed)) {
    [...Map.groupBy(rows, (row) => row.owner).values()].forEach((own, index) => {
      const number = numbers.get(day)?.[index]?.accession;
      if (number !== undefined) forms.set(number.replaceAll('-', ''), own);
    });
  }
  return forms;
}

function listed(issuer: Issuer, recordings: Recordings): readonly { readonly accession: string; readonly filed: string }[] {
  if (issuer.ticker !== 'AAPL') return builtList(issuer);
  const entry = recordings.entries.find((candidate) => candidate.endpoint === 'submissions' && candidate.name === `CIK${issuer.cik}`);
  return entry === undefined ? [] : readSubmissions(recordings.read(entry).bytes).filings.filter(({ form }) => form === '4');
}

function builtList(issuer: Issuer): { readonly accession: string; readonly filed: string }[] {
  const forms = new Map(rowsOf(issuer).map((row) => [`${row.filed}|${row.owner}`, row.filed]));
  return [...forms.values()].toSorted().reverse().map((filed, index) => ({ filed, accession: `${issuer.cik}-${filed.slice(2, 4)}-${String(900_000 - index)}` }));
}

function submissions(issuer: Issuer): unknown {
  const forms = builtList(issuer);
  const recent = { accessionNumber: forms.map(({ accession }) => accession), filingDate: forms.map(({ filed }) => filed), reportDate: forms.map(() => ''), form: forms.map(() => '4'), primaryDocument: forms.map((_, index) => `xslF345X05/wk-form4_${String(index)}.xml`) };
  return { cik: issuer.cik, name: issuer.name, sic: '7370', sicDescription: 'Services-Computer Programming, Data Processing, Etc.', tickers: [issuer.ticker], exchanges: ['Nasdaq'], fiscalYearEnd: '1231', filings: { recent, files: [] } };
}

let lines: readonly string[] | null = null;

function rowsOf(issuer: Issuer): Row[] {
  lines ??= gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines.filter((line) => line.startsWith(`${issuer.rows},`)).map((line) => {
    const [, owner = '', , code = '', held = '', change = '', price = '', filed = '', day = ''] = line.split(',');
    return { owner, code, held, change: Number(change), price, filed, day };
  });
}

function xmlOf({ cik, ticker, name }: Issuer, rows: readonly Row[]): string {
  const [plain, derivative] = [rows.filter((row) => !isOption(row)), rows.filter(isOption)];
  const table = (tag: string, of: readonly Row[]): string => (of.length === 0 ? '' : `<${tag}Table>${of.map((row) => transaction(`${tag}Transaction`, row)).join('')}</${tag}Table>`);
  return `<?xml version="1.0"?><ownershipDocument><schemaVersion>X0508</schemaVersion><documentType>4</documentType><issuer><issuerCik>${cik}</issuerCik><issuerName>${name}</issuerName><issuerTradingSymbol>${ticker}</issuerTradingSymbol></issuer>`
    + `<reportingOwner><reportingOwnerId><rptOwnerCik>0000000000</rptOwnerCik><rptOwnerName>${rows[0]?.owner.replaceAll('&', '&amp;') ?? ''}</rptOwnerName></reportingOwnerId><reportingOwnerRelationship/></reportingOwner>${table('nonDerivative', plain)}${table('derivative', derivative)}</ownershipDocument>`;
}

/** A unit that is given up for shares stands in the other table. */
function isOption(row: Row): boolean {
  return row.code === 'M' && row.change < 0;
}

function transaction(tag: string, row: Row): string {
  const value = (name: string, text: string): string => `<${name}><value>${text}</value></${name}>`;
  const price = row.price === '' ? '' : value('transactionPricePerShare', row.price);
  return `<${tag}>${value('securityTitle', isOption(row) ? 'Restricted Stock Unit' : 'Common Stock')}${value('transactionDate', row.day)}<transactionCoding><transactionFormType>4</transactionFormType><transactionCode>${row.code}</transactionCode></transactionCoding>`
    + `<transactionAmounts>${value('transactionShares', String(Math.abs(row.change)))}${price}${value('transactionAcquiredDisposedCode', row.change < 0 ? 'D' : 'A')}</transactionAmounts><postTransactionAmounts>${value('sharesOwnedFollowingTransaction', row.held)}</postTransactionAmounts></${tag}>`;
}
