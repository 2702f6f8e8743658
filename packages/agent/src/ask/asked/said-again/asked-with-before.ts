// Several things that a follow-up asks of the figure of before and of one beside it, each said by its name: "what was left after capex, and as a percentage of revenue?", "what do both come to, and what percent of net income is that?", "what percentage of revenue was that, and in 2023?".
import { metricById } from '@assay/calc';
import type { Asked } from '../asked.ts';
import { continued } from '../course/windows/ends-told.ts';
import { namedIn } from '../companies/read-companies.ts';
import type { FoundMeasure } from '../measures/found-measure.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { figureBefore, inWords, momentWords, type FigureBefore } from '../times/follow/figure-before.ts';

/** A line of the statements that the words name, and whether they ask for a part of it. */
type Line = { readonly id: string; readonly words: string; readonly isWhole: boolean };

const partOf = /(?:%|\b(?:per ?cent(?:age)?|pct|percentage points?|share|part|portion|proportion|fraction|slice))(?: (?:is|was|are|were|does|do|did) (?:that|it|this|those|they|the (?:total|sum))(?: (?:make|form|come to|represent|amount to|account for))?)?,? (?:of|to|over|in)(?: (?:the|its|their|that|this|same|total|all|fiscal))*(?: (?:that|the)(?: same)? (?:fiscal )?(?:year|quarter)['’]s)?(?: (?:total|net|own))? ?$/i;
const ofHundred = /\b(?:out )?of (?:every|each|a|one) (?:hundred|100) (?:dollars|bucks) (?:of|in) (?:its |the )?$/i;

function lineOf(text: string, { start, measure }: FoundMeasure): Line | null {
  const metric = measure.kind === 'metric' && measure.of === undefined && ['value', 'share', 'growth', 'sum', 'total'].includes(measure.as) ? metricById(measure.id) : undefined;
  const before = text.slice(0, start);
  return metric === undefined ? null : { id: metric.id, words: inWords(metric.label), isWhole: partOf.test(before) || ofHundred.test(before) };
}

type Said = { readonly before: FigureBefore; readonly text: string; readonly lines: readonly Line[]; readonly years: readonly number[] };

/** "FY2025" too. */
const anyYear = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** Null where a company is named, where the figure of before was none of one fiscal time, or where it names what no line is. */
function saidOf(given: string, earlier: Asked): Said | null {
  const before = figureBefore(earlier);
  const text = given.replaceAll('’', "'").replace(/^(?:(?:so|and|but|ok(?:ay)?|now|then|well|right)[,;:]? )+/i, '');
  if (before === null || before.time.kind !== 'fiscal' || before.id === 'price' || namedIn(text, []).length > 0) return null;
  const found = findMeasures(text).filter(({ measure }) => measure.kind === 'metric' || measure.kind === 'series').map((one) => lineOf(text, one));
  if (found.includes(null)) return null;
  const own = before.time.year;
  return { before, text, lines: found.flatMap((line) => (line === null ? [] : [line])), years: [...new Set((text.match(anyYear) ?? []).map(Number))].filter((year) => year !== own) };
}

const isElse = /\b(?:average|mean|each (?:year|quarter)|every (?!hundred|100\b)|quarterly|growth|grew|rose|fell|chang\w+|ris(?:e|en)|grown|than|versus|vs|compared?|why|cover\w*|times)\b/i;
const left = /\b(?:left(?: over)?|remain\w*|after|once|net of|less|minus|over)\b/i;

/** A line and a whole of which a part is asked for; null where they are more, or one of them is the figure of before. */
function pairOf({ before, lines }: Said): { readonly one: Line; readonly whole: Line } | null {
  const [one, whole, ...more] = lines;
  if (one === undefined || whole === undefined || more.length > 0) return null;
  const isPair = !one.isWhole && whole.isWhole && new Set([one.id, whole.id, before.id]).size === 3;
  return isPair ? { one, whole } : null;
}

/** "R&D in percent of revenue" is the part alone; behind a joint it is asked for beside the amount. */
const partBeside = /(?:[,;?]|\b(?:and|plus)\b)[^,;]*(?:%|\b(?:per ?cent|pct|percentage|share|part|portion|proportion|fraction|slice|hundred)\b)/i;

/** "What was left after capex, and as a percentage of revenue?": another line at the time of before, and what part of a third it is. */
function otherAndPart(said: Said): string | null {
  const { before, text } = said;
  const pair = said.years.length > 0 || isElse.test(text) || !partBeside.test(text) ? null : pairOf(said);
  if (pair === null) return null;
  const isAfterCapex = pair.one.id === 'capital_expenditure' && left.test(text);
  if (isAfterCapex && before.id !== 'operating_cash_flow') return null;
  const name = isAfterCapex ? 'free cash flow' : pair.one.words;
  const time = momentWords(before.time);
  return `What was ${before.whose} ${name} in ${time}, and what was ${before.whose} ${name} as a percentage of ${pair.whole.words} in ${time}?`;
}

const inSum = /\b(?:together|sum|(?:the|in|is|a|=) total|total (?:is|was|as|in)|add(?:ed|ing)?|combined|both|altogether|plus|the two|lump\w*)\b|\+/i;

const isFlow = (id: string): boolean => metricById(id)?.kind === 'flow';

/** "How much were dividends, what do both come to, and what percent of net income is that?" */
function sumAndPart({ before, text, lines, years }: Said): string | null {
  const whole = lines.find(({ isWhole }) => isWhole);
  const [other, ...more] = [...new Map(lines.filter(({ id, isWhole }) => !isWhole && id !== before.id).map((line) => [line.id, line])).values()];
  if (whole === undefined || other === undefined || more.length + years.length > 0 || !inSum.test(text) || isElse.test(text)) return null;
  const ids = [before.id, other.id, whole.id];
  return new Set(ids).size < 3 || !ids.every(isFlow) ? null : `What were ${before.whose} ${before.words} and ${other.words} in ${momentWords(before.time)}, their sum, and what percent of ${whole.words} is the sum?`;
}

const pointsAt = /\b(?:that|it|this|those|the same)\b/i;

/** The one fiscal year of before. */
const yearOf = ({ time }: FigureBefore): number | null => (time.kind === 'fiscal' && time.part === 'FY' ? time.year : null);

/** "What percentage of revenue was that, and what was it in 2023?" */
function partThenAndNow({ before, text, lines, years }: Said): string | null {
  const [whole, ...more] = lines.filter(({ id }) => id !== before.id);
  const [year, ...others] = years;
  if (whole === undefined || year === undefined || more.length + others.length > 0 || !whole.isWhole) return null;
  return !pointsAt.test(text) || isElse.test(text) || yearOf(before) === null ? null : `What was ${before.whose} ${before.words} as a percentage of ${whole.words} in ${momentWords(before.time)} and in fiscal ${String(year)}?`;
}

const fromTo = /\bfrom (?:fiscal |fy ?)?20\d\d to (?:fiscal |fy ?)?20\d\d\b/i;
const inPercent = /%|\b(?:per ?cent(?:age)?|pct)\b/i;
const held = /\b(?:compare[sd]?|stack\w*|against|versus|vs|measure up|look next to|set beside|and in|(?:better|worse|higher|lower|more|less|up|down) (?:than|on|from)|that year['’]s|too)\b/i;

const isAmount = (id: string): boolean => metricById(id)?.unit.kind === 'money' || id.endsWith('_eps');

const asksBoth = (text: string): boolean => inPercent.test(text) && held.test(text);

/** "How does that compare with 2023 and 2022, and what percent jump was it from 2023 to 2024?" */
function yearsAndMove({ before, text: given, lines, years }: Said): string | null {
  const text = continued(given);
  const span = fromTo.exec(text);
  const own = yearOf(before);
  const isOfBefore = isAmount(before.id) && lines.every(({ id }) => id === before.id);
  if (span === null || own === null || years.length === 0 || !isOfBefore || !asksBoth(text)) return null;
  const told = (text.replace(fromTo, ' ').match(anyYear) ?? []).map(Number);
  const all = [...new Set([...told, own])].toSorted((one, other) => one - other).map((year) => `fiscal ${String(year)}`);
  return told.length === 0 ? null : levelsAndMove(before, all, span[0]);
}

/** Where only its two ends are asked about, the move tells both. */
function levelsAndMove({ whose, words }: FigureBefore, all: readonly string[], span: string): string {
  const isOfEnds = all.length === 2 && all.every((one) => span.includes(one.slice(-4)));
  return isOfEnds ? `By how many percent did ${whose} ${words} change ${span}?` : `What was ${whose} ${words} in ${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}, and by how many percent did it change ${span}?`;
}

const spending = /capital_expenditure|research|repurchases|dividends_paid|selling|acquisitions|advertis/;
const spent = /\b(?:what|how much)(?: money)? (?:did|have|has|had|do|does) (?:they|it|the company|the firm) (?:put in(?:to (?:it|that))?|spen[dt]|lay out|laid out|invest(?:ed)?|shell out|splash out|pump in|plough in|sink in)(?: on (?:it|that|this))?(?= (?:in|during|over|for|on) (?:the |that |all |those |january|fiscal|fy|q[1-4]|20\d\d))/i;

/** "What did they put in during the first three months of 2026, …?": the line of before, with all that is said behind it. */
function spentThen({ before, text, lines }: Said): string | null {
  const found = spending.test(before.id) && lines.length === 0 ? spent.exec(text) : null;
  if (found === null) return null;
  // A sentence that only tells something stands before it.
  const asks = text.slice(text.slice(0, found.index).search(/[^.!?]*$/)).trim();
  return asks.replace(spent, (words) => `${/^[WH]/.test(words) ? 'What' : 'what'} was its ${before.words}`);
}

/** Null where it is none of these. */
export function askedWithBefore(given: string, earlier: Asked): string | null {
  const said = saidOf(given, earlier);
  return said === null ? null : sumAndPart(said) ?? otherAndPart(said) ?? partThenAndNow(said) ?? yearsAndMove(said) ?? spentThen(said);
}
