// Terms are found in any wording, and each is explained without a figure that nothing proves.
import { expect, test } from 'vitest';
import { validate } from '../../../validate/validate.ts';
import { termDescribed } from './described.ts';
import { answerGenerally, definitionOf } from './define.ts';
import { findTerms, glossary } from './glossary.ts';

test.each(glossary.map(({ meaning }) => [meaning]))('%s holds no number to prove [ASK-ANSWER-6]', (meaning) => {
  expect(validate({ question: 'x', answer: meaning, citations: [], documents: [] }).shares.numerical).toBeNull();
});

test.each([['wth is a proxy statement', 'DEF 14A'], ['reverse DCF?', 'turns the model round'], ['what does non gaap mean', 'adjusts by its own choice'], ['non-gaap, anyone?', 'adjusts by its own choice'], ['25 bps in percent', 'hundredth'], ['what is a carry trade', 'exchange rate'], ['enterprise value, in plain words', 'less its cash'], ['tell me what a straddle is', 'either direction'], ['why a ten-K and not an eight-K?', 'annual report']])('%s is explained by %s [ASK-ANSWER-6]', (question, words) => {
  expect(findTerms(question)[0]?.term.meaning).toContain(words);
});

test('both terms of a difference are explained, in their order [ASK-ANSWER-6]', () => {
  const draft = answerGenerally('Where do gross margin and operating margin differ?', null);
  expect(draft.summary.template).toContain('Gross margin');
  expect(JSON.stringify(draft.blocks)).toContain('Operating margin is');
});

test('a measure without a formula is explained, not classed [ASK-ANSWER-6]', () => {
  expect(definitionOf('beta')?.summary.template).toContain('market');
  expect(definitionOf('wacc')?.summary.template).toContain('lenders');
});

test('every entry explains itself, and none is found in another entry’s place by its own name alone [ASK-ANSWER-6]', () => {
  expect(glossary.length).toBeGreaterThan(350);
  expect(new Set(glossary.map(({ meaning }) => meaning)).size).toBe(glossary.length);
  for (const { meaning } of glossary) expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
});

test.each([['LIFO or FIFO, what differs?', ['bought last', 'bought first']], ['operating margin versus net margin', ['before interest and taxes', 'after all costs, interest and taxes']], ['core vs headline CPI', ['without food and energy', 'a basket of goods']]])('%s: both are explained [ASK-ANSWER-6]', (question, words) => {
  const { summary, blocks } = answerGenerally(question, null);
  const told = JSON.stringify([summary, blocks]);
  for (const one of words) expect(told).toContain(one);
});

test.each([['What is price banding?', 'price banding'], ['explain debt overhang', 'debt overhang']])('%s: a term of which only a part is known is not explained by that part [ASK-ANSWER-6]', (question, words) => {
  const { summary, missing } = answerGenerally(question, null);
  expect(summary.template).toContain(`no entry for “${words}”`);
  expect(missing).toHaveLength(1);
});

test.each([['What is price discovery?', 'buyers and sellers'], ['What is negative working capital?', 'customers pay before'], ['What does EV/EBIT tell you?', 'enterprise value'], ['What is dry powder?', 'ready to invest']])('%s is explained as a whole [ASK-ANSWER-6]', (question, words) => {
  expect(answerGenerally(question, null).summary.template).toContain(words);
});

test.each([['What do you call it when short rates are higher than long rates?', 'inverted yield curve'], ['what’s the name for inflation with food and energy left out?', 'core inflation'], ['Which form do insiders file when they trade?', 'form 4'], ['What is the term for profit divided by revenue?', 'net margin']])('%s: a term that is described is named and explained [ASK-ANSWER-6]', (question, name) => {
  expect(answerGenerally(question, null).summary.template).toMatch(new RegExp(`^It is called “${name}”. .+`));
});

test.each(['What was the ratio of net debt to EBITDA in 2024, whatever it is called?', 'How much do you call a high margin?', 'What was Apple’s revenue?'])('%s: no term is asked for by what it is [ASK-ANSWER-6]', (question) => {
  expect(termDescribed(question)).toBeNull();
});

test.each([
  ['explain free cash flow vs net income', /^Free cash flow is .* Net income is /], ['current vs quick ratio', /^The current ratio is .* The quick ratio is /],
  ['whats the difference between a 10-k and 10-q', /^A 10-K is .* A 10-Q is /]
])('%s: both terms that are set beside one another are told first [ASK-ANSWER-6]', (question, told) => {
  expect(answerGenerally(question, null).summary.template).toMatch(told);
});

test('of two terms the one that no entry explains is named [ASK-ANSWER-6]', () => {
  const { summary, missing } = answerGenerally('revenue vs frobnication', null);
  expect(summary.template).toMatch(/^Revenue is .* no entry for “frobnication”\.$/);
  expect(missing).toHaveLength(1);
});

test.each([['why does operating margin matter', /A thin one .* A high one /], ['is high inflation bad', /A high one eats up wages/], ['is a negative free cash flow bad', /A negative one means/]])('%s is answered by what it is a sign of [ASK-ANSWER-6]', (question, told) => {
  expect(answerGenerally(question, null).summary.template).toMatch(told);
});
