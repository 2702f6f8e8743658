import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { sha256 } from '../../../../testing/index.ts';
import type { AskedMeasure } from '../../../asked/asked.ts';
import { synthesise } from '../synthesise.ts';
import { gathered, judged } from '../testing/gather-sample.ts';

async function asked(measure: AskedMeasure, text: string) {
  const given = await gathered(['BA', 'CAT', 'IBM'], { operation: 'compare', order: 'lowest', text, measures: [measure], periods: [{ kind: 'fiscal', year: 2024, part: 'FY' }] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  return { summary: renderText(draft.summary), open: judged(draft, given).open };
}

test.each([
  ['the sales', { kind: 'metric', id: 'revenue', as: 'growth', words: 'sales' }], ['the shares', { kind: 'metric', id: 'price', as: 'growth', words: 'shares' }],
] as const)('who fell most is told first, of %s, and not who is ahead [ASK-ANSWER-1]', async (what, measure) => {
  const { summary, open } = await asked(measure, `Which of the three saw ${what} fall the most in 2024?`);
  expect(summary).toMatch(/^Boeing stands at the bottom on /);
  expect(open).toEqual([]);
});
