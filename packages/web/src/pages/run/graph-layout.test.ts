import { describe, expect, test } from 'vitest';
import { layOut, shownCalls, stepHeight } from './graph-layout.ts';
import { reduceEvents } from './reduce-events.ts';
import type { Call } from './work-state.ts';

describe('the layout of the graph', () => {
  const layout = layOut(reduceEvents([], 'analysis'));

  test('columns stand from left to right, and no two steps overlap [WEB-RUN-2]', () => {
    expect(layout.heads.map(({ column }) => column)).toEqual(['plan', 'gather', 'analyse', 'write', 'trace', 'judge', 'seal']);
    for (const [index, one] of layout.steps.entries()) {
      for (const other of layout.steps.slice(index + 1)) expect(one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y).toBe(true);
    }
    expect(layout.lines).toContainEqual({ id: 'macro→write', from: 'macro', to: 'write', down: false });
  });

  test('a step with many calls is no taller than its shown ones and the line that counts the others [WEB-RUN-2]', () => {
    const call: Call = { id: 'gather-1', kind: 'source', name: 'closes', startedAt: 0, endedAt: null, failed: false, input: null, came: null, capture: null };
    const calls = (count: number): { readonly calls: Call[] } => ({ calls: Array.from({ length: count }, () => call) });
    expect(stepHeight(calls(40))).toBe(stepHeight(calls(shownCalls + 1)));
    expect(stepHeight(calls(0))).toBeLessThan(stepHeight(calls(1)));
  });

  test('the reading of a question stands above its plan in one column [WEB-RUN-2]', () => {
    const routed = layOut(reduceEvents([{ seq: 1, at: '2026-03-24T12:00:00.000Z', event: 'question-routed', data: { step: 'route', kind: 'financial', companies: [], why: '', elapsedMs: 1 } }], 'question'));
    expect(routed.lines).toContainEqual({ id: 'route→plan', from: 'route', to: 'plan', down: true });
  });
});
