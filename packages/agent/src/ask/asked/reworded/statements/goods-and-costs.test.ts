import { expect, test } from 'vitest';
import { reword } from '../reword.ts';

test.each([
  ['What did Apple’s products and services sold cost in fiscal 2024?'.replace('’', "'"), "what was Apple's cost of revenue in fiscal 2024?"],
  ['In the third quarter, what did the products sold cost?', 'In the third quarter, what was cost of revenue?'],
  ['What did UnitedHealth\'s operations bring in during 2024?', "what was UnitedHealth's operating cash flow during 2024?"],
  ['Did IBM\'s operations make or lose money in fiscal 2024?', "what was IBM's operating income in fiscal 2024?"],
  ['How many dollars\' worth of machines and parts does Caterpillar have in stock?', 'what was the inventory of Caterpillar?'],
  ['What did delivering its services cost Salesforce, and what gross profit was left?', "what was Salesforce's cost of revenue, and what gross profit was left?"],
  ['What did it cost Salesforce to deliver its services in fiscal 2025?', "what was Salesforce's cost of revenue in fiscal 2025?"],
  ['What were the growth rates in fiscal 2024, diluted EPS and net income?', 'What were the growth of diluted EPS and the growth of net income in fiscal 2024?'],
  ['Its free cash flow, and how much was that of each dollar of revenue in percent?', 'Its free cash flow, and what percentage of revenue was that?'],
  ['How much stock and how much in receivables did Nvidia carry?', 'How much inventory and how much in receivables did Nvidia carry?'],
])('%s is asked of the lines of statements', (question, plain) => {
  expect(reword(question)).toBe(plain);
});

test('stock that is bought back or held by people is no inventory', () => {
  expect(reword('How much stock did the insiders sell, by the report?')).not.toContain('inventory');
});
