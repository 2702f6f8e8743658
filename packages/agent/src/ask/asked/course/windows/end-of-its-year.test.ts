import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['CAT closes: high, low, last of 2024', /\$416\.88 on 6 November 2024\. .*\$278\.63 on 17 January 2024\. .*\$362\.76 on 31 December 2024\.$/],
  ['CAT 2024: hi, lo and where it ended the year', /\$416\.88 on 6 November 2024\. .*\$278\.63 on 17 January 2024\. Caterpillar’s shares closed at \$362\.76 on 31 December 2024\.$/],
  ['Caterpillar cy24 peak close and the percent lost from there to the final close', /\$416\.88 on 6 November 2024\. Caterpillar’s share price fell 13\.0% from \$416\.88 .* to \$362\.76 on 31 December 2024\.$/],
  ['Set Caterpillar against IBM for 2024, stock price alone, year-end to year-end', /Caterpillar’s share price rose 22\.7% from \$295\.67 on 29 December 2023 to \$362\.76 on 31 December 2024/],
  ['IBM shares 2024, yr-end to yr-end', /^IBM’s share price rose 34\.4% from \$163\.55 on 29 December 2023 to \$219\.83 on 31 December 2024\./],
  ["What was Caterpillar's average close in the fourth quarter of 2024, and where did the year end against it?", /average closing price .* was \$387\.82\. .*\$362\.76 on 31 December 2024\. That is below that average/],
])('%s runs to the end of the one year that is named [ASK-COURSE-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['CAT close 15 jan 2025 +/- day', /Caterpillar’s shares closed at \$\d+\.\d\d on 15 January 2025\. Caterpillar’s share price (?:rose|fell) [\d.]+% from \$\d+\.\d\d on 14 January 2025/],
  ['CAT close 15 jan 2025 and prior day', /on 15 January 2025\. Caterpillar’s share price (?:rose|fell) [\d.]+% from \$\d+\.\d\d on 14 January 2025/],
  ['How did Caterpillar stock react on 30 January 2025?', /^Caterpillar’s share price (?:rose|fell) [\d.]+% from \$\d+\.\d\d on 29 January 2025/],
])('%s asks for the move of that day [ASK-COURSE-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
  expect(answer.metadata.valid).toBe(true);
});
