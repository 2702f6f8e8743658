import { describe, expect, it } from 'vitest';
import { ableToPay } from './able-to-pay.ts';
import { overTheQuarters } from './over-the-quarters.ts';
import { whatItIs } from './what-it-is.ts';

describe('everyday questions of one company', () => {
  it.each([
    ['How much debt does Boeing have and can it pay it?', 'Boeing'], ['can salesforce pay back its debts?', 'salesforce'], ['is home depot able to pay its debts', 'home depot'], ['is ibm in too much debt', 'ibm'],
  ])('"%s" asks for what is owed, what is at hand and what comes in [ASK-READ-17]', (asked, whom) => {
    expect(ableToPay(asked)).toBe(`${whom}: total debt, cash and investments, free cash flow and interest cover`);
  });

  it('asks what is put into plants, bought back and paid out where it is asked what is done with the money', () => {
    expect(ableToPay('what does nvidia do with its profits')).toBe('nvidia: capital expenditure, share repurchases and dividends paid');
  });

  it('leaves a debt that is asked for alone as it was', () => {
    expect(ableToPay('How much debt does Boeing have?')).toBe('How much debt does Boeing have?');
  });

  it.each([['What happened to IBM\'s debt after 2019?', 'What happened to IBM\'s debt since 2019?'], ['apple revenue after 2019', 'apple revenue since 2019'], ['how much did visa earn in the year after 2022', 'how much did visa earn in 2023'], ['its sales after 2019 and before 2023', 'its sales from 2019 to 2023'], ['how did its margins develop after fiscal 2018', 'how did its margins develop since 2018']])('"%s" begins with that year', (asked, plain) => {
    expect(overTheQuarters(asked)).toBe(plain);
  });

  it.each([['nvidia quarterly revenue', 'nvidia revenue by quarter'], ['msft net income per quarter', 'msft net income by quarter'], ['nvidia latest quarterly revenue', 'nvidia latest quarterly revenue'], ['the first year after 2019 in which revenue rose', 'the first year after 2019 in which revenue rose']])('"%s" is of quarters where no time is named', (asked, plain) => {
    expect(overTheQuarters(asked)).toBe(plain);
  });

  it.each([['What does Salesforce do?', 'Salesforce'], ['what kind of company is visa', 'visa'], ['what is ibm\'s business', 'ibm']])('"%s" is answered by an overview [ASK-READ-17]', (asked, whom) => {
    expect(whatItIs(asked)).toBe(`Give me an overview of ${whom}`);
  });

  it('leaves what the Federal Reserve does to the rates', () => {
    expect(whatItIs('what does the fed do')).toBe('what does the fed do');
  });
});
