import { expect, test } from 'vitest';
import { plainQuestion } from '../../question-text.ts';
import { sayAgain } from '../rewording.ts';
import { owedBoth } from './borrowings.ts';

test.each([
  ['What did McDonald’s report as interest and debt expense in 2023?', /interest expense in 2023/],
  ['What did servicing the debt cost UnitedHealth in 2022?', /interest expense of UnitedHealth in 2022/],
  ['What was the cost of servicing its borrowings in fiscal 2021?', /interest expense in fiscal 2021/],
  ['Of Salesforce I want what its operations did to the cash pile in fiscal 2023', /the operating cash flow in fiscal 2023/],
  ['What did Home Depot owe to its suppliers and what stock did it carry in fiscal 2022?', /what inventory/],
])('%s: lines in the words of a filing and of everyday [ASK-READ-9]', (question, plain) => {
  expect(plainQuestion(question)).toMatch(plain);
});

test('both halves of what is owed to lenders stay together [ASK-READ-9]', () => {
  expect(sayAgain('How much did Boeing owe short-term and long-term in 2023?', owedBoth)).toBe('How much did Boeing have in short-term debt and long-term debt in 2023?');
  expect(plainQuestion('Is the stock of its suppliers a buy?')).not.toContain('inventory');
});
