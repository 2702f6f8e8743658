import { expect, test } from 'vitest';
import { readParagraphs } from '../facts/index.ts';
import { askedContext, evaluateAsked, readAsked } from './index.ts';

const statement = (title: string, rows: readonly string[]): string => [`   ${title}`, '   CONSOLIDATED BALANCE SHEETS', '   (in millions)', '', '   June 30, 2031   June 30, 2030', ...rows].join('\n');
const answer = (pages: readonly string[], question: string): string => {
  const asked = readAsked(question, undefined);
  const value = asked === null ? null : evaluateAsked(asked, askedContext(readParagraphs(pages)));
  return value === null ? 'none' : `${value.value.toString()}${value.isContested ? ' contested' : ''}`;
};
const own = statement('HARBOUR TOOLS CO.', ['Total current assets   310   290', 'Total assets   900   860', 'Accounts payable   30   28']);
const totalAssets = 'What were the FY2031 total assets of Harbour Tools?';

test('a row of a titled statement goes before other tables and before running text [TEXTS-STATEMENT-1]', () => {
  const prose = 'At June 30, 2031, total assets of $77 million were pledged to the harbour bank.';
  const other = ['Pledged to the harbour bank', '(in millions)', '   June 30, 2031   June 30, 2030', 'Total assets   12   11', 'Accounts payable   2   1', 'Fees   3   1'].join('\n');
  expect(answer([prose, other, own], totalAssets)).toBe('900000000');
});

test('rows of equal standing that disagree are contested [TEXTS-STATEMENT-1]', () => {
  expect(answer([own, statement('NORTHMERE SHIPYARD LLC', ['Total current assets   3   2', 'Total assets   17   16', 'Accounts payable   4   3'])], totalAssets)).toMatch(/contested$/);
  expect(answer([own, statement('HARBOUR TOOLS CO. (continued)', ['Cash   3   2', 'Total assets   900   860', 'Rent   4   3'])], totalAssets)).toBe('900000000');
});

test('the year of a balance is that of its only day in it [TEXTS-STATEMENT-1]', () => {
  expect([answer([own], 'What were the FY2030 total assets of Harbour Tools?'), answer([own], 'What were the FY2029 total assets of Harbour Tools?')]).toEqual(['860000000', 'none']);
});
