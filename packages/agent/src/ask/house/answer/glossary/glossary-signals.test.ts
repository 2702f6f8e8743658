import { expect, test } from 'vitest';
import { answerGenerally } from './define.ts';

const told = (question: string): string => answerGenerally(question, null).summary.template;

test.each([
  ['What does the current ratio measure, and what does a low one signal?', /current liabilities.*A low one/],
  ['quick ratio: meaning, low = ?', /A low one/],
  ['A credit report calls a company’s interest cover thin. What is measured, and why would thin be bad?', /^Interest coverage.*default/],
  ['Why is depreciation added back in the cash flow statement?', /non-cash cost.*adds it back/],
  ['What is the yield curve and why do people fear an inverted one?', /recession/],
  ['Explain EBITDA, and why people add back depreciation', /^EBITDA/],
  ['An auditor stumbled on goodwill. Where does goodwill come from?', /^Goodwill/],
])('“%s” is told with what it is a sign of, or why [ASK-ANSWER-6]', (question, wanted) => {
  expect(told(question)).toMatch(wanted);
});

test('what a high or a low figure is a sign of is told only where it is asked', () => {
  expect(told('What is the current ratio?')).not.toMatch(/A (?:low|high) one/);
});
