// The two sides of a question that holds amounts against one another: "did A and B beat C", "is A more than B", "does A cover B and C".
import { findMeasures } from '../measures/read-measures.ts';
import { opensWithYesNo } from './yes-no.ts';

/** Ids of the figures on each side; more than one is their sum. */
export type Sides = { readonly left: readonly string[]; readonly right: readonly string[]; readonly isMore: boolean; /** Which of the two is asked, and no yes or no. */ readonly isWhich?: true; /** How far the one lies from the other is asked: from the one that is said to be above or below, or between both. */ readonly gap?: 'from' | 'between'; /** The words of each. */ readonly said: readonly [string, string] };

const above = String.raw`beat(?:en|s)?|exceed(?:s|ed)?|top(?:s|ped)?|outweigh(?:s|ed)?|outstrip(?:s|ped)?|surpass(?:es|ed)?|outpac(?:e|es|ed)|cover(?:s|ed)?|pa(?:y|ys|id) for|fund(?:s|ed)?|financ(?:e|es|ed)|enough (?:to (?:cover|pay(?: for)?|fund)|for)|suffic(?:e|ed|ient) (?:to (?:cover|pay(?: for)?|fund)|for)|(?:much |far |any )?(?:more|bigger|larger|higher|greater) than|above|ahead of`;
const below = String.raw`(?:much |far |any )?(?:less|smaller|lower) than|below|short of|trail(?:s|ed)?|lag(?:s|ged)?`;
const joint = new RegExp(String.raw`\b(?:(?<above>${above})|(?<below>${below}))(?![\p{L}\d])`, 'iu');
/** "Spend more on A than it made in B", "have more A than B". */
const split = /\b(?<side>more|less|fewer)\b(?<left>[^?]{3,80}?)\bthan\b(?<right>[^?]{3,80})/i;
/** Something else is made of them, or of another time. */
const otherwise = /\b(?:percent\w*|times|twice|double|triple|half|growth|gr[eo]wn?|gr[eo]w|grew|faster|slower|margins?|ratio|share of|part of|per|each|every|average|or|n't|not|by how|how)\b|%|\bthan (?:in|a year|last|the year|before|it (?:was|did|had))\b/i;
const added = /^[\s,&+]*(?:(?:and|plus|&|\+|as well as|together(?: with)?|combined(?: with)?|the|its|their|all|both|of|cash|total|in|on|share|stock)[\s,&+]*)*$/i;

type Found = { readonly start: number; readonly end: number; readonly id: string };

function amountsIn(text: string): readonly Found[] | null {
  const found = findMeasures(text).toSorted((one, other) => one.start - other.start);
  const metrics = found.flatMap(({ start, end, measure }) => (measure.kind === 'metric' ? [{ start, end, id: measure.id }] : []));
  return metrics.length === 0 || metrics.length < found.length ? null : metrics;
}

/** Figures that stand beside one another with nothing between them but what adds them up. */
function sideOf(text: string): readonly string[] | null {
  const found = amountsIn(text);
  const areAdded = found?.every((one, index) => index === 0 || added.test(text.slice(found[index - 1]?.end ?? 0, one.start)));
  return found === null || areAdded !== true ? null : [...new Set(found.map(({ id }) => id))];
}

function heldSides([left, right]: readonly [string, string], isMore: boolean): Sides | null {
  const [one, other] = [sideOf(left), sideOf(right)];
  return one === null || other === null || one.some((id) => other.includes(id)) ? null : { left: one, right: other, isMore, said: [left, right] };
}

/** "Spend more on A than it made in B". */
function spokenSides(text: string): Sides | null {
  const { side, left = '', right = '' } = split.exec(text)?.groups ?? {};
  return side === undefined || amountsIn(left) === null ? null : heldSides([left, right], side.toLowerCase() === 'more');
}

/** Null for every other question. `isStated`: the words state something that is to be checked, however they open. */
export function readSides(text: string, isStated = false): Sides | null {
  if (!(isStated || opensWithYesNo(text)) || otherwise.test(text)) return null;
  const spoken = spokenSides(text);
  const found = spoken === null ? joint.exec(text) : null;
  return found === null ? spoken : heldSides([text.slice(0, found.index), text.slice(found.index + found[0].length)], found.groups?.['above'] !== undefined);
}

const size = '(?:bigger|larger|higher|greater|more|smaller|lower|less)';
const when = String.raw`(?: (?:in|for|during) (?:fiscal (?:year )?|fy ?)?20\d\d)?`;
const side = String.raw`([^?.;:,]{3,60}?)`;
const whichFirst = new RegExp(String.raw`^(?:so |and )?which (?:one |figure |amount |number )?(?:is|was) (?:the )?(?<size>${size})(?: (?:one|figure|amount))?${when}[:,–—-]? ?(?<left>${side}),? or (?<right>${side})\s*\??$`, 'i');
const whichLast = new RegExp(String.raw`^(?<left>${side}) (?:versus|vs\.?|against|or|and) (?<right>${side}) ?[:,;–—-] ?which (?:one |of (?:the two|them) )?(?:is|was) (?:the )?(?<size>${size})(?: one)?${when}\s*\??$`, 'i');

/** "Which is bigger, A or B?", of two different figures; null for every other question. */
export function readWhichSide(text: string): Sides | null {
  const { size: said = '', left = '', right = '' } = (whichFirst.exec(text) ?? whichLast.exec(text))?.groups ?? {};
  const sides = left === '' || [left, right].some((words) => otherwise.test(words)) ? null : heldSides([left, right], !/^(?:smaller|lower|less)$/i.test(said));
  return sides === null || sides.left.length + sides.right.length > 2 ? null : { ...sides, isWhich: true };
}

const opensGap = /^(?:so |and )?by how (?:many|much)(?: (?:percentage points?|points?|pp|basis points|dollars?|billions?|millions?))?,? (?:was|were|is|are|did|does|do) /i;
const gapOf = /^(?:so |and )?(?:what (?:is|was|were)|how (?:big|large|wide) (?:is|was)) the (?:gap|difference|distance|spread)(?: in (?:points|percentage points|dollars))? between (?<left>[^?.;]{3,80}?) and (?<right>[^?.;]{3,80}?)\s*\??$/i;
const beyondGap = /\b(?:times|twice|growth|gr[eo]wn?|grew|per|each|every|average|or|not|from)\b|n't\b|\bthan (?:in|a year|last|the year|before|it (?:was|did|had))\b/i;

type Apart = { readonly said: readonly [string, string]; readonly isMore: boolean; readonly gap: 'from' | 'between' };

/** The words of either side; null where they ask for no gap. */
function gapSaid(text: string): Apart | null {
  const rest = text.replace(opensGap, '');
  if (beyondGap.test(rest)) return null;
  const { left = '', right = '' } = gapOf.exec(text)?.groups ?? {};
  const found = rest === text ? null : joint.exec(rest);
  if (found === null) return left === '' ? null : { said: [left, right], isMore: true, gap: 'between' };
  return { said: [rest.slice(0, found.index), rest.slice(found.index + found[0].length)], isMore: found.groups?.['above'] !== undefined, gap: 'from' };
}

/** "By how many points was X's net margin above Y's operating margin?": two different figures; null for every other question. */
export function readGapSides(text: string): Sides | null {
  const apart = gapSaid(text);
  const sides = apart === null ? null : heldSides(apart.said, apart.isMore);
  return apart === null || sides === null || sides.left.length + sides.right.length > 2 ? null : { ...sides, gap: apart.gap };
}
