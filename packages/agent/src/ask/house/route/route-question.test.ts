import { expect, test } from 'vitest';
import { noFilters } from '../../asked/asked.ts';
import { questions } from '../../asked/testing/questions.ts';
import { deskIn, portsOf } from '../../asked/testing/sample-desk.ts';
import type { Route } from '../../stages.ts';
import { routeQuestion } from './route-question.ts';

const ports = portsOf(deskIn('sample'));
const route = async (text: string): Promise<Route> => routeQuestion({ text, filters: noFilters, asOf: null, earlier: [] }, ports, { signal: undefined, onEvent: () => undefined });

test.each(questions)('%s goes the way of %s [ASK-ROUTE-1]', async (question, way) => {
  const found = await route(question);
  expect(found.kind === 'financial' ? found.complexity : found.kind).toBe(way);
});

test.each([
  ['What was Caterpillar\'s net income in 2022?', 'simple'],
  ['Compare the net margins of IBM and Salesforce', 'moderate'],
  ['Is Home Depot overvalued?', 'complex'],
  ['Why did Boeing\'s cash flow fall?', 'complex'],
])('%s is financial and %s [ASK-ROUTE-1]', async (question, complexity) => {
  expect(await route(question)).toMatchObject({ kind: 'financial', complexity });
});

test.each(['share buyback: what, effect on EPS', 'how do buybacks affect EPS', 'gross margin: what, why it matters', 'What is free cash flow?', 'How does a DCF work?', 'Define return on invested capital', 'What does EBITDA stand for?', 'Lenders keep asking about net debt to EBITDA. What does it say?', 'Why do people look at enterprise value and not only at what all the shares cost?', 'I read of ‘commercial paper’ in a list of debts. What sort of borrowing is that?', 'How many times is interest covered - what is divided by what?', 'why add back depreciation in cash flow statement', 'ten-year breakeven: what is it, how derived', 'What is the federal funds rate, and who sets it?', 'A client found goodwill among the assets. Where does it come from, and when must it be written off?'])('%s needs no data [ASK-ROUTE-1]', async (question) => {
  expect(await route(question)).toMatchObject({ kind: 'general' });
});

test.each([
  ['Write me a poem', /company, a market or the economy/],
  ['What will AAPL be worth next year?', /has not happened yet/],
  ['What did a share of Visa cost at 10:15 on 6 March 2025?', /within the day/],
  ['IBM shares, quarter past two in the afternoon of 6 March 2025', /within the day/],
  ['What is the revenue of Foobar Industries?', /No listed company is known as “Foobar Industries”/],
  ['What was revenue in 2023?', /names no company/],
  ['How volatile is Tesla?', /Tesla, Inc\. \(TSLA\) is not among the companies/],
  ['put/call ratio for NVDA', /no option prices/],
  ['Among the banks that cover Caterpillar, how is the split?', /analysts’ ratings/],
  ['Who owns Visa?', /institutional holders/],
  ['Who are the big funds behind Google, and how many shares has each?', /institutional holders/],
  ['How big a jump in IBM’s share price is being priced in for its next numbers?', /option prices/],
  ['How much revenue comes from Apple’s iPhone?', /segments, products or places/],
  ['What share of Apple’s sales is the iPhone?', /segments, products or places/],
  ['How much revenue did Azure bring in for Microsoft in fiscal 2025?', /segments, products or places/],
  ['What does the boss of Boeing get paid?', /executive pay/],
  ['US HY OAS end June 2025', /corporate bonds/],
  ['How much did junk bonds yield over Treasuries in June 2025?', /corporate bonds/],
  ['AAPL price target end of 2030?', /price targets.*future/],
  ['What did Apple earn in 1997?', /begin with fiscal 2015/],
  ['How much debt has the brewery in our village, still in family hands?', /private company/],
  ['How much of my savings should I put into Apple?', /personal circumstances/],
])('%s is declined with what is missing and what to do [ASK-ROUTE-2]', async (question, why) => {
  const declined = await route(question);
  expect(declined.kind).toBe('declined');
  expect(declined.why).toMatch(why);
  expect(declined.kind === 'declined' && declined.missing.length > 0 && declined.remedy.length > 0).toBe(true);
});

test('a measure in the past is asked for as a figure, and explained to nobody [ASK-ROUTE-1]', async () => {
  expect(await route('What was the revenue?')).toMatchObject({ kind: 'declined' });
});

test.each(['How much is one basis point?', '1 bp = ?', 'What does going long mean?', 'What\'s a dead cat bounce?', 'What is a tender offer?', 'How many basis points make a percentage point?', 'A credit report calls a company\'s interest cover thin. What is being measured there, and why would thin be bad?'])('%s is of a term alone, also where it sounds like a company [ASK-ROUTE-1]', async (question) => {
  expect(await route(question)).toMatchObject({ kind: 'general' });
});
