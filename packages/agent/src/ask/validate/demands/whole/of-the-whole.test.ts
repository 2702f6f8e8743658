// What a question asks for as a whole and an answer leaves out: such an answer gives way to a reading that has it, or is not valid.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

const ask = async (text: string): ReturnType<typeof askSample> => askSample(text, { engine: houseAskEngine });

test.each([
  ['UnitedHealth: buy or not? P/E, Q2 2025 revenue growth year on year', /price-earnings ratio was 13\.4 times on 4 September 2025/],
  ['Judge Salesforce by the last close over its diluted earnings per share of fiscal 2024, and by the operating margin of that same fiscal 2024.', /58\.1 times on its diluted earnings per share of \$4\.20 in fiscal 2024/],
  ['My sister wants to bet on Boeing. What did it earn or lose in 2023 and in 2024, and what cash came out of operations in each of these years?', /net loss was \$11\.8 billion in fiscal 2024.*operating cash flow was −\$12\.1 billion in fiscal 2024/],
  ['Net margin of Visa, IBM and Caterpillar for fiscal 2024, best to worst, and how many points lie between the top one and the bottom one?', /Visa’s net margin.*IBM’s net margin.*Difference in net margin/],
  ['Should I sell HD? P/E, FY2024 net income', /price-earnings ratio was 24\.9 times on 31 July 2025/],
])('a reading that has what is asked for comes before one that lacks it: %s [ASK-ANSWER-17]', async (text, told) => {
  expect((await ask(text)).answer.summary).toMatch(told);
});

test.each([
  'I joined Visa in 2020. What was its net income that year, and what is it today?',
  'Boeing 2015->2024: rev %, op inc %',
  'How far did IBM\'s revenue fall in 2020, and how far above the 2020 level did it end up by 2023?',
  'Apple price return cal 2024 and cal 2025, year-end closes',
  'AAPL FY25: total debt incl CP, and net of cash & equivalents only (no securities)',
  'How far, in percent, does Home Depot\'s latest close stand beneath the best close of the stretch from January 2 to September 4, 2025, and what is that latest close?',
  'Who has the highest debt to equity of IBM, Visa and Boeing, and who the lowest?',
])('what tells one of two things that are asked for is not valid: %s [ASK-ANSWER-17]', async (text) => {
  const { answer } = await ask(text);
  expect(answer.metadata.valid, answer.summary).toBe(false);
});

test.each([
  'P&G\'s P/E on June 28, 2024, using its diluted earnings per share for fiscal 2024?',
  'How much did the consumer price index rise in total from February 2020 to June 2025?',
  'How many shares of Amazon did Jeff Bezos sell during June 2025, and what was their total value?',
  'By what percentage did Goldman Sachs\'s revenue fall in 2020, and how far above the 2020 level was it in 2023?',
  'What were IBM\'s revenue and net income in 2023 and 2024?',
  'How many cents out of each dollar of operating cash did Alphabet put into capex in 2025, compared with 2023?',
  'Goldman Sachs P/E on 2024 diluted EPS: at 31 Dec 2024 close vs at last close',
])('what tells all that is asked for stays valid: %s [ASK-ANSWER-17]', async (text) => {
  const { answer } = await ask(text);
  expect(answer.metadata.valid, answer.summary).toBe(true);
});
