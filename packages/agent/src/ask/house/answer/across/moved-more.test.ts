// Which of several moves was the larger, years that are named one by one, and companies that are; through the whole graph.
import { expect, test } from 'vitest';
import { movedMoreAsked } from '../../../asked/forms/moved-more.ts';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Which grew faster at Apple in fiscal 2025, revenue or net income?', /^Apple’s net income rose faster: Apple’s net income rose 19\.5% .* Apple’s revenue rose 6\.4%/],
  ['In Visa\'s fiscal 2024, did the profit grow faster than the sales?', /^Visa’s net income rose faster: .* rose 14\.3% .* Visa’s revenue rose 10\.0%/],
  ['Core CPI rise from May to June 2025 and from June to July 2025, in percent, and which was larger?', /^The larger move first: .* rose 0\.31% .*July 2025\. .* rose 0\.23%/],
  ['IBM\'s and JNJ\'s change in gross margin 2023 to 2024: who improved more?', /^IBM is ahead on growth of gross margin: IBM’s gross margin rose by 1\.2 percentage points .*Johnson & Johnson’s gross margin rose by 0\.3/],
  ['Difference between IBM\'s change in gross margin from fiscal 2023 to 2024 and Apple\'s change over the same years?', /^Apple’s gross margin rose more: Apple’s .* Difference: 2\.1 percentage points − 1\.2 percentage points = 0\.9 percentage points\.$/],
  ['What was J&J\'s average net income over fiscal 2020, 2021, 2022 and 2024?', /^Average: \(\$14\.7 billion \+ \$20\.9 billion \+ \$17\.9 billion \+ \$14\.1 billion\) ÷ 4 = \$16\.9 billion/],
  ['Average annual net income of Johnson & Johnson for fiscal 2020 through 2024, excluding fiscal 2023.', /÷ 4 = \$16\.9 billion/],
  ['Boeing net loss total 2020, 2022 and 2024', /together in fiscal 2020, fiscal 2022 and fiscal 2024: \$11\.9 billion \+ \$4\.94 billion \+ \$11\.8 billion = \$28\.6 billion/],
  ['Rank Apple, Microsoft, Alphabet and Amazon by fiscal 2024 net margin, highest first, with the figures.', /Microsoft’s net margin was 36\.0% .*Alphabet’s .*28\.6% .*Apple’s .*24\.0% .*Amazon’s net margin was 9\.3%/],
])('%s [ASK-ANSWER-20]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['Which of the two fell further?', { end: 'down', isLeast: false, isPace: false }],
  ['Who grew the least?', { end: 'up', isLeast: true }],
  ['Revenue growth and income growth, and which was slower?', { end: 'either', isLeast: true, isPace: true }],
])('%s asks for an order of moves [ASK-ANSWER-20]', (text, asked) => { expect(movedMoreAsked(text)).toMatchObject(asked); });

test.each(['In which year did it grow the fastest?', 'Who earned more?', 'How did it move on the most recent day?', 'Which is larger?'])('%s does not [ASK-ANSWER-20]', (text) => { expect(movedMoreAsked(text)).toBeNull(); });
