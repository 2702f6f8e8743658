// A follow-up that asks what part the figure of before is of another one, or another one of it, and for a second figure beside: "how much of its operating cash flow was this, and what free cash flow was left?". Said again in full.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked } from '../../asked.ts';
import { areAmong, figureBefore, inWords, momentWords, saidAfter, withoutTalk, type FigureBefore, type SaidAfter } from './figure-before.ts';

const closed = new Set("a all also amount amounts an and are as at be been big by chunk date day did diluted does dollar dollars earlier eat ate end everything fiscal fraction give goes went has have how i in into is it its large left like make makes many me money much of on or out over part keep keeps kept became become becomes turn turned turns convert converted brought end ended ends fall fell down cents payout percent percentage pct period please portion proportion quarter ratio relative remain remained remains same share show slice so spent swallow swallowed take taken tell terms that the their them then these they this those to too total two up us used use was went were what which year you made up come came whole used stuck stick sticks set measured held against relative compared next many percent per cent eaten gobbled consumed absorbed flowed through landed down found its way to stayed kept nice now than with relation proportion equal equals represent represents represented put express expressed does amounted amount worth remained remaining".split(' '));
const partOf = /(?:%|\b(?:percent\w*|pct|share|part|portion|slice|fraction|proportion|chunk|how much)) (?:out )?of(?: (?:its|the|their|(?:that|this)(?= (?:year|quarter|same|fiscal))|those|these|all|total|diluted|year's|quarter's|year|same|fiscal))*\s*$|\b(?:against|relative to|compared (?:to|with)|next to|in (?:relation|proportion) to|in (?:percent|%) of|over)(?: (?:its|the|their|(?:that|this)(?= (?:year|quarter|same|fiscal))|all|total|diluted|own|year's|quarter's|year|same|fiscal))*\s*$|\bpayout(?: ratio)? (?:on|of|from|out of)(?: the| that| its| diluted)*\s*$/i;
const ofIt = /^\s*(?:out )?of (?:that|it|this|those|them)\b/i;
const inShare = /%|\b(?:percent\w*|pct|share|part|portion|slice|fraction|proportion|how much)\b/i;
const muchOfIt = /\bhow much of (?:it|that|this|them)\b[^]*(?:%|\b(?:percent\w*|per cent|pct|share|proportion|fraction)\b)/i;
const asPartOf = /^,? (?:in|as) (?:an? )?(?:%|percent\w*|per cent|pct|share|part|portion|fraction|proportion) of\b/i;
type Part = { readonly part: string; readonly whole: string; readonly beside: string | undefined };

const ofThem = /(?:%|\b(?:percent\w*|pct|share|part|portion|slice|fraction|proportion)) of (?:it|that|them|those|this)\b/i;

/** Null where it asks for no such part, or says more. */
export function ofFigureBefore(text: string, earlier: Asked, today: IsoDate): string | null {
  const before = figureBefore(earlier);
  if (before === null || before.id === 'price') return null;
  const priced = pricedOn(text, before) ?? timesOf(text, before, today);
  if (priced !== null) return priced;
  const said = saidAfter(inLines(withoutTalk(text).replace(/\beaten\b/gi, 'taken').replace(/\b(?:turned|converted|made) (?:in)?to\b/gi, 'became'), before), today);
  if (said === null || said.times.length > 0 || before.inPoints || !areAmong(said.rest, closed)) return null;
  const ids = [...new Set(said.figures.flatMap(({ measure }) => (measure.kind === 'metric' && measure.id !== before.id && measure.id !== 'payout_ratio' ? [measure.id] : [])))];
  return ids.length > 2 || !ids.every((id) => areOfOneUnit(id, before.id)) || said.figures.some(({ measure }) => measure.kind !== 'metric') ? null : asPart(said, before, ids);
}

const lines: readonly (readonly [RegExp, string])[] = [
  [/\b(?:stuck|stayed|remained|ended up|landed|came through|was kept)(?: (?:as|in|with|for))?(?: (?:the|its|an?))? (?:net )?(?:profit|earnings|income)\b(?! before)/i, 'net income'],
  [/\b(?:was |is )?left at the bottom(?: line)?\b/i, 'net income'], [/\b(?:was |is |were )?left (?:over )?as (?:a )?(?:net )?(?:profit|earnings|income)\b/i, 'net income'],
  [/\b(?:the |its |their )?(?:r ?and ?d )?(?:labs?|laborator(?:y|ies)|scientists|researchers|research(?! and| & ?d|&))(?: people| work)?\b/i, 'research and development'],
  [/\b(?:selling and administration|sales and administration|administration|overheads?)(?: costs| expenses?)?\b/i, 'SG&A expense'],
];
/** Of what is owed in all. */
const dueSoon = /\b(?:was |is |were |falls? |fell |falling |comes? |came )?due (?:within|in) (?:a|one|the next|twelve|12|the coming) ?(?:year|months|twelve months|12 months)?\b|\b(?:the )?current portion\b/i;

/** Colloquial words for the lines of statements. */
function inLines(text: string, { id }: FigureBefore): string {
  const told = lines.reduce((rest, [pattern, line]) => rest.replace(pattern, line), text);
  return id === 'total_debt' ? told.replace(dueSoon, 'short-term debt') : told;
}

/** Amounts of which others are commonly a part. */
const wholes: ReadonlySet<string> = new Set(['revenue', 'gross_profit', 'operating_income', 'operating_expenses', 'operating_cash_flow', 'total_assets', 'total_liabilities', 'total_debt', 'current_assets', 'current_liabilities']);

/** "How much of that went into R&D, in percent?" */
function isOfAmount({ text }: SaidAfter, { id }: FigureBefore, parts: readonly string[]): boolean {
  return parts.length === 1 && wholes.has(id) && (id === 'revenue' || !parts.some((part) => wholes.has(part))) && (ofThem.test(text) || muchOfIt.test(text));
}

const wholeOf = (said: SaidAfter): string | null => (inShare.test(said.text) || /\bpayout\b/i.test(said.text) ? idWhere(said, ({ start }) => partOf.test(said.text.slice(0, start))) : null);

function asPart(said: SaidAfter, before: FigureBefore, ids: readonly string[]): string | null {
  const [only, ...more] = ids;
  if (only === undefined) return null;
  const whole = wholeOf(said);
  if (whole === before.id || isOfThat(said, before)) return more.length === 0 ? inFull(before, { part: only, whole: before.id, beside: undefined }) : null;
  if (whole !== null) return inFull(before, ownPart(said, whole, { before, ids }));
  const part = idWhere(said, ({ end }) => ofIt.test(said.text.slice(end)));
  if (part === only && more.length === 0 && inShare.test(said.text)) return inFull(before, { part, whole: before.id, beside: undefined });
  if (isOfAmount(said, before, ids)) return inFull(before, { part: only, whole: before.id, beside: undefined });
  return more.length === 0 && isOfOther(said, before) ? inFull(before, { part: before.id, whole: only, beside: undefined }) : null;
}

/** "And capex, what share of revenue did that eat?": what stands in front is what "that" is. */
function frontOf({ text, figures: [first] }: SaidAfter): string | null {
  const isFront = first?.measure.kind === 'metric' && /^(?:(?:and|so|now|ok(?:ay)?|then|what about|how about|its|the|their)[, ]+)*$/i.test(text.slice(0, first.start)) && /^(?: too| as well)?[,:?] (?:and )?(?:what|how)\b[^?]*\b(?:that|it|this)\b/i.test(text.slice(first.end));
  return isFront ? first.measure.id : null;
}

/** "And R&D as a share of revenue?": of two figures of its own; else the figure of before, with another beside it. */
function ownPart(said: SaidAfter, whole: string, { before, ids }: { readonly before: FigureBefore; readonly ids: readonly string[] }): Part {
  const part = idWhere(said, ({ end }) => asPartOf.test(said.text.slice(end)));
  const isOwn = part !== null && part !== before.id && part !== whole && ids.length === 2;
  const front = frontOf(said);
  if (front !== null && front !== whole && ids.length === 2) return { part: front, whole, beside: undefined };
  return isOwn ? { part, whole, beside: undefined } : { part: before.id, whole, beside: ids.find((id) => id !== whole) };
}

/** "What percentage of them is that profit?" */
function isOfOther({ text, figures }: SaidAfter, { id }: FigureBefore): boolean {
  return figures.some(({ measure }) => 'id' in measure && measure.id === id) && ofThem.test(text);
}

/** "Of that free cash flow". */
function isOfThat({ text, figures }: SaidAfter, { id }: FigureBefore): boolean {
  return figures.some(({ measure, start }) => 'id' in measure && measure.id === id && /\bof (?:that|this|those|these) $/i.test(text.slice(0, start)));
}

function idWhere({ figures }: SaidAfter, is: (place: { readonly start: number; readonly end: number }) => boolean): string | null {
  const found = figures.find(is)?.measure;
  return found?.kind === 'metric' ? found.id : null;
}

const wordsOf = (id: string): string => inWords(metricById(id)?.label ?? id);

function inFull({ whose, time }: FigureBefore, { part, whole, beside }: Part): string {
  return `What was ${whose} ${wordsOf(part)} as a percentage of ${wordsOf(whole)} in ${momentWords(time)}${beside === undefined ? '' : `, and what was its ${wordsOf(beside)}`}?`;
}

const multiple = /\bp ?\/ ?e\b|\bprice[- ](?:to[- ])?earnings\b|\bearnings multiple\b/i;
const onThat = /\b(?:on|of|with|using|from|by|over) (?:that|those|this|these|them|it)\b/i;

const timesOver = /\bhow many times\b[^?]*\b(?:is|was|were|are|does|did) (?:that|it|this|they|those)\b|\b(?:that|it|this) (?:is|was) how many times\b|\bas (?:a multiple|times) of\b/i;
const timesWords = new Set('a and as at debt does did how is it made make many multiple of so that then the this times total was were what year its it in same for'.split(' '));

/** "How many times EBITDA is that?" */
function timesOf(text: string, before: FigureBefore, today: IsoDate): string | null {
  const said = timesOver.test(text) ? saidAfter(text.replace(/\bhow many times\b|\bas a multiple of\b/i, 'how many'), today) : null;
  const [only, ...others] = said?.figures ?? [];
  const base = only?.measure.kind === 'metric' && others.length === 0 ? metricById(only.measure.id) : undefined;
  if (said === null || base === undefined || !isPlainly(said, timesWords) || base.id === before.id || !areOfOneUnit(base.id, before.id)) return null;
  return `How many times as large as ${before.whose} ${wordsOf(base.id)} was ${before.whose} ${before.words} in ${momentWords(before.time)}?`;
}

function isPlainly({ times, rest }: SaidAfter, words: ReadonlySet<string>): boolean {
  return times.length === 0 && areAmong(rest, words);
}

const areOfOneUnit = (one: string, other: string): boolean => metricById(one)?.unit.kind === metricById(other)?.unit.kind;

/** How the figure itself moved is asked for as well. */
const alsoMoved = /^\W*(?:(?:and|so|its|the|what was|how about)\s)*(?:yoy|year[- ]on[- ]year|annual|percent\w*|%)? ?(?:growth|change|increase|move|grew)\b/i;
/** "P/E on that EPS": at the last close, on the earnings of the year before. */
function pricedOn(text: string, { id, whose, time }: FigureBefore): string | null {
  const isOfYear = id === 'diluted_eps' && time.kind === 'fiscal' && time.part === 'FY';
  if (!isOfYear || !multiple.test(text) || !onThat.test(text) || /\d/.test(text)) return null;
  const year = momentWords(time);
  return alsoMoved.test(text) ? `What was ${whose} diluted EPS growth in ${year}, and the P/E at the last close on ${year} diluted EPS?` : `What was ${whose} last close, and P/E on ${year} diluted EPS?`;
}
