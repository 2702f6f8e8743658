// Answers of true closes that are not what the words ask for.
import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { closes } from './closes.ts';

function demanded(text: string, words: string, companies = 1): readonly string[] {
  const figure = { measure: 'price', isBeside: false };
  // Only what these demands look at.
  return closes({ text, asked: { inherited: [], companies: Array.from({ length: companies }, () => ({})) }, opening: [figure], all: [figure], openingWords: words, ownWords: words, wholeWords: words, missing: '' } as unknown as DemandScene);
}

const ofOneSession = 'Marram’s share price rose 0.3% from $176.55 on 30 December 2024 to $177.00 on 31 December 2024.';
const toNewest = 'Marram’s share price rose 25.3% from $177.00 on 31 December 2024 to $221.84 on 31 July 2025.';
const both = `${toNewest} Tussock’s share price rose 12.2% from $346.55 on 31 December 2024 to $388.99 on 31 July 2025.`;

test.each([
  ['What is Marram’s latest closing price, and by what percentage is it above or below the close on December 31, 2024?', ofOneSession, 'the move from that close to the newest'],
  ['Marram last close above 230? exact figure', 'Marram’s shares closed at $235.74 on 14 May 2026, the last of their closes above $230.00 in that time.', 'whether the newest close is so'],
  ['What was its best close in that half-year, and what was its worst?', 'The high point of that time: Marram’s shares closed at $217.51 on 9 June 2025.', 'both the best and the worst close'],
  ['Five thousand dollars went into Marram at the close on June 30, 2023. What was it worth on June 30, 2025?', 'Marram’s shares closed at $340.54 on 30 June 2023. Marram’s shares closed at $497.41 on 30 June 2025.', 'what the sum became'],
  ['What was its lowest close in April 2025, and how far had it recovered from it by July 31?', `The low point of that time: Marram’s shares closed at $136.59 on 4 April 2025. ${toNewest}`, 'the move from that close'],
  ['How did it do in its latest session: where did it close, and what was the move?', toNewest, 'the move of that session'],
  ['How much did Marram’s shares change in 2025, and what was their lowest close of that year?', 'The low point of that time: Marram’s shares closed at $136.59 on 4 April 2025.', 'the move over that time'],
])('%s [ASK-ANSWER-9]', (text, words, what) => {
  expect(demanded(text, words)).toContain(what);
});

test('of two shares whose moves are told, who is ahead is said, and by the move [ASK-ANSWER-9]', () => {
  const text = 'Marram and Tussock were both bought on December 31, 2024. Who was ahead on July 31, 2025?';
  expect(demanded(text, both, 2)).toContain('who of the two is ahead');
  expect(demanded(text, `${both} Tussock is ahead on share price: Tussock’s shares closed at $388.99 on 31 July 2025.`, 2)).toContain('who of the two is ahead');
  expect(demanded(text, `Marram is ahead on growth of share price: ${both}`, 2)).toEqual([]);
});

test.each([
  ['What is Marram’s latest closing price, and by what percentage is it above the close on December 31, 2024?', toNewest],
  ['What was Marram’s latest close, and how far was that above the previous day’s close?', ofOneSession],
  ['How many percent did Marram’s share rise on December 31, 2024?', ofOneSession],
  ['When was Marram’s last close above 230?', 'Marram’s shares closed at $235.74 on 14 May 2026, the last of their closes above $230.00 in that time.'],
])('%s: it is told [ASK-ANSWER-9]', (text, words) => {
  expect(demanded(text, words)).toEqual([]);
});
