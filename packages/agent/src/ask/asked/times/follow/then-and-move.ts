// A follow-up that asks for the figure of before at another time and for the move between the two: "what was it in 2023, and what is the percentage change?". Said again in full as the move from one to the other, which tells both.
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../../asked.ts';
import { areAmong, figureBefore, momentWords, saidAfter, withoutTalk, type FigureBefore, type SaidAfter } from './figure-before.ts';
import { ofTimeBefore, orderInTime } from './held-against.ts';
import { relativeTo } from './relative-times.ts';

const closed = new Set('thing plus between lie lies lay apart gap them many far a again all also an and as at been before by can change changed changes chg close closed closing come comes corresponding could day days delta did diff difference do does down drop dropped earlier ended end equivalent fall fallen far fell fiscal figure following for fourth from gain gained give grew grow growth grown had has have here high how i in increase increased decrease decreased is it its itself just later level like look looked make makes many me mean means meant move moved much next number of on one or other over pct percent percentage period please point points pp preceding previous previously price prior q qoq quarter quarters qtr rate right rise risen rose same second share show since so stand stands step stock stood tell terms than that the their them then there these they third first this those thousand time to too two up vs want was were what where which will with would year years yoy you amount amounts it and both get got took take taken bring brought fiscal final twelve months month after ago back compound compounded compounding annual annually annualised annualized yearly per cagr average two three four five six seven eight nine ten'.split(' '));
const moves = /(?:%|\bper ?cent|\bpct|\bpercentage) (?:yoy|y\/y)\b|\b(?:yoy|(?:up|higher|bigger|larger|better|more) or (?:down|lower|smaller|worse|less)|(?:down|lower|less|worse|smaller) or (?:up|higher|more|better|bigger)|year[- ](?:on|over)[- ]year|(?:percent|much|%|points?) (?:lies?|lay|is|are|were|was) (?:there )?between|(?:lies?|lay) between|gap|chang\w*|chg|growth|grew|grown?|ris(?:e|en)|rose|f[ae]ll(?:en)?|drop(?:ped)?|increased?|decreased?|diff(?:erence)?|gain(?:ed)?|delta|moved?|qoq|cagr|rate (?:a year |per year |per annum )?(?:is|was|does|would|did) (?:that|it|this)|(?:step|was it|is it|it|been|gone) (?:up|down)|(?:percent|much|far|points) (?:up|down|(?:was|is|has|had) (?:it|that) (?:up|down)))\b/i;
const levels = /\b(?:what (?:was|were|is|did|had)|where (?:was|were|did|had|has)|at what|how (?:much|high|large|big|did)|amount|figure|level|same|was it|it was)\b/i;
const compounds = /\b(?:cagr|compound\w*)\b/i;
/** "What rate is that", "what growth rate per year does that make". */
const atRate = /\brate (?:(?:a|per|each|every) (?:year|annum) )?(?:is|was|does|would|did) (?:that|it|this)\b/i;
/** As `orderInTime` counts. */
const A_YEAR = 10;
const yearly = /\b(?:annual\w*|yearly|(?:a|per|each|every) year|average)\b/i;

/** Null where it asks not for both, or where what it says of the move is of other times. */
export function thenAndMove(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = figureBefore(earlier);
  const said = before === null ? null : saidAfter(withoutTalk(given), today);
  if (before === null || said === null || said.figures.some(({ measure }) => !('id' in measure) || measure.id !== before.id)) return null;
  const [time, ...others] = timesSaid(said, before.time);
  if (time === undefined || others.length > 0 || !areAmong(said.rest, closed) || !isOfBoth(said, before.time, time)) return null;
  const [from, to] = orderInTime(time) < orderInTime(before.time) ? [time, before.time] : [before.time, time];
  return sentenceOf(said.text, before, { from: momentWords(from), to: momentWords(to), isCompound: compounds.test(said.text) || (atRate.test(said.text) && areYearsApart(from, to)) });
}

/** More than one year: a rate over them is one by the year. */
const areYearsApart = (from: AskedPeriod, to: AskedPeriod): boolean => from.kind === 'fiscal' && from.part === 'FY' && orderInTime(to) - orderInTime(from) > A_YEAR;

/** Times other than that of before; the one told from it where none is named. */
function timesSaid({ text, times }: SaidAfter, before: AskedPeriod): readonly AskedPeriod[] {
  const named = times.filter(({ start, end }) => /\d/.test(text.slice(start, end)) || !isRelative.test(text.slice(start, end))).map(({ period }) => ofTimeBefore(period, text, before)).filter((period) => JSON.stringify(period) !== JSON.stringify(before));
  const one = named.length > 0 ? null : relativeTo(text.replace(/\bright (?=after|before)/i, ''), [before]);
  return one === null ? [...new Map(named.map((period) => [JSON.stringify(period), period])).values()] : [one];
}

const isRelative = /\b(?:following|next|previous|prior|preceding|subsequent)\b/i;

/** The time stands with the figure, and the move stands by itself. */
function isOfBoth(said: SaidAfter, before: AskedPeriod, time: AskedPeriod): boolean {
  if (!areLike(before, time) || !isPaceOf(said.text, before, time)) return false;
  const places = [...new Map(said.times.map((one) => [one.start, one])).values()].filter(({ start, end }) => /\d/.test(said.text.slice(start, end))).toSorted((left, right) => left.start - right.start);
  const marked = places.toReversed().reduce((text, { start, end }) => `${text.slice(0, start)}@${text.slice(end)}`, said.text);
  const pieces = marked.split(/((?:[.?;!]+\s*|,?\s+)\band\b\s+|[.?;!]+\s*|,\s+)/i);
  const at = pieces.findIndex((piece, index) => index % 2 === 0 && moves.test(piece));
  const level = pieces.findIndex((piece, index) => index % 2 === 0 && index !== at && isTimed(piece, before) && !moves.test(piece));
  if (at < 0 || level < 0 || (isTimed(pieces[at] ?? '', before) && !namesBefore(said, before))) return false;
  const joints = pieces.slice(Math.min(level, at), Math.max(level, at)).filter((_, index) => index % 2 === 1);
  return levels.test(pieces[level] ?? '') || joints.some((joint) => /[.?;]|\band\b/i.test(joint));
}

const isTimed = (piece: string, before: AskedPeriod): boolean => piece.includes('@') || relativeTo(piece.replace(/\bright (?=after|before)/i, ''), [before]) !== null;

/** "The change to 2024". */
function namesBefore({ times }: SaidAfter, before: AskedPeriod): boolean {
  return times.some(({ period }) => JSON.stringify(period) === JSON.stringify(before));
}

function areLike(before: AskedPeriod, time: AskedPeriod): boolean {
  if (before.kind === 'date') return time.kind === 'date';
  return before.kind === 'fiscal' && time.kind === 'fiscal' && time.year !== null && (before.part === 'FY') === (time.part === 'FY');
}

/** "Year on year" of another year is against the one before that; of a quarter against its like. */
function isPaceOf(text: string, before: AskedPeriod, time: AskedPeriod): boolean {
  const steps = orderInTime(time) - orderInTime(before);
  if (/\b(?:qoq|quarter[- ](?:on|over)[- ]quarter)\b/i.test(text)) return steps === 1 || steps === 7;
  if (!/\b(?:yoy|year[- ](?:on|over)[- ]year)\b/i.test(text)) return true;
  return steps === 10 || (steps === -10 && /\b(?:same|corresponding|equivalent|vs\.?|versus|against|compared|than)\b|\byear (?:before|earlier|ago)\b/i.test(text));
}

function sentenceOf(text: string, { whose, words, inPoints, id }: FigureBefore, { from, to, isCompound }: { readonly from: string; readonly to: string; readonly isCompound: boolean }): string | null {
  if (isCompound) return inPoints || id === 'price' ? null : `How much did ${whose} ${words} grow a year, compounded, from ${from} to ${to}?`;
  if (yearly.test(text)) return null;
  const isMoney = /\bdollars?\b|\$/i.test(text) && !/\bpercent\w*\b|%/i.test(text);
  return `${inPoints ? 'By how many percentage points' : isMoney ? 'By how many dollars' : 'By what percentage'} did ${whose} ${words} change ${id === 'price' ? 'between' : 'from'} ${from} ${id === 'price' ? 'and' : 'to'} ${to}?`;
}
