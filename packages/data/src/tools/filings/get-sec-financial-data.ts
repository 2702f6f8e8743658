// A company's own figures from its filings: every value with its fiscal period, the filing it is from, how often it was reported, and what was restated.
import { readCompanyFacts, type CompanyFact, type Restatement } from '@assay/audit/facts';
import { metricById } from '@assay/calc';
import { periodName, unitName, type Fact } from '@assay/record';
import { z } from 'zod';
import { number, text } from '../answer-schema.ts';
import { companyFactsEndpoint } from '../../edgar/endpoints.ts';
import { limitInput, subjectOf, tickerInput } from '../inputs.ts';
import { computed, figure, type Draft } from '../leaf.ts';
import { readCapture } from '../read-capture.ts';
import { defineTool, failed, toolError } from '../tool.ts';

const usual = [
  'revenue', 'gross_profit', 'operating_income', 'net_income', 'basic_eps', 'diluted_eps', 'total_assets', 'total_liabilities', 'shareholders_equity', 'cash', 'long_term_debt', 'shares_outstanding', 'operating_cash_flow', 'capital_expenditure',
] as const;

const value = z.object({ period: z.string(), start: text, end: text, value: number, concept: z.string(), form: text, filed: text, derived: text, filings: z.array(z.string()) });

export const getSecFinancialData = defineTool({
  name: 'get_sec_financial_data', group: 'filings', source: { name: companyFactsEndpoint.sourceName, licence: companyFactsEndpoint.licence, key: 'ASSAY_CONTACT', ttlMs: companyFactsEndpoint.ttlMs },
  description: 'A company’s reported figures from its SEC filings (US GAAP or IFRS, in the currency it reports in): fiscal years and quarters labelled from their dates, fourth quarters derived and marked, the concept chosen for each period, how many filings reported a value, and restatements. Asked as of a day, nothing filed later is seen.',
  input: z.object({ ticker: tickerInput, metrics: z.array(z.string().max(60)).min(1).max(40).default([...usual]).describe(`Metric ids; usual: ${usual.join(', ')}.`), years: limitInput(20, 5), quarters: z.int().min(0).max(40).default(8) }),
  output: z.object({
    ticker: z.string(), name: z.string(), cik: z.string(), standard: z.string(),
    metrics: z.array(z.object({ metric: z.string(), label: z.string(), unit: text, annual: z.array(value), quarterly: z.array(value) })),
    restatements: z.array(z.object({ metric: z.string(), period: z.string(), nature: z.string(), before: text, after: text, filed: z.string(), change: number })), choices: z.array(z.object({ metric: z.string(), period: z.string(), chosen: z.string(), reason: z.string() })), missing: z.array(z.string()),
  }),
  run: async ({ ticker, metrics, years, quarters }, context) => {
    const unknown = metrics.filter((id) => metricById(id) === undefined);
    if (unknown.length > 0) return toolError('bad-input', `No metric is named ${unknown.slice(0, 5).join(', ')}.`, `Name metrics of the dictionary, such as ${usual.slice(0, 6).join(', ')}.`);
    const found = await subjectOf(ticker, context);
    if (!found.ok) return found;
    const { company, asked } = found.subject;
    if (company.cik === null) return toolError('not-offered', `${company.name} does not file with the SEC.`, 'Ask get_income_statement for the figures of an aggregator.');
    const outcome = await context.sources.edgar.companyFacts(company.cik, asked);
    if (!outcome.ok) return failed(outcome);
    const facts = readCompanyFacts(outcome.captured.bytes, { asOf: context.asOf ?? context.today });
    const read = readCapture(outcome.captured, context.sha256);
    const byKey = new Map(read.facts.map((fact) => [keyOf(fact), fact]));
    const rows = metrics.map((id) => ({ id, of: facts.facts.filter((fact) => fact.metric === id) }));
    const wanted = new Set<string>(metrics);
    return {
      ok: true, captures: [outcome.captured], notes: outcome.note === null ? [] : [outcome.note],
      answer: {
        ticker: company.ticker, name: facts.name, cik: facts.cik, standard: facts.facts.some((fact) => fact.key.concept.startsWith('ifrs-full:')) ? 'IFRS' : 'US GAAP',
        metrics: rows.map(({ id, of }) => ({
          metric: id, label: metricById(id)?.label ?? id, unit: of[0] === undefined ? null : unitName(of[0].unit),
          annual: newest(of.filter(isYear), years).map((fact) => valueDraft(fact, byKey)), quarterly: newest(of.filter(isQuarter), quarters).map((fact) => valueDraft(fact, byKey)),
        })),
        restatements: facts.restatements.filter((restatement) => wanted.has(restatement.fact.metric ?? '')).slice(0, 40).map((restatement) => restatementDraft(restatement, byKey)),
        choices: facts.choices.filter((choice) => wanted.has(choice.metric)).slice(-40).map((choice) => ({ metric: choice.metric, period: periodName(choice.period), chosen: choice.chosen.concept, reason: choice.reason })),
        missing: rows.filter(({ of }) => of.length === 0).map(({ id }) => id),
      },
    };
  },
});

function isYear({ period }: CompanyFact): boolean {
  return period.fiscal?.part === 'FY';
}

/** A balance at a quarter's end is a quarter's too. */
function isQuarter({ period }: CompanyFact): boolean {
  return /^Q[1-4]$/.test(period.fiscal?.part ?? '');
}

function newest(facts: readonly CompanyFact[], limit: number): CompanyFact[] {
  return facts.toSorted((left, right) => (left.key.end < right.key.end ? 1 : left.key.end > right.key.end ? -1 : 0)).slice(0, limit);
}

function keyOf(fact: Fact): string {
  const { period } = fact;
  const times = period?.kind === 'duration' ? `${period.start} ${period.end}` : period?.kind === 'instant' ? `- ${period.on}` : '-';
  return `${fact.metric.concept ?? ''} ${unitName(fact.unit)} ${times} ${fact.value}`;
}

function factKey({ key, unit, value: of }: CompanyFact, value = of): string {
  return `${key.concept} ${unitName(unit)} ${key.start ?? '-'} ${key.end} ${value}`;
}

type ByKey = ReadonlyMap<string, Fact>;

function valueDraft(fact: CompanyFact, byKey: ByKey): Draft {
  const newestVersion = fact.versions.at(-1);
  return {
    period: periodName(fact.period), start: fact.key.start, end: fact.key.end, value: figure(byKey.get(factKey(fact))), concept: fact.key.concept, form: newestVersion?.form ?? null, filed: fact.filed,
    derived: fact.derived?.formula ?? null, filings: fact.versions.map(({ form, filed, accession }) => `${form} ${filed} ${accession}`),
  };
}

/** Both values stand in their own rows of the document: the words say them, and the change is worked out from the two facts where both were read. */
function restatementDraft({ fact, before, after, nature, change }: Restatement, byKey: ByKey): Draft {
  const facts = [byKey.get(factKey(fact, before.value)), byKey.get(factKey(fact, after.value))];
  const [old, now] = facts;
  return {
    metric: fact.metric ?? '', period: periodName(fact.period), nature, before: before.value, after: after.value, filed: after.filed,
    change: change === null || old === undefined || now === undefined ? null : computed({
      entity: now.entity, metric: { id: null, label: `${fact.label}, restated`, concept: null }, value: String(change * 100), unit: { kind: 'percent' }, period: fact.period, formula: '(after - before) / abs(before) * 100',
      inputs: [{ name: 'before', facts: [old.id] }, { name: 'after', facts: [now.id] }], assumptions: {},
    }),
  };
}
