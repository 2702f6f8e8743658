// Follow-ups that ask for several things, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';
import { asksIn } from './follow-ups-apart.ts';

async function after(earlier: string, text: string): ReturnType<typeof askSample> {
  const before = await askSample(earlier, { engine: houseAskEngine });
  return askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
}

test.each([
  ['What was Visa\'s close on 30 June 2025?', 'How much higher is that than at the end of 2024, and what is the P/E on fiscal 2024 EPS?', /^Visa’s share price rose 12\.3% from \$316\.04 on 31 December 2024 to \$355\.05 on 30 June 2025\. .*36\.1 times/],
  ['What was Alphabet\'s capital expenditure in 2024?', 'By how many percent was that more than the year before, and how much of the operating cash flow was left after it?', /capital expenditure rose .* in fiscal 2024\. .*free cash flow was .* in fiscal 2024/],
  ['What was the unemployment rate in March 2025?', 'And a year before? And payrolls?', /^The unemployment rate was 3\.90% in March 2024, .* Nonfarm payrolls were .* in March 2025/],
])('after %s: %s is answered by %s [ASK-READ-3]', async (earlier, text, told) => {
  expect((await after(earlier, text)).answer.summary).toMatch(told);
});

test.each([
  ['How much debt does Johnson & Johnson have?', 'Take off the cash; what remains, and how does it compare with the end of 2024?'],
  ['What was Amazon\'s net income in 2022?', 'What did it report two years later, and how large is the swing in dollars?'],
  ['Which company had the highest net margin in 2024?', 'And the lowest? What was its revenue?'],
])('after %s: %s is not valid while one of the two is left out [ASK-ANSWER-9]', async (earlier, text) => {
  expect((await after(earlier, text)).answer.metadata.valid).toBe(false);
});

test('what is asked for one after the other is told apart, and a list is one thing [ASK-READ-3]', () => {
  expect(asksIn('And a year before? And payrolls?')).toHaveLength(2);
  expect(asksIn('What did it spend on buybacks and dividends that year?')).toHaveLength(1);
});

test.each([
  ['What was the net income of Visa and IBM in 2019?', 'And for 2023, with the dollar change since 2019 at each company?', [/Visa’s net income .*in fiscal 2019 to .* in fiscal 2023/, /IBM’s net income .*in fiscal 2019 to .* in fiscal 2023/]],
  ['What were the sales of IBM and Caterpillar in 2020?', 'How much did the two sell in 2022, and how many dollars is that up or down on 2020 for each?', [/IBM’s revenue .* to \$60\.5 billion in fiscal 2022/, /Caterpillar’s revenue .* to \$59\.4 billion in fiscal 2022/]],
] as const)('after %s: %s is answered for each of them, and of nobody else [ASK-PARTS-3]', async (earlier, text, told) => {
  const { answer } = await after(earlier, text);
  for (const figure of told) expect(answer.summary).toMatch(figure);
  expect(answer.summary).not.toMatch(/Apple|Microsoft/);
});

test('a level and its move since an earlier year, told in one sentence, answer both [ASK-ANSWER-9]', async () => {
  const { answer } = await after('What was IBM\'s net income in 2019?', 'Where did it stand in 2023, and by how many dollars had it changed since 2019?');
  expect(answer.summary).toMatch(/from \$9\.43 billion in fiscal 2019 to \$7\.50 billion in fiscal 2023/);
  expect(answer.metadata.valid).toBe(true);
});
