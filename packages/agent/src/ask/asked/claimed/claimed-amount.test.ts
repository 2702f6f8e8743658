import { expect, test } from 'vitest';
import { verdictOn, type ClaimedAmount, type Relation, type Verdict } from './claimed-amount.ts';

const claim = (relation: Relation, value: number, more: Partial<ClaimedAmount> = {}): ClaimedAmount => ({ relation, value, upTo: null, unit: 'percent', step: 1, isFraction: false, move: null, end: null, isYearly: false, isLoss: false, words: '', clause: '', ...more });
type Case = readonly [what: string, of: ClaimedAmount, value: number, verdict: Verdict];
const cases: readonly Case[] = [
  ['more than is strict', claim('above', 50), 50, 'no'], ['more than is strict', claim('above', 50), 50.01, 'yes'], ['less than is strict', claim('below', 4), 4, 'no'],
  ['a number that is stated holds where the figure rounds to it', claim('exactly', 16), 15.7, 'yes'], ['and roughly within a twentieth of it', claim('exactly', 60), 59.2, 'about'], ['and not further off', claim('exactly', 20), 10.1, 'no'],
  ['about holds where the figure rounds to what is said', claim('about', 24), 23.7, 'yes'], ['about is within a twentieth, or half of the last digit that is said', claim('about', 24), 23.2, 'about'], ['a rate with a decimal is about right within half a point', claim('exactly', 45.2, { unit: 'percent', step: 0.1 }), 46.9, 'no'], ['a rate with a decimal is about right within half a point', claim('exactly', 46.5, { unit: 'percent', step: 0.1 }), 46.9, 'about'], ['about is within a tenth at most', claim('about', 100), 89, 'no'],
  ['nearly is a little under', claim('nearly', 49), 48.9, 'yes'], ['nearly is no tenth under', claim('nearly', 100), 85, 'no'], ['nearly is roughly so a little over', claim('nearly', 49), 49.2, 'about'],
  ['a spoken fraction is within a point', claim('exactly', 33.3, { isFraction: true }), 33.9, 'yes'], ['and roughly within a tenth of itself', claim('exactly', 33.3, { isFraction: true }), 35.6, 'about'],
  ['just over is within a twentieth', claim('just-above', 100), 103, 'yes'], ['just over is not far over', claim('just-above', 100), 120, 'no'],
  ['what is to tie holds at its digits', claim('to-tie', 46.2, { step: 0.1 }), 46.21, 'yes'], ['and not within a twentieth', claim('to-tie', 68), 69.8, 'no'], ['noughts at its end may be rounding', claim('to-tie', 400), 391, 'about'], ['but not more than that', claim('to-tie', 400), 345, 'no'],
  ['a fraction that is to tie is no more exact than it is', claim('to-tie', 33.3, { isFraction: true }), 33.9, 'yes'],
  ['between takes both ends', claim('between', 4, { upTo: 5 }), 4.5, 'yes'], ['a fall is no rise', claim('exactly', 5), -5, 'no'], ['at least takes the amount itself', claim('at-least', 100), 100, 'yes'], ['what rounds up to so many times is not at least as many', claim('at-least', 3, { unit: 'times' }), 2.7, 'no'], ['nor does it tie', claim('to-tie', 3, { unit: 'times' }), 2.6, 'no'],
];

test.each(cases.map(([what, of, value, verdict]) => ({ what, of, value, verdict })))('$what: $value is $verdict [ASK-CLAIM-2]', ({ of, value, verdict }) => {
  expect(verdictOn(of, value)).toBe(verdict);
});
