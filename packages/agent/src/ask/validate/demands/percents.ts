// Two percentages that are asked for in one breath are two figures in percent: "how many percent of sales went into research, and how many into selling?" Held against the whole question, since a part of it no longer says that it is in percent.
import type { Demand } from './demand.ts';

const percent = String.raw`(?:how many (?:percent|per cent)|what (?:percent(?:age)?|per cent|share|portion|part|fraction|proportion)|what %)`;
const two = new RegExp(String.raw`\b${percent}\b[^?;.]*(?:,|\band\b|&) ?(?:and )?(?:${percent}|how many|what)(?: of (?:it|them|that))?(?: (?:went|goes|go|was spent|was put))? (?:on|into|to|for|did it (?:spend|put))\b`, 'i');

export const percents: Demand = ({ text, opening }) => {
  const told = opening.filter(({ unit, isBeside }) => !isBeside && (unit.kind === 'percent' || unit.kind === 'fraction'));
  return opening.length > 0 && two.test(text) && told.length < 2 ? ['both as percentages'] : [];
};
