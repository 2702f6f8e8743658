// What of a phrase asks for nothing, and where the same words ask for something.
import { expect, test } from 'vitest';
import { setPhrasesIn } from './set-phrases.ts';

const aside = (text: string): readonly string[] => setPhrasesIn(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Put Marram and Tolland next to each other', 'next to each other'], ['To look it up I need its number', 'look it up'], ['How much did it give up to income taxes', 'give up to'],
  ['Please base your view on its price-earnings ratio', 'base your view on'], ['its drawdown, based on closing prices', 'based on'], ['Assess Marram as an investment', 'as an investment'],
  ['Should my client sell her shares', 'my client'], ['and on the following trading day', 'following trading day'], ['its revenue as filed with the SEC', 'as filed with the SEC'], ['A client keeps asking', 'A client'], ['How much profit is in every dollar of sales, out of a dollar', 'out of a dollar'],
])('of “%s” “%s” asks for nothing [ASK-ANSWER-9]', (text, words) => {
  expect(aside(text)).toEqual([words]);
});

test.each([
  'its revenue next year', 'is the share up at the end of the year', 'it gave up 5% last week', 'its margin based on adjusted earnings', 'its drawdown based on intraday highs', 'is it a good buy based on its p/e', 'its sales to customers based in Europe',
  'its income from its investment in Tolland', 'how many clients it has', 'what it earns per client', 'my client base', 'its revenue from a client', 'its sales in dollars', 'the report it filed',
])('of “%s” every word is held against the answer [ASK-ANSWER-9]', (text) => {
  expect(aside(text)).toEqual([]);
});
