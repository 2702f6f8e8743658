// A question of two things of which one is not bundled: "implied volatility of the options, and how volatile was the share in 2024". What can be answered is, and the other is named as missing.
import type { Company } from '@assay/data';
import type { Asked, AskedMeasure } from '../../asked/asked.ts';
import { namedIn } from '../../asked/companies/read-companies.ts';
import { readMeasures } from '../../asked/measures/read-measures.ts';
import { readPeriods } from '../../asked/periods/periods.ts';
import type { ReadAround } from '../../asked/read-around.ts';
import { readAsked } from '../../asked/read-asked.ts';
import { shortName } from '../../../write/company-name.ts';
import { isAsking } from '../../asked/story/sentences.ts';
import type { Route } from '../../stages.ts';

type Declined = Extract<Route, { readonly kind: 'declined' }>;
type RouteOf = (asked: Asked) => Promise<Route>;

const notBundled = /^The bundled figures (?:hold no|do not hold)\b/;
const joint = /(?:,|;)? (?:and|plus|versus|vs\.?|&|next to|beside|alongside) |; | \+ |, |[.?!] (?=[A-Z])/gi;
/** Behind which something else is asked, in whatever words. */
const asksAnew = /^(?:(?:,|;)? (?:and|plus|versus|vs\.?) (?=(?:also )?(?:(?:by|for|at|in|on|to) (?:what|how|which)|what|how|where|which|its|the|annuali[sz]ed|reali[sz]ed|last|latest|highest|revenue|net|p\/e|(?:fy ?|fiscal )?(?:19|20)\d\d)\b)|; | \+ |, (?=(?:and )?(?:(?:by|for|at|in|on|to) )?(?:what|how|where)\b))/i;
/** Each of them is read twice. */
const MOST_JOINTS = 6;
/** A piece of the other half, or a story. */
const notByItself = /^(?:in|of|for|by|as|with|or|at|on|from|not|over|during|half|who|why|whether|if)\b|\bwhy\b/i;
/** Words of a share's price; that it slid is no question. */
const priced = /\b(?:prices?|clos(?:e|es|ed|ing)|quotes?|px|drawdown|volatil\w+|p\/?e|market cap\w*|yields?)\b/i;
/** It names a figure in words of its own. */
function namesFigure(side: string): boolean {
  const named = readMeasures(side).filter(({ measure: { kind } }) => kind === 'metric' || kind === 'series');
  const isOfShares = named.some(({ measure }) => measure.kind === 'metric' && measure.id === 'shares_outstanding') && !/\b(?:outstanding|in issue|share count)\b/i.test(side);
  return named.length > 0 && side.split(' ').length > 1 && !notByItself.test(side) && !isOfShares && (named.some(({ measure }) => measure.kind !== 'metric' || measure.id !== 'price') || priced.test(side));
}

/** It speaks of the other half. */
const pointsBack = /^(?:is|are|was|were|did|does|has|how (?:much|far|many) (?:is|was|of)) (?:that|this|it|they|those|these)\b|\b(?:that|those) (?:figure|number|amount)\b|\b(?:each|they|them|those|these)\b/i;

/** `isNew`: where something else is asked behind the joint, the one side may ask in any words; else it has to name a figure. */
type Sides = { readonly side: string; readonly other: string; readonly isNew: boolean };

/** Both sides of every joint, the side that may be answered first. */
function sidesOf(text: string): readonly Sides[] {
  return [...text.matchAll(joint)].slice(0, MOST_JOINTS).flatMap(({ index, 0: found }) => {
    const [left, right] = [text.slice(0, index).trim(), text.slice(index + found.length).trim()];
    const isNew = asksAnew.test(text.slice(index));
    const both = [{ side: left, other: right, isNew }, { side: right, other: left, isNew }];
    return /^[.?!]/.test(found) ? both.filter(({ side }) => isAsking(side.replace(/^also,? /i, ''))) : both;
  });
}

const isFigure = ({ kind }: AskedMeasure): boolean => kind === 'metric' || kind === 'series';

/** All of it was read, and it asks for figures. */
function isClear({ measures, unread = [], strange = [], isGuess, operation }: Asked): boolean {
  return measures.length > 0 && measures.every(isFigure) && unread.length + strange.length === 0 && isGuess !== true && !['define', 'value', 'overview'].includes(operation);
}

const isOf = ({ companies: [only, ...others] }: Asked, company: Company): boolean => only?.ticker === company.ticker && others.length === 0;

/** The close of a day is no answer to what is asked for within it. */
const isAbsent = (why: string): boolean => notBundled.test(why) && !why.includes('within the day');

/** The other asks for nothing that is at hand, and names no time that this one would have to keep. */
function isApart({ periods }: Asked, rest: Asked): boolean {
  const isTimed = rest.periods.some(({ kind }) => kind !== 'latest');
  return !rest.measures.some(isFigure) && (!isTimed || periods.some(({ kind }) => kind !== 'latest'));
}

/** When a company reports is no figure of what it earned. */
const occasion = /,? (?:around|before|after|ahead of|into|over|through|for|at|on|by) (?:(?:its|the|their|this|next|upcoming|coming|latest|last|quarterly|following) )*(?:earnings|results)(?: (?:report|announcement|release|call|date|day|print|season|event)s?)?(?=[ ,.;?]|$)/gi;

type Around = { readonly reading: ReadAround; readonly routeOf: RouteOf };

/** Where the one side names no time of its own, it is that of the other: "that year", "for the year". */
function timed(side: string, other: string, today: string): string {
  if (readPeriods(side, today).some(({ period }) => period.kind !== 'latest')) return side;
  const [only, ...more] = readPeriods(other, today);
  const words = only === undefined || more.length > 0 || only.period.kind === 'latest' ? null : other.slice(only.start, only.end);
  return words === null ? side : `${side.replace(/,? (?:in|for|of|over|during) (?:that|the|the same) (?:year|quarter|time|period)\b/i, '').replace(/[?.! ]+$/, '')} in ${words}?`;
}

/** The one side as it is answered, and what the other lacks; null where the one is not clear or the other is not absent. */
async function answeredAlone({ side, other, isNew }: Sides, { reading, routeOf, company }: Around & { readonly company: Company }): Promise<Route | null> {
  const whole = (words: string): string => (namedIn(words, []).some((one) => one.company?.ticker === company.ticker) ? words : `${shortName(company.name)}: ${words}`);
  if (!side.includes(' ') || (!isNew && !namesFigure(side))) return null;
  const asked = await readAsked(timed(whole(side), other, reading.today), reading);
  if (!isClear(asked) || !isOf(asked, company)) return null;
  const rest = await readAsked(whole(other.replace(occasion, ' ')), reading);
  if (!isApart(asked, rest)) return null;
  const [route, gap] = [await routeOf(asked), await routeOf(rest)];
  return route.kind === 'financial' && gap.kind === 'declined' && isAbsent(gap.why) ? { ...route, asked: { ...route.asked, lacks: gap.missing } } : null;
}

/** Null where nothing beside what is absent is asked for, or not clearly. */
export async function besideAbsent(declined: Declined, text: string, around: Around): Promise<Route | null> {
  // Who holds or rates its shares may be named too, and has no figures here.
  const bundled = new Set(around.reading.desk.sampleCompanies().map(({ ticker }) => ticker));
  const [company, ...others] = (declined.asked?.companies ?? []).filter(({ ticker }) => bundled.has(ticker));
  if (company === undefined || others.length > 0 || !notBundled.test(declined.why) || around.reading.earlier.length > 0) return null;
  // As much as can be is answered: of a list of three, two stand on the one side.
  for (const sides of sidesOf(text).toSorted((left, right) => right.side.length - left.side.length)) {
    const route = pointsBack.test(sides.side) ? null : await answeredAlone(sides, { ...around, company });
    if (route !== null) return route;
  }
  return null;
}
