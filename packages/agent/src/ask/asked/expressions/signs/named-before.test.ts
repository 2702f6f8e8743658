import { describe, expect, test } from 'vitest';
import { noFilters, type Asked, type Expression } from '../../asked.ts';
import { readAsked } from '../../read-asked.ts';
import { deskIn, testDay } from '../../testing/sample-desk.ts';
import { withNamedBefore } from './named-before.ts';

const desk = deskIn('sample');
const read = async (question: string, earlier: readonly Asked[] = []): Promise<Asked> => readAsked(question, { desk, today: testDay, filters: noFilters, earlier });

function written(expression: Expression): string {
  return expression.kind === 'operand' ? expression.id : `(${written(expression.left)} ${expression.sign} ${written(expression.right)})`;
}

const calculated = ({ calculation }: Asked): string => (calculation === undefined ? 'none' : `${written(calculation.expression)} ${calculation.quotient}${calculation.isMoved === true ? ' moved' : ''}`);

describe('a later clause points back at what those before it named [ASK-CALC-1]', () => {
  test.each([
    ['Visa in fiscal 2023: dividends plus buybacks, operating cash flow, and the first in percent of the second', '((dividends_paid + share_repurchases) ÷ operating_cash_flow) percent'],
    ['What did Caterpillar hold in inventory at the end of 2023, what did it owe in trade payables, and how far apart were the two?', '(inventory − accounts_payable) times'],
    ['Home Depot, fiscal 2022: dividends + buybacks vs net income, both and the gap', '((dividends_paid + share_repurchases) − net_income) times'],
    ['IBM at the end of 2023: receivables, inventory, payables; the first two together less the third', '((receivables + inventory) − accounts_payable) times'],
    ['Home Depot fiscal 2022: buybacks, dividends, operating cash flow, and the two payouts combined as a share of operating cash flow', '((share_repurchases + dividends_paid) ÷ operating_cash_flow) percent'],
    ['Caterpillar 2023: operating cash flow, R&D, capex, and the last two added up in percent of operating cash flow', '((research_and_development + capital_expenditure) ÷ operating_cash_flow) percent'],
    ['IBM: receivables and inventory at the end of 2023, plus how many dollars larger inventory was than a year earlier', 'none'],
    ['Caterpillar in 2023: operating cash flow, R&D, and what share of the operating cash flow was the amount spent?', '(research_and_development ÷ operating_cash_flow) percent'],
    ['Microsoft fiscal 2023: R&D, capex, and the former divided by the latter', '(research_and_development ÷ capital_expenditure) times'],
  ])('%s', async (question, expected) => {
    expect(calculated(await read(question))).toBe(expected);
  });
});

test('a follow-up points back at what the question before named [ASK-CALC-1]', async () => {
  const first = await read('What were the receivables and the inventory of Boeing at the end of 2023?');
  expect(calculated(await read('What is the second as a multiple of the first?', [first]))).toBe('(inventory ÷ receivables) times');
  expect(calculated(await read('And how far apart are they?', [first]))).toBe('(receivables − inventory) times');
});

test('what was added up before is added up at another time, with its move where that is asked for [ASK-CALC-1]', async () => {
  const first = await read('Boeing receivables plus inventory at the end of 2022');
  expect(calculated(await read('And a year later?', [first]))).toBe('(receivables + inventory) times');
  expect(calculated(await read('and what does the same sum come to at the end of 2024, and how much more is that?', [first]))).toBe('(receivables + inventory) times moved');
});

test('without something to point at, and beside what no reader knows, nothing is read [ASK-CALC-1]', () => {
  expect(withNamedBefore('m0 , and first in percent of second')).toBeNull();
  expect(withNamedBefore('take m0 , add widgets , m1 , and gap')).toBeNull();
});
