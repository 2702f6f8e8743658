// The headline against the question, before anything is judged.
import { expect, test } from 'vitest';
import { renderText } from '../../../prose/render.ts';
import { say } from '../../../prose/text.ts';
import { noFilters, type Asked } from '../../asked/asked.ts';
import type { AnswerDraft } from '../../draft.ts';
import { heldToAsked } from './answers-asked.ts';

const asked = (text: string): Asked => ({ text, operation: 'look-up', companies: [], group: null, unknown: [], measures: [{ kind: 'subject', subject: 'price', words: 'price' }], periods: [], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [] });
/** Handles of times stand where a figure would, so that the template holds no digit. */
const draft: AnswerDraft = {
  summary: say`Marram’s revenue was nine in ${{ kind: 'time', handle: 'year:2023' }}.`, insights: [], recommendations: [], missing: [], isGeneral: false,
  blocks: [{ kind: 'text', text: say`A table follows for ${{ kind: 'time', handle: 'year:2023' }}.` }, { kind: 'text', text: say`Marram’s low point was in ${{ kind: 'time', handle: 'year:2023' }}.` }],
};

test('the sentence that gives what was asked comes first, and stands there alone [ASK-ANSWER-9]', () => {
  const held = heldToAsked(draft, asked('In which year did Marram sell the least?'));
  expect(renderText(held.summary)).toMatch(/^Marram’s low point was in fiscal 2023\. /);
  expect([held.blocks.length, held.unanswered, held.missing]).toEqual([1, undefined, []]);
});

test('where no sentence gives it, the answer says so and is not taken for one [ASK-ANSWER-9]', () => {
  const held = heldToAsked(draft, asked('How many times its sales does Marram cost in 2023?'));
  expect(held.unanswered).toEqual(['a multiple']);
  expect(held.missing).toEqual(['The question asks for a multiple, which this answer does not give.']);
});
