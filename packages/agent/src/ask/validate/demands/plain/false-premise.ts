// "By how much did it fall", of what rose: the answer says that it did not fall.
import { isOfLoss, premiseOf, type Premise } from '../../../asked/forms/premise.ts';
import type { Text } from '../../../../prose/text.ts';
import type { Demand } from '../demand.ts';
import { givenIn, type GivenFigure } from '../reading/given.ts';

const isMove = ({ form, isBeside }: GivenFigure): boolean => !isBeside && (form === 'growth' || form === 'change');

const movedBy = /\b(?:(rose|grew|gained)|(?:fell|shrank|lost)) (?:by )?(?:\{\{|[$€\d.])/g;
const besideIt = /, (?:(up)|down) (?:\{\{|[\d.])/g;
const waysIn = (words: string, pattern: RegExp): readonly number[] => [...words.matchAll(pattern)].map(([, up]) => (up === undefined ? -1 : 1));

/** "A net loss of …, against a net loss of …": below nothing, both of them. */
const betweenLosses = (figures: readonly GivenFigure[]): readonly number[] => figures.filter(({ isBeside }) => isBeside).flatMap(({ value, metric }) => figures.filter((one) => !one.isBeside && one.metric === metric).map((one) => one.value - value));

/** Which way what is told moved: by the words, else by the figures, else by how it stood before. */
function waysOf(words: string, figures: readonly GivenFigure[]): readonly number[] {
  const said = waysIn(words, movedBy);
  const moves = said.length > 0 ? said : figures.filter(isMove).map(({ value }) => value);
  if (moves.length > 0) return moves;
  return /\bagainst a (?:net |operating )?loss\b/.test(words) ? betweenLosses(figures) : waysIn(words, besideIt);
}

export const movesIn = (sentence: Text): readonly number[] => waysOf(sentence.template, givenIn(sentence));

/** Whether all of them went the other way than the words say. */
export const areContrary = (moves: readonly number[], premise: Premise, text: string): boolean => moves.length > 0 && moves.every((value) => ((premise === 'fall') === isOfLoss(text) ? value < 0 : value > 0));

const isSaid = /^(?:Yes|No)\b|\bdid not (?:fall|rise); it\b|\bIt went the other way\b|\bunchanged\b/;

export const falsePremise: Demand = ({ text, opening, openingWords }) => {
  const premise = premiseOf(text);
  if (premise === null || opening.length === 0 || isSaid.test(openingWords)) return [];
  return areContrary(waysOf(openingWords, opening), premise, text) ? [`that it did not ${premise}`] : [];
};
