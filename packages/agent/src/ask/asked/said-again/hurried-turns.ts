// Follow-ups as somebody in a hurry puts them: another figure of the same year and its move on a year that is named ("dil EPS? & % vs 2023"), how far the figure of before has come since the end of a year, and a payout that is the dividend of before.
import type { Asked } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { writtenOut } from '../question-text.ts';
import { figureBefore, momentWords, type FigureBefore } from '../times/follow/figure-before.ts';

const lead = String.raw`^(?:(?:and|but|so|then|now|ok(?:ay)?|right|good|fine|great|thanks|well|please|pls|what about|how about|(?:break|boil|put|bring|turn|translate) (?:it|that|this)(?: (?:down|over))? (?:to|into|in))[,.!;:]? )*`;
const percent = '(?:%|per ?cent(?:age)?|pct)';
const move = '(?:change|chg|growth|rise|increase|gain|up|move|difference|fall|decrease|drop)';
const year = String.raw`(?:fiscal (?:year )?|fy ?)?(?<year>20\d\d)(?:['’]s)?`;
const vs = '(?:vs\\.?|versus|on|over|against|from|than|since|compared (?:to|with))';
const besides = new RegExp(String.raw`${lead}(?:its |the |their )?(?<what>[^?.,;&+]{2,48}?)(?:,? (?:for me|please))?\s*[?,;.]*\s*(?:(?:&|and|\+|plus) ?)?(?:also )?(?:(?:state|give|tell|show)(?: me)? )?(?:by )?(?:(?:how (?:many|much)|what) )?(?:the |its )?${percent}(?:,? (?:is|was) (?:that|it))?(?: ${move})?(?: it (?:is|was))?(?: (?:up|down))? ${vs} (?:the )?(?:figure (?:of|for) )?${year}(?:,? (?:please|pls))?[ ?.!]*$`, 'i');

type FiscalBefore = Omit<FigureBefore, 'time'> & { readonly time: { readonly year: number; readonly part: string }; /** The same as a time that is asked about. */ readonly when: FigureBefore['time'] };

/** The one figure of before, of a fiscal time that comes after the year that is named; null where it was another, or somebody else is named. */
function beforeOf(text: string, earlier: Asked, from: string): FiscalBefore | null {
  const before = from === '' || namedIn(text, []).length > 0 ? null : figureBefore(earlier);
  const time = before?.time;
  return before === null || time?.kind !== 'fiscal' || time.year === null || Number(from) >= time.year ? null : { ...before, time: { year: time.year, part: time.part }, when: time };
}

/** Lines of statements that the words name. */
const linesIn = (words: string): readonly string[] => findMeasures(words).flatMap(({ measure }) => (measure.kind !== 'metric' ? [] : measure.of === undefined ? [measure.id] : [measure.id, measure.of]));

/** Another figure at the year of before, and its move from the year that is named. */
function otherMoved(text: string, earlier: Asked): string | null {
  const { what = '', year: from = '' } = besides.exec(text)?.groups ?? {};
  const before = beforeOf(text, earlier, from);
  const [one, ...others] = linesIn(what);
  const isOther = one !== undefined && others.length === 0 && one !== before?.id;
  return before?.time.part === 'FY' && isOther ? `By how many percent did its ${what.trim()} change from fiscal ${from} to fiscal ${String(before.time.year)}?` : null;
}

const sinceEnd = new RegExp(String.raw`${lead}(?:tell me |give me |show me )?(?:(?:by )?(?:how (?:much|many (?:dollars|per ?cent|points))|what per ?cent(?:age)?|what)|(?:the )?(?:\$|dollars?|us\$|%|percent(?:age)?|pct)?,? ?${move})(?<middle>[^?.;]{0,70}?) ?\b(?:since|from|vs\.?|versus|against|over|on|compared (?:to|with)) (?:the )?(?:end|close) of (?:fiscal |calendar )?(?<year>20\d\d)(?:,? (?:please|pls|till then|to then|up to then))*[ ?.!]*$`, 'i');
const moved = new RegExp(String.raw`\b(?:${move}|changed?|gr[eo]wn?|r[io]sen?|risen|gone up|gone down|go up|go down|come down|fallen|fell|climbed|increased|decreased|grow|moved)\b`, 'i');

/** In what it is told. */
function unitOf(text: string, { inPoints }: Pick<FigureBefore, 'inPoints'>): string {
  return inPoints ? 'percentage points' : /%|per ?cent|\bpct\b/i.test(text) ? 'percent' : 'dollars';
}

/** From the end of a year to the time of before. */
function sinceEndOfYear(text: string, earlier: Asked): string | null {
  const { middle = '', year: from = '' } = sinceEnd.exec(text)?.groups ?? {};
  const before = moved.test(text) ? beforeOf(text, earlier, from) : null;
  if (before === null || linesIn(middle.replace(moved, ' ')).some((id) => id !== before.id)) return null;
  const end = before.time.part === 'FY' ? 'the end of' : 'the end of the';
  return `By how many ${unitOf(text, before)} did ${before.whose} ${before.words} change from the end of fiscal ${from} to ${end} ${momentWords(before.when).replace(/^the /, '')}?`;
}

const payout = /\bpayout\b(?! ratio)/i;
const anyYear = /\b(?:19|20)\d\d\b/g;
const asksMove = /%|\bper ?cent(?:age)?\b|\bpct\b/i;
const apart = /\b(?:more|less|higher|lower|bigger|larger|fatter|smaller|richer|juicier|heftier|thicker|thinner|increase|rise|growth|change|chg|up|than|compare\w*|vs|versus|against|over)\b/i;

/** Behind a dividend a share, the payout of an earlier year is the dividend of that year. */
function payoutMoved(text: string, earlier: Asked): string | null {
  const [from = '', ...others] = new Set(text.match(anyYear) ?? []);
  const before = [payout, apart, asksMove].every((words) => words.test(text)) && others.length === 0 ? beforeOf(text, earlier, from) : null;
  const isOfDividend = before?.id === 'dividends_per_share' && linesIn(text.replace(payout, ' ')).every((id) => id === before.id);
  return isOfDividend ? `By how many percent did ${before.whose} ${before.words} change from fiscal ${from} to fiscal ${String(before.time.year)}?` : null;
}

const related = /^(?:(?:and|now|so|ok(?:ay)?|please|pls|can you|could you)[,.]? )*(?:relate|set|put|hold|measure) (?:this|that|it)(?: (?:amount|figure|number|sum|total))?(?: in relation)? (?:to|against|over) (?:the company['’]s|its|their|the) (?<what>[^?.;,]{3,40}?)(?: (?:in|of|for) (?:the|that) same (?:fiscal )?(?:year|quarter|time|period)| that (?:same )?(?:year|quarter))?[.;,:]?(?: [^?]{0,60})?[.?!]*$/i;

/** "Relate this amount to the company's revenue; I would like to print a percentage." */
function relatedTo(text: string, earlier: Asked): string | null {
  const what = related.exec(text)?.groups?.['what'] ?? '';
  const isOne = linesIn(what).length === 1 && asksMove.test(text);
  return isOne && figureBefore(earlier) !== null ? `What percentage of its ${what.trim()} was that?` : null;
}

const covers = /^(?:(?:and|so|but|now|ok(?:ay)?)[,.]? )*(?:(?:does|did|would|is|was|will) (?:that|this|it) (?:be )?(?:(?:enough|sufficient)(?: (?:for|to (?:pay|cover|fund)))?|cover|pay for|fund)|(?:enough|sufficient) (?:for|to (?:pay|cover|fund))) (?:the |its |their )?(?:whole |full |total )?dividends?(?: (?:payments?|bill|paid|paid out))?[ ?.!]*$/i;
const mayCover = new Set(['free_cash_flow', 'operating_cash_flow', 'net_income']);

/** "Does that cover the dividend?" behind a flow: how often that flow does. */
function coversDividend(text: string, earlier: Asked): string | null {
  const before = covers.test(text) ? figureBefore(earlier) : null;
  return before !== null && mayCover.has(before.id) ? `How many times did ${before.whose} ${before.words} cover dividends paid in ${momentWords(before.time)}?` : null;
}

/** Null where nothing of the kind is asked. */
export function hurriedTurn(given: string, earlier: Asked): string | null {
  const text = writtenOut(given);
  return [otherMoved, sinceEndOfYear, payoutMoved, relatedTo, coversDividend].map((turn) => turn(text, earlier)).find((said) => said !== null) ?? null;
}
