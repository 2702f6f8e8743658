// A question of two things of which one is not bundled: "implied volatility of the options, and how volatile was the share in 2024". What can be answered is, and the other is named as missing.
import type { Company } from '@assay/data';
import type { Asked, AskedMeasure } from '../../asked/asked.ts';
import { namedIn } from '../../asked/companies/read-companies.ts';
import { readAsked, type ReadAround } from '../../asked/read-asked.ts';
import { shortName } from '../../../write/company-name.ts';
import type { Route } from '../../stages.ts';

type Declined = Extract<Route, { readonly kind: 'declined' }>;
type RouteOf = (asked: Asked) => Promise<Route>;

const notBundled = /^The bundled figures (?:hold no|do not hold)\b/;
const joint = /(?:,|;)? (?:and|plus|versus|vs\.?) (?=(?:also )?(?:what|how|where|which|its|the|annuali[sz]ed|reali[sz]ed|last|latest|highest|revenue|net|p\/e|(?:fy ?|fiscal )?(?:19|20)\d\d|(?:analyst|consensus|street)s?)\b)|; | \+ |, (?=(?:and )?(?:what|how|where)\b)/gi;
/** Each of them is read twice. */
const MOST_JOINTS = 6;
/** It speaks of the other half. */
const pointsBack = /^(?:is|are|was|were|did|does|has|how (?:much|far|many) (?:is|was|of)) (?:that|this|it|they|those|these)\b|\b(?:that|those) (?:figure|number|amount)\b|\b(?:each|they|them|those|these)\b/i;

/** Both sides of every joint, the side that may be answered first. */
function sidesOf(text: string): readonly (readonly [string, string])[] {
  return [...text.matchAll(joint)].slice(0, MOST_JOINTS).flatMap(({ index, 0: found }) => {
    const [left, right] = [text.slice(0, index).trim(), text.slice(index + found.length).trim()];
    return [[left, right], [right, left]] as const;
  });
}

const isFigure = ({ kind }: AskedMeasure): boolean => kind === 'metric' || kind === 'series';

/** All of it was read, and it asks for figures. */
function isClear({ measures, unread = [], strange = [], isGuess, operation }: Asked): boolean {
  return measures.length > 0 && measures.every(isFigure) && unread.length + strange.length === 0 && isGuess !== true && operation !== 'define';
}

/** The other asks for nothing that is at hand, and names no time that this one would have to keep. */
function isApart({ periods }: Asked, rest: Asked): boolean {
  const isTimed = rest.periods.some(({ kind }) => kind !== 'latest');
  return !rest.measures.some(isFigure) && (!isTimed || periods.some(({ kind }) => kind !== 'latest'));
}

type Around = { readonly reading: ReadAround; readonly routeOf: RouteOf };

/** The one side as it is answered, and what the other lacks; null where the one is not clear or the other is not absent. */
async function answeredAlone(side: string, other: string, { reading, routeOf, company }: Around & { readonly company: Company }): Promise<Route | null> {
  const whole = (words: string): string => (namedIn(words, []).some((one) => one.company?.ticker === company.ticker) ? words : `${shortName(company.name)}: ${words}`);
  const asked = await readAsked(whole(side), reading);
  const isOfIt = asked.companies.length === 1 && asked.companies[0]?.ticker === company.ticker;
  if (!isOfIt || !isClear(asked)) return null;
  const rest = await readAsked(whole(other), reading);
  if (!isApart(asked, rest)) return null;
  const [route, gap] = [await routeOf(asked), await routeOf(rest)];
  return route.kind === 'financial' && gap.kind === 'declined' && notBundled.test(gap.why) ? { ...route, asked: { ...route.asked, lacks: gap.missing } } : null;
}

/** Null where nothing beside what is absent is asked for, or not clearly. */
export async function besideAbsent(declined: Declined, text: string, around: Around): Promise<Route | null> {
  // Who holds or rates its shares may be named too, and has no figures here.
  const bundled = new Set(around.reading.desk.sampleCompanies().map(({ ticker }) => ticker));
  const [company, ...others] = (declined.asked?.companies ?? []).filter(({ ticker }) => bundled.has(ticker));
  if (company === undefined || others.length > 0 || !notBundled.test(declined.why) || around.reading.earlier.length > 0) return null;
  for (const [side, other] of sidesOf(text)) {
    const route = pointsBack.test(side) ? null : await answeredAlone(side, other, { ...around, company });
    if (route !== null) return route;
  }
  return null;
}
