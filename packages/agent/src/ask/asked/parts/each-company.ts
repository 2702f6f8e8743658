// A question on a few named companies, asked of each of them by itself: what is asked of one is often read where the same of several is not.
import { shortName } from '../../../write/company-name.ts';
import type { Company } from '@assay/data';
import type { Asked } from '../asked.ts';
import { movedMoreAsked } from '../forms/moved-more.ts';
import { timeWords } from '../likeness/time-words.ts';
import { readPeriods } from '../periods/periods.ts';
import type { ReadAround } from '../read-around.ts';
import { nameNicknames } from '../reworded/whom/nicknames.ts';
import { readAsked } from '../read-asked.ts';
import { runsIn, type Run } from './company-runs.ts';
import { isContested, withoutContest } from './contest-words.ts';
import { joinedParts, partsOf } from './parts-of.ts';

/** More of them stand in a table. */
const MOST = 4;
/** Longer than any question. */
const LONGEST = 1500;
/** One word for all of them, which no reader takes. */
const LIST = 'Qxlist';
/** And for some of them, named elsewhere. */
const OTHER = 'Qxother';

const notOfTime = String.raw`(?! (?:(?:fiscal|calendar|financial|single|trading|sales?) )*(?:years?|quarters?|months?|weeks?|days?|dollars?|shares?|times?|dates?|ends?|sides?|periods?)\b)`;
/** How several are spoken of, and how one is. */
const plural: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`(?:\b(?:for|at|of|from|by|in|with) )?\b(?:each|both|either|all (?:two|three|four|of them))\b${notOfTime}(?: one)?(?: of (?:them|these|those|the (?:two|three|four)))?(?: (?:compan(?:y|ies)|firms?|stocks?|names?))?(?:'s)?(?= |[,.?;:)]|$)`, 'gi'), ''],
  [/\b(?:of|for|between|among|from) (?:the|these|those|all) (?:two|three|four)(?: (?:compan(?:y|ies)|firms?|stocks?|names?|of them))?\b/gi, ''],
  [/,? ?\b(?:respectively|per company|by company|apiece)\b/gi, ''], [/\btheirs?\b/gi, 'its'], [/\bdo (?=they\b|Qxlist\b)/gi, 'does '], [/\bthey\b/gi, 'it'], [/\bthem\b/gi, 'it'],
  [/\b(?:the two|the three|the four)(?: (?:compan(?:y|ies)|firms?|stocks?|names?|of them))?\b/gi, ''], [/ +(?=[,.?;:)])/g, ''], [/:,/g, ':'], [/\?[.,;:?]+/g, '?'], [/\s{2,}/g, ' '],
];

const singular = (text: string): string => plural.reduce((words, [pattern, by]) => words.replace(pattern, by), text).replace(/[,;:]\s*(?=[?.]|$)/g, '').replace(/\?{2,}/g, '?').trim();

const onEarnings = /\b((?:on|over|by)(?: (?:the|its))? (?:diluted |basic )?(?:eps|earnings per share))(?! (?:of|for|in|from)\b)/gi;

/** "That year" of the company with a time of its own, and earnings that are named without one. */
function ofOwnTime(text: string, own: string, today: string): string {
  const [time, ...others] = readPeriods(own, today).filter(({ period }) => period.kind === 'fiscal');
  if (time === undefined || others.length > 0) return text;
  const words = timeWords([time.period]);
  return text.replace(/\b(?:of|in|for) that (?:fiscal |financial )?year\b/gi, `of ${words}`).replace(/\bthat (?:fiscal |financial )?year's\b/gi, `${words}`).replace(onEarnings, `$1 of ${words}`);
}

const asksMove = /\b(?:grow\w*|grew|ris(?:e|en)|rose|f[ae]ll(?:en)?|chang\w+|increas\w+|decreas\w+|gain\w*|los[et]|moved?|up|down|return\w*)\b/i;

export type AskedOfEach = { readonly texts: readonly { readonly company: Company; readonly text: string }[]; readonly contest: string; readonly who: string };

/** Who moved more is told by how far each of them did. */
function withMove(text: string, rest: string, contest: string): string {
  const isTold = contest === '' || movedMoreAsked(text) === null || movedMoreAsked(rest) !== null || asksMove.test(rest);
  const led = rest.includes(LIST) ? rest : `${LIST}: ${rest}`;
  return isTold ? led : `${led.replace(/[?.]+$/, '')}, and by how much did it change?`;
}

/** The time of all of it stands in the words that ask who is ahead: without them each would be read of another time. */
const losesTime = (contest: string, rest: string, today: string): boolean => readPeriods(contest, today).length > 0 && readPeriods(rest, today).length === 0;

/** Null where they are not told as one list, or one of them has words of its own that are no time. */
export function askedOfEach(whole: Asked, today: string): AskedOfEach | null {
  const text = nameNicknames(whole.text).replace(/\s+/g, ' ');
  const runs = runsIn(text, whole, today);
  const isOfAll = ({ members }: Run): boolean => members.length === whole.companies.length;
  const run = runs.find(isOfAll);
  if (run === undefined) return null;
  const marked = runs.toReversed().reduce((words, one) => `${words.slice(0, one.start)}${isOfAll(one) ? LIST : OTHER}${one.isOwner ? "'s" : ''}${words.slice(one.end)}`, text);
  const { rest, contest, who } = withoutContest(marked, LIST);
  // What they come to together, or who is ahead, is asked of none of them alone.
  if (rest.includes(OTHER) || isContested(rest) || losesTime(contest, rest, today)) return null;
  const asked = singular(withMove(whole.text, rest, contest)).replaceAll(`${LIST}'s's`, `${LIST}'s`);
  return { contest, who, texts: run.members.map(({ company, own }) => ({ company, text: ofOwnTime(asked, own, today).replace(LIST, `${shortName(company.name)}${own}`).replaceAll(LIST, shortName(company.name)) })) };
}

const isOfOne = ({ companies, unknown, strange = [], group, operation, measures, parts }: Asked, { ticker }: Company): boolean => companies.length === 1 && companies[0]?.ticker === ticker && unknown.length + strange.length === 0 && group === null && operation !== 'define' && (measures.length > 0 || parts !== undefined);

/** Which of them is below a bound is asked of all of them. */
const isScreened = ({ conditions, text }: Asked): boolean => conditions.length > 0 && /\b(?:which|who|whose|how many|any) (?:of|companies|firms|names|stocks)\b/i.test(text);
const isOpen = (whole: Asked): boolean => whole.text.length <= LONGEST && whole.companies.length > 1 && whole.companies.length <= MOST && whole.group === null && whole.unknown.length + (whole.claims ?? []).length === 0 && !isScreened(whole);

const ofEach = /\b(?:each|both|apiece|respectively|per company|by company|the (?:two|three|four)|they|their|them)\b/i;
/** Between them, or since a time. */
const byHowMuch = /\bby how (?:much|many)\b(?=[^?]*\b(?:since|from)\b)/gi;
const aFew = /\bthe (?:two|three|four)(?! (?:years?|quarters?|months?|figures?|numbers?|dates?|days?|times?|of)\b)(?: (?:compan(?:y|ies)|firms?|stocks?|names?))?\b/gi;

type EachRead = { readonly texts: readonly { readonly company: Company; readonly text: string; readonly around: ReadAround }[]; readonly contest: string; readonly who: string };

/** Those of the question before: nobody is named anew. */
function areThoseBefore({ companies, group, inherited }: Asked, before: Asked): boolean {
  const isNamed = before.companies.length > 1 && before.companies.length <= MOST && before.group === null;
  return isNamed && group === null && inherited.includes('companies') && companies.length === before.companies.length && companies.every(({ ticker }) => before.companies.some((one) => one.ticker === ticker));
}

/** "The same for 2024, and how far it moved at each": as it would be asked behind the same question on one of them. Null where it is of others, or of them all together. */
function followedByEach(whole: Asked, around: ReadAround): EachRead | null {
  const before = around.earlier.at(-1);
  const { text, unknown, claims = [] } = whole;
  const isOne = before !== undefined && before.parts === undefined && before.calculation === undefined;
  if (!isOne || !areThoseBefore(whole, before) || unknown.length + claims.length > 0 || text.length > LONGEST || !ofEach.test(text) || isContested(text.replace(byHowMuch, ''))) return null;
  const asked = singular(text.replace(aFew, 'it'));
  const texts = before.companies.map((company) => ({ company, text: asked, around: { ...around, earlier: [...around.earlier.slice(0, -1), { ...before, companies: [company] }] } }));
  return { texts, contest: '', who: '' };
}

function readOfEach(whole: Asked, around: ReadAround): EachRead | null {
  if (around.earlier.length > 0) return followedByEach(whole, around);
  const each = isOpen(whole) ? askedOfEach(whole, around.today) : null;
  return each === null ? null : { ...each, texts: each.texts.map((one) => ({ ...one, around })) };
}

/** Null where it states something, where nothing joins the companies as a list, and where what is left is not understood of one of them. */
export async function readEachCompany(whole: Asked, around: ReadAround, again: (read: Asked, around: ReadAround) => Promise<Asked | null>): Promise<Asked | null> {
  const each = readOfEach(whole, around);
  if (each === null) return null;
  const read: Asked[] = [];
  for (const { company, text, around: its } of each.texts) {
    const plain = await readAsked(text, its);
    const one = isOfOne(plain, company) ? await again(plain, its) : null;
    if (one === null || !isOfOne(one, company)) return null;
    read.push(one);
  }
  const { contest: words, who } = each;
  return joinedParts({ ...whole, ...(words === '' ? {} : { contest: { words, who } }) }, read.flatMap((one) => partsOf(one)));
}
