// A question of a conversation keeps of the one before what it does not say anew.
import type { Asked, AskedMeasure } from './asked.ts';
import { isEconomic } from './subjects/economic.ts';
import { inForm, isOfMarketNow } from './form-of-earlier.ts';
import { heldTimes, ofTimeBefore } from './times/follow/held-against.ts';
import { relativeTo } from './times/follow/relative-times.ts';
import { inSameForm } from './said-again/same-form.ts';
import { unique } from './companies/read-companies.ts';

/** What is left of the question itself before anything is kept. */
export type Said = Omit<Asked, 'operation' | 'inherited'>;
export type Kept = Said & { readonly inherited: Asked['inherited']; /** Of the earlier question, where this one says no other. */ readonly operation: Asked['operation'] | null };

const pronoun = /\b(?:it|its|it's|they|their|them|that|this|those|these|the (?:company|stock|firm|same|share)|both|same|he|she|equivalent|corresponding|counterpart|analogous|compares?(?= (?:for|in|at|on|over|during)\b|[,?.]|$))(?![\p{L}\d])/iu;
const opening = /^(?:and|but|so|then|also|ok|okay|now|what about|how about|what of|same|instead|why|compare (?:that|it|this|them|those|with|to|against)|versus|vs|against|or|plus|add|show (?:it|that|them)|for|in|at|over|since|only|just|make (?:it|that))\b/i;
const joins = /\b(?:(?:that|it|this|them|those) or\b|or (?:that|it|this|them)\b|next to(?! nothing)|beside|stack(?:s|ed)? up|measures? up|compar(?:e|ed|ison)|versus|vs\.?|against|relative to|alongside|together with|add|than|side by side|too|as well|(?:which|who)(?: one)?(?: of (?:them|the two))? (?:is|was|were|has|had|made|earned|sold|did|kept|wins?|won|grew|came out))\b/i;

export function inherit(said: Said, earlier: Asked | undefined): Kept {
  const given = ofThoseBefore(said, earlier);
  if (earlier === undefined || !isFollowUp(given, earlier)) return { ...given, inherited: [], operation: null };
  return inheritFrom(earlier, sinceThen(atRelative(given, earlier), earlier));
}

const pointsBack = /\b(?:of|among|between) (?:these|those|the (?:two|three|four|five)|both)\b/i;

/** "Which of these companies": those of before, and not all that are at hand. */
function ofThoseBefore(said: Said, earlier: Asked | undefined): Said {
  return said.group?.kind === 'sample' && earlier !== undefined && earlier.companies.length > 1 && pointsBack.test(said.text) ? { ...said, group: null, companies: [] } : said;
}

const held = /\b(?:than|above|below|beat\w*|topped|ahead of|exceed\w*|surpass\w*|compared (?:to|with)|against|versus|vs\.?|relative to|up from|down from|grow\w*|grew|growth|chang\w+|increas\w+|decreas\w+|rise|rose|fall|fell|drop\w*|improv\w+|more|less|higher|lower|up|down|yoy|percent)\b|%/i;

const isLater = /\b(?:next|following|after|afterwards|later|subsequent|thereafter|succeeding)\b/i;

/** What a figure is held against: the same time of the year before. */
const ago = /\b(?:(?:a|one|the) year (?:ago|before|earlier|prior|previously)|last year|(?:the )?(?:prior|previous|preceding) year|(?:twelve|12) months (?:ago|earlier|before)|year[- ](?:on|over)[- ]year)\b/i;

/** "The quarter after that": told from the time of the question before. What a figure is held against is no time of its own. */
function atRelative(said: Said, earlier: Asked): Said {
  if (held.test(said.text) && ago.test(said.text) && said.companies.length === 0 && !/\b(?:19|20)\d{2}\b/.test(said.text) && !isLater.test(said.text)) return { ...said, periods: [] };
  const time = held.test(said.text) && !isLater.test(said.text) && said.companies.length === 0 ? null : relativeTo(said.text, earlier.periods);
  return time === null ? said : { ...said, periods: [time] };
}

const since = /\b(?:since|counting from|starting (?:from|in|with|at)|beginning (?:in|with)|compared (?:to|with) (?:back )?(?:in )?|going back to|measured from|from)\b(?![^?]*\b(?:to|until|through|till)\b(?! \w+ (?:it|that)\b|[,;?.]|$))/i;

/** "And since 2019?": from there to the time of the question before. */
function sinceThen(given: Said, earlier: Asked): Said {
  if (given.companies.length > 0) return given;
  const said = { ...given, periods: ownTimes(given).map((period) => ofTimeBefore(period, given.text, earlier.periods.at(-1))) };
  const both = said.measures.every(({ kind }) => kind === 'topic') ? heldTimes(said.text, said.periods, earlier.periods) : null;
  if (both !== null) return { ...said, periods: both };
  const to = onlyYear(earlier.periods);
  const from = onlyYear(said.periods);
  if (to === null) return said;
  if (from === null) return sinceYears(said, to);
  return since.test(said.text) && from < to ? { ...said, periods: [{ kind: 'years', from, to }] } : said;
}

/** In a conversation the time before is what a year is held against, and not the newest. */
function ownTimes({ text, periods }: Said): Asked['periods'] {
  const isNamed = /\b(?:last|latest|newest|recent|current|now)\b/i.test(text);
  return isNamed ? periods : periods.filter((period) => period.kind !== 'fiscal' || period.part !== 'FY' || period.year !== null || periods.length < 2);
}

/** The one fiscal year that is said, and nothing else; null otherwise. */
function onlyYear([period, ...others]: Asked['periods']): number | null {
  return period?.kind === 'fiscal' && period.part === 'FY' && others.length === 0 ? period.year : null;
}

/** The same where "since" alone made it a stretch up to today, of which the year before is the end that was asked about. */
function sinceYears(said: Said, to: number): Said {
  const [stretch, ...others] = said.periods;
  const isOpen = stretch?.kind === 'years' && others.length === 0 && stretch.from < to && stretch.to > to;
  return isOpen && since.test(said.text) ? { ...said, periods: [{ ...stretch, to }] } : said;
}

/** Among all years on file, and not in the one that was asked about. */
const asksWhen = /\b(?:(?:which|what) (?:fiscal )?years?|when)\b[^?]*\b(?:highest|lowest|best|worst|peak\w*|most|least|record|biggest|largest|smallest|strongest|weakest|top(?:ped)?)\b|\b(?:ever|in any (?:other )?year|of all years)\b/i;

function keepsTimesOf(said: Said, earlier: Asked): boolean {
  return said.periods.length === 0 && earlier.periods.length > 0 && !isOfMarketNow(said, earlier) && !asksWhen.test(said.text);
}

function inheritFrom(earlier: Asked, given: Said): Kept {
  const said = ofItself(given, earlier);
  const { keeps: keepsWhom, ...whom } = companiesOf(said, earlier);
  const keepsTimes = keepsTimesOf(said, earlier);
  const formed = inForm(said, earlier);
  if (formed !== null) return { ...said, ...whom, ...formed, periods: keepsTimes ? earlier.periods : said.periods, operation: null, inherited: partsOf({ companies: keepsWhom, measures: true, periods: keepsTimes, operation: false }) };
  const keepsMeasures = said.measures.length === 0 && (earlier.measures.length > 0 || earlier.operation === 'overview');
  return {
    ...said, ...whom, ...(keepsMeasures && !isRateOnly(said) ? measuresOf(said, earlier) : { operation: null, ...(isRateOnly(said) ? rateOf(earlier) : ofEarlier(said, earlier, keepsWhom)) }), periods: keepsTimes ? earlier.periods : said.periods,
    inherited: partsOf({ companies: keepsWhom, measures: keepsMeasures, periods: keepsTimes, operation: keepsMeasures }),
  };
}

const ofShare: Readonly<Record<string, string>> = { net_income: 'diluted_eps', dividends_paid: 'dividends_per_share', shareholders_equity: 'book_value_per_share' };

/** "And per share?": the amount of before for each share. */
function perShare({ text, measures }: Said, earlier: Asked): readonly AskedMeasure[] | null {
  const [only, ...others] = earlier.measures;
  const id = only?.kind === 'metric' && others.length === 0 ? ofShare[only.id] : undefined;
  const isAsked = measures.length === 0 && /\b(?:per|a|for each|for every|each) share\b/i.test(text) && text.split(' ').length <= 12;
  return only?.kind === 'metric' && id !== undefined && isAsked ? [{ ...only, id, as: 'value' }] : null;
}

function ofItself(given: Said, earlier: Asked): Said {
  const each = perShare(given, earlier) ?? ofDebt(given, earlier);
  return each === null ? given : { ...given, measures: each };
}

/** "How much of it is long-term?": of the debt of before. */
function ofDebt({ text, measures }: Said, earlier: Asked): readonly AskedMeasure[] | null {
  const [only, ...others] = earlier.measures;
  const term = /\b(?:of (?:it|that|this|them)|portion|part|share)\b[^?]*\b(long|short)(?:er)?[- ]?term\b/i.exec(text)?.[1]?.toLowerCase();
  const isDebt = only?.kind === 'metric' && only.id === 'total_debt' && others.length === 0;
  return !isDebt || term === undefined || measures.some(({ kind }) => kind !== 'topic') ? null : [{ ...only, id: `${term}_term_debt`, as: 'share', of: 'total_debt' }];
}

const parts = ['companies', 'measures', 'periods', 'operation'] as const;

function partsOf(kept: Readonly<Record<(typeof parts)[number], boolean>>): Asked['inherited'] {
  return parts.filter((part) => kept[part]);
}

const partOf = /(?<!\bper )(?:%|\b(?:share|per ?cent|percent(?:age)?|fraction|proportion|slice|portion)) of\b(?! (?:it|that|this|them|those)\b)/i;

/** "In percent of revenue": of what stands behind it. "Gross profit in percent of sales" has its part before it already, and "that year's" says when. */
function isWholeIn(text: string, { words, of }: AskedMeasure & { readonly of?: string }): boolean {
  const found = partOf.exec(text.replace(/\b(?:that|this|those) (?:same )?(?:fiscal )?(?:year|quarter)'?s\b/gi, 'its'));
  return found !== null && of === undefined && text.slice(found.index + found[0].length).toLowerCase().includes(words.toLowerCase());
}

/** The measure of before as a share of the one that is named. */
function asShareOf({ measures: [whole, ...others], text }: Said, { measures: [part] }: Asked): readonly AskedMeasure[] | null {
  const isOne = whole?.kind === 'metric' && others.length === 0 && part?.kind === 'metric';
  return isOne && part.id !== whole.id && isWholeIn(text, whole) ? [{ ...part, as: 'share', of: whole.id }] : null;
}

/** "Compare it to net income": both are told. */
const besideIt = /^(?:and |now |so |ok(?:ay)?,? |please |then )*(?:compare|put|set|hold|show|give me|see) (?:it|that|this|them|those) (?:to|with|against|beside|next to|alongside|side by side with|together with)\b/i;
const areFigures = (measures: readonly AskedMeasure[]): boolean => measures.length > 0 && measures.every((measure) => measure.kind === 'metric' && measure.as === 'value' && measure.of === undefined);

/** Other measures of the same companies: "as a share of revenue?" is of the measure before, and a ranking stays one. */
function ofEarlier(said: Said, earlier: Asked, keepsWhom: boolean): Partial<Pick<Kept, 'measures' | 'order' | 'limit' | 'operation'>> {
  const share = asShareOf(said, earlier);
  if (share !== null) return { measures: share };
  if (!keepsWhom) return {};
  if (besideIt.test(said.text) && areFigures(earlier.measures) && areFigures(said.measures)) return { measures: [...earlier.measures, ...said.measures] };
  const formed = inSameForm(said, earlier);
  if (formed !== null) return { measures: formed };
  return earlier.operation === 'rank' ? { operation: 'rank', order: said.order ?? earlier.order, limit: said.limit ?? earlier.limit } : {};
}

/** "And the compound rate over that span?": of the measure before. */
function isRateOnly({ text, measures }: Said): boolean {
  return measures.every(({ kind }) => kind === 'topic') && /\bcagr\b|\bcompound(?:ed)?(?: annual)?(?: growth)? rate|\bcompound(?:ed)? annual|\bannuali[sz]ed (?:growth|rate)|\b(?:as|into|at) (?:what |an? )?(?:yearly|annual) (?:growth )?rate/i.test(text);
}

function rateOf({ measures }: Asked): Partial<Pick<Kept, 'measures' | 'operation'>> {
  const before = measures.filter((measure) => measure.kind === 'metric');
  return before.length === 0 ? {} : { measures: before.map((measure) => ({ ...measure, as: 'cagr' })), operation: 'look-up' };
}

/** What was measured, with the order and the bounds that belong to it. */
function measuresOf(said: Said, earlier: Asked): Pick<Kept, 'measures' | 'order' | 'limit' | 'conditions' | 'operation'> {
  return { measures: earlier.measures, order: said.order ?? earlier.order, limit: said.limit ?? earlier.limit, conditions: said.conditions.length > 0 ? said.conditions : earlier.conditions, operation: earlier.operation };
}

/** "Leave out Goldman." */
const leftOut = /^(?:and |now |ok,? |please )*(?:leav(?:e|ing) (?:out|aside)|without|drop(?:ping)?|exclud(?:e|ing)|except(?: for)?|minus|remov(?:e|ing)|tak(?:e|ing) out|not counting|ignor(?:e|ing)|skip(?:ping)?)\b|\bleav(?:e|ing) [^?]{2,30} (?:out|aside)\b/i;

type Whom = Pick<Said, 'companies' | 'group'> & { readonly keeps: boolean };

/** Says when, and of nobody. */
const sameTime = /\b(?:over |in |for |during )?(?:the )?same (?:(?:two|three|four|five|fiscal|calendar) )*(?:years?|quarters?|periods?|times?|span|stretch|dates?|days?)\b|\b(?:of )?(?:these|those|the) two(?= (?:had|has|have|grew|did|was|were|is|made|earned))/gi;

/** Those of before but the ones that are named; null where the words leave nobody out. */
function withoutNamed({ text, companies }: Said, earlier: Asked): Asked['companies'] | null {
  const left = leftOut.test(text) ? earlier.companies.filter(({ ticker }) => !companies.some((one) => one.ticker === ticker)) : [];
  return left.length > 0 && left.length + companies.length === earlier.companies.length ? left : null;
}

/** "Compare that with Microsoft" adds to those before; "and for AMD?" takes their place. */
function companiesOf(said: Said, earlier: Asked): Whom {
  const isNew = said.companies.length > 0 || said.group !== null || said.unknown.length > 0;
  if (!isNew) return { companies: earlier.companies, group: earlier.group, keeps: earlier.companies.length > 0 || earlier.group !== null };
  const left = withoutNamed(said, earlier);
  if (left !== null) return { companies: left, group: null, keeps: true };
  const isJoined = said.companies.length > 0 && said.group === null && joins.test(said.text) && said.companies.every(({ ticker }) => !earlier.companies.some((known) => known.ticker === ticker)) && (said.companies.length === 1 || pronoun.test(said.text.replace(sameTime, ' ')));
  return isJoined ? { companies: unique([...earlier.companies, ...said.companies]), group: null, keeps: earlier.companies.length > 0 } : { companies: said.companies, group: said.group, keeps: false };
}

/** A whole question of its own keeps nothing; one that begins with "and", says "it", or lacks whom or what, does. */
/** Said before the question begins. */
const filler = /^(?:(?:fine|good|great|thanks|thank you|thx|ok(?:ay)?|right|alright|all right|i see|understood|got it|interesting|hm+|wow|nice|cool|perfect|super|well|yes|yeah|sure|hmm|ah|oh|aha)[,.!;:]* )+/i;

function isFollowUp(said: Said, earlier: Asked): boolean {
  const isNamed = said.companies.length > 0 || said.group !== null || said.unknown.length > 0;
  if (opening.test(said.text.replace(filler, '')) || pronoun.test(withoutThat(said.text))) return !isWhole(said, isNamed);
  const words = said.text.replace(filler, '').split(' ').length;
  if (isNamed) return said.measures.length === 0 && words <= 6;
  if (said.measures.length > 0 && said.measures.every(isEconomic)) return false;
  return earlier.companies.length > 0 || earlier.group !== null || words <= 5;
}

function isWhole(said: Said, isNamed: boolean): boolean {
  return isNamed && said.measures.length > 0 && said.periods.length > 0 && !joins.test(said.text);
}

/** "Companies that …" points back at nothing. */
function withoutThat(text: string): string {
  return text.replace(/\b(?:companies|stocks|firms|banks|ones|names) that\b/gi, ' ');
}
