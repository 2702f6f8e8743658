// A multiple that is named without a time is one of today: the time of the figure that is named beside it is that figure's own.
import { daysBetween } from '@assay/record';
import type { Demand } from '../demand.ts';
import type { GivenFigure } from '../reading/given.ts';

const multiple = /\b(?:p ?\/ ?[ebs](?: ratio)?|price[- ](?:to[- ])?(?:earnings|sales|book)(?: ratio)?|earnings yield|ev ?\/ ?(?:ebitda|sales)|52[- ]weeks?|fifty-two[- ]weeks?)\b/i;
const time = /\b(?:19|20)\d\d\b|\bfy ?'?(?:20)?\d\d\b|\bq[1-4]\b|\bquarter\b|\b(?:last|that|the same|prior|previous) (?:fiscal )?year\b/i;
/** Where one thing that is asked for ends and another, with a time or a verb of its own, begins. */
const nextThing = /[?;]|\.\s|,? (?:and|plus|&) (?=(?:at |on |by )?(?:how|what|whether|did|do|does|which|was|were|is|has)\b)|(?:(?<!\d),|,? and|,? plus|,? &| \+) (?=(?:fy ?'?\d\d|fiscal \d{4}|q[1-4]\b|(?:19|20)\d\d\b(?!-)))/i;
const isMultiple = /^(?:pe_ratio|price_to|earnings_yield|ev_to|distance_from_52w)/;

/** Whether the multiple stands in a clause without a time, and a clause with one follows. */
function standsAlone(text: string): boolean {
  const things = text.split(nextThing);
  const at = things.findIndex((thing) => multiple.test(thing));
  return at >= 0 && !time.test(things[at] ?? '') && things.filter((thing) => multiple.test(thing)).length === 1 && !things.slice(0, at).some((thing) => time.test(thing)) && things.slice(at + 1).some((thing) => time.test(thing));
}

/** A week, for ends of periods on which nothing was traded. */
const WEEK = 7;

/** Taken as the period ended of which another figure is told. */
function isAtEnd({ to, sentence }: GivenFigure, all: readonly GivenFigure[]): boolean {
  return to !== null && !/^At the close of/.test(sentence) && all.some(({ fiscal, to: end }) => fiscal !== null && end !== null && end >= to && daysBetween(to, end) <= WEEK);
}

export const multipleNow: Demand = ({ text, opening }) => {
  const told = opening.filter(({ measure, metric, isBeside }) => !isBeside && (isMultiple.test(measure) || isMultiple.test(metric)));
  const [first] = told;
  const others = opening.filter((figure) => !told.includes(figure));
  return first !== undefined && isAtEnd(first, others) && standsAlone(text) ? ['the multiple at the latest price'] : [];
};
