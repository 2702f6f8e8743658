import { expect, test } from 'vitest';
import { linesInClauses } from './lines-in-clauses.ts';

test.each([
  ['What did Marram take in, what did it net, and what did that come to per diluted share in 2023?', "what was Marram's revenue, net income, and diluted EPS in 2023?"],
  ['I want to know what it sold, what percent of that was operating profit, and how much cash its operations brought in.', 'I want to know revenue, operating margin, and operating cash flow.'],
  ['Marram at the end of 2023: what it owed altogether and what it had in cash and short-dated securities', 'Marram at the end of 2023: total debt and total liabilities and cash and short-term investments'],
  ['what came in as sales, what percent stuck at the operating line, and how much cash the operations spun out', 'revenue, operating margin, and operating cash flow'],
  ['What did the goods cost it, and what was left?', 'what was cost of revenue, and gross profit?'],
  ['Tell me how quickly sales rose and how many times its operating profit covered the interest', 'Tell me revenue growth and interest coverage'],
  ['The Marram Company: what did The Marram Company sell, and what did it earn?', "The Marram Company: what was The Marram Company's revenue, and net income?"],
  ['its sales, its net loss, that per share, and capex', 'its sales, its net loss, diluted EPS, and capex'],
  ['its revenue, and what part of every sales dollar it kept in the end', 'its revenue, and net margin'],
  ['What did it collect in interest and what did it pay?', 'what was interest income and interest expense?'],
  ['what was the tax charge, and how many percent of pre-tax income did it swallow?', 'what was income tax expense, and effective tax rate?'],
  ['How much did Marram and Tussock each make, and what did each spend on research?', 'what was net income of Marram and Tussock, and research and development expense?'],
  ['How much was left once everything was paid, and how much was that per share?', 'what was net income, and diluted EPS?'],
])('“%s” asks for lines by their names: “%s” [ASK-READ-21]', (text, plain) => {
  expect(linesInClauses(text).toLowerCase()).toBe(plain.toLowerCase());
});

test('a clause that points back stands only behind what it points at', () => {
  expect(linesInClauses('How many shares did she sell, and what was that per share?')).toBe('How many shares did she sell, and what was that per share?');
});

test.each(['What did it make in dividends, and who got them?', 'How much was it worth?', 'What did analysts say, and what did the board do?', 'What happened to the price, and when?', 'What did it cost to buy, and what did the seller get for each share?'])('“%s” stays as it was', (text) => {
  expect(linesInClauses(text)).toBe(text);
});

test('a long text of clauses without an end is read in no time that grows beyond it', () => {
  const long = `what it ${'sold, what it '.repeat(2000)}`;
  expect(linesInClauses(long).length).toBeGreaterThan(0);
});
