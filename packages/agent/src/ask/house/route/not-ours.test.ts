import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';
import { isForeign } from './not-ours.ts';

test.each(['Did Jensen Huang sell stock?', 'who is tim cook', 'what did tim cook buy', 'how rich is elon musk', 'warren buffett holdings'])('%s is said to ask about a person [ASK-ROUTE-1]', async (text) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.summary).toMatch(/^It asks about a person/);
});

test.each([['Did Jeff Bezos sell stock?', /^Between .* Bezos sold/], ['what did goldman sachs earn', /Goldman/]])('%s is of a company, or of a person whose forms are at hand [ASK-ROUTE-1]', async (text, told) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.summary).toMatch(told);
});

test.each(['Quelle est l\'inflation aux États-Unis ?', 'wie hoch ist die arbeitslosenquote', 'cual es el precio de apple', '苹果的收入是多少'])('%s is not in English [ASK-ROUTE-1]', (text) => {
  expect(isForeign(text)).toBe(true);
});

test.each(['What was Apple\'s revenue in 2024?', 'Johnson & Johnson eps', 'V p/e', 'inflation', 'El Pollo Loco revenue'])('%s is [ASK-ROUTE-1]', (text) => {
  expect(isForeign(text)).toBe(false);
});

test.each([['hi', /^Ask about/], ['thanks!', /welcome/], ['what economic series do you have', /unemployment rate/], ['what will the fed do next', /future/], ['best recipe for lasagna', /food and cooking\.$/]])('%s is answered in a plain sentence [ASK-ROUTE-3]', async (text, told) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.summary).toMatch(told);
});

test.each([
  ['What credit rating does Standard & Poor\'s currently assign to Boeing\'s senior debt?', /^The bundled figures do not hold credit ratings/],
  ['What volatility is the market pricing into at-the-money NVDA calls right now?', /^The bundled figures do not hold option prices/],
  ['For the covenant memo I need Home Depot\'s interest cover for fiscal 2024.', /^Home Depot’s interest cover was 9\.3 times/],
])('%s is answered by what is at hand [ASK-ROUTE-1]', async (text, told) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.summary).toMatch(told);
});
