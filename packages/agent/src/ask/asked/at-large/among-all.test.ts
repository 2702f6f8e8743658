import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { amongAll } from './among-all.ts';

test.each([
  ['Which companies have more cash than debt?', 'Which companies have net debt below 0?'], ['stocks with more debt than equity', 'Which companies have debt to equity above 1?'], ['firms with liabilities above assets', 'Which companies have shareholders\' equity below 0?'],
  ['top 5 by net margin', 'Top 5 companies by net margin'], ['most profitable company', 'Which company has the highest net margin?'], ['what is the least profitable company in 2023', 'Which company has the lowest net margin in 2023?'],
  ['Best dividend stocks', 'Which companies have the highest dividend yield?'], ['which stock pays the best dividend?', 'Which companies have the highest dividend yield?'],
  ['best performing stock 2024', 'Which stock gained the most in 2024?'], ['biggest loser this year', 'Order the companies by year-to-date return, worst first'], ['worst performing stock of the lot', 'Order the companies by one-year return, worst first'],
  ['worst net margin', 'Which company has the worst net margin?'], ['lowest debt to equity', 'Which company has the lowest debt to equity?'], ['cheapest stock right now', 'Rank the companies by price-earnings ratio, lowest first'], ['rank them all by market cap', 'Rank all companies by market cap'], ['worst performer this year', 'Order the companies by year-to-date return, worst first'],
  ['which companies have negative free cash flow', 'Which companies have free cash flow below 0?'],
])('“%s” is “%s” [ASK-READ-14]', (text, plain) => {
  expect(amongAll(text)).toBe(plain);
});

test.each(['Which companies have more insiders than directors?', 'Does Apple have more cash than debt?', 'Is Visa the most profitable company?', 'Top 3 risks of Boeing', 'highest revenue of Apple', 'best year'])('“%s” stays as it was [ASK-READ-14]', (text) => {
  expect(amongAll(text)).toBe(text);
});

test('a multiple of a loss is no low price: it meets no bound and stands in no order [ASK-ANSWER-10]', async () => {
  const screened = await askSample('companies with a P/E under 20', { engine: houseAskEngine });
  expect(screened.answer.summary).not.toContain('Boeing');
  const ordered = await askSample('Rank all companies by P/E, lowest first', { engine: houseAskEngine });
  expect(ordered.answer.summary).toMatch(/^UnitedHealth .*The price-earnings ratio of Boeing is negative/);
});

test.each(['How does IBM\'s debt compare to its peers?', 'What is the total market cap of all companies?'])('%s is not answered by less [ASK-ANSWER-9]', async (text) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.metadata.valid).toBe(false);
});

test('two companies that are merely compared are told by what companies are compared by [ASK-ANSWER-3]', async () => {
  expect((await askSample('Compare Visa and Goldman Sachs', { engine: houseAskEngine })).answer.metadata.valid).toBe(true);
});
