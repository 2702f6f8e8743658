import { describe, expect, test } from 'vitest';
import { askSample, sampleTools } from '../../testing/index.ts';
import { houseAskEngine } from '../house/house-ask-engine.ts';

const desk = sampleTools();

describe('what is suggested can be answered from the figures at hand', () => {
  test.each(desk.sampleCompanies().map(({ ticker, kind }) => ({ ticker, measure: kind === 'bank' ? 'net income' : 'revenue' })))('after a question on $measure of $ticker [ASK-NEXT-1]', async ({ ticker, measure }) => {
    const { answer } = await askSample(`What was the ${measure} of ${ticker} in the last fiscal year?`, { engine: houseAskEngine, desk });
    expect(answer.follow_ups).toHaveLength(3);
    for (const text of answer.follow_ups) {
      const next = await askSample(text, { engine: houseAskEngine, desk });
      expect({ text, type: next.answer.metadata.query_type, valid: next.answer.metadata.valid }).toEqual({ text, type: 'financial', valid: true });
    }
  });
});
