// The steps for what no statement holds: insiders, analysts, prices, filings and the like.
import type { Company } from '@assay/data';
import type { Asked, Subject } from '../../asked/asked.ts';
import type { DataStep } from '../../stages.ts';
import { companyStep as step, type Choice, type Planning } from './company-step.ts';
import { priceWindow } from './times.ts';

const simple: Readonly<Partial<Record<Subject, Choice>>> = {
  insiders: { name: 'insider_trades', what: 'insiders’ transactions', tool: 'get_insider_trades', input: { limit: 20 } },
  analysts: { name: 'analysts', what: 'analysts’ ratings and targets', tool: 'get_analyst_data' },
  estimates: { name: 'estimates', what: 'analysts’ estimates', tool: 'get_earnings_data' },
  surprises: { name: 'surprises', what: 'results against estimates', tool: 'get_earnings_data' },
  holders: { name: 'holders', what: 'institutional holders', tool: 'get_institutional_holders' },
  options: { name: 'options', what: 'options', tool: 'get_options_overview' },
  news: { name: 'news', what: 'headlines', tool: 'get_stock_news' },
  sentiment: { name: 'sentiment', what: 'investors’ messages', tool: 'get_stocktwits_sentiment' },
  calendar: { name: 'earnings_dates', what: 'dates of reports', tool: 'get_earnings_dates' },
};

export function subjectSteps(subject: Subject, company: Company, planning: Planning): readonly DataStep[] {
  const choice = simple[subject];
  if (choice !== undefined) return [step(company, choice)];
  if (subject === 'price' || subject === 'price-history') return [priceStep(subject, company, planning)];
  if (subject === 'dividends') return [dividendStep(company, planning)];
  if (subject === 'profile') return [profileStep(company, planning)];
  return subject === 'filings' ? [filingsStep(company, planning.asked)] : [];
}

function priceStep(subject: Subject, company: Company, { asked }: Planning): DataStep {
  if (subject === 'price' && asked.periods.every(({ kind }) => kind === 'latest')) return step(company, { name: 'price', what: 'price', tool: 'get_current_price' });
  return step(company, { name: 'prices', what: 'closes', tool: 'get_historical_prices', input: priceWindow(asked.periods, subject === 'price' ? '1mo' : '1y') });
}

function dividendStep(company: Company, { isSample }: Planning): DataStep {
  return isSample ? step(company, { name: 'cash_flow', what: 'yearly cash flow statement', tool: 'get_cash_flow', input: { period: 'annual', limit: 6 } }) : step(company, { name: 'dividends', what: 'dividends', tool: 'get_dividends' });
}

function profileStep(company: Company, { isSample }: Planning): DataStep {
  return isSample ? { ...step(company, { name: 'profile', what: 'name, sector and industry', tool: 'resolve_company' }), input: { query: company.ticker } } : step(company, { name: 'profile', what: 'profile', tool: 'get_stock_info' });
}

const asksList = /\b(?:list|which|what) (?:\w+ )?filings?\b|\bfilings? list\b|\b(?:latest|recent|newest) filings?\b|\bwhen (?:did|was)\b/i;

function filingsStep(company: Company, asked: Asked): DataStep {
  const { form } = asked.filters;
  return asksList.test(asked.text) ? step(company, { name: 'filings', what: 'list of filings', tool: 'get_sec_filings', input: form === null ? {} : { form } }) : searchStep(company, asked);
}

const longestQuery = 600;

function searchStep(company: Company, asked: Asked): DataStep {
  const { form, section, year } = asked.filters;
  const named = asked.periods.flatMap((period) => (period.kind === 'fiscal' && period.year !== null ? [period.year] : []));
  const when = year ?? (named.length === 1 ? named[0] : undefined);
  return step(company, {
    name: 'filing_passages', what: 'passages of filings', tool: 'search_filings',
    input: { query: asked.text.slice(0, longestQuery), ...(form === null ? {} : { form }), ...(section === null ? {} : { section }), ...(when === undefined ? {} : { year: when }) },
  });
}

/** Sentences of filings are wanted, and no subject brought them yet. */
export function wordSteps(company: Company, { asked }: Planning): readonly DataStep[] {
  const isAsked = asked.measures.some((measure) => measure.kind === 'subject' && measure.subject === 'filings');
  return asked.wantsWords && !isAsked ? [searchStep(company, asked)] : [];
}
