// One of the insiders behind a question on their trades, at the time of before.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

const ofMay = 'How many Microsoft shares did insiders sell on the open market in May 2025?';
const ofJassy = 'How many Amazon shares did Andy Jassy sell in August 2025?';

test.each([
  [ofJassy, 'And how many shares did Brian Olsavsky sell in that month?', /^On 21 August 2025 Brian T\. Olsavsky sold 17,750 shares/],
  [ofJassy, 'What did Herrington sell in the same month?', /^Between 1 August 2025 and 21 August 2025 Douglas J\. Herrington sold 14,119 shares/],
  [ofJassy, 'And who else sold then?', /^(?!.*Jassy).*Matthew S\. Garman sold 17,785 shares/],
  [ofMay, 'how many by Brad Smith, total $ value?', /^Between 2 May 2025 and 5 May 2025 Bradford L\. Smith .*\$35\.3 million, 81,000 shares in all/],
  [ofMay, 'What percentage of those were Brad Smith’s?', /= 61\.0%/],
  [ofMay, 'When did Brad Smith last sell?', /^On 5 May 2025 Bradford L\. Smith sold 6,000 shares/],
])('after “%s”, “%s” is of the time of before [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
