// The lines of one statement by period end, out of Yahoo's series or out of the bundled figures.
import { metricByField } from '@assay/calc';
import { periodDays, periodEnd, periodName, type CapturedBytes, type Fact, type IsoDate } from '@assay/record';
import type { StatementSpan } from '../../../yahoo/yahoo.ts';
import { at, jsonOf, readCapture, textIn } from '../../read-capture.ts';
import type { ToolContext } from '../../tool.ts';

export type Cell = { readonly line: string; readonly label: string; readonly end: IsoDate; readonly fact: Fact };

/** Yahoo's own definitions: debt with leases, and earnings measures that no statement shows. */
const ownDefinitions: ReadonlySet<string> = new Set(['TotalDebt', 'NetDebt', 'EBITDA', 'EBIT', 'InvestedCapital']);

/** Where several of Yahoo's lines mean one metric, the plainest (the shortest name) has its name; the others keep their own. */
export function linesOfSeries(captured: CapturedBytes, span: StatementSpan, { sha256 }: Pick<ToolContext, 'sha256'>): Cell[] {
  const root = jsonOf(captured);
  const found = readCapture(captured, sha256).facts.flatMap((fact) => {
    const place = fact.anchor.kind === 'json' ? fact.anchor.pointer.replace(/\/reportedValue(?:\/raw)?$/, '') : '';
    const end = textIn(at(root, place), 'asOfDate');
    const name = (fact.metric.concept ?? '').replace('yahoo:', '').slice(span.length);
    return end === null || name === '' || !(fact.metric.concept ?? '').startsWith(`yahoo:${span}`) ? [] : [{ name, label: fact.metric.label, end, fact }];
  });
  const names = [...new Set(found.map(({ name }) => name))].toSorted((left, right) => left.length - right.length || (left < right ? -1 : 1));
  const taken = new Map<string, string>();
  for (const name of names) {
    const metric = ownDefinitions.has(name) ? undefined : metricByField('yahoo', `annual${name}`)?.id;
    const isFree = metric !== undefined && ![...taken.values()].includes(metric);
    taken.set(name, isFree ? metric : ownName(name));
  }
  return found.map(({ name, ...cell }) => ({ ...cell, line: taken.get(name) ?? ownName(name) }));
}

function ownName(name: string): string {
  return `yahoo_${name.replace(/([a-z])([A-Z])/g, '$1_$2').replace(/([A-Z])([A-Z][a-z])/g, '$1_$2').toLowerCase()}`;
}

export const statementMetrics = {
  'financials': [
    'revenue', 'cost_of_revenue', 'gross_profit', 'research_and_development', 'selling_general_administrative', 'selling_and_marketing', 'general_and_administrative', 'operating_expenses', 'operating_income', 'interest_income', 'interest_expense',
    'pretax_income', 'income_tax', 'net_income', 'basic_eps', 'diluted_eps', 'basic_shares', 'diluted_shares', 'dividends_per_share',
  ],
  'balance-sheet': [
    'cash', 'short_term_investments', 'receivables', 'inventory', 'current_assets', 'long_term_investments', 'property_plant_equipment', 'goodwill', 'intangible_assets', 'total_assets', 'accounts_payable', 'deferred_revenue', 'commercial_paper', 'short_term_debt',
    'current_portion_of_long_term_debt', 'current_liabilities', 'long_term_debt', 'total_liabilities', 'retained_earnings', 'shareholders_equity', 'shares_outstanding',
  ],
  'cash-flow': ['net_income', 'depreciation_amortization', 'stock_based_compensation', 'operating_cash_flow', 'capital_expenditure', 'acquisitions', 'investing_cash_flow', 'dividends_paid', 'share_repurchases', 'financing_cash_flow', 'change_in_cash'],
} as const;
export type StatementName = keyof typeof statementMetrics;

/** The bundled figures hold years and quarters, no trailing sums. */
export function linesOfSample(captured: CapturedBytes, wanted: { readonly statement: StatementName; readonly span: StatementSpan }, { sha256 }: Pick<ToolContext, 'sha256'>): Cell[] {
  const metrics: readonly string[] = statementMetrics[wanted.statement];
  return readCapture(captured, sha256).facts.flatMap((fact) => {
    const line = fact.metric.id;
    const end = fact.period === null ? null : periodEnd(fact.period);
    return line === null || end === null || !metrics.includes(line) || !isOfSpan(fact, wanted) ? [] : [{ line, label: fact.metric.label, end, fact }];
  });
}

function isOfSpan({ period }: Fact, { statement, span }: { readonly statement: StatementName; readonly span: StatementSpan }): boolean {
  if (period === null || span === 'trailing') return false;
  if (statement === 'balance-sheet') return period.kind === 'instant' && (span === 'quarterly' || isYearEnd(periodName(period)));
  const days = periodDays(period) ?? 0;
  return span === 'annual' ? days >= 350 && days <= 380 : days >= 80 && days <= 100;
}

function isYearEnd(name: string): boolean {
  return /^(?:FY|Q4)/.test(name);
}
