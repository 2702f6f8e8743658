// Two measures that are named each have a figure of their own: one figure that would do for either of them gives one of the two.
import type { Demand, DemandScene } from './demand.ts';
import type { GivenFigure } from './reading/given.ts';
import { namedIn, type Named } from './reading/named-measures.ts';

/** A figure as it may stand for what was named: by its own name for one measure, by its formula for all that the formula holds. */
type Standing = { readonly own: ReadonlySet<number>; readonly parts: ReadonlySet<number> };

function standingOf({ measure, metric, inputs, form }: GivenFigure, named: readonly Named[]): Standing {
  const held = (test: (ids: RegExp) => boolean): ReadonlySet<number> => new Set(named.flatMap(({ words: { ids } }, at) => (test(ids) ? [at] : [])));
  return { own: held((ids) => ids.test(measure) || ids.test(metric)), parts: form === 'value' ? new Set() : held((ids) => inputs.some((input) => ids.test(input))) };
}

/** The most of the named measures that figures can stand for, each figure in one way. Few are named, so all ways are tried. */
function stood(standings: readonly Standing[], covered: ReadonlySet<number>): ReadonlySet<number> {
  const [first, ...others] = standings;
  if (first === undefined) return covered;
  const ways = [first.parts, ...[...first.own].filter((at) => !covered.has(at)).map((at) => new Set([at]))].filter((way) => [...way].some((at) => !covered.has(at)));
  return ways.map((way) => stood(others, new Set([...covered, ...way]))).reduce((best, one) => (one.size > best.size ? one : best), stood(others, covered));
}

/** More than these are told in tables. */
const MOST = 5;

/** How a measure is defined or worked out is told by its parts' names: they are no figures that are asked for. */
const operands = /\([^)]* [-+/÷−] [^)]*\)|\(?\b(?:defined as|defined here as|that is|i\.e\.?|meaning|namely|taken as|measured as)\b[^?]*|\b(?:less|minus|plus|over|on (?:the |its )?market (?:value|cap\w*)|divided by|net of|after|before)\b[^?,;]*|:[^?,;]*\b(?:less|minus|plus|over|divided by)\b[^?]*|\b(?:less|more|most|least|very|heavily|highly) indebted\b|\bindebted\b/gi;
/** "P/S now, on FY24 sales": what a multiple is taken on. */
const onFigures = /\b(?:on|with|using|based on)\b[^?.;]*/gi;
const multiple = /\bp ?\/ ?(?:e|s|b|fcf)\b|\bev ?\/|\bmultiple\b|\bprice[- ](?:to[- ])?(?:earnings|sales|book)\b|\byield\b|\btimes\b/i;

/** Who is the more leveraged is told by the ratio that is named. */
const moreLaden = /\b(?:more|most|less|least|higher|lower) (?:highly |heavily )?(?:leveraged?|levered|geared|indebted)\b/gi;

/** "Total liabilities to shareholders' equity": one ratio. */
const ofRatio = /\b(liabilities|debts?|borrowings)(?: |-)to(?: |-)(?:(?:total|shareholders?'?|stockholders?'?|owners?'?|its|their|the|book) ){0,3}(?:equity|assets|capital|revenues?|ebitda)\b/gi;

/** The words of a question without those that only say how a figure is made. */
export const withoutParts = (text: string): string => (multiple.test(text) ? text.replace(onFigures, ' ') : text).replace(operands, ' ').replace(moreLaden, ' ').replace(ofRatio, '$1');

/** One name of several words. */
const oneName = /\b(?:core|pce|cpi|break-?even|10-year|ten-year|headline|consumer price)(?: (?:pce|cpi|price|index|break-?even))* inflation\b|\binflation,? \(?(?:by |as )?(?:the )?(?:core )?(?:pce|cpi)\)?/i;

/** A multiple on the figures of a year is told with them, as far as it is made of them. */
export const isPriced = ({ multiple, valuation, insiders }: DemandScene['asked']): boolean => multiple !== undefined || valuation !== undefined || insiders !== undefined;

export const measuresApart: Demand = ({ text, asked, opening, all }) => {
  const named = opening.length === 0 || asked.operation === 'define' || isPriced(asked) || oneName.test(text) ? [] : [...new Map(namedIn(withoutParts(text)).filter(({ words }) => words.isLoose !== true).map((one) => [one.words.what, one])).values()];
  if (named.length < 2 || named.length > MOST) return [];
  const standings = [...new Map(all.map((figure) => [`${figure.metric} ${figure.inputs.join(' ')}`, figure])).values()].map((figure) => standingOf(figure, named)).filter(({ own, parts }) => own.size + parts.size > 0);
  const alone = named.flatMap((_, at) => (standings.some(({ own, parts }) => own.has(at) || parts.has(at)) ? [] : [at]));
  const best = stood(standings.slice(0, 10), new Set());
  return named.flatMap(({ words: { what } }, at) => (best.has(at) || alone.includes(at) ? [] : [what]));
};
