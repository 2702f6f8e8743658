import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Did Jeff Bezos sell more Amazon shares in July or in June 2025?', /^More in July: /],
  ['When did Doug Herrington sell more, in July or in April?', /^The same number in both: /],
  ['Who sold more stock, Garman or Herrington?', /^Douglas Herrington sold more shares than Matthew Garman\./],
])('%s [ASK-INSIDER-2]', async (text, opening) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(opening);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['Reynolds and Zapolsky of Amazon both sold in May 2025. The shares and the money for the one and for the other?', /Reynolds sold .* for \$.*Zapolsky sold .* for \$|Zapolsky sold .* for \$.*Reynolds sold .* for \$/],
  ['They say Amazon’s bosses are getting out. In August 2025, how many of them sold, and how many shares in all?', /1\) .*2\) .* shares of Amazon|1\) .*2\) .* shares on the open market/],
])('%s: each of two is told, and heads beside shares [ASK-INSIDER-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
