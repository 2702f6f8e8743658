// What became of a figure since the time that is told before it, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';
import { sinceBack } from './since-back.ts';

test.each([
  ['Acme close 31 mar 2025, % since', 'What was Acme close 31 mar 2025, and how much has it changed since?'],
  ['Acme revenue 2020 and growth since then?', 'What was Acme revenue 2020, and how much has it changed since?'],
  ['Where did Acme close in 2024 and how is it doing since?', 'Where did Acme close in 2024 and how has it moved since?'],
  ['Acme revenue growth since 2020', 'Acme revenue growth since 2020'],
  ['What has Acme done since then?', 'What has Acme done since then?'],
])('%s [ASK-PARTS-1]', (text, told) => {
  expect(sinceBack(text)).toBe(told);
});

test.each([
  ['What was Visa’s close on 30 June 2025, and how has it moved since?', /\$355\.05 on 30 June 2025\. .*fell 1\.1% from \$355\.05 on 30 June 2025 to \$350\.99 on 4 September 2025/],
  ['pg price on june 30 2025 and change since then', /\$159\.32 on 30 June 2025\. .*fell 5\.6% from \$159\.32 on 30 June 2025/],
  ['boeing close 31 mar 2025, % since', /rose 30\.1% from \$170\.55 on 31 March 2025/],
  ['What was Visa’s revenue in 2021 and how much has it grown since?', /rose 49\.0% from \$24\.1 billion in fiscal 2021/],
  ['What was Nvidia’s highest close of 2024, and how has it moved since?', /\$148\.88 on 7 November 2024\. .*rose 51\.3% from \$148\.88 on 7 November 2024/],
  ['What was Home Depot’s close on the last day of fiscal 2024?', /^Home Depot’s shares closed at \$411\.98 on 31 January 2025/],
])('%s is told from then on [ASK-PARTS-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  'What was Microsoft’s P/E at the end of 2023, and how has it changed since?',
  'What was Procter & Gamble’s close on the day its fiscal year 2025 ended, and how has it moved since?',
])('%s is not valid by a figure of that time alone [ASK-ANSWER-9]', async (text) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.metadata.valid).toBe(false);
});
