import { expect, test } from 'vitest';
import { counterTalk } from './counter-talk.ts';

test.each([
  ['A reader of ours wants to know what Tansy earned in 2021.', 'what Tansy earned in 2021.'],
  ['My neighbour asks me over the hedge how far Marram fell', 'how far Marram fell'],
  ['How many percent thinner was it in 2022 than in 2020?', 'How many percent smaller was it in 2022 than in 2020?'],
  ['Did sales climb or sink in 2021?', 'Did sales rise or fall in 2021?'],
  ['cash flow in fiscal 2023, and what\'s that been growing by a year since fiscal 2019?', 'cash flow in fiscal 2023, and what was its compound annual growth rate from fiscal 2019 to fiscal 2023?'],
  ['How many points separate the best from the worst?', 'what is the difference in points between the highest and the lowest?'],
  ['the margin in the third quarter of fiscal 2022, and what margin the year before in the same quarter?', 'the margin in the third quarter of fiscal 2022, and what margin in the third quarter of fiscal 2021?'],
  ['How much went through the tills at Tansy in 2021?', 'what was the revenue of Tansy in 2021?'],
  ['operating profit, and what margin does that make?', 'operating profit, and what operating margin is that?'],
  ['What interest did Tansy receive, and what interest did it owe lenders?', 'what was Tansy\'s interest income, and what was its interest expense?'],
  ['What did it get in interest in 2021, and how much did it have to pay?', 'what was its interest income in 2021, and what was its interest expense?'],
  ['Whose hands is Tansy in?', 'who are the largest institutional holders of Tansy?'],
  ['Has anyone senior at Tansy been buying?', 'Has any insiders of Tansy been buying?'],
  ['When did Tansy send its annual report in to the SEC?', 'When did Tansy file its annual report with the SEC?'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(counterTalk(said)).toBe(plain);
});

test.each(['What does the hole in its pension cost Tansy?', 'Since 2020 its compound growth rate rose', 'What went on interest rate swaps?', 'A customer of Tansy'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(counterTalk(said)).toBe(said);
});
