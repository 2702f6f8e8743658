// Right figures for another question, and answers that only say what is missing.
import { expect, test } from 'vitest';
import { askSample } from '../../testing/index.ts';
import { houseAskEngine } from '../house/house-ask-engine.ts';
import { heldToQuestion } from './held-to-question.ts';
import type { Validation } from './score.ts';

const proved: Validation = { valid: true, score: 100, shares: { factual: 1, numerical: 1, citations: 1, completeness: 1 }, issues: [] };

test('an answer to a question with words that were not understood is not valid, and says which [ASK-VALID-5]', () => {
  const held = heldToQuestion(proved, { unread: ['franchised'], unanswered: [] });
  expect(held).toMatchObject({ valid: false, score: 100, issues: [{ kind: 'unread', claim: 'franchised' }] });
  expect(heldToQuestion(proved, { unread: [], unanswered: [] })).toBe(proved);
});

test('an answer that shows figures and not those asked for is not valid [ASK-VALID-5]', () => {
  expect(heldToQuestion(proved, { unread: [], unanswered: ['an average'] })).toMatchObject({ valid: false, issues: [{ kind: 'not-answered', claim: 'an average' }] });
});

test('to say what is missing and claim nothing is a sound answer without a score [ASK-VALID-5]', async () => {
  const { answer } = await askSample('What was Apple’s revenue in fiscal 2012?', { engine: houseAskEngine });
  expect(answer.missing).not.toEqual([]);
  expect(answer.summary).not.toMatch(/\$/);
  expect(answer.metadata).toMatchObject({ valid: true, score: null, confidence: null });
});
