import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';
import { seriesPointedAt } from './series-pointed-at.ts';

test.each([
  ['What was the unemployment rate at its peak in 2009, and what is it today?', 'What was the unemployment rate at its peak in 2009, and what is the unemployment rate now?'],
  ['the inflation rate at its 2011 peak and now', 'What was the inflation rate at its 2011 peak, and what is the inflation rate now'],
  ['How high did inflation get in 2011, and the latest reading?', 'How high did inflation get in 2011, and what is the inflation now?'],
])('“%s” asks “%s” [ASK-READ-9]', (text, plain) => {
  expect(seriesPointedAt(text)).toBe(plain);
});

test.each(['What was unemployment in 2009, and what is it today?', 'How high did inflation and unemployment get in 2011, and now?', 'Marram\'s share price at its 2011 peak and now'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(seriesPointedAt(text)).toBe(text);
});

test('the end of a time and the newest reading are both told [ASK-ANSWER-18]', async () => {
  const { answer } = await askSample('How high did unemployment get in 2020, and where is it now?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/14\.80% in April 2020\. .* in (?:March|April|May) 2026/);
  expect(answer.metadata.valid).toBe(true);
});
