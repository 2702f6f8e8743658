// Growth on the year before, on the quarter before, and whether growth itself went up or down: the words of it.
import type { AskedPeriod } from '../asked.ts';

const held = String.raw`(?:on|over|from|than|against|versus|vs\.?|to|with|above|below|compared (?:to|with))(?: (?:in|for|that of))?`;
const ago = String.raw`(?:ago|earlier|before|prior|previously)`;
const yearly = String.raw`(?:yoy|y\/y|y-o-y|year[- ](?:on|over|to)[- ]year|${held} (?:the |its )?(?:same|corresponding|equivalent|comparable) (?:fiscal )?(?:quarter|period|three months)(?:,? (?:(?:a|one) year ${ago}|(?:of |in )?(?:the )?(?:last|previous|prior) year|(?:of|in) (?:the )?year before))?|${held} (?:the )?(?:year before|previous year|prior year|year[- ]ago(?: (?:quarter|period|level|figure))?|year earlier|same quarter (?:a|one) year ${ago})|${held} (?:a|one) year ${ago}|annual growth|yearly growth|the year before)`;
const sequential = String.raw`(?:qoq|q\/q|q-o-q|sequential(?:ly)?|quarter[- ](?:on|over|to)[- ]quarter|${held} (?:the |its )?(?:quarter (?:just |right |immediately |directly )?(?:before|earlier|prior|preceding)|(?:immediately |directly |just )?(?:previous|prior|preceding|last) (?:quarter|three months)|three months (?:just |right |immediately )?(?:before|earlier))|${held} (?:a|one) quarter ${ago})`;

/** Growth on the year before, in so many words. */
export const asksYearly = new RegExp(String.raw`(?<![\w/])${yearly}(?![\w/])`, 'i');
/** As a rate of its own, whatever other time is named. */
export const saysYearOnYear = /(?<![\w/])(?:yoy|y\/y|y-o-y|year[- ](?:on|over|to)[- ]year)(?![\w/])/i;
const asksSequential = new RegExp(String.raw`(?<![\w/])${sequential}(?![\w/])`, 'i');

const namedTime = String.raw`(?:its |the )?(?:(?:first|second|third|fourth|final|last|closing|opening) (?:fiscal )?quarter|q[1-4]|[1-4]q)(?: ?(?:of|in))?(?: ?(?:fiscal (?:year )?|fy ?|the year )?'?(?:20)?\d\d)?`;
/** A time that another is held against, behind such a time: "above the same quarter a year earlier and above the third quarter". */
const heldTwice = new RegExp(String.raw`(?<![\w/])(?:(?:${yearly}|${sequential}),? (?:and|as well as|plus|&|then)(?: (?:also|again|by how (?:much|many percent)|how (?:much|many percent)|what))* ${held} ${namedTime}|${held} ${namedTime},? (?:and|as well as|plus|&|then)(?: (?:also|again|by how (?:much|many percent)|how (?:much|many percent)|what))* (?:${yearly}|${sequential})|${held} ${namedTime}(?:,? (?:and|as well as|plus|&|then)|,)(?: (?:also|again))*(?: ${held})? ${namedTime})(?![\w/])`, 'i');

type Quarter = { readonly year: number; readonly number: number };

function quarterOf(period: AskedPeriod): readonly Quarter[] {
  return period.kind === 'fiscal' && period.part.startsWith('Q') && period.year !== null ? [{ year: period.year, number: Number(period.part.slice(1)) }] : [];
}

/** How many quarters before the newest of those named the others are. */
function quartersBack(periods: readonly AskedPeriod[]): readonly number[] {
  const counted = periods.flatMap(quarterOf).map(({ year, number }) => 4 * year + number);
  const newest = Math.max(...counted);
  return counted.map((one) => newest - one).filter((back) => back > 0);
}

/** Growth on the quarter before and on the year before: in words, or by the names of the quarters that it is held against. */
export function asksBothWays(text: string, periods: readonly AskedPeriod[] = []): boolean {
  const [isYearly, isSequential] = [asksYearly.test(text), asksSequential.test(text)];
  if (isYearly && isSequential) return true;
  const back = quartersBack(periods);
  if (back.some((one) => one !== 1 && one !== 4)) return false;
  if (isSequential && back.length === 1) return back.includes(4);
  return heldTwice.test(text) && (isYearly || back.includes(4)) && (isSequential || back.includes(1));
}

const time = String.raw`(?:its )?(?:the )?(?:(?:first|second|third|fourth) quarter (?:of )?|q[1-4] (?:of )?)?(?:fiscal (?:year )?|fy ?|the year )?'?(?:20)?\d\d`;
const again = String.raw`(?: (?:again|also|by|then|only|just|how|what|which|much|many|fast|far|strongly|quickly|percent|%|per cent|percentage|did|was|were|had|has|it|they|that|those|been|be|do|go|up|down|grow|grew|rise|rose|change|changed|fall|fell|move|increase|decrease|shrink|more|less|the|one|growth|rate|figure|same|in turn)){0,9}`;
/** "In fiscal 2024 and in fiscal 2025", "in 2023, and by how much in 2024". */
export const inEach = new RegExp(String.raw`\b(?:in|for|during) ${time}(?:,? (?:and|then|and then|&)|,|;|\?)(?:${again},? (?:in|for|during|of)| (?:how|what) about) ${time}\b`, 'i');

const asksMove = String.raw`(?: (?:by|what|how|did|does|do|was|were|is|has|have|had|the|much|many|far|fast|quickly|strongly|percent|percentage|per cent|dollars?|points?|basis|pp|of|in|it|its|they|them|that|this|been|and))*,? (?:chang\w*|mov(?:e|ed|ement)|differ\w*|r(?:i|o)se|risen|grow\w*|grew|f[ae]ll(?:en)?|gap|increas\w*|decreas\w*|declin\w*|improv\w*|widen\w*|narrow\w*|shr[aiu]nk\w*|drop\w*|gain\w*|up|down)`;
/** Amounts of two times, and then a move from the one to the other: "in fiscal 2024 and in 2019, and by how many points did it change?" */
export const asksMoveBetween = new RegExp(String.raw`${inEach.source}(?: each)?(?: ?\([^()?]{1,40}\))?(?:[,;.?] ?|,? )(?:and|&|then)?${asksMove}\b(?![^?]*\b(?:20)\d\d\b)`, 'i');

/** One rate of growth that is held against an amount or another rate: it is not said which. */
export const heldAgainst = /\b(?:compared (?:to|with)|in comparison (?:to|with)|versus|vs\.?|against|relative to)(?= )/i;

const up = String.raw`accelerat\w*|speed(?:ed|ing|s)?(?: up)?|sped up|pick(?:ed|ing|s)? up(?: speed| steam| pace)?|faster|quicken\w*|quicker|gain(?:ed|ing|s)? (?:speed|momentum|steam|pace)`;
const down = String.raw`decelerat\w*|slow\w*|slower|los(?:e|es|t|ing) (?:speed|momentum|steam|pace)|com(?:e|es|ing) down|came down|cool\w*|fad(?:e|ed|es|ing)|weaken\w*|run(?:ning)? out of steam`;
/** Whether growth itself changed. */
export const asksPace = new RegExp(String.raw`\b(?:${up}|${down}|momentum|steam|keep(?:ing)? up|kept up)\b`, 'i');

/** Up or down of the pace; null where neither or both are said. */
export function isPaceUp(text: string): boolean | null {
  const [isUp, isDown] = [new RegExp(String.raw`\b(?:${up})\b`, 'i').test(text), new RegExp(String.raw`\b(?:${down})\b`, 'i').test(text)];
  return isUp === isDown ? null : isUp;
}
