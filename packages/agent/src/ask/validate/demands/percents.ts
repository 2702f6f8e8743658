// Two percentages that are asked for in one breath are two figures in percent: "how many percent of sales went into research, and how many into selling?" Held against the whole question, since a part of it no longer says that it is in percent.
import { asksEachAgain } from '../../asked/twofold/each-again.ts';
import { asksEachPart } from '../../asked/twofold/each-part-of.ts';
import type { Demand, DemandScene } from './demand.ts';

const percent = String.raw`(?:how many (?:percent|per cent)|what (?:percent(?:age)?|per cent|share|portion|part|fraction|proportion)|what %)`;
const two = new RegExp(String.raw`\b${percent}\b[^?;.]*(?:,|\band\b|&) ?(?:and )?(?:${percent}|how many|what)(?: of (?:it|them|that))?(?: (?:went|goes|go|was spent|was put))? (?:on|into|to|for|did it (?:spend|put))\b`, 'i');

/** Of several figures that are asked for at two times each is told at the later one. */
function atBothTimes({ text, opening, asked }: DemandScene): readonly string[] {
  if (asked.companies.length !== 1 || !asksEachAgain(text)) return [];
  const last = new Map<string, string>();
  for (const { measure, to } of opening) if (to !== null && to > (last.get(measure) ?? '')) last.set(measure, to);
  return new Set(last.values()).size > 1 ? ['each of the figures at both times'] : [];
}

const bothPercents: Demand = ({ text, opening }) => {
  const told = opening.filter(({ unit, isBeside }) => !isBeside && (unit.kind === 'percent' || unit.kind === 'fraction'));
  return opening.length > 0 && two.test(text) && told.length < 2 ? ['both as percentages'] : [];
};

/** Of each figure that is named the part is told. */
function partOfEach({ text, opening, asked }: DemandScene): readonly string[] {
  const ids = new Set(asked.measures.flatMap((measure) => (measure.kind === 'metric' ? [measure.id] : [])));
  if (opening.length === 0 || ids.size < 2 || asked.companies.length !== 1 || !asksEachPart(text)) return [];
  const parts = new Set(opening.filter(({ unit, form, isBeside }) => !isBeside && form !== 'growth' && (unit.kind === 'percent' || unit.kind === 'fraction')).map(({ sentence }) => sentence));
  return parts.size < 2 ? ['the part of each'] : [];
}

export const percents: Demand = (scene) => [...bothPercents(scene), ...atBothTimes(scene), ...partOfEach(scene)];
