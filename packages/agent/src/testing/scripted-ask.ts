// An engine that answers as it is told: for tests of the graph, of sealing and of citations without anybody's judgment of questions.
import { readFacts } from '@assay/audit/facts';
import { entityOf, type Company } from '@assay/data';
import { AssayError, periodEnd, decimal, type Fact } from '@assay/record';
import { join, say, type Text } from '../prose/text.ts';
import { timeOf } from '../prose/times.ts';
import { showWith } from '../figures/figure.ts';
import { noFilters, type Asked } from '../ask/asked/asked.ts';
import type { AnswerDraft } from '../ask/draft.ts';
import { finalStep, type AskEngine, type Gathered, type StepResult } from '../ask/stages.ts';
import { sha256 } from './analyze-sample.ts';

export function askedFor(text: string, companies: readonly Company[]): Asked {
  return { text, operation: 'look-up', companies, group: null, unknown: [], measures: [{ kind: 'metric', id: 'revenue', as: 'value', words: 'revenue' }], periods: [{ kind: 'latest' }], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [] };
}

function latestYears(gathered: Gathered, company: Company, metric: string): readonly Fact[] {
  const own = entityOf(company);
  const facts = gathered.captures.flatMap((source) => readFacts(source, { sha256 }).map(({ fact }) => fact)).filter(({ entity, metric: of, period, dimensions }) => entity?.id === own.id && of.id === metric && period?.fiscal?.part === 'FY' && Object.keys(dimensions).length === 0);
  const byYear = new Map(facts.map((fact) => [fact.period?.fiscal?.year ?? 0, fact]));
  return [...byYear].sort(([left], [right]) => left - right).map(([, fact]) => fact);
}

/** `Apple Inc.’s revenue was $416.2 billion in fiscal 2025.` */
export function revenueSentence(gathered: Gathered, company: Company, lie = false): Text | null {
  const fact = latestYears(gathered, company, 'revenue').at(-1);
  if (fact === undefined || fact.period === null || periodEnd(fact.period) === null) return null;
  const value = decimal(fact.value).times(lie ? '1.5' : '1');
  return say`${company.name} revenue was ${showWith(sha256)({ metric: 'revenue', value, unit: fact.unit, period: fact.period, formula: null, facts: [fact], assumptions: {} })} in ${timeOf(fact.period)}.`;
}

export const plainDraft: AnswerDraft = { summary: say`There is nothing to say.`, blocks: [], insights: [], recommendations: [], missing: [], isGeneral: false };

/** The revenue of each company that was gathered, one sentence each. */
export function revenueDraft(gathered: Gathered, lie = false): AnswerDraft {
  const [first, ...others] = gathered.companies.flatMap((company) => revenueSentence(gathered, company, lie) ?? []);
  const missing = gathered.results.flatMap((result: StepResult) => (result.ok ? [] : [`${result.step.what}: ${result.why}`]));
  return { ...plainDraft, summary: first ?? say`The revenue could not be had.`, blocks: others.map((text) => ({ kind: 'text' as const, text: join([text]) })), missing };
}

/** Recognises tickers that stand in the question, gathers their income statements, and says their revenue. Stages given take the place of its own. */
export function scriptedAskEngine(own: Partial<AskEngine> = {}): AskEngine {
  return {
    name: 'scripted',
    route: (question, { desk }) => {
      const companies = desk.sampleCompanies().filter(({ ticker }) => question.text.split(/[^A-Z-]+/).includes(ticker));
      const asked = askedFor(question.text, companies);
      return Promise.resolve(companies.length === 0 ? { kind: 'general', why: 'no company is named', asked: null } : { kind: 'financial', complexity: companies.length === 1 ? 'simple' : 'moderate', asked, why: 'a company is named' });
    },
    plan: ({ asked }) => Promise.resolve({
      why: 'one statement a company', steps: [
        ...asked.companies.map(({ ticker, name }) => ({ kind: 'data' as const, id: `income_${ticker}`, what: `the income statements of ${name}`, tool: 'get_income_statement', input: { ticker }, after: [] })),
        { kind: 'analysis', id: finalStep, what: 'the answer', after: asked.companies.map(({ ticker }) => `income_${ticker}`) },
      ],
    }),
    analyse: (step) => Promise.resolve({ ok: true, step, blocks: [], missing: [] }),
    verify: (result) => Promise.resolve(result.ok ? { verdict: 'ok', why: 'it came' } : { verdict: 'give-up', why: result.why }),
    synthesise: (gathered) => Promise.resolve(revenueDraft(gathered)),
    answerDirectly: () => Promise.resolve({ ...plainDraft, summary: say`A margin is a share of sales.`, isGeneral: true }),
    ...own,
  };
}

export function companyOf(companies: readonly Company[], ticker: string): Company {
  const found = companies.find((company) => company.ticker === ticker);
  if (found === undefined) throw new AssayError('unknown-ticker', `${ticker} is not bundled`, { remedy: 'Choose a bundled company.' });
  return found;
}
