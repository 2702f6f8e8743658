// Times that plain words name and a figure of another time does not meet: the one year or day of the question, so many years ago, what went before, what is not over yet, a week.
import type { IsoDate } from '@assay/record';
import { countOf } from '../../../asked/number-words.ts';
import { areHeldTogether } from './held-together.ts';
import type { Demand, DemandScene } from '../demand.ts';
import { daysWritten, monthsNamed, written } from '../reading/days.ts';
import type { GivenFigure } from '../reading/given.ts';

const years = /\b(?:19|20)\d{2}\b/g;
/** Words by which figures of other times are asked for too. */
const beyond = /\b(?:now|today|current(?:ly)?|latest|newest|most recent|last|recent|since|still|ever|at present|these days|so far|to date|ytd|ago|then|before|earlier|prior|previous|preceding|after|later|next|following|from|between|until|till|through|growth|gr[eo]w\w*|chang\w+|yoy|y\/y|year[- ]on[- ]year|trailing|ttm|52[- ]?w\w*|average|best|worst|buy|sell|hold|overvalued|undervalued|cheap\w*|expensive|worth|invest\w*|put|bought|p ?\/ ?e|multiple|yield\w*|price[- ]to|over|on|based|using|times|divided)\b|[÷/]/i;
const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));

/** Of the calendar year, of the fiscal year of that number, or at its end in the first weeks of the next one. */
function isOfYear({ from, to, fiscal }: GivenFigure, year: number, isFiscal: boolean): boolean {
  if (to === null) return true;
  const isJustAfter = yearOf(to) === year + 1 && to.slice(5) < '02-15';
  return fiscal?.year === year || yearOf(to) === year || (isFiscal && yearOf(to) === year - 1) || (from !== null && yearOf(from) === year) || isJustAfter;
}

const stretchOfYears = /\b(?:than|as|against|versus|vs\.?) (?:(?:it|they|what it|what they) (?:did|was|were|had|made) )?(?:(?:back )?in |for )?(?:fiscal )?(?:19|20)\d\d\b|\b(?:profile|portrait|overview)\b|\b(?:19|20)\d\d ?[-–/] ?(?:\d\d)\b|\b(?:ye|fy) ?'?\d\d\b|\b(?:that|the same) (?:fiscal )?year,? (?:and|or|&)(?: also)? (?:in|for|of|during) |\b(?:19|20)\d\d,? and (?:in |for )?(?:that|the same) (?:fiscal )?year\b/i;
/** Behind another question the year is the one held against it; a profile tells what the company is today too. */
const againstYear = /\b(?:vs|versus|against|than|above|below|compared|better|worse|more|less|higher|lower|%)\b|%/i;
/** Something is asked of the time of before, and of this one too. */
const besideBefore = /[\p{L}%]{2,}[?,;]?(?: (?:and|also|plus|&)|,)(?: also)?(?: (?:in|for|of))? (?:fiscal |fy ?)?(?:19|20)\d\d[ ?.!]*$/iu;
/** A figure of before stands in the telling of a move, and where an arithmetic is written out. */
const ofMove = /\b(?:rose|fell|grew|gained|lost|shrank|widened|narrowed|swung|unchanged|moved)\b|[÷−]/;

const atPrice = /^(?:pe_ratio|price_to_|ev_to_|earnings_yield|dividend_yield|free_cash_flow_yield)/;

/** And no cell of a table. */
const isTold = /\b(?:was|were|is|are|closed|stood|reports?|had)\b/;

/** What a company is worth stands where it is introduced, and the close under a multiple: other rules are for these. */
function isOfToday({ measure }: GivenFigure, { text, opening }: DemandScene): boolean {
  return (measure === 'market_cap' && !/\b(?:market|worth|valu\w+|capitali[sz]ation)\b/i.test(text)) || opening.some((figure) => atPrice.test(figure.measure));
}

/** Of two companies each at its own time, the year of the question before is one of them. */
function yearsNamed(text: string, { companies, periods }: DemandScene['asked']): readonly string[] {
  const said = text.match(years) ?? [];
  const read = companies.length > 1 ? periods.flatMap((period) => (period.kind === 'fiscal' && period.year !== null ? [String(period.year)] : [])) : [];
  return [...new Set(said.length === 0 ? said : [...said, ...read])];
}

/** "How far is it below its 2025 high": from then to now. */
const fromAnEnd = /\b(?:below|above|off|under|from|beneath|beyond|past|short of) (?:its|their|the) (?:19|20)\d\d (?:closing |daily |year[- ]end |last |final )?(?:high|low|peak|top|bottom|trough|close|closing price|finish)\b|\b(?:below|above|off|under|from|beneath|beyond|past|short of) (?:its|their|the) (?:closing |daily )?(?:high|low|peak|top|bottom|trough)(?: close)? (?:of|in) (?:19|20)\d\d\b|\b(?:below|above|off|under|from|beneath|beyond|past|short of) where [^?.,;]{2,40}? (?:closed|ended|finished|left off|settled)(?: (?:out|in|the year)){0,2} (?:19|20)\d\d\b/i;

/** Most of it lies in the year before. */
const yearTo = /\b(?:year|(?:twelve|12|eighteen|18|nine|9) months|52 weeks)(?: that)? (?:to|ended|ending|up to|through)(?: on)? (?:the )?(?:\d{1,2}\b|[A-Z][a-z]+ \d)/;

const namesOtherTime = (text: string): boolean => beyond.test(text) || fromAnEnd.test(text) || yearTo.test(text);

/** One year is named and no word of another time: each figure of the opening is of it. */
const oneYear: Demand = (scene) => {
  const { text, opening, asked } = scene;
  const named = yearsNamed(text, asked);
  const [year, ...others] = named;
  if (year === undefined || others.length > 0 || namesOtherTime(text) || stretchOfYears.test(text) || (asked.inherited.length + (asked.before === undefined ? 0 : 1) > 0 && (againstYear.test(text) || besideBefore.test(text))) || asked.operation === 'define' || asked.operation === 'value') return [];
  const isFiscal = /\b(?:fiscal|fy)\b/i.test(text);
  const strays = opening.filter((figure) => !figure.isBeside && figure.form === 'value' && !isOfYear(figure, Number(year), isFiscal) && !isOfToday(figure, scene) && isTold.test(figure.sentence) && !ofMove.test(figure.sentence));
  return strays.length > 0 ? [`each figure in ${year}`] : [];
};

/** What a share did in a year ends with the year of the calendar. */
const moveOfYear: Demand = ({ text, opening, asked }) => {
  const [year, ...others] = [...new Set(text.match(years))];
  if (year === undefined || others.length > 0 || asked.companies.length === 0 || namesOtherTime(text) || stretchOfYears.test(text) || /\b(?:fiscal|fy|q[1-4]|h[12]|quarter|half|week|ytd)\b/i.test(text) || monthsNamed(text).length > 0 || daysWritten(written(text)).length > 0) return [];
  const moves = opening.filter(({ measure, form, isBeside, to }) => measure === 'price' && !isBeside && to !== null && (form === 'growth' || form === 'change'));
  return moves.some(({ to }) => to !== null && !(to >= `${year}-12-20` && to <= `${year}-12-31`) && to > `${year}-12-31`) ? [`how the share did in ${year}`] : [];
};

const ago = /\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:years?|months?|quarters?|weeks?) ago\b|\bthis time last year\b/i;
const yearAgo = /\b(?:an?|one|1) year ago\b|\bthis time last year\b/i;

/** The newest figure and, beside it, the same of the day a year before. */
function isBesideYearBefore({ text, openingWords }: Parameters<Demand>[0]): boolean {
  const times = (openingWords.match(/\b(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d\b/g) ?? []).map((words) => Date.parse(`${words} UTC`));
  const days = (Math.max(...times) - Math.min(...times)) / 86_400_000;
  return yearAgo.test(text) && days > 357 && days < 374;
}

const yearsAgo = /\b(two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) years? ago\b/i;

/** A line of the statements, from the year so many before to the newest. */
function isMoveSince({ text, opening }: Pick<DemandScene, 'text' | 'opening'>): boolean {
  const count = countOf(yearsAgo.exec(text)?.[1]) ?? 0;
  const told = opening.filter(({ measure, isBeside }) => measure !== 'price' && !isBeside);
  const ends = told.flatMap(({ form, to }) => (form === 'value' && to !== null ? [Date.parse(to)] : []));
  const isMove = told.some(({ form }) => form === 'growth' || form === 'change' || form === 'cagr') && told.length === opening.length;
  return count > 1 && isMove && Math.abs((Math.max(...ends) - Math.min(...ends)) / 86_400_000 - count * 365.25) < 20;
}

const putIn = /\$ ?\d|\b(?:invest\w*|put|bought|buy|worth|dollars)\b/i;

/** So many years ago: counted from the newest figure, and not a year of statements or the end of a calendar year. */
const timeAgo: Demand = (scene) => {
  const { text, opening, openingWords, asked } = scene;
  const isTold = /\b(?:rose|fell|gained|lost|grew)\b[^.]{0,60}\bfrom\b/.test(openingWords);
  const isCounted = asked.course?.windows.some(({ kind }) => kind === 'ago' || kind === 'last') === true;
  return opening.length > 0 && ago.test(text) && !putIn.test(text) && !isTold && !isCounted && !isBesideYearBefore(scene) && !isMoveSince(scene) ? ['the time so long ago, counted from the newest figure'] : [];
};

const previousQuarter = /\b(?:previous|prior|preceding) quarter\b|(?<!holiday )(?<!christmas )\bquarter before(?: the last(?: one)?)?\b(?! (?:that|it)\b)|\bthis quarter (?:vs\.?|versus|against|compared (?:to|with)|and|than) (?:the )?(?:last|previous|prior)\b/i;

/** The quarter before the newest: two quarters are told, or one that is not the newest; never a year. */
const quarterBefore: Demand = ({ text, opening, openingWords, asked }) => {
  if (opening.length === 0 || !previousQuarter.test(text) || asked.inherited.length > 0) return [];
  const quarters = new Set(openingWords.match(/\bquarter ended [\d\w ]+?(?:19|20)\d\d\b/g));
  const isTwo = /\b(?:vs\.?|versus|against|compared|and|than|chang\w*|up|down|rose|fell|gr[eo]w\w*)\b/i.test(text);
  const ends = [...quarters].map((words) => Date.parse(words.replace('quarter ended ', ''))).toSorted((a, b) => a - b);
  const isNeighbour = ends.some((end, index) => index > 0 && end - (ends[index - 1] ?? 0) < 100 * 86_400_000);
  return quarters.size === 0 || (isTwo && !isNeighbour) ? ['the quarter before'] : [];
};

const notOver = /\b(?:this|the current) (?:fiscal |financial )?year (?:so far|to date)\b|\bso far (?:this|the current|in (?:20\d\d|this|the current))\b|\bin 20\d\d so far\b|\byear[- ]to[- ]date\b|\b(?:first )?(?:half|6m|six months)(?:[- ]year)? (?:of )?20\d\d\b|\b6m 20\d\d\b/i;
const ofStatements = /\b(?:revenue|sales|profits?|earn\w*|net income|income|loss(?:es)?|los[et]|eps|cash flow|capex|dividends?|made|make)\b/i;
const ofShares = /\b(?:shares?|stocks?|prices?|px|returns?|shareholders?|gain\w*|closes?|closing|peak|trough|loser|names)\b/i;

/** A year that is not over, of statements: its quarters together, neither the last one alone nor the year before. */
const soFar: Demand = ({ text, opening, openingWords }) => {
  const isOfTime = opening.length > 0 && notOver.test(text) && ofStatements.test(text) && !ofShares.test(text.replace(/\bper[- ]share\b/gi, ' '));
  return isOfTime && !/\b(?:together|months? ended|half|= )/.test(openingWords) ? ['the time so far, taken together'] : [];
};

const beforeLast = /\b(?:year|quarter) before last\b|\blast but one\b|\bnext to last\b|\bfour quarters (?:to|ended|ending|through)\b/i;
const lastButOne: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && beforeLast.test(text) && !(/\bfour quarters\b/i.test(text) ? /\b(?:together|= |trailing)/ : /\btogether\b/).test(openingWords) ? ['the time that is named, by counting back'] : []);

const week = /\b(?:in|during|over|for|of)? ?(?:the )?week (?:of|beginning|starting|commencing)\b/i;
const longDay = /\bfrom \S+ on (\d{1,2} \w+ \d{4}) to \S+ on (\d{1,2} \w+ \d{4})/g;

/** The week of a day is some days long. */
const ofWeek: Demand = ({ text, openingWords, opening }) => {
  const lengths = [...openingWords.matchAll(longDay)].map(([, from = '', to = '']) => (Date.parse(to) - Date.parse(from)) / 86_400_000);
  const isBetween = /\bBetween \d{1,2} \w+ \d{4} and \d{1,2} \w+ \d{4}\b/.test(openingWords);
  return opening.length > 0 && week.test(text) && !isBetween && !lengths.some((days) => days >= 4 && days <= 10) ? ['the whole week'] : [];
};

/** "Revenue for the fourth quarter and for all of 2024", "in 2024, and how much in the second quarter": both are told. */
const wholeAndPart = /\b(?:q[1-4]|(?:first|second|third|fourth|last) quarter|quarter to \w+)\b[^?]{0,40}\b(?:and|plus|&)\b[^?]{0,24}\b(?:all of|(?:whole|full|entire) (?:fiscal )?year|for the year|fiscal \d{4} as a whole)\b|(?<!quarter of )(?<!quarters of )\b(?:in|for) (?:fiscal )?20\d\d\b[^?]{0,50}\band\b[^?]{0,40}\bin the (?:first|second|third|fourth|last) quarter\b|(?<!quarter of )(?<!quarters of )\bfiscal 20\d\d and [^?]{0,40}\b(?:fourth|third|second|first) quarter\b/i;
const quarterAndYear: Demand = ({ text, opening }) => {
  const lengths = new Set(opening.filter(({ isBeside }) => !isBeside).flatMap(({ from, to }) => (from === null || to === null || from === to ? [] : [Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) > 300 ? 'year' : 'quarter'])));
  const isOfFlows = lengths.size > 0;
  return isOfFlows && wholeAndPart.test(text) && !/\bin which (?:fiscal )?quarter\b/i.test(text) && lengths.size < 2 ? ['both the quarter and the year'] : [];
};

/** One day, and prices or readings of another one beside it. */
export const toldOfAnotherTime = (scene: DemandScene): readonly string[] => [oneYear, moveOfYear, timeAgo, quarterBefore, soFar, lastButOne, ofWeek, quarterAndYear, areHeldTogether].flatMap((demand) => demand(scene));

