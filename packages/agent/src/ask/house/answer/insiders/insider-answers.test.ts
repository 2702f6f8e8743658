// Insiders by name, within a time and on one side, from the bundled forms.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';
import type { InsiderTrade } from '../../../../book/insider-trades.ts';
import { ownersNamed } from './insider-answers.ts';

const trade = (owner: string): InsiderTrade => ({ owner, day: '2025-05-05', isPurchase: false, shares: { value: '1' } as never, price: null });
const trades = ['BYRON ADA K', 'Turing Alan', 'Turner Alan M'].map(trade);

test('an insider is found by the family name, which forms put first [ASK-ANSWER-2]', () => {
  expect(ownersNamed(trades, 'How many shares did Ada Byron sell?')).toEqual(['BYRON ADA K']);
  expect(ownersNamed(trades, 'turing’s sales in May')).toEqual(['Turing Alan']);
});

test('a given name alone counts only where one insider bears it [ASK-ANSWER-2]', () => {
  expect(ownersNamed(trades, 'what did Ada sell?')).toEqual(['BYRON ADA K']);
  expect(ownersNamed(trades, 'what did Alan sell?')).toEqual([]);
});

test('somebody else who shares a name with an insider is not that insider [ASK-ANSWER-2]', () => {
  expect(ownersNamed(trades, 'How many shares did Ada Lovelace sell?')).toEqual([]);
  expect(ownersNamed(trades, 'Did Grace Byron sell?')).toEqual([]);
});

test('somebody who filed no form is nobody of those who did [ASK-ANSWER-2]', () => {
  expect(ownersNamed(trades, 'Did Grace Hopper sell shares?')).toEqual([]);
});

const engine = houseAskEngine;

test.each([
  ['How many separate insiders of Amazon sold stock on the open market?', /^Insiders of Amazon who sold shares on the open market, in the forms that were read: 1\) .*, 8\) /],
  ['What did the insiders of Amazon sell altogether, Bezos left out of it and excluding Jassy?', /^Between .* sold [\d,]+ shares of Amazon on the open market for \$/],
  ['Which company’s insiders sold more of their shares, Amazon’s or Microsoft’s?', /^Insiders of Amazon sold more shares than those of Microsoft\. /],
  ['At what average price per share did Takeshi Numoto sell his Microsoft shares?', /Takeshi Numoto sold [\d,]+ shares of Microsoft on the open market at an average price of \$\d+\.\d\d, weighted by shares\./],
  ['Amazon insiders only sell; did anybody there buy shares at all?', /^No insider of Amazon bought shares on the open market/],
])('%s [ASK-ANSWER-1]', async (text, opening) => {
  const { answer } = await askSample(text, { engine });
  expect(answer.summary).toMatch(opening);
  expect(answer.metadata.verdicts).toMatchObject({ contradicted: 0, unverified: 0 });
});

test('those who are left out are in no sum and in no sentence of the summary [ASK-ANSWER-1]', async () => {
  const { answer } = await askSample('How many shares did Amazon insiders other than Jeffrey Bezos sell?', { engine });
  expect(answer.summary).not.toContain('Bezos');
  expect(answer.summary).toMatch(/Andrew R\. Jassy/);
});
