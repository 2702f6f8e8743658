import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';
import { placeAsked } from './place-asked.ts';

test.each([
  ['Rank them by margin. Who is second?', 'second 1'], ['Which company comes last?', 'last 3'], ['Which has the third largest revenue?', 'third 2'], ['Who’s the runner-up?', 'second 1'],
  ['Which grew most last year?', null], ['Rank them by margin in the second quarter', null], ['Which was the fifth largest?', null],
])('%s [ASK-ANSWER-10]', (text, place) => {
  const found = placeAsked(text, 4);
  expect(found === null ? null : `${found.name} ${String(found.index)}`).toBe(place);
});

test('who stands in the place that is asked for comes first, and then the order [ASK-ANSWER-10]', async () => {
  const { answer } = await askSample('Rank Apple, Visa and IBM by 2024 net margin. Who is second?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^In second place: Apple’s net margin was 24\.0% in fiscal 2024\. Visa leads/);
  expect(answer.metadata.valid).toBe(true);
});
