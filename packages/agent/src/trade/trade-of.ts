// The trade of a company, from what it does and never from who it is: two companies of an industry are told the same of it.
import type { Company } from '@assay/data';
import { industryTrades } from './industries.ts';
import { anyBank, anyCompany, anyFund, anyInsurer, anyReit } from './kinds.ts';
import { sectorTrades } from './sectors.ts';
import type { Trade } from './trade.ts';

/** What decides which trade a company is in. */
export type Line = Pick<Company, 'kind' | 'industry' | 'sector'>;

function byName(trades: readonly Trade[]): ReadonlyMap<string, Trade> {
  return new Map(trades.flatMap((trade) => trade.covers.map((name) => [keyOf(name), trade])));
}

/** Letter case and the dash that Yahoo sets in some names do not tell industries apart. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/\s*[—–-]\s*/gu, '-').trim();
}

const byIndustry = byName(industryTrades);
const bySector = byName(sectorTrades);

/** Kinds without statements of their own; no industry says more about them. */
const funds: ReadonlySet<Company['kind']> = new Set(['fund', 'etf', 'index']);
/** For a kind whose industry has no name that is known here. */
const byKind: Partial<Readonly<Record<Company['kind'], Trade>>> = { bank: anyBank, insurer: anyInsurer, reit: anyReit };

/** Funds by kind; others by industry, then by kind, then by sector; what can be said of any company where nothing is known. */
export function tradeOf({ kind, industry, sector }: Line): Trade {
  if (funds.has(kind)) return anyFund;
  return byIndustry.get(keyOf(industry ?? '')) ?? byKind[kind] ?? bySector.get(keyOf(sector ?? '')) ?? anyCompany;
}
