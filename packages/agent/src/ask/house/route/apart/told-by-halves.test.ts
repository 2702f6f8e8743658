import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

const ask = async (text: string): Promise<string> => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  return `${answer.summary} ${answer.missing.join(' ')}`;
};

test.each([
  ['Alphabet 10-K 2025, MD&A: reason for capex increase? capex 2025 & 2024 $', /\$91\.4 billion[^]*\$52\.5 billion[^]*text of filings/i],
  ['Summarize the explanation Alphabet\'s MD&A offers for higher capital expenditures, and cite the amounts it shows for both 2024 and 2025.', /\$91\.4 billion[^]*\$52\.5 billion[^]*text of filings/i],
  ['From the 10-K of NVIDIA for fiscal 2026, tell me which export-control risks it sets out and what research and development cost it shows for that year.', /\$18\.5 billion[^]*text of filings/i],
  ['Alphabet consensus PT (mean) & last close', /\$396\.78[^]*price targets/i],
  ['Nvidia\'s implied volatility and the realised one over 2025', /49\.8%[^]*implied/i],
  ['Salesforce: close of May 29 to close of May 30, 2024 in percent, and the explanation the press gave at the time.', /19\.7%[^]*news/i],
])('%s: what is at hand is told, what is absent is named [ASK-ROUTE-4]', async (text, told) => {
  expect(await ask(text)).toMatch(told);
});

test.each([
  ['I like to see whose company I am in before buying. Give me a list of Salesforce\'s biggest institutional owners, together with the size of their positions.', /institutional holders/],
  ['who are the big-money outfits sitting on the most McDonald\'s stock?', /institutional holders/],
  ['I want the total of McDonald\'s restaurants around the world as of 31 December 2024.', /restaurants or other outlets/],
  ['Microsoft employee count 2024', /headcount/],
  ['MSFT calls, this month\'s expiry: strike w/ max OI?', /option prices/],
  ['V stock px 12m from now?', /future/],
  ['I have to decide on Visa by tonight. Just tell me the price the stock will be at twelve months from today.', /future/],
])('%s: nothing else is told in its place [ASK-ROUTE-3]', async (text, told) => {
  expect(await ask(text)).toMatch(told);
});
