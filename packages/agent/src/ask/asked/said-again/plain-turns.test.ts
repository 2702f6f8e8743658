// Turns of a conversation in everyday words, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';
import { plainTurn } from './plain-turns.ts';

test.each([
  ['What was IBM’s gross margin in 2024?', 'Let’s go back two years. What was it?', /^IBM’s gross margin was 54\.0% in fiscal 2022/],
  ['What was the unemployment rate in June 2023?', 'Rewind a year, where was it then?', /^The unemployment rate was 3\.60% in June 2022/],
  ['What was Visa’s operating margin in fiscal 2024?', 'What about Apple then, in its fiscal 2024?', /^Apple’s operating margin was 31\.5% in fiscal 2024/],
  ['What was IBM’s net margin in 2024?', 'Then show it for Visa, in its fiscal 2023.', /^Visa’s net margin was 52\.9% in fiscal 2023/],
  ['What was Salesforce’s revenue in fiscal 2025?', 'Now do IBM, 2024', /^IBM’s revenue was \$62\.8 billion in fiscal 2024/],
  ['What did Visa pay in dividends in fiscal 2024?', 'And what did J&J pay that year?', /^Johnson & Johnson’s dividends paid were \$11\.8 billion in fiscal 2024/],
  ['Goldman net income 2024', 'break it down by quarter', /\$4\.13 billion in the quarter ended 31 March 2024.*\$4\.11 billion in the quarter ended 31 December 2024/s],
  ['What was Goldman’s revenue in 2023?', 'And Goldman’s net income the following year?', /^Goldman Sachs’ net income was \$14\.3 billion in fiscal 2024/],
  ['What was US real GDP in Q4 2019?', 'How much did it drop by Q2 2020?', /down 9\.1% from \$20\.99 trillion/],
  ['Who at Amazon sold the most in May 2025?', 'How much did he get?', /Matthew S\. Garman sold shares of Amazon on the open market for \$4,211,791/],
  ['How many shares did Satya Nadella sell in September 2025?', 'And what did it bring him?', /for \$75\.3 million/],
  ['What was Salesforce’s free cash flow in fiscal 2025?', 'How much is that per diluted share?', /^Salesforce’s free cash flow per share was \$12\.77 in fiscal 2025/],
  ['What was Apple’s revenue in fiscal 2024?', 'and per share?', /^Apple’s revenue per share was \$25\.38 in fiscal 2024/],
  ['What was Apple’s net income in fiscal 2024?', 'How much is that per diluted share?', /^Apple’s diluted earnings per share were \$6\.08 in fiscal 2024/],
  ['What was UnitedHealth’s revenue in 2024?', 'And how much of it did they keep?', /net income to revenue in fiscal 2024/],
])('after “%s”, “%s” is of what is meant [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('behind a story the year that a figure is held against is where its move begins [ASK-READ-3]', () => {
  // Only what this turn looks at.
  const earlier = { companies: [{ ticker: 'MRRM', name: 'Marram' }], measures: [], periods: [{ kind: 'fiscal', year: 2024, part: 'FY' }], text: '' } as unknown as Parameters<typeof plainTurn>[1];
  expect(plainTurn('Totals mean little to me. State the percent increase over 2023’s.', earlier)).toBe('Totals mean little to me. State the percent increase from 2023 to 2024.');
  expect(plainTurn('Blimey. What percent up on ’23 is it?', earlier)).toBe('Blimey. What percent from 2023 to 2024 is it?');
  expect(plainTurn('Fine. And over 2025?', earlier)).toBe('Fine. And over 2025?');
});
