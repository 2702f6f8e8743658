// What a share yields and what the Treasury pays, each with its own day, in whatever words they are held together: the words of the Treasury are taken out, and what is left is read as the share's yield.
import type { Asked, AskedMeasure } from '../../asked.ts';
import type { Window } from '../../course/course.ts';
import { timeWords } from '../../likeness/time-words.ts';
import { joinedParts } from '../../parts/parts-of.ts';
import { readPeriods } from '../../periods/periods.ts';
import { writtenOut } from '../../question-text.ts';
import type { ReadAround } from '../../read-around.ts';
import { readAsked } from '../../read-asked.ts';
import type { PricedAt } from '../multiple.ts';

const terms: Readonly<Record<string, string>> = { '10': 'ten', ten: 'ten', '2': 'two', two: 'two', '5': 'five', five: 'five', '30': 'thirty', thirty: 'thirty' };
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const date = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? 20\d\d|${month} \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|20\d\d-\d\d-\d\d)`;
const paper = String.raw`(?: ?-?(?:us |u\.s\. )?(?:treasur(?:y|ies)|ust|t-?(?:note|bond)s?|government bonds?))`;
const treasury = String.raw`(?:(?:us|u\.s\.) )?(?:(?:treasur(?:y|ies)|ust)(?:'s)? )?(?<term>10|ten|2|two|5|five|30|thirty)[- ]?(?:years?|yrs?|y)\b(?:(?:${paper})?(?:'s)?(?: (?:yields?|notes?|bonds?|rates?|paper))*)`;
const when = String.raw`(?:,? ?\(?(?:(?:yield(?:ed|ing)?|stood|closed|was|is|paid|of|on|at|as of|as at|for|from|the close of|that day,?) )*(?<day>${date})\)?)?`;
const clause = new RegExp(String.raw`(?:\b(?:what|where|how high|how much) (?:was|is|did|does) )?(?:\b(?:the|a|that of the|what the|yields? (?:on|of) the|the yield (?:on|of) the) )*(?:(?<ahead>${date})(?:'s)? )?${treasury}${when}`, 'i');
const ofShare = /\b(?:earnings|dividend|free cash ?flow|fcf)[- ](?:yields?|ylds?)\b/i;
const gap = /\b(?:how (?:far|much|many)|by how|by what|gap|spread|differ\w*|minus|less|points?|pp|bps?|compare[ds]?|stack(?:s|ed)? up|measure[sd]? up|higher|lower|above|below|vs\.?|versus|against|over|under)\b/i;
const checked = /\b(?:is it (?:true|right|correct|fair)|true or false|correct that|i (?:read|heard|think|believe)|which|who)\b/i;
const sameDay = /\bsame (?:day|date|close|session)\b/i;

/** How the two are held together, with nothing of their own. */
const held: readonly RegExp[] = [
  /,? ?(?:and )?(?:by )?(?:how (?:many|much|far|large|big|wide)|what(?:'s| is| was| does)?) (?:is |was |the )*(?:(?:percentage |basis )?points?|pp|bps?|gap|spread|difference|far)?(?: (?:in|of) (?:percentage |basis )?points?)?(?: (?:does|do|did|is|are|was|were|lies?|lay|there|that|it|come|make))* ?(?:lies? |lay )?(?:apart|between (?:them|the (?:two|pair|yields))|(?:above|below|over|under|from|to) ?(?=[?.]|$)|in (?:percentage )?points(?= ?[?.]|$)|(?:higher|lower|more|less) (?:than )?(?=[?.]|$))/gi,
  /,? ?(?:and |or )?\bhow (?:does|did|do|would|will) (?:it|that|this|they|these|the two)(?: yield)? (?:compare|stack up|measure up|hold up|look|sit|stand)s?(?: (?:with|to|against|beside|next to|alongside))?/gi,
  /\bhow (?:does|did|do)(?= )|\b(?:compares?d?|stacks? up|measures? up|holds? up)(?: (?:with|to|against))?/gi,
  /,? ?(?:and )?(?:by )?\bhow (?:many|much|far) (?:(?:percentage |basis )?points?|pp|bps?)?(?: (?:do|does|did|is|are|was|were|lies?|lay|there|apart))*/gi,
  /,? ?(?:and )?(?:what(?:'s| is| was) )?\b(?:the )?(?:gap|spread|difference|distance)(?: in (?:percentage |basis )?(?:points?|pp|bps?))?(?: (?:between|of|to|from|over|with|against))*/gi,
  /\b(?:between|versus|vs\.?|against|beside|next to|alongside|relative to|minus|less|over|under|above|below|higher|lower|more|apart|than|lies?|lay|does|do|side by side|set|put|hold|in (?:percentage )?(?:points?|pp))(?![\w-])/gi,
  /,? ?(?:and|or)(?= *(?:[?,.]|$))|^\W*(?:and|is|are|was|by)\b/gi,
];

type Told = { readonly term: string; readonly day: string | null; readonly rest: string };

/** Null where none, or more than one, of the Treasury's yields is named beside one of a share. */
function treasuryIn(text: string): Told | null {
  const found = clause.exec(text);
  const groups = found?.groups;
  if (found === null || groups === undefined || !ofShare.test(text) || checked.test(text)) return null;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return clause.test(rest) || /\btreasur/i.test(rest) ? null : { term: terms[(groups['term'] ?? '').toLowerCase()] ?? '', day: groups['day'] ?? groups['ahead'] ?? null, rest };
}

function shareWords(rest: string): string {
  const plain = held.reduce((left, pattern) => left.replace(pattern, ' '), rest.replace(/[?]/g, ' ')).replace(/ ?'s\b/g, "'s").replace(/ {2,}/g, ' ').replace(/\s+([,.])/g, '$1').replace(/(?:[,.:;] ?)+$/g, '').trim();
  return /^(?:what|how|at)\b/i.test(plain) ? `${plain}?` : `What is ${plain.replace(/^[,.:; ]+/, '')}?`;
}

const yields: ReadonlySet<string> = new Set(['earnings_yield', 'dividend_yield', 'free_cash_flow_yield']);

type Yield = { readonly id: string; readonly at: PricedAt };

/** Every word was read, and as no other figure. */
function isWhole({ companies, multiple, leftOver = [], unknown, course, calculation }: Asked): boolean {
  return companies.length === 1 && unknown.length === 0 && leftOver.length === 0 && [course, calculation, multiple].every((read) => read === undefined);
}

const newest: PricedAt = { price: null, year: null };

function timesOf({ valuation, periods }: Asked): readonly PricedAt[] {
  return valuation?.at ?? (periods.every(({ kind }) => kind === 'latest') ? [newest] : []);
}

/** The one yield of one share; of the newest close where nothing else is said. */
function yieldOf(asked: Asked): Yield | null {
  const [id, ...more] = asked.valuation?.items ?? asked.measures.map((measure) => (measure.kind === 'metric' && measure.as === 'value' ? measure.id : ''));
  const [at, ...times] = timesOf(asked);
  return !isWhole(asked) || id === undefined || at === undefined || more.length + times.length > 0 || !yields.has(id) ? null : { id, at };
}

type Rate = { readonly asked: Asked; readonly measure: AskedMeasure; readonly apart: { readonly id: string; readonly on: Window } };

const years: Readonly<Record<string, string>> = { ten: '10', two: '2', five: '5', thirty: '30' };

/** Of the day that is named, else the newest. */
async function readRate({ term, day }: Told, around: ReadAround): Promise<Rate | null> {
  const asked = await readAsked(`What was the ${term}-year Treasury yield ${day === null ? 'at its latest reading' : `on ${day}`}?`, around);
  const [measure, ...others] = asked.measures;
  const on: Window = asked.course?.windows.find(({ kind }) => kind === 'point') ?? { kind: 'latest' };
  const isOfDay = (day === null) === (on.kind === 'latest');
  return measure === undefined || others.length > 0 || !isOfDay ? null : { asked: { ...asked, asking: '' }, measure, apart: { id: `treasury_${years[term] ?? ''}y`, on } };
}

type Scattered = { readonly share: string; readonly told: Told };

const turned = /\bearnings[- ](?:yields?|ylds?)\b/i;
const ofEps = /\b(?:eps|earnings per (?:diluted )?share|diluted earnings)\b/i;
const ofNow = /\b(?:latest|last|newest|most recent|current) (?:close|closing price|price|reading)\b|\b(?:now|today)\b/i;
const tenYear = /\b(?:10|ten)[- ]?y(?:ea)?r?s?\b/gi;

/** One day and one fiscal year; null of other times. */
function dayAndYear(text: string, today: string): { readonly day: string; readonly year: number } | null {
  const found = readPeriods(text, today).map(({ period }) => period);
  const days = [...new Set(found.flatMap((period) => (period.kind === 'date' ? [period.on] : [])))];
  const years = [...new Set(found.flatMap((period) => (period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : [])))];
  const [[day], [year]] = [days, years];
  const areAll = days.length + years.length === 2 && found.every(({ kind }) => kind === 'date' || kind === 'fiscal');
  return day === undefined || year === undefined || !areAll ? null : { day, year };
}

/** Of the earnings of a year at a close gone by, beside the ten years of the Treasury. */
function isOfBothYields(text: string): boolean {
  const isAsked = turned.test(text) && ofEps.test(text) && /\btreasur/i.test(text) && (text.match(tenYear) ?? []).length === 1;
  return isAsked && !ofNow.test(text) && !checked.test(text.replace(/\b(?:which|who)\b/gi, ''));
}

/** Told over several sentences ("take the close of a day and the earnings of 2024, turn that into an earnings yield; where did the ten-year stand that day?"): one day, one year, one yield of each kind. */
function scatteredIn(text: string, { companies: [company, ...others], calculation }: Asked, today: string): Scattered | null {
  const times = calculation === undefined && isOfBothYields(text) ? dayAndYear(text, today) : null;
  if (company === undefined || others.length > 0 || times === null) return null;
  const on = timeWords([{ kind: 'date', on: times.day }]);
  return { share: `What was ${company.ticker}'s earnings yield at the close of ${on} on the diluted earnings per share of fiscal ${String(times.year)}?`, told: { term: 'ten', day: on, rest: '' } };
}

/** The share's yield, the Treasury's, and how far they lie apart where the words hold the one against the other; null where one of them is not sure. */
export async function readYieldBeside(whole: Asked, around: ReadAround): Promise<Asked | null> {
  const { text, filters, inherited, claims = [] } = whole;
  if (around.earlier.length + claims.length > 0) return null;
  const said = writtenOut(text);
  const told = treasuryIn(said);
  const near = told === null || (told.day === null && sameDay.test(told.rest)) ? null : await bothRead(shareWords(told.rest), told, around);
  const scattered = near === null ? scatteredIn(said, whole, around.today) : null;
  const both = near ?? (scattered === null ? null : await bothRead(scattered.share, scattered.told, around));
  return both === null ? null : joinedParts({ text, filters, inherited }, [both.valued, both.rate, ...(gap.test(text) ? [both.apart] : [])]);
}

type Both = { readonly valued: Asked; readonly rate: Asked; readonly apart: Asked };

async function bothRead(words: string, told: Told, around: ReadAround): Promise<Both | null> {
  const share = await readAsked(words, around);
  const [own, rate] = [yieldOf(share), await readRate(told, around)];
  if (own === null || rate === null) return null;
  const valuation = { items: [own.id], at: [own.at] };
  const valued: Asked = { ...share, asking: '', operation: 'look-up', measures: [{ kind: 'metric', id: own.id, as: 'value', words: own.id.replaceAll('_', ' ') }], valuation: { ...valuation, isFine: true }, unread: [], strange: [] };
  return { valued, rate: rate.asked, apart: { ...valued, measures: [...valued.measures, rate.measure], periods: rate.asked.periods, valuation: { ...valuation, apart: rate.apart } } };
}
