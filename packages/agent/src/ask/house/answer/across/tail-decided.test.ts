// A word that is asked for behind two figures, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Visa\'s operating margin in fiscal 2022 and fiscal 2023, and was it lower?', /^(?:Yes|No): Visa’s operating margin/],
  ['Johnson & Johnson net margin 2021, 2023 - better now?', /^(?:Yes|No): Johnson & Johnson’s net margin/],
  ['Caterpillar\'s P/E at the end of 2022 on 2022 diluted EPS and at the end of 2023 on 2023 diluted EPS, has it become dearer?', /^(?:Yes|No): Caterpillar’s price/],
  ['Boeing\'s net loss in 2022 and 2023, and did it get larger?', /^No: Boeing’s net (?:income|loss)/],
  ['Johnson & Johnson and Procter & Gamble: net margin in 2024 each; fatter?', /^Procter & Gamble is ahead on net margin/],
])('%s [ASK-ANSWER-12]', async (text, opens) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(opens);
});
