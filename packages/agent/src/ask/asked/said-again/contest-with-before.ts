// "What was Alphabet's in 2025, which of the two was higher, and by how many points?": the question before of its own company and of those that are named now, with who is ahead.
import type { Asked, AskedMeasure } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { blank } from '../places.ts';
import { ownedBy } from './owned-by.ts';

const ofAll = /\bwhich(?: one)? (?:should|ought) (?:i|we|one) (?:to )?have\b|\b(?:which|who|whose|what)(?: one)?(?: (?:company|stock|share))?(?: of (?:the|these|those|them|all)(?: (?:two|three|four|2|3|4|pair|lot|companies))?)\b|\b(?:best|worst|highest|lowest|higher|lower|better|worse) of (?:the |these |those |all )*(?:two|three|four|2|3|4|pair|lot)\b|\b(?:which|who)(?: one)?(?: (?:company|had|has|was|is|did|does|came|comes|keeps|kept|the))* (?:higher|lower|better|worse|best|worst|highest|lowest|more|ahead|bigger|larger|smaller|most|least)\b/i;
const ends: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:worst|worse|trailed|behind|weakest|weaker)\b/i, 'did worse', 'did worst'], [/\b(?:best|better|won|wins|ahead|strongest|stronger)\b/i, 'did better', 'did best'],
  [/\b(?:lower|lowest|less|least|smaller|smallest|thinner|thinnest)\b/i, 'was lower', 'was lowest'], [/./, 'was higher', 'was highest'],
];
/** "Which of the pair should I have picked": of shares the one that did better. */
const picked = /\b(?:picked|bought|chosen|owned|held|had|been in|gone for|gone with|backed|taken)\b/i;
const gapped = /\b(?:points?|by how (?:much|many)|apart|gap|differ\w*|how much (?:more|higher|lower|less|better))\b/i;
/** "FY2025" too. */
const anyYear = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
const otherTime = /\b(?:fy ?['’]?\d\d|q[1-4]|quarters?|half|months?|year before|year earlier|earlier|previous|last|since|each year|now|today|latest)\b/i;

const MOST = 4;

/** The text of before with further names behind its one company; null where it names several. */
function withNames(earlier: Asked, names: readonly string[]): string | null {
  const [first, ...others] = namedIn(earlier.text, []).filter(({ company }) => company !== null);
  if (first === undefined || others.some(({ company }) => company?.ticker !== first.company?.ticker)) return null;
  const said = earlier.text.slice(first.start, first.end);
  const behind = /^['’]s?(?= )/.exec(earlier.text.slice(first.end))?.[0] ?? '';
  const isOwner = behind !== '' || /['’]s?$/.test(said);
  const all = [`${said}${behind}`, ...names.map((name) => (isOwner ? ownedBy(name) : name))];
  return `${earlier.text.slice(0, first.start)}${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}${earlier.text.slice(first.end + behind.length)}`.replace(/[?.! ]+$/, '');
}

/** Of one company, at one time, with nothing worked out. */
const isPlain = ({ companies, group, claims = [], periods, measures, parts, insiders }: Asked): boolean => companies.length === 1 && group === null && claims.length === 0 && periods.length < 2 && measures.length === 1 && parts === undefined && insiders === undefined;

/** What is measured; closes over a time are of the price. */
const idOf = (measure: AskedMeasure): string => ('id' in measure ? measure.id : measure.kind === 'subject' && /^price/.test(measure.subject) ? 'price' : measure.kind);

/** The measure of before, or none. */
function isOfBefore(text: string, { measures: [own] }: Asked): boolean {
  const id = own === undefined ? '' : idOf(own);
  return findMeasures(text).every(({ measure }) => idOf(measure) === id || (idOf(measure) === 'revenue' && id.endsWith('_margin')));
}

/** Who else is named now. */
function othersIn(places: ReturnType<typeof namedIn>, earlier: Asked): readonly string[] {
  const named = new Map(places.flatMap(({ company }) => (company === null ? [] : [[company.ticker, company.name] as const])));
  return [...named].filter(([ticker]) => ticker !== earlier.companies[0]?.ticker).map(([, name]) => name);
}

/** No other time, and no other figure. */
function isSame(text: string, places: ReturnType<typeof namedIn>, earlier: Asked): boolean {
  const years = new Set(earlier.text.match(anyYear) ?? []);
  return !otherTime.test(text) && (text.match(anyYear) ?? []).every((year) => years.has(year)) && isOfBefore(blank(text, places), earlier);
}

/** Null where another time or figure is named, or nobody asks who is ahead. */
export function contestWithBefore(given: string, earlier: Asked): string | null {
  const text = given.replaceAll('’', "'");
  if (!isPlain(earlier) || !ofAll.test(text)) return null;
  const places = namedIn(text, []);
  const others = othersIn(places, earlier);
  const full = others.length > 0 && others.length < MOST && isSame(text, places, earlier) ? withNames(earlier, others) : null;
  return full === null ? null : `${full}, and ${whoOf(text, others.length, earlier.course?.form.kind === 'change')}?`;
}

/** Who is ahead of so many others, by the question's own word, and of two by how much. */
function whoOf(text: string, others: number, isOfMove: boolean): string {
  const [, two = '', more = ''] = isOfMove && picked.test(text) ? ['', 'did better', 'did best'] : ends.find(([end]) => end.test(text)) ?? [];
  return others > 1 ? `which of the ${others > 2 ? 'four' : 'three'} ${more}` : `which of the two ${two}${gapped.test(text) ? ', and by how much' : ''}`;
}
