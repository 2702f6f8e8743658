import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['How did retail sales do in 2024 against 2023?', /^The higher of the two: Average of 2024: .*= \$603\.7 billion\. Average of 2023: .*= \$590\.2 billion\./],
  ['fed funds peak - when', /^The high point of the run at hand, for the first time then: the federal funds rate was 5\.33% in August 2023\.$/],
  ['unemployment jan23-jun24 change', /^The unemployment rate rose by 0\.60 percentage points from 3\.50% in January 2023 to 4\.10% in June 2024\.$/],
  ['How did inflation change from March 2023 to March 2024?', /^Consumer price inflation fell by 1\.43 percentage points from 4\.92% in March 2023 to 3\.49% in March 2024\.$/],
  ['Real GDP growth in 2023 and 2024, which was stronger?', /^The higher of the two: Average, the quarter ended 31 March 2023 .*= 2\.93%\. Average, .*= 2\.80%\./],
  ['Which year had lower unemployment, 2022 or 2023?', /^The lower of the two: Average of 2023: .*= 3\.63%\. Average of 2022: .*= 3\.65%\./],
  ['Were housing starts lower in 2024 than in 2023?', /^Yes: the lower of the two: Average of 2024: /],
])('%s: a year is what its readings come to, and the one that is asked for comes first [ASK-ANSWER-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('who asks in which year it grew more is told what it did in each of them, from the last reading before [ASK-ANSWER-1]', async () => {
  const { answer } = await askSample('Did retail sales grow more in 2023 or 2024?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^The larger rise, .*: Retail sales rose 4\.74% from \$594\.3 billion in December 2023 .* Retail sales rose 4\.42% from \$569\.1 billion in December 2022/);
});

test('the lows of three years side by side leave open which year was the lowest, and make no valid answer [ASK-ANSWER-9]', async () => {
  const { answer } = await askSample('Which of 2022, 2023 and 2024 had the lowest unemployment?', { engine: houseAskEngine });
  expect(answer.metadata.valid).toBe(false);
});

test('what was told meanwhile asks for no meaning [ASK-ROUTE-1]', async () => {
  const { answer } = await askSample('fed went crazy hiking jan22-jul23, by how much, and core cpi meanwhile?', { engine: houseAskEngine });
  expect(answer.summary).not.toMatch(/is the central bank/);
});
