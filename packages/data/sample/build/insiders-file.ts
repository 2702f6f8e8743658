// Open-market trades of insiders in the half-year before a company's as-of day, from its Forms 4. Companies whose forms are not on file up to that day have no such file.
import { addDays } from '@assay/record';
import type { BundledCompany } from './companies.ts';
import { readSharedCsv } from './shared.ts';
import { writeRows } from './write-rows.ts';

const list = 'facts/insider/insider_tx_7tickers_2025-11-21.csv.gz';
/** The list holds what was filed up to this day. */
const listedUntil = '2025-11-20';
const halfYear = 183;

type Trade = { readonly owner: string; readonly code: string; readonly shares: number; readonly price: number | null; readonly day: string; readonly filed: string };

/** Null where the list does not reach the company's day, or holds no trade of it. */
export function makeInsidersFile(company: BundledCompany): string | null {
  const trades = company.asOf > listedUntil ? [] : tradesOf(company);
  if (trades.length === 0) return null;
  const rows = trades.flatMap(({ owner, code, shares, price, day, filed }, index) => {
    const about = [owner, code, day, filed, index + 1] as const;
    return [['shares', shares, ...about], ...(price === null ? [] : [['price', price, ...about]])];
  });
  const header = { schema: 'assay.sample-insiders/1', ticker: company.ticker, cik: company.cik, name: company.name, currency: 'USD', asOf: company.asOf, source: 'SEC Form 4', columns: ['what', 'value', 'owner', 'code', 'day', 'filed', 'trade'] };
  return writeRows({ header, list: 'trades', rows });
}

function tradesOf({ ticker, asOf }: BundledCompany): Trade[] {
  const since = addDays(asOf, -halfYear);
  return readSharedCsv(list).filter((row) => row['symbol'] === ticker && ['P', 'S'].includes(row['transaction_code'] ?? '')).map((row): Trade => ({
    owner: row['name'] ?? '', code: row['transaction_code'] ?? '', shares: Math.abs(Number(row['change'])), price: (row['transaction_price'] ?? '') === '' ? null : Number(row['transaction_price']), day: row['transaction_date'] ?? '', filed: row['filing_date'] ?? '',
  })).filter((trade) => trade.filed >= since && trade.filed <= asOf && trade.shares > 0).toSorted((left, right) => key(left).localeCompare(key(right), 'en'));
}

function key(trade: Trade): string {
  return [trade.day, trade.owner, trade.code, String(trade.shares).padStart(12, '0'), String(trade.price ?? '')].join('|');
}
