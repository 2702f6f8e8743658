// How many are wanted, and from which end.
import type { Asked, AskedMeasure } from '../asked.ts';
import { countOf, countPattern } from '../number-words.ts';

const highest = /\b(?:highest|most|largest|biggest|top|best|fastest|quickest|swiftest|strongest|greatest|maximum|descending|priciest|dearest|high to low|leading|richest|widest|heaviest|fattest|juiciest|beefiest|meatiest|thickest|steepest|tallest)\b/i;
const lowest = /\b(?:lowest|least|smallest|bottom|worst|slowest|weakest|minimum|ascending|cheapest|low to high|fewest|safest|thinnest|lightest|skinniest|slimmest|ugliest|poorest|leanest|tiniest|puniest)\b/i;

const risks = /\b(safest|riskiest)\b/i;

const fell = String.raw`f[ae]ll(?:en|s)?|drop(?:s|ped)?|los[et]s?|declined?|declines|shrank|shrunk|sank|slid|slipped|plunged|tumbled|suffered`;
const drawdown = String.raw`draw[- ]?downs?|peak[- ]to[- ]trough|top[- ]to[- ]bottom|high[- ]to[- ]low`;
const deeper = '(?:larger|bigger|deeper|steeper|worse|sharper|heavier|greater|nastier|uglier|harsher|more (?:severe|painful))';
/** "Their drawdowns, and whose was larger?" */
const ofDrawdown = String.raw`\b(?:${drawdown})\b[^?;]{0,200}\b(?:which|who|whose)\b[^.?;]{0,40}\b${deeper}\b|\b(?:which|who|whose)\b[^.?;]{0,40}\b(?:${drawdown}|falls?|drops?|declines?|slides?|plunges?|slumps?)\b[^.?;]{0,16}\b(?:was|is|were|went|ran)\b[^.?;]{0,12}\b${deeper}\b`;
/** Who fell most has the lowest move. */
export const fellMost = new RegExp(String.raw`\b(?:${fell})\b[^.?;,]{0,24}\b(?:most|hardest|furthest|deepest|worst|harder|further|more)\b|\b(?:bigg(?:er|est)|larg(?:er|est)|steep(?:er|est)|worse|worst|sharp(?:er|est)|deep(?:er|est)|heav(?:ier|iest)|great(?:er|est))\b[^.?;,]{0,24}\b(?:fall|drop|decline|loss|slide|plunge|decrease|${drawdown}|setback|slump|knock|tumble)\b|${ofDrawdown}|\b(?:(?:harder|hardest) hit|hit (?:the )?(?:harder|hardest)|(?:worse|worst|bigger|biggest|heavier|heaviest|larger|largest) (?:hit|beating|blow))\b|\b(?:furthest|farthest|further|farther|deepest|most)(?: (?:percent|%))? (?:below|under|beneath|off)\b`, 'i');

/** "Cheapest" asks for the lowest multiple, "most indebted" for the highest; "best" and "worst" depend on what is good. */
export function readOrder(question: string, measures: readonly AskedMeasure[], favourable: (id: string) => 'up' | 'down' | null): Asked['order'] {
  const text = question.replace(/\b(?:top|bottom)[- ]?line\b/gi, ' ');
  return fellMost.test(text) ? 'lowest' : endNamed(text, measures, favourable);
}

const isBestOrWorst = /\bbest|worst|strongest|weakest\b/i;

function endNamed(text: string, measures: readonly AskedMeasure[], favourable: (id: string) => 'up' | 'down' | null): Asked['order'] {
  const [metric] = measures.filter((measure) => measure.kind === 'metric');
  const isLessBetter = metric !== undefined && favourable(metric.id) === 'down';
  // The safest stand at the good end, the riskiest at the other one, whichever that is.
  const risk = risks.exec(text)?.[1];
  if (risk !== undefined) return (risk.toLowerCase() === 'riskiest') === isLessBetter ? 'highest' : 'lowest';
  const end = endSaid(text);
  return end !== null && isBestOrWorst.test(text) && isLessBetter && lowest.test(text) !== isHigh(text) ? (end === 'lowest' ? 'highest' : 'lowest') : end;
}

/** "The most recent year" is at no end of an order. */
const isHigh = (text: string): boolean => highest.test(text.replace(/\b(?:most recent(?:ly)?|at (?:the )?most)\b/gi, ' '));

/** Of both ends the one that is said first. */
function endSaid(text: string): Asked['order'] {
  const isLow = lowest.test(text);
  if (isLow && isHigh(text)) return text.search(lowest) < text.replace(/\bmost (?=recent)/gi, '     ').search(highest) ? 'lowest' : 'highest';
  return isLow ? 'lowest' : isHigh(text) ? 'highest' : null;
}

const counted = [
  new RegExp(String.raw`\b(?:top|bottom|first|best|worst|leading|highest|lowest|largest|biggest|smallest|cheapest) (?<count>${countPattern})\b`, 'i'),
  new RegExp(String.raw`\b(?<count>${countPattern}) (?:[\p{L}-]+ )?(?:highest|lowest|largest|biggest|smallest|best|worst|cheapest|fastest|most|least|strongest|weakest|slowest|safest|top)\b`, 'iu'),
  // "Which five have the largest …?"
  new RegExp(String.raw`\b(?:which|what) (?<count>${countPattern})(?: (?:companies|stocks|firms|banks|names|of (?:them|these|those|the companies|your companies)))? (?:have|had|are|were|show|showed|post|posted|earn|earned|pay|paid|trade|traded|grew|made)\b[^?]{0,30}\b(?:highest|lowest|largest|biggest|smallest|best|worst|cheapest|fastest|most|least|strongest|weakest|slowest|dearest)\b`, 'i'),
  new RegExp(String.raw`\b(?:list|show|give|name|find)(?: me)?(?: the)? (?<count>\d{1,2}) (?:companies|stocks|firms|banks|names)\b`, 'i'),
];

/** "The last three years" counts no companies, and "a" counts nothing. */
function countIn(found: RegExpExecArray, text: string): number | null {
  const word = found.groups?.['count'] ?? '';
  const count = /^an?$/i.test(word) ? null : countOf(word);
  const isTime = /^ ?(?:years?|quarters?|months?|days?|weeks?)\b/i.test(text.slice(found.index + found[0].length));
  return count === null || count < 1 || isTime ? null : count;
}

export function readLimit(text: string): number | null {
  for (const pattern of counted) {
    const found = pattern.exec(text);
    const count = found === null ? null : countIn(found, text);
    if (count !== null) return count;
  }
  return null;
}
