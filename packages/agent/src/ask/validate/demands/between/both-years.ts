// "Net income fell both in 2022 and in 2023, percent each?": a move of each year that is named, and not of the last alone.
import type { Demand } from '../demand.ts';

const year = String.raw`(?:fiscal(?: year)? |fy ?)?['’]?((?:20)?\d\d)`;
const moves = String.raw`\b(?:gr[eo]w\w*|growth|r[io]se[ns]?|f[ae]ll\w*|chang\w+|drop\w*|declin\w+|increas\w+|decreas\w+|up|down)`;
const both = new RegExp(String.raw`${moves}\b[^?.;,]{0,24}? (?:in )?(?:both|each of)(?: in)? ${year},? (?:and|&) (?:in )?${year}\b`, 'i');
export const bothYears: Demand = ({ text, opening }) => {
  const found = opening.length === 0 ? null : both.exec(text);
  const wanted = found === null ? [] : [found[1], found[2]].map((words = '') => Number(words.slice(-2)) + 2000);
  const told = new Set(opening.flatMap(({ form, fiscal, isBeside }) => (fiscal !== null && (form === 'growth' || form === 'change' || isBeside) ? [fiscal.year] : [])));
  return wanted.every((one) => told.has(one)) ? [] : ['how it moved in each of those years'];
};
