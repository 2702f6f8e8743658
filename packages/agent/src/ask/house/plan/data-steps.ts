// The data steps of one company: the statements, prices and records that hold what the question asks for, and nothing else.
import { isFundLike, type Company } from '@assay/data';
import type { AskedMeasure } from '../../asked/asked.ts';
import { asksWholePicture } from '../../asked/at-large/whole-picture.ts';
import { asksFiled } from '../../asked/subjects/asks-filed.ts';
import { isEconomic } from '../../asked/subjects/economic.ts';
import type { DataStep } from '../../stages.ts';
import { companyStep as step, uniqueSteps, type Planning } from './company-step.ts';
import { subjectSteps, wordSteps } from './subject-steps.ts';
import { sourcesOf, type Source, type Statement } from './statement-of.ts';
import { leavesOf } from './instead.ts';
import { needsQuarters, priceWindow, reachOf, type Reach } from './times.ts';

const statementTools: Readonly<Record<Statement, string>> = { income: 'get_income_statement', balance: 'get_balance_sheet', cash: 'get_cash_flow' };
const statementNames: Readonly<Record<Statement, string>> = { income: 'income statement', balance: 'balance sheet', cash: 'cash flow statement' };
const order: readonly Statement[] = ['income', 'balance', 'cash'];

/** Indicators that closes alone do not give. */
const barIds: ReadonlySet<string> = new Set(['atr_14', 'adx_14', 'plus_di_14', 'minus_di_14', 'stochastic_k', 'stochastic_d', 'williams_r_14', 'cci_20', 'obv', 'cmf_20', 'volume', 'average_volume', 'relative_volume', 'vwap']);
const allStatements: readonly Source[] = ['income', 'balance', 'cash'];

const topicSources: Readonly<Partial<Record<Extract<AskedMeasure, { readonly kind: 'topic' }>['topic'], readonly Source[]>>> = {
  growth: ['income', 'cash'], quarter: ['income'], margins: ['income'], costs: ['income'], cash: ['cash', 'income'], returns: ['income', 'balance'], balance: ['balance', 'income'], payout: ['cash', 'income'], shares: ['income', 'cash'], bank: ['income', 'balance'],
  trend: ['bars'], momentum: ['bars'], range: ['bars'], risk: ['bars', 'balance', 'income'], multiple: ['income', 'balance', 'cash', 'price'], yield: ['income', 'cash', 'price'], expectation: ['income', 'cash', 'balance', 'price'], 'asset-value': ['balance', 'price'],
};

/** Which sources the question needs of a company. */
export function sourcesFor(company: Company, { asked }: Planning): ReadonlySet<Source> {
  const { operation, measures } = asked;
  const wholly: readonly Source[] = operation === 'value' || operation === 'overview' || measures.length === 0 || asksWholePicture(asked.text) ? [...allStatements, 'price'] : operation === 'explain' ? ['income', 'cash'] : [];
  // When a fiscal year ends, of whose last close is asked, the statements say.
  const isAtFiscalEnd = measures.some((measure) => measure.kind === 'metric' && measure.id === 'price') && asked.periods.some(({ kind }) => kind === 'fiscal');
  const reported: readonly Source[] = asksFiled(asked.text) || asked.reports !== undefined || isAtFiscalEnd ? ['income'] : [];
  const named = [...measures, ...asked.conditions.map(({ measure }) => measure)].flatMap((measure): readonly Source[] => {
    if (isEconomic(measure) || measure.kind === 'series') return [];
    if (measure.kind === 'metric') return [...sourcesOf(measure.id), ...(measure.of === undefined ? [] : sourcesOf(measure.of))];
    return measure.kind === 'topic' ? topicSources[measure.topic] ?? [] : [];
  });
  const needed = new Set<Source>([...wholly, ...reported, ...named]);
  return isFundLike(company.kind) ? new Set([...needed].map((source) => (source === 'bars' ? source : 'price'))) : needed;
}

export function companySteps(company: Company, planning: Planning): readonly DataStep[] {
  const needed = sourcesFor(company, planning);
  const subjects = planning.asked.measures.flatMap((measure) => (measure.kind === 'subject' ? subjectSteps(measure.subject, company, planning) : []));
  const all = [...statementSteps(company, needed, planning), ...priceSteps(company, needed, planning), ...quoteSteps(company, needed), ...subjects, ...modelSteps(company, planning), ...wordSteps(company, planning)];
  return uniqueSteps(all);
}

/** An aggregator has about so many periods; longer histories are read from filings beside it. */
const yearsOfAggregator = 8;

/** Bundled, any of them brings the whole file: one is asked. */
function statementSteps(company: Company, needed: ReadonlySet<Source>, { asked, today, isSample }: Planning): readonly DataStep[] {
  const statements = order.filter((statement) => needed.has(statement));
  const chosen = isSample ? statements.slice(0, 1) : statements;
  const reach = reachOf(asked, today);
  const spans = !isSample && needsQuarters(asked) && reach.period === 'annual' ? [reach, { period: 'quarterly' as const, limit: 8 }] : [reach];
  const filed = !isSample && reach.limit > yearsOfAggregator && chosen.length > 0 ? [step(company, { name: 'sec_financial_data', what: 'figures as filed, over many years', tool: 'get_sec_financial_data', input: { metrics: leavesOf(asked), years: reach.period === 'annual' ? reach.limit : 8, quarters: reach.period === 'annual' ? 8 : 2 * reach.limit } })] : [];
  return [...filed, ...statementLines(company, chosen, spans)];
}

function statementLines(company: Company, chosen: readonly Statement[], spans: readonly Reach[]): readonly DataStep[] {
  return chosen.flatMap((statement) => spans.map((span, index) => step(company, {
    name: `${statementTools[statement].replace('get_', '')}${index === 0 ? '' : '_quarters'}`, what: `${span.period === 'annual' ? 'yearly' : 'quarterly'} ${statementNames[statement]}`, tool: statementTools[statement], input: { period: span.period, limit: span.limit },
  })));
}

/** The price of the moment and nothing else. */
function isPriceNow({ asked }: Planning): boolean {
  return asked.operation === 'look-up' && asked.measures.length === 1 && asked.periods.every(({ kind }) => kind === 'latest') && asked.measures.every((measure) => measure.kind === 'metric' && measure.id === 'price' && measure.as === 'value');
}

function priceSteps(company: Company, needed: ReadonlySet<Source>, planning: Planning): readonly DataStep[] {
  const { asked } = planning;
  const metrics = asked.measures.flatMap((measure) => (measure.kind === 'metric' ? [measure.id] : []));
  if (isPriceNow(planning)) return [step(company, { name: 'price', what: 'price', tool: 'get_current_price' })];
  const isBar = metrics.some((id) => barIds.has(id));
  if (isBar) return [step(company, { name: 'technical_indicators', what: 'technical indicators', tool: 'get_technical_indicators' })];
  if (needed.has('bars')) return [step(company, { name: 'prices', what: 'closes', tool: 'get_historical_prices', input: { ...priceWindow(asked.periods, metrics.some((id) => /_[35]y$/.test(id)) ? '10y' : '2y'), limit: 2000 } })];
  return needed.has('price') ? [step(company, { name: 'prices', what: 'closes', tool: 'get_historical_prices', input: priceWindow(asked.periods, '1y') })] : [];
}

function quoteSteps(company: Company, needed: ReadonlySet<Source>): readonly DataStep[] {
  return needed.has('quote') ? [step(company, { name: 'financial_metrics', what: 'quoted ratios', tool: 'get_financial_metrics' })] : [];
}

const models: Readonly<Record<string, { readonly tool: string; readonly what: string }>> = {
  dcf_value_per_share: { tool: 'calc_dcf', what: 'discounted cash flow value' }, reverse_dcf_growth: { tool: 'calc_reverse_dcf', what: 'growth implied by the price' }, graham_number: { tool: 'calc_graham', what: 'Graham number' },
};

/** A valuation is asked for by its model's name, or at large. */
function modelSteps(company: Company, { asked }: Planning): readonly DataStep[] {
  const named = asked.measures.flatMap((measure) => (measure.kind === 'metric' ? [models[measure.id]] : [])).filter((model) => model !== undefined);
  const chosen = named.length > 0 || asked.operation !== 'value' || isFundLike(company.kind) ? named : [models['dcf_value_per_share'], models['reverse_dcf_growth']].filter((model) => model !== undefined);
  const power = /\bearnings power\b|\bepv\b/i.test(asked.text) ? [{ tool: 'calc_epv', what: 'earnings power value' }] : [];
  return [...chosen, ...power].map(({ tool, what }) => step(company, { name: tool, what, tool }));
}
