// Turns of a conversation as people take them, said as the plain follow-ups that the readers know: "go back three years from there", "now do IBM", "make that quarterly", "what did they pay then?". What is of whom, of when and of what stays as it was asked.
import type { Asked, AskedPeriod } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { countOf } from '../number-words.ts';
import { timeWords } from '../likeness/time-words.ts';
import { hurriedTurn } from './hurried-turns.ts';
import { afterCapex } from './after-capex.ts';
import { askedWithBefore } from './asked-with-before.ts';
import { contestWithBefore } from './contest-with-before.ts';
import { economyThen } from './economy-then.ts';
import { insidersThen } from './insiders-then.ts';
import { monthOfThatYear } from './month-of-that-year.ts';
import { debtOverEquity, equivalentOf, grownTo, rolledOn } from './turns-over.ts';

const lead = String.raw`^(?:(?:and|but|so|then|now|ok(?:ay)?|right|good|fine|great|thanks|thank you|well|please|pls|got it|i see|interesting|hm+|alright|all right|cool|nice|sure|yes|yeah)[,.!;:]* )*`;
const end = String.raw`(?:[,;.]? (?:please|pls|too|as well|instead|now|then|thanks|again|for (?:me|us)|(?:the |and the )?same (?:line|figure|number|measure|metric|item|thing|company|question)(?: (?:again|please))?))*[ ?.!]*$`;

type Turn = (text: string, earlier: Asked) => string | null;

/** The one company that the text names, where the words are its name and nothing else; null where they are more, or it is another one's. */
function nameIn(text: string, whom: string): { readonly name: string; readonly ticker: string } | null {
  const [one, ...others] = namedIn(text, []);
  const name = one === undefined ? '' : text.slice(one.start, one.end).replace(/['’]s?$/u, '');
  return one === undefined || one.company === null || others.length > 0 || name.toLowerCase() !== whom.trim().replace(/['’]s?$/u, '').toLowerCase() ? null : { name, ticker: one.company.ticker };
}

const number = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|a couple of|\\d{1,2})';
const units = '(?:(?:fiscal |full )?years?|quarters?|months?|decades?)';
const asksAgain = String.raw`(?:[,.;:]? (?:and )?(?:what|how (?:much|high|large|big|many)|where|tell me|give me|show me)\b[^?;0-9]{0,40})?`;
const goBack = new RegExp(String.raw`${lead}(?:(?:if|when|suppose) (?:you|we|i) )?(?:(?:can|could) (?:you|we) |let's |let us |let me |i(?:'d| would) like to |i want to )?(?:(?:go|going|step|stepping|turn|wind|roll|look|count|jump|move|shift|push|take|carry|slide|skip|hop) (?:(?:the clock|that|it|this|things|the year) )?)?(?<way>back|backwards?|forwards?|ahead|along|onwards?|on|rewind|fast[- ]forward)(?: by)? (?<count>${number}) (?<unit>${units})(?: (?:from|before) (?:there|that|then|here|it))?${asksAgain}${end}`, 'i');

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => words[count] ?? String(count);

/** So many years, quarters or months from the time of before, on the side that is said. */
const steps: Turn = (text) => {
  const { way = '', count = '', unit = '' } = goBack.exec(text)?.groups ?? {};
  const many = /couple/i.test(count) ? 2 : countOf(count.toLowerCase());
  if (way === '' || many === null) return null;
  const length = /^decade/i.test(unit) ? `${inWords(10 * many)} years` : `${inWords(many)} ${unit.toLowerCase().replace(/^(?:fiscal|full) /, '')}`;
  return `And ${length} ${/^(?:back|rewind)/i.test(way) ? 'before' : 'after'} that?`;
};

const ofIts = String.raw`(?:(?:in|for|at|of|over|during)? ?(?:its|their|the)? ?(?<time>(?:own )?(?:fiscal|financial|fy|calendar)?(?: ?year)? ?(?:of |'|’)?(?:(?:20)\d\d|(?<=fy ?'?)\d\d)))`;
const otherCompany = new RegExp(String.raw`${lead}(?:(?:how about|what about|what of|do|now do|try|take|same (?:again )?(?:for|with)|the same (?:again )?(?:for|with)|over to|turning to|on to|for|show me|give me) )?(?<whom>[\p{L}&'’. ]{1,40}?)(?: then| now| instead| next)?,? ${ofIts}(?: then)?${end}`, 'iu');

/** Another company at a time of its own: of it alone, and not held against the one of before. */
const ofOther: Turn = (text, { companies }) => {
  const { whom = '', time = '' } = otherCompany.exec(text)?.groups ?? {};
  const one = time === '' ? null : nameIn(text, whom);
  const isNew = one !== null && !companies.some(({ ticker }) => ticker === one.ticker);
  return isNew && !/\b(?:versus|vs|against|than|compare\w*)\b/i.test(text) ? `And ${one.name} in ${time.replace(/\bown /i, '').trim()}?` : null;
};

const quarterly = new RegExp(String.raw`${lead}(?:(?:make|break|give me|show me|show|do|split|have|can i (?:get|have|see)|could i (?:get|have|see)|put|i(?:'d| would) like|i (?:want|need)) )?(?:(?:that|it|this|them|those|the same)(?: (?:up|down|out|same))? )?(?:(?:in|into|by|as|on a) )?(?:(?:a |the )?(?:quarterly|each quarter|every quarter|quarters|quarter by quarter|quarter|four quarters)(?: basis| figures?| numbers?| view| split| breakdown)?)(?: of (?:that|the same) year)?${end}`, 'i');

/** The one fiscal year that was asked about. */
function fiscalYear(periods: readonly AskedPeriod[]): number | null {
  const [period, ...others] = periods;
  return period?.kind === 'fiscal' && period.part === 'FY' && others.length === 0 ? period.year : null;
}

/** Each quarter of the year that was asked about. */
const byQuarter: Turn = (text, { periods }) => {
  const year = fiscalYear(periods);
  return year !== null && quarterly.test(text) ? `And in each quarter of fiscal ${String(year)}?` : null;
};

const verbs: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:pay|pay out|hand out|return)$/i, /dividend|tax|interest|buyback|repurchase/],
  [/^(?:spend|lay out|shell out|put in)$/i, /capital_expend|capex|research|r_and_d|repurchase|selling|advertis|operating_expenses|dividends_paid/],
  [/^(?:make|earn|get|have|come to|manage|post|report|do|bring in|take in|pull in|book|owe|hold|keep|turn over)$/i, /./],
];
const didThen = new RegExp(String.raw`${lead}(?:what|how much|how many) (?:did|does|do|had|has|was|were) (?<whom>it|they|the company|[\p{L}&'’. ]{2,40}?) (?<verb>pay out|pay|hand out|return|spend|lay out|shell out|put in|make|earn|get|have|come to|manage|post|report|do|bring in|take in|pull in|book|owe|hold|keep|turn over)(?<when> (?:then|that (?:same )?(?:fiscal )?(?:year|quarter)|in that (?:same )?(?:year|quarter)|in the same (?:year|quarter)|the same (?:year|quarter)|(?:in )?the (?:year|quarter) (?:before|after)(?: that)?|(?:the |in the )?(?:next|following|previous|prior) (?:year|quarter)|a year (?:earlier|later|before|after)|(?:in |for )?(?:fiscal |fy ?)?20\d\d))?${end}`, 'iu');

const isOfProfit = (ids: readonly string[]): boolean => ids.every((id) => /income|eps|profit|revenue/.test(id));

/** The lines of statements that were asked about; empty where it was anything else too. */
function linesOf({ measures, course }: Asked): readonly string[] {
  const ids = measures.flatMap((measure) => (measure.kind === 'metric' ? [measure.id] : []));
  return course === undefined && ids.length === measures.length ? ids : [];
}

/** Whether the verb is said of these lines, so that it asks for nothing else. */
function isOfLines(verb: string, ids: readonly string[]): boolean {
  const isMade = /^(?:make|earn|bring in|take in|pull in|turn over)$/i.test(verb);
  return ids.length > 0 && (!isMade || isOfProfit(ids)) && verbs.some(([words, of]) => words.test(verb) && ids.every((id) => of.test(id)));
}

const thatTime = /^(?:in )?(?:then|that (?:same )?(?:fiscal )?(?:year|quarter)|the same (?:year|quarter))$/i;

/** Nobody by name where the one of before is meant; null where the words are more than a name. */
const whomSaid = (text: string, whom: string): string | null => (/^(?:it|they|the company)$/i.test(whom) ? '' : nameIn(text, whom)?.name ?? null);

/** Words that alone are of no line: what somebody pays, spends or has is the figure of before. */
const sameVerb: Turn = (text, earlier) => {
  const { whom = '', verb = '', when = '' } = didThen.exec(text)?.groups ?? {};
  const name = verb !== '' && isOfLines(verb, linesOf(earlier)) ? whomSaid(text, whom) : null;
  if (name === null) return null;
  const said = [name, when.trim().replace(thatTime, '')].filter((word) => word !== '');
  return said.length === 0 ? null : `And ${said.join(' ')}?`;
};

const sequel = /\b(?:in |for |over )?(?:the |its |their )?(?:next|following|subsequent) (?:fiscal |full )?year\b(?! (?:to|end))/i;

/** "Its net income the following year", behind one fiscal year: the year after that one, and none to come. */
const yearAfter: Turn = (text, { periods, course }) => {
  const year = course === undefined ? fiscalYear(periods) : null;
  const isOwn = year !== null && !/\b(?:19|20)\d\d\b/.test(text) && namedIn(text, []).length > 0;
  return isOwn && sequel.test(text) ? text.replace(sequel, `in fiscal ${String(year + 1)}`) : null;
};

const moved = '(?:rise|fall|grow|drop|shrink|climb|change|move|increase|decline|decrease|gain|lose|go up|go down|come down|slip|jump|plunge|slump|contract|expand)';
const upTo = new RegExp(String.raw`^(?<before>[^?]{0,60}\b(?:did|had|has) (?:it|they|that|this) ${moved}(?:n|d|ed)?(?: in (?:total|all)| altogether)?) (?:by|until|till|up to|through to) (?=(?:the )?(?:q[1-4]|(?:first|second|third|fourth|last|final) quarter|(?:fiscal |fy ?)?20\d\d|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b))`, 'i');

/** The one year or quarter of before, as it is written. */
function momentOf({ periods, course, companies }: Asked): string | null {
  const [time, ...others] = periods;
  const isMoment = time?.kind === 'fiscal' && time.year !== null && others.length === 0 && course === undefined;
  return isMoment ? timeWords([time]).replace(/ fiscal (?=20)/, companies.length === 0 ? ' ' : ' fiscal ') : null;
}

/** "By how much did it fall by Q2 2020": from the time of before to the one that is named. */
const fromBefore: Turn = (text, earlier) => {
  const before = upTo.exec(text)?.groups?.['before'];
  const time = before === undefined ? null : momentOf(earlier);
  if (before === undefined || time === null) return null;
  const isOfProduct = earlier.companies.length === 0 && /\bgdp\b/i.test(earlier.text);
  const named = isOfProduct ? before.replace(/\b(?:it|they|that|this)(?= [\w ]+$)/i, 'real GDP') : before;
  return text.replace(upTo, `${named} from ${time} to `);
};

const againstYear = /\b(?:vs\.?|versus|over|against|than(?: in| for)?|compared (?:to|with)|up on|down on|from)(?: (?:the|its|that of|those of|what it was in))?(?: fiscal| fy)? ?(?:((?:19|20)\d\d)|['’]([012]\d))(?!\d| (?:to|through|and|until)\b|[-/]\d)(?:['’]s?)?(?: (?:level|number|figure|mark|per-share (?:number|figure)))?/i;
/** Several sentences, or an aside: the readers of short follow-ups leave it. */
const told = /[.!?–] \S/;

/** "…, and how much better than 2023's was it in percent?", behind one later year and a story: from the one to the other. */
const fromOneToThat: Turn = (text, { periods, course, companies }) => {
  const years = new Set(text.match(/\b(?:19|20)\d\d\b|(?<!\w)['’][012]\d\b/g));
  const year = course === undefined && companies.length === 1 ? fiscalYear(periods) : null;
  const [, full, short] = againstYear.exec(text) ?? [];
  const other = Number(full ?? (short === undefined ? NaN : `20${short}`));
  return year !== null && years.size === 1 && other < year && told.test(text) && namedIn(text, []).length === 0 ? text.replace(againstYear, `from ${String(other)} to ${String(year)}`) : null;
};

const ofSeller = /^(?:and |so |but |ok(?:ay)?,? )*(?:for )?how (?:much|many (?:shares|dollars))(?: money)?(?:(?: did| was| has) (?:he|she|that person|this person)\b)[^?]{0,40}\??$/i;
const mostSold = /\b(?:who|which (?:insider|executive|officer|director|person))\b[^?]*\b(?:most|biggest|largest|more)\b/i;

/** "How much did he get?" behind who sold most: of that one, and not of all. */
const ofWhoeverLed: Turn = (text, { insiders, text: told }) => (insiders !== undefined && ofSeller.test(text) && mostSold.test(told) && !/\bhow (?:much|many)\b/i.test(told) ? `${told.replace(/[?.! ]+$/, '')} and for how much money?` : null);

const broughtHim = /^(?:and |so |but |ok(?:ay)?,? )*(?:what|how much)(?: money)? did (?:that|it|this|they|those|the (?:lot|sale|shares|stock)) (?:bring|fetch|earn|net|make|get|yield)(?: in)?(?: for)? (?:him|her|them)(?: in)?[ ?.!]*$/i;

/** "What did that bring him?": the one who was asked about, and nobody called "that". */
const whatItBrought: Turn = (text, { insiders }) => (insiders !== undefined && broughtHim.test(text) ? 'For how much money?' : null);

const keptOfIt = /^(?:and |so |but |ok(?:ay)?,? )*how much of (?:that|it|this) (?:did (?:it|they|the company) (?:keep|hold on to|retain|get to keep)|(?:was|did) (?:it )?(?:kept|stuck|stick|left over))(?: (?:as profit|in the end|at the end|for itself|for themselves))?[ ?.!]*$/i;

/** What a company keeps of what it takes in is its net income. */
const kept: Turn = (text, earlier) => (linesOf(earlier).join() === 'revenue' && keptOfIt.test(text) ? 'And how much of it was net income?' : null);

const keptMore = /\b(?:kept|keeps?|held on to|retain(?:s|ed)?|squeezed|squeezes|got|gets?|made|makes?|earned|earns?|cleared|clears?) (?:the )?(more|most|less|least|larger|bigger|smaller) (?:profit |share |part |slice )?(?:(?:out )?of (?:its|their|each dollar of|every dollar of) (?:own )?(?:sales|revenues?|turnover)|(?:on|per|for|from|(?:out )?of) (?:(?:each|every|a|one) )?(?:sales dollar|dollar (?:of|in) (?:(?:its|their) )?(?:sales|revenues?|turnover)))\b/i;
const marginOf: Readonly<Record<string, string>> = { operating_income: 'operating margin', gross_profit: 'gross margin', net_income: 'net margin' };

/** "Who kept more of its sales?" behind a profit is of the margin of that profit. */
const keptOfSales: Turn = (text, earlier) => {
  const [id, ...others] = linesOf(earlier);
  const margin = others.length === 0 ? marginOf[id ?? ''] : undefined;
  return margin === undefined || !keptMore.test(text) ? null : text.replace(keptMore, (_, which: string) => `had the ${/more|most|larg|bigg/i.test(which) ? 'higher' : 'lower'} ${margin}`);
};

const turns: readonly Turn[] = [afterCapex, insidersThen, economyThen, askedWithBefore, contestWithBefore, monthOfThatYear, hurriedTurn, keptOfSales, steps, grownTo, rolledOn, equivalentOf, debtOverEquity, ofWhoeverLed, whatItBrought, kept, byQuarter, sameVerb, ofOther, fromBefore, yearAfter, fromOneToThat];

/** As it was where it is no such turn. */
export function plainTurn(text: string, earlier: Asked | undefined): string {
  const said = text.trim().replaceAll('’', "'");
  return earlier === undefined || earlier.parts !== undefined ? text : turns.map((turn) => turn(said, earlier)).find((again) => again !== null) ?? text;
}
