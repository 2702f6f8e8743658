// Rates, jobs and yields as people speak of them, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['How much has the Fed chopped off, going by the average funds rate for the month of August 2024 next to the one for February 2026? In percentage points, please.', /^The federal funds rate fell by 1\.69 percentage points/],
  ['how many points has the fed knocked off its rate between aug 2024 and feb 2026', /^The federal funds rate fell by 1\.69 percentage points/],
  ['How many points did the Fed pile on between February \'22 and August \'23, and where did that leave the funds rate at the end?', /^The federal funds rate rose by 5\.25 percentage points from 0\.08% .* to 5\.33%/],
  ['US NFP, net jobs added may 24 - may 25', /^Nonfarm payrolls rose by 1,624,000 from 157,828,000 in May 2024/],
  ['how many more people had jobs in May 2025 than a year earlier?', /^Nonfarm payrolls rose by 1,624,000 from 157,828,000 in May 2024/],
  ['How many fewer people had jobs in April 2020 than in February 2020?', /^Nonfarm payrolls fell by 21,868,000/],
  ['Everybody quotes the scary annualised number for 2020. I want the simple one: the percentage by which US real GDP in Q2 2020 fell short of its Q4 2019 level, without annualising.', /down 9\.1% from \$20\.99 trillion/],
  ['at the worst of the lockdowns, April 2020, how many Americans were out of work as a rate, and where was the fed funds rate on average that month?', /^The unemployment rate was 14\.80% in April 2020.*The federal funds rate was 0\.05%/],
  ['us cpi yoy dec-24, SA index', /^Consumer price inflation was 2\.87% in December 2024/],
  ['US CPI yoy, U-rate, Feb-26', /^Consumer price inflation was 2\.43%.*The unemployment rate was 4\.40%/],
  ['10y TIPS yld & 10y BEI, 30jan26', /real yield was 1\.90% .* breakeven inflation was 2\.36% on 30 January 2026/],
  ['On 30 January 2026, what were inflation-protected ten-year Treasuries yielding, and what inflation over ten years was the bond market baking in, the breakeven I mean?', /real yield was 1\.90% .* Ten-year breakeven inflation was 2\.36% on 30 January 2026/],
  ['Bond markets were jumpy in early April 2025, or so my article says. Where did the 10-year Treasury yield stand on the 8th of that month?', /^The ten-year Treasury yield was 4\.26% on 8 April 2025/],
  ['UST 2s10s 30/6/25 - both ylds + slope pls', /4\.24% on 30 June 2025.*3\.72% on 30 June 2025.*0\.52 percentage points/],
  ['Tell me what a two-year Treasury yielded on 30 June 2025, what a ten-year one yielded, and what you get when you subtract the first from the second.', /0\.52 percentage points on 30 June 2025/],
  ['core PCE y/y Dec-25, pp over Fed 2% tgt', /2\.97% in December 2025.*0\.97 percentage points above the target/],
  ['that inflation number the Fed goes by, core PCE, what was it running at for the year to December 2025, and how many points over the 2 percent goal does that leave us', /^Core PCE inflation was 2\.97%.*0\.97 percentage points above the target/],
  ['us unemployment jan 25 vs jan 26', /4\.00% in January 2025.*4\.30% in January 2026/],
  ['how much have consumer prices gone up since january 2020', /^The consumer price index rose 27\.46% from 259\.1 in January 2020/],
])('“%s” is read as it is meant [ASK-READ-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
