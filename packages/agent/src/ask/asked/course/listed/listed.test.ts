// Lists of closes of one share within one time: every item is told, and none is told of another time.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['For Amazon in 2025 so far, by closing prices: what were the highest and the lowest close, how many percent was the largest fall from a high to a later low, and how many percent is the latest close above the lowest one?', [/closed at \$242\.06 on 4 February 2025/, /fell 30\.9% from \$242\.06/, /rose 40\.9% from \$167\.32 on 21 April 2025 to \$235\.68/]],
  ['UNH since Nov 2024: highest close + date, lowest close + date, % high to low, % low to last close', [/\$625\.25 on 11 November 2024/, /fell 62\.0% from \$625\.25/, /rose 30\.5% from \$237\.77/]],
  ['googl close end 2024, lowest close 2025, close end 2025, % chg yr end to yr end', [/\$189\.30 on 31 December 2024/, /\$144\.70 on 8 April 2025/, /rose 65\.3% from \$189\.30 on 31 December 2024 to \$313\.00/]],
  ['What is Caterpillar\'s latest close, what was its lowest close in the twelve months up to then and on which day, and by what percent has the stock risen from that low?', [/\$438\.02 on 31 July 2025/, /\$273\.94 on 8 April 2025/, /rose 59\.9%/]],
  ['I lost my nerve on Goldman Sachs in spring. Looking at daily closes over the twelve months that ended on September 4, 2025, I\'d like to know the highest, the lowest, and by what percentage the stock stood above that lowest one at the close of the last day.', [/\$751\.22 on 28 August 2025/, /rose 62\.0% from \$462\.22 on 8 April 2025 to \$748\.90 on 4 September 2025/]],
  ['I am writing the tale of UnitedHealth\'s crash, starting in November 2024. I need the top close and the bottom close with their dates, the percentage lost between them, and how much of a bounce in percent there has been from the bottom to the latest close.', [/\$625\.25 on 11 November 2024/, /fell 62\.0%/, /rose 30\.5% from \$237\.77 on 1 August 2025/]],
  ['UNH: its highest close of the last two years, the lowest, the fall from one to the other in percent, and how far it has come back since', [/\$625\.25 on 11 November 2024/, /fell 62\.0% from \$625\.25/, /rose 30\.5% from \$237\.77 on 1 August 2025 to \$310\.38/]],
  ['Boeing since 2023: highest close, lowest close, the slide between them, and how much has it recovered since?', [/\$264\.27 on 15 December 2023/, /fell 48\.3%/, /rose 62\.4% from \$136\.59 on 4 April 2025 to \$221\.84/]],
  ['UNH in 2025 so far: lowest close, highest close, and how far has it fallen since?', [/\$237\.77 on 1 August 2025/, /fell 48\.2% from \$599\.47 on 11 April 2025 to \$310\.38/]],
  ['IBM in 2024: lowest close, average close, max drawdown', [/average closing price/, /closed at \$\d+\.\d\d on/, /fell \d+\.\d% from/]],
])('%s: every item of the list is told [ASK-COURSE-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  for (const one of told) expect(answer.summary).toMatch(one);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['Boeing in 2024: highest close, lowest close and revenue', /revenue was \$66\.5 billion/],
  ['From its best close to its worst in the first half of 2025, how far did UnitedHealth sink?', /fell 54\.2% from \$599\.47 on 11 April 2025 to \$274\.35/],
  ['best and worst month for ibm in 2024', /came with January 2024.*came with April 2024/],
  ['How far is Apple below its 2025 closing high?', /down 12\.1% from \$286\.19/],
])('%s: a list of other things is left to others [ASK-COURSE-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});

test('a part of the fall that was made back is no move of the price, and is not told as one [ASK-COURSE-2]', async () => {
  const { answer } = await askSample('UNH since Nov 2024: highest close, lowest close, how much of the fall has it made back since?', { engine: houseAskEngine });
  expect(answer.metadata.valid && answer.summary.includes('30.5%')).toBe(false);
});
