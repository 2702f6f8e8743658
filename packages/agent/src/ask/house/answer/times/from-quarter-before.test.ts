import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { isOfQuarterBefore } from '../../../asked/times/quarter-before.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Did Apple\'s revenue rise from the previous quarter?', /^Yes: Apple’s revenue rose 40\.3% from \$102\.5 billion in the quarter ended 27 September 2025 to \$143\.8 billion in the quarter ended 27 December 2025\./],
  ['NVIDIA revenue qoq', /^NVIDIA’s revenue rose 19\.5% from \$57\.0 billion in the quarter ended 26 October 2025 to \$68\.1 billion in the quarter ended 25 January 2026\.$/],
  ['Did Amazon\'s operating margin improve quarter over quarter?', /^No: Amazon’s operating margin fell by 0\.4 percentage points from 11\.8% in the quarter ended 31 March 2025/],
  ['Is Amazon\'s operating margin lower than in the previous quarter?', /^Yes: Amazon’s operating margin fell by 0\.4 percentage points/],
  ['What was NVIDIA\'s gross margin in the latest quarter and in the quarter before?', /^NVIDIA’s gross margin rose by 1\.6 percentage points from 73\.4%/],
  ['Did NVIDIA\'s net income fall quarter on quarter?', /^No: NVIDIA’s net income rose 34\.6% /],
  ['How did NVIDIA\'s revenue change in the last quarter compared with the quarter before?', /^NVIDIA’s revenue rose 19\.5% /],
  ['NVIDIA quarterly revenue growth year over year', /^NVIDIA’s revenue rose 73\.2% from \$39\.3 billion in the quarter ended 26 January 2025 /],
])('the newest quarter is held against the one before it, or against that of the year before, as the words say: %s [ASK-ANSWER-4]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([['sales, sequentially', true], ['sales qoq and yoy', false], ['up on the same quarter', false], ['sales of Q2 2024 over the previous quarter', false], ['GDP quarter over quarter', false], ['sales against the quarter before', true]])('“%s” is held against the quarter before: %s [ASK-READ-9]', (text, is) => {
  expect(isOfQuarterBefore(text)).toBe(is);
});
