// "… in 2024 … against 2023: the change in net income": a figure is held against the earlier of two years, and how it moved into that one is no answer.
import type { Demand } from '../demand.ts';

const heldAgainst = /\b(?:against|versus|vs\.?|compared (?:to|with)|relative to) (?:fiscal |fy ?|calendar )?((?:19|20)\d\d)\b(?! (?:to|through|and|until)\b|[-–])/i;
const otherwise = /\b(?:since|each|every|yearly|both years['’]? growth|year by year|growth (?:in|of|for) (?:both|each))\b/i;

const endOf = ({ fiscal, to }: { readonly fiscal: { readonly year: number } | null; readonly to: string | null }): string => String(fiscal?.year ?? to?.slice(0, 4) ?? '');

export const againstThatYear: Demand = ({ text, asked, opening }) => {
  const base = heldAgainst.exec(text)?.[1];
  const [later, ...others] = [...new Set(text.match(/\b(?:19|20)\d\d\b/g))].filter((year) => year !== base);
  if (base === undefined || later === undefined || others.length > 0 || Number(later) <= Number(base) || asked.companies.length !== 1 || otherwise.test(text)) return [];
  const moves = opening.filter(({ form, isBeside, measure }) => !isBeside && form === 'growth' && measure !== 'price');
  const isMissed = moves.some((one) => endOf(one) === base && !moves.some((other) => other.measure === one.measure && endOf(other) === later));
  return isMissed ? ['the move from the one year to the other'] : [];
};

const changeIn = /(?:%|\bper ?cent(?:age)?|\bpct) (?:changes?|growth|rise|increase|moves?) (?:in|of) (?:(?:its|the|their) )?(?=(?<what>[a-z]+(?: [a-z]+)?))/gi;

/** "The percentage change in revenue, the percentage change in net income": a move of each of them. */
export const eachChangeNamed: Demand = ({ text, asked, opening }) => {
  const named = new Set([...text.matchAll(changeIn)].map(({ groups }) => (groups?.['what'] ?? '').replace(/ (?:and|from|in|for|over|between|plus|as|to|was|is)$/i, '').toLowerCase()));
  const moves = new Set(opening.filter(({ form, isBeside, unit }) => !isBeside && unit.kind !== 'points' && (form === 'growth' || form === 'change' || form === 'cagr')).map(({ measure }) => measure));
  return asked.companies.length === 1 && named.size > 1 && moves.size > 0 && moves.size < named.size ? ['each of the moves that are named'] : [];
};
