import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { askSample, sha256 } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';
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

test.each([
  ['Is unemployment lower now than in January 2025?', /^No: The unemployment rate was .* up .* from 4\.00% in January 2025/],
  ['Is inflation higher now than at the end of 2024?', /^Yes: Consumer price inflation rose/],
  ['Was inflation higher in June 2022 than in June 2024?', /^Yes: Consumer price inflation was 8\.98% in June 2022/],
  ['Was inflation lower in June 2022 than in June 2024?', /^No: Consumer price inflation was 8\.98% in June 2022/],
  ['Did interest rates fall in 2024?', /^Yes: The federal funds rate fell by 0\.85 percentage points from 5\.33% in December 2023/],
  ['Are rates higher than a year ago?', /^No: The federal funds rate was .* down .* from 4\.33% in April 2025/],
] as const)('“%s” is decided by both readings [ASK-YES-1]', async (text, says) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(says);
  expect(answer.metadata.valid).toBe(true);
});
