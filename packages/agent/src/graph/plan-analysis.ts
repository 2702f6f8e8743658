// The plan of an analysis, known before anything runs.
import type { Company } from '@assay/data';
import { specialistNames, type Plan, type Question } from '@assay/record';

const looksAt = { fundamental: 'growth, margins, cash flow, balance sheet and returns', technical: 'trend, momentum and price levels', value: 'multiples, what the price expects, and scenarios', macro: 'the parts of the economy that reach the company' } as const;

export function planAnalysis(question: Question, company: Company): Plan {
  const analysts = specialistNames.map((name) => ({ id: name, stage: 'analyse' as const, what: `${name} analyst: ${looksAt[name]}`, tool: null, input: { ticker: company.ticker }, after: ['gather'] }));
  return {
    steps: [
      { id: 'gather', stage: 'gather', what: `statements, closes and economic series for ${company.name}`, tool: 'desk', input: { ticker: company.ticker, asOf: question.asOf, depth: question.depth }, after: [] },
      ...analysts,
      { id: 'write', stage: 'write', what: `the note${question.text === null ? '' : ', steered by the question'}`, tool: null, input: { depth: question.depth, question: question.text }, after: [...specialistNames] },
      { id: 'judge', stage: 'audit', what: 'every figure of the note against the captures', tool: null, input: {}, after: ['write'] },
    ],
  };
}
