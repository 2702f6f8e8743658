import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { sha256 } from '../../../../testing/index.ts';
import { synthesise } from '../synthesise.ts';
import { gathered, judged } from '../testing/gather-sample.ts';

test('the price at a multiple that the question names is worked out, and the judge can do it again [ASK-ANSWER-1]', async () => {
  const given = await gathered(['HD'], { text: 'What would a share cost at 20 times its earnings of 2023?', measures: [{ kind: 'metric', id: 'pe_ratio', as: 'value', words: 'earnings' }], periods: [{ kind: 'fiscal', year: 2023, part: 'FY' }] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary)).toMatch(/^Home Depot’s diluted earnings per share were \$[\d.]+ in fiscal 2023\. Price at that multiple: \$[\d.]+ × 20 = \$[\d.]+\.$/);
  expect(judged(draft, given).open).toEqual([]);
});
