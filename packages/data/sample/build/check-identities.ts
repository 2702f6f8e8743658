// The identities that a set of figures of one publisher and one period must hold. What fails is refused, never corrected.
import type { Figure } from './figure.ts';

export type Failure = { readonly metrics: readonly string[]; readonly reason: string };
/** The figures of one period by metric id, and who published them. */
export type Sheet = { readonly kind: Figure['published']['kind']; readonly values: ReadonlyMap<string, number> };

/** Statements are rounded to millions, so sums may miss by a few; a half per mille is far below any real error seen. */
const rounding = 0.0005;

export function checkIdentities(sheet: Sheet): Failure[] {
  return [checkBalance, checkParts, checkGrossProfit, checkNetIncome, checkCash, checkShareCounts, checkPerShare].flatMap((check) => check(sheet));
}

export function sheetOf(figures: readonly Figure[]): Sheet {
  return { kind: figures[0]?.published.kind ?? 'filing', values: new Map(figures.map((figure) => [figure.metric, figure.value])) };
}

/** The aggregator computes liabilities as assets − equity; where it misses the assets they come out as the negative of equity. */
function checkBalance({ values }: Sheet): Failure[] {
  const assets = values.get('total_assets');
  const liabilities = values.get('total_liabilities');
  const equity = values.get('total_equity') ?? values.get('shareholders_equity');
  if (assets === undefined || liabilities === undefined || equity === undefined) return [];
  if (isSmall(liabilities + equity, assets)) return [{ metrics: ['total_liabilities'], reason: 'liabilities are equity with the other sign' }];
  const rest = assets - liabilities - equity;
  if (isSmall(rest, assets) || isSmall(rest - (values.get('temporary_equity') ?? 0), assets)) return [];
  return [{ metrics: ['total_assets', 'total_liabilities', 'total_equity', 'shareholders_equity'], reason: `assets − liabilities − equity leaves ${String(rest)}` }];
}

function checkParts({ values }: Sheet): Failure[] {
  return ([['current_assets', 'total_assets'], ['inventory', 'current_assets'], ['cash', 'total_assets']] as const).flatMap(([part, whole]) => {
    const [small, large] = [values.get(part), values.get(whole)];
    return small === undefined || large === undefined || (small >= 0 && small <= large) ? [] : [{ metrics: [part, whole], reason: `${part} is not a part of ${whole}` }];
  });
}

function checkGrossProfit({ values }: Sheet): Failure[] {
  const [revenue, cost, profit] = [values.get('revenue'), values.get('cost_of_revenue'), values.get('gross_profit')];
  if (revenue === undefined || cost === undefined || profit === undefined || isSmall(revenue - cost - profit, revenue)) return [];
  return [{ metrics: ['cost_of_revenue', 'gross_profit'], reason: `revenue − cost of revenue − gross profit leaves ${String(revenue - cost - profit)}` }];
}

/** In filings, discontinued operations and associates may stand between; the aggregator misreads whole rows. */
function checkNetIncome({ kind, values }: Sheet): Failure[] {
  const [pretax, tax, income] = [values.get('pretax_income'), values.get('income_tax'), values.get('net_income_including_noncontrolling') ?? values.get('net_income')];
  if (kind === 'filing' || pretax === undefined || tax === undefined || income === undefined) return [];
  const rest = pretax - tax - income;
  return Math.abs(rest) <= 0.03 * Math.max(Math.abs(pretax), Math.abs(income)) ? [] : [{ metrics: ['pretax_income', 'income_tax'], reason: `income before taxes − taxes − net income leaves ${String(rest)}` }];
}

/** The change in cash may be stated with or without the effect of exchange rates. */
function checkCash({ kind, values }: Sheet): Failure[] {
  const [operating, investing, financing] = ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow'].map((metric) => values.get(metric));
  const [change, exchange] = [values.get('change_in_cash'), values.get('exchange_rate_effect')];
  if (operating === undefined || investing === undefined || financing === undefined || change === undefined) return [];
  const rest = change - operating - investing - financing;
  const size = Math.max(Math.abs(operating), Math.abs(investing), Math.abs(financing));
  const isNear = [rest, rest - (exchange ?? 0)].some((miss) => Math.abs(miss) <= 0.001 * size + 2_000_000);
  if (isNear || (kind === 'filing' && exchange === undefined)) return [];
  const flows = kind === 'filing' ? [] : ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow'];
  return [{ metrics: ['change_in_cash', 'exchange_rate_effect', ...flows], reason: `the three cash flows miss the change in cash by ${String(rest)}` }];
}

/** A large company has more than a million shares: a smaller count is in thousands or millions, or residue of a subtraction. */
function checkShareCounts({ values }: Sheet): Failure[] {
  return ['basic_shares', 'diluted_shares'].flatMap((metric) => {
    const count = values.get(metric);
    return count === undefined || count >= 1_000_000 ? [] : [{ metrics: [metric], reason: 'the share count is in another unit' }];
  });
}

/** Earnings per share are rounded to cents. */
function checkPerShare({ values }: Sheet): Failure[] {
  const income = values.get('net_income_to_common') ?? values.get('net_income');
  if (income === undefined) return [];
  return ([['basic_eps', 'basic_shares'], ['diluted_eps', 'diluted_shares']] as const).flatMap(([perShare, shares]) => {
    const [eps, count] = [values.get(perShare), values.get(shares)];
    if (eps === undefined || count === undefined || count < 1_000_000) return [];
    const isNear = Math.abs(eps * count - income) <= 0.03 * Math.abs(income) + 0.011 * count;
    return isNear ? [] : [{ metrics: [perShare, shares], reason: 'earnings per share × shares is far from net income' }];
  });
}

function isSmall(rest: number, whole: number): boolean {
  return Math.abs(rest) <= rounding * Math.abs(whole) + 2_000_000;
}
