// One company against all the others at hand, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../../testing/index.ts';
import { houseAskEngine } from '../../../house-ask-engine.ts';

test.each([
  ['who is first leads them', 'how does nvidia compare to the others on margin', /^NVIDIA leads the companies at hand on net margin: .*Last of them: Boeing/],
  ['who is between them has others before and behind it', 'where does apple rank on revenue', /^Apple’s revenue was \$416\.2 billion .*before it: Amazon; behind it: Alphabet/],
  ['also where its figure is named first', 'Visa\'s operating margin compared with the others', /^Visa leads the companies at hand on operating margin: /],
  ['who owes more than any other is told so', 'how does apple compare to everyone on debt', /^Apple has more total debt than any other of the companies at hand: /],
])('%s [ASK-ANSWER-10]', async (_, text, opening) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect({ summary: answer.summary, valid: answer.metadata.valid }).toEqual({ summary: expect.stringMatching(opening) as unknown, valid: true });
});

test('an average that nobody names is not answered by its own past', async () => {
  const { answer } = await askSample('is visa\'s net margin above average', { engine: houseAskEngine });
  expect(answer.metadata.valid).toBe(false);
});
