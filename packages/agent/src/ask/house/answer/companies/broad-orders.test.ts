// Orders and searches over all companies, as a reader asks for them, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

const summaryOf = async (text: string): Promise<{ readonly summary: string; readonly valid: boolean }> => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  return { summary: answer.summary, valid: answer.metadata.valid };
};

test.each([
  ['a loss over an equity below nothing is no return', 'Which of the companies has the best return on equity?', /^Home Depot leads the companies at hand on return on equity: .*The return on equity of Boeing and McDonald’s has no meaning/],
  ['nor is debt over it no debt', 'Among the companies, who has the lowest debt to equity?', /^NVIDIA is at the bottom of the companies at hand on debt to equity/],
  ['also beside another company', 'Compare the return on equity of Boeing and Apple', /^Apple is ahead .*The return on equity of Boeing has no meaning/],
  ['a dividend in percent is one of the price', 'Which companies pay a dividend above 2%?', /^Five of the companies at hand meet the conditions asked for: .*Home Depot/],
  ['who has no count of shares is in the order on diluted ones', 'What are the five largest companies by market cap?', /Microsoft’s market value on diluted shares was \$3\.79 trillion/],
  ['the year is when, and not what is asked for', 'Which company grew its revenue the fastest last year?', /^NVIDIA leads the companies at hand on revenue growth/],
  ['dividends that are paid for a year are not held against a price', 'What dividends per share did IBM and Home Depot pay for fiscal 2023, and which was the higher?', /^Home Depot is ahead on dividends per share/],
  ['of two as well, by any measure that shares stand in', 'Which is cheaper on price to sales, Microsoft or Salesforce?', /^Salesforce is the cheaper on price-to-sales ratio: .*; Microsoft’s price over sales on diluted shares was 13\.5 times/],
  ['what a multiple is paid on puts nobody ahead', 'Which is the dearer on its diluted EPS of fiscal 2023 at the last close, Visa or Caterpillar?', /^(?!.*(?:ahead|bottom) on diluted earnings).*Visa is the more expensive/],
  ['an order of three says who is first, and from which end it goes', 'List Apple, Microsoft and Salesforce beginning with the smallest P/E, latest close over diluted EPS of the last full fiscal year.', /^Apple is cheaper on price-earnings ratio than any other of the companies at hand\. From low to high on price-earnings ratio: Apple, Microsoft and Salesforce\./],
])('%s [ASK-ANSWER-10]', async (_, text, opening) => {
  expect(await summaryOf(text)).toEqual({ summary: expect.stringMatching(opening) as unknown, valid: true });
});
