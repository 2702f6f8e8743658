// What a question asks beside a figure, through the whole graph: whether another figure grew faster, the mean of named quarters, how far a share came from its low, a move beside multiples.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['How much did Visa\'s revenue rise in 2023, and did its profit rise faster?', /^Yes: Visa’s net income rose /],
  ['How much did IBM\'s revenue rise in 2024, and did net income grow faster?', /^No: IBM’s net income fell /],
  ['What was the average quarterly operating income of Amazon in 2023?', /^Average: \(\$4\.77 billion \+ \$7\.68 billion \+ \$11\.2 billion \+ \$13\.2 billion\) ÷ 4 = /],
  ['Was Apple\'s average gross margin in fiscal 2022, 2023 and 2024 above 45%?', /^No: Average: \(43\.3% \+ 44\.1% \+ 46\.2%\) ÷ 3 = 44\.5%\. Apple’s gross margin was /],
  ['When in 2025 did Apple close lowest and how many percent has it risen since?', /\$172\.42 on 8 April 2025\. Apple’s share price rose 45\.9% from/],
  ['Tell me UnitedHealth\'s P/E and by how many percent its share price has changed since December 31, 2024.', /price-earnings ratio was 13\.4 times on 4 September 2025.* fell 38\.6% from \$505\.86 on 31 December 2024 /],
  ['Of every hundred dollars that Visa took in during fiscal 2023, how many were left as net income and how many went to the taxman?', /net margin was 52\.9%.* income tax expense was 11\.5% of revenue/],
  ['How much more did Alphabet sell in the first quarter of 2026 than in the first quarter of 2025?', /= \$19\.7 billion\. Alphabet’s revenue rose 21\.8% from /],
  ['Which companies grew revenue in 2024 but earned less?', /^Six of the companies at hand meet the conditions asked for: /],
])('%s [ASK-ANSWER-12]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
