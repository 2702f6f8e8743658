import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { sha256 } from '../../../../testing/index.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { synthesise } from '../synthesise.ts';
import { gathered } from '../testing/gather-sample.ts';

const months = (from: string, to: string): AskedPeriod => ({ kind: 'dates', from: `${from}-01`, to: `${to}-28` });
test.each([
  ['Did unemployment fall from January 2025 to May 2025?', 'UNRATE', [months('2025-01', '2025-05')], /^No: The unemployment rate/],
  ['Did unemployment rise from January 2025 to May 2025?', 'UNRATE', [months('2025-01', '2025-05')], /^Yes: The unemployment rate/],
  ['Is unemployment higher than a year ago?', 'UNRATE', [], /^Yes: The unemployment rate/],
  ['What was unemployment in May 2025?', 'UNRATE', [months('2025-05', '2025-05')], /^The unemployment rate/],
  ['Did unemployment fall by 2 points from January 2025 to May 2025?', 'UNRATE', [months('2025-01', '2025-05')], /^The unemployment rate/],
  ['Has unemployment stopped rising?', 'UNRATE', [], /^The unemployment rate/],
] as const)('“%s” opens as the series moved, or with the figures [ASK-YES-1]', async (...[text, id, periods, opens]) => {
  const given = await gathered([], { operation: 'look-up', text, measures: [{ kind: 'series', id, as: 'value', words: id }], periods });
  expect(renderText(synthesise(given, { objections: [], earlier: null }, sha256).summary)).toMatch(opens);
});
