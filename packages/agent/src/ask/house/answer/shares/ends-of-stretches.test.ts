// Where a stretch of a share begins and ends: a year at the last close of the calendar's, a month at the close before it, a length at the day it ends on.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['What was Apple’s share price in 2023?', /^Apple’s shares closed at \$192\.53 on 29 December 2023/],
  ['How much did UnitedHealth fall in May 2025?', /^UnitedHealth’s share price fell 26\.6% from \$411\.44 on 30 April 2025 to \$301\.91 on 30 May 2025/],
  ['How much did Microsoft’s share rise in the year to 31 July 2025?', /^Microsoft’s share price rose .* from .* on 31 July 2024 to .* on 31 July 2025/],
  ['How far did Visa’s stock move over the six months ended 30 June 2025?', /^Visa’s share price rose .* from .* on 31 December 2024 to .* on 30 June 2025/],
  ['Microsoft stock price 2023-2024', /^Microsoft’s share price rose 75\.8% from \$239\.82 on 30 December 2022 to \$421\.50 on 31 December 2024/],
])('%s [ASK-ANSWER-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('two shares whose closes at hand begin apart are no race that holds [ASK-VALID-6]', async () => {
  const { answer } = await askSample('Apple and Microsoft share price 2023-2024', { engine: houseAskEngine });
  expect(answer.metadata.valid).toBe(false);
  expect(answer.missing.join(' ')).toMatch(/the same days for each share/);
});
