import type { PlanView } from '@assay/record/api';
import { expect, test } from 'vitest';
import { dependantsOf, keptBecause, stillStruck, withoutWords } from './strikes.ts';

type Step = PlanView['steps'][number];

function step(id: string, stage: Step['stage'], more: Partial<Step> = {}): Step {
  return { id, stage, what: `${id}: its work`, tool: null, input: {}, after: [], mayStrike: true, kept: null, neededBy: [], ...more };
}

const tides = step('tides', 'gather', { neededBy: ['note'] });
const winds = step('winds', 'gather', { neededBy: ['mean', 'note'] });
const note = step('note', 'write', { mayStrike: false, kept: 'The step note cannot be struck: there is no answer without it.' });
const plan = { steps: [tides, winds, step('mean', 'analyse', { neededBy: ['note'] }), note], needs: ['gather' as const] };

test('the last step that gathers stays, whatever was struck before, and says why [WEB-ASK-3]', () => {
  expect(keptBecause(plan, tides, [])).toBeNull();
  expect(keptBecause(plan, tides, ['winds'])).toBe('It has to stay: one step at least has to gather.');
  expect(keptBecause(plan, winds, ['winds'])).toBeNull();
  expect(keptBecause(plan, note, [])).toContain('no answer without it');
});

test('what goes on without a struck step is named, without what is struck itself [WEB-ASK-3]', () => {
  expect(withoutWords(dependantsOf(plan, winds, ['winds']))).toBe('Left out. “mean” and “note” go on without it, and the result says so.');
  expect(withoutWords(dependantsOf(plan, winds, ['winds', 'mean']))).toBe('Left out. “note” goes on without it, and the result says so.');
  expect(withoutWords([])).toBe('Left out. No other step waits for it.');
});

test('a plan that was made anew keeps of what was struck what it still has [WEB-ASK-3]', () => {
  expect(stillStruck(plan, ['winds', 'note', 'rain'])).toEqual(['winds']);
});
