// The best and the worst day of a share, and what its fair value is asked for, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['What was the best day for Nvidia in 2024?', /^The high point of those days came with 22 February 2024: NVIDIA’s share price rose 16\.4% /, 'ASK-ANSWER-1'],
  ['worst day for boeing in 2024', /^The low point of those days came with 8 January 2024: Boeing’s share price fell 8\.0% /, 'ASK-ANSWER-1'],
  ['is nvidia in a bubble?', /^By our rules NVIDIA looks .* a share\./, 'ASK-READ-14'],
  ['DCF for Apple', /^By our rules Apple looks (?!.*do not give value per share).* a share\./, 'ASK-READ-14'],
])('%s is answered by %s [%s]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['worst week for boeing in 2024', /^The low point of those weeks came with the week to 12 January 2024: Boeing’s share price fell 12\.6% /],
  ['best month for apple stock in 2024', /^The high point of those months came with May 2024: Apple’s share price rose 12\.9% /],
  ['which quarter was the worst for salesforce stock', /^The low point of those quarters came with the first quarter of 2025: .* Left out, as the closes at hand hold a part of the quarter alone: Salesforce’s share price fell /],
  ['what was the best year for nvidia stock', /^The high point of those years came with 2024: NVIDIA’s share price rose 171% .* Left out, as the closes at hand hold a part of the year alone: .* on 15 May 2023 .* on 15 May 2026\.$/],
  ['best month this year for nvidia', /^The high point of those months came with April 2026: /],
  ['What were the three best days for Nvidia in 2024?', /^The high points of those days came with 22 February 2024, 31 July 2024, 23 May 2024: /],
  ['IBM’s best month in 2024 and its worst?', /^The high point of those months came with January 2024: .* The low point of those months came with April 2024: IBM’s share price fell 13\.0% /],
  ['worst week and best week for boeing shares in 2024', /The high point of those weeks came with .* The low point of those weeks came with the week to 12 January 2024: /],
  ['best and worst month for ibm in 2024', /^The high point of those months came with January 2024: .* The low point of those months came with April 2024: IBM’s share price fell 13\.0% /],
])('%s is answered by %s [ASK-COURSE-5]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each(['did apple have its worst day in 2024', 'How did Apple\'s best day in 2024 compare with Microsoft\'s?', 'What was Apple\'s best day for revenue in 2024?'])('%s is not valid where a part of it is told [ASK-ANSWER-9]', async (text) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.metadata.valid).toBe(false);
});
