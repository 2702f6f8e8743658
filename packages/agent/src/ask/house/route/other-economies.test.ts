import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['What was inflation in the euro area in March 2024?', 'the euro area'],
  ['Japanese unemployment rate May 2023', 'Japan'],
  ['German GDP growth 2024', 'Germany'],
  ['How much did prices go up in Germany in 2024?', 'Germany'],
  ['What was the inflation rate of Canada in 2024?', 'Canada'],
  ['How fast did consumer prices rise in Britain in 2023?', 'the United Kingdom'],
])('another country is not answered with American figures: %s [ASK-ANSWER-1]', async (question, place) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toContain(`there are none of ${place} here`);
});

test('a question of the American economy or of a company is none of another country [ASK-ANSWER-1]', async () => {
  expect((await askSample('What was US inflation in March 2024?', { engine: houseAskEngine })).answer.summary).toMatch(/^Consumer price inflation was/);
  expect((await askSample('What was Apple’s revenue in 2024, China tariffs or not?', { engine: houseAskEngine })).answer.summary).not.toContain('there are none of China');
});
