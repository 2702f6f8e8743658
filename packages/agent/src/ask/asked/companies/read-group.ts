// Many companies by a common mark: the bundled ones, a sector, a kind of business, an index.
import { businessCategories, findCompanies, readCompanyQuery, type Company, type DataDesk } from '@assay/data';
import type { Asked } from '../asked.ts';
import { spokenNumber } from '../course/words/spoken-number.ts';
import { countPattern } from '../number-words.ts';
import { matchesOf, type Place } from '../places.ts';
import { indexMembers, nameList } from './name-list.ts';

export type ReadGroup = { readonly group: NonNullable<Asked['group']>; readonly companies: readonly Company[]; readonly place: Place };

type Desk = Pick<DataDesk, 'mode' | 'sampleCompanies'>;

/** A live screen asks so many companies at most. */
const mostMembers = 20;

const plural = String.raw`companies|company|stocks|stock|firms|firm|names|businesses|shares`;
/** As many as are bundled, by their number: "the sixteen companies", "all 16". */
const counted = String.raw`(?:all|(?:all |of )*(?:the|your|our|these)) (?<count>\d{1,3}|ten|eleven|twelve|thir(?:teen|ty)|fif(?:teen|ty)|(?:four|six|seven|eigh|nine)teen|twenty|forty)(?: (?:bundled|sample|covered))?(?: (?:${plural})\b|(?= (?:of them|that|which|by|with|ended|finished|grew|has|have|had|is|are|was|were|made|makes|earned|pays|paid|spends|spent|shrank|raised|cut|lost|sold|posted|saw|trades?|yields?|carr(?:y|ies)|holds?|held|rose|fell|lifted|doubled|keeps?|kept|did|do|does)\b|[:,?]|$))`;
/** "The big companies here", "these large names". */
const adjective = String.raw`(?:big|bigger|biggest|large|larger|largest|listed|public|major|us|american|different) `;
const known = String.raw`(?:the |all |of )*(?:${plural}) (?:that |which )?you (?:cover|know|have|hold|track|follow|carry|keep)\b`;
const samplePattern = new RegExp(String.raw`\b(?:${counted}|${known}|(?:all|any|each|every one|every) (?:of )?(?:the |these |your |our )?(?:bundled |sample |available |covered |known )*(?:${plural})|(?:the |your |all )?(?:bundled|sample|available|covered) (?:${plural}|data|set|universe)|(?:${plural}) (?:in|of|from) (?:the |your )?(?:sample|bundle|universe|data ?set|list|coverage)(?: data| set)?|(?:which|what|how many) (?:${adjective})?(?:${plural})|(?:${plural}) (?:here|at hand|on file)\b|(?:which|who|what|how many)(?: one)? (?:of|among|out of) (?:the|these|your|our|all(?: the| these| your| our)?) (?:${adjective})?(?:${plural})\b|(?:among|out of|of all) (?:all )?(?:the |your |our )?(?:${plural})\b|(?:in|across|within) (?:the |your )?(?:sample|universe|coverage)(?: data| set)?|the sample)\b`, 'gi');
const indexPattern = /\b(?:the )?(?:s&p ?500|s and p 500|sp500|spx)(?: index)?(?:'s)? (?:companies|stocks|members|constituents|firms|names)\b|\b(?:companies|stocks|members|constituents|firms|names) (?:in|of|from) (?:the )?(?:s&p ?500|sp500)\b/gi;

const sectorWords: Readonly<Record<string, string>> = {
  'information technology': 'Information Technology', 'technology': 'Information Technology', 'tech': 'Information Technology', 'big tech': 'Information Technology', 'it': 'Information Technology', 'health care': 'Health Care', 'healthcare': 'Health Care', 'financials': 'Financials', 'financial': 'Financials', 'finance': 'Financials',
  'consumer discretionary': 'Consumer Discretionary', 'consumer staples': 'Consumer Staples', 'staples': 'Consumer Staples', 'communication services': 'Communication Services', 'communications': 'Communication Services',
  'industrials': 'Industrials', 'industrial': 'Industrials', 'energy': 'Energy', 'utilities': 'Utilities', 'materials': 'Materials', 'real estate': 'Real Estate',
};
const sectorPattern = new RegExp(String.raw`\b(?:the )?(?<name>${Object.keys(sectorWords).sort((left, right) => right.length - left.length).join('|')}) (?:sector|${plural})\b|\bsector (?<after>${Object.keys(sectorWords).join('|')})\b|\b(?:the )?(?<alone>big tech|industrials|financials|consumer staples|consumer discretionary)\b`, 'gi');

/** The first group named; null where none is, or where the words only belong to one company. */
export function readGroup(text: string, desk: Desk): ReadGroup | null {
  return readSample(text, desk) ?? readIndex(text, desk) ?? readSector(text, desk) ?? readCategory(text, desk);
}

const eachOfThem = /^(?:each|every)(?: one)?(?: of (?:the|these|those))? (?:compan(?:y|ies)|firms?|stocks?|names?)$/i;

/** Behind a question on a few companies, "each company" is each of them. */
export function groupAfter(text: string, desk: Desk, earlier: readonly Pick<Asked, 'companies' | 'group'>[]): ReadGroup | null {
  const read = readGroup(text, desk);
  const before = earlier.at(-1);
  const isOfThem = read !== null && before !== undefined && before.group === null && before.companies.length > 1 && eachOfThem.test(read.group.words);
  return isOfThem ? null : read;
}

/** "Which companies", "top five stocks", "who has the highest": among all that are at hand, where nobody and no other group is named. */
const anyPattern = new RegExp(String.raw`\b(?:top|bottom|best|worst|cheapest|largest|biggest|smallest|leading|${countPattern})(?: [\p{L}/&-]+){0,2} (?:companies|stocks|firms|names|businesses|payers|yielders|earners|spenders|growers|performers)\b|\b(?:loss|profit|money)[- ]?(?:makers|losers)\b|\b(?:lowest|highest)(?: [\p{L}/&-]+){1,3} (?:companies|stocks|firms)\b|\b(?:${plural})(?= (?:with|that|by|whose|where|having|ranked|sorted|which|have|had|trad|pay|earn))|^(?:${plural}) (?:with|whose|that|which)\b|^who (?:has|had|is|was|are|makes|made|earns|earned|pays|paid|spends|spent|grew|carries|holds|trades|generates|generated|raised|increased|lifted|cut|kept|keeps|returned|returns|owes|lost|bought)\b`, 'giu');
const comparing = /\b(?:loss[- ]?makers|profit[- ]?makers|money[- ]losers|top|bottom|rank\w*|highest|lowest|most|least|best|worst|largest|biggest|smallest|cheapest|fastest|above|below|over|under|more than|less than|at least|at most|greater|sort\w*|screen|list|find|which|filter|falling|rising|growing|shrinking|declining|negative|positive|tops|topped|topping|exceed\w*|beats?|surpass\w*|straight|consecutive|in a row|every year|each of the (?:last|past))\b|[<>]/i;

function readSample(text: string, desk: Desk): ReadGroup | null {
  const whole = readIndex(text, desk) ?? readSector(text, desk) ?? readCategory(text, desk);
  const isAll = ({ groups }: { readonly groups: Readonly<Record<string, string | undefined>> }): boolean => groups['count'] === undefined || (spokenNumber(groups['count'].toLowerCase()) ?? groups['count']) === String(desk.sampleCompanies().length);
  const [match] = whole === null ? [...matchesOf(text, samplePattern).filter(isAll), ...(comparing.test(text) ? matchesOf(text, anyPattern) : [])] : [];
  return match === undefined ? null : { group: { kind: 'sample', name: 'the bundled companies', words: match.words }, companies: desk.sampleCompanies(), place: match };
}

function readIndex(text: string, desk: Desk): ReadGroup | null {
  const [match] = matchesOf(text, indexPattern);
  if (match === undefined) return null;
  const members = new Set(indexMembers().map(({ ticker }) => ticker.replaceAll('.', '-')));
  const bundled = desk.sampleCompanies().filter(({ ticker }) => members.has(ticker));
  return { group: { kind: 'index', name: 'S&P 500', words: match.words }, companies: desk.mode === 'sample' ? bundled : largest([...members]), place: match };
}

function largest(tickers: readonly string[]): Company[] {
  const directory = nameList();
  return tickers.flatMap((ticker) => {
    const entry = directory.byTicker.get(ticker);
    return entry === undefined ? [] : [{ entry, ticker }];
  }).sort((left, right) => left.entry.rank - right.entry.rank).slice(0, mostMembers).map(({ entry, ticker }) => directory.companyOf(entry, ticker));
}

function readSector(text: string, desk: Desk): ReadGroup | null {
  const [match] = matchesOf(text, sectorPattern);
  const name = sectorWords[(match?.groups['name'] ?? match?.groups['after'] ?? match?.groups['alone'] ?? '').toLowerCase()];
  if (match === undefined || name === undefined) return null;
  return { group: { kind: 'sector', name, words: match.words }, companies: members({ sector: name }, desk), place: match };
}

const categoryPattern = new RegExp(String.raw`\b(?<each>(?:any|which|what|each|every|no) )?(?:the |us |u\.s\. |american |largest |biggest |top |big |all )*(?<name>${businessCategories.flatMap(({ words }) => words).sort((left, right) => right.length - left.length).map((word) => word.replace(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`).replace(/y$/, '(?:y|ies)')).join('|')})(?:(?<many>s)| (?:${plural}|industry|sector)|(?= (?:with|that|has|had|whose)))\b`, 'gi');

/** A kind of business in the plural, or followed by "stocks": "banks", "chip makers", "oil companies". */
function readCategory(text: string, desk: Desk): ReadGroup | null {
  const match = matchesOf(text, categoryPattern).find(({ groups, words, end, start }) => (groups['many'] !== undefined || groups['each'] !== undefined || / (?:companies|company|stocks?|firms|names|businesses|shares|industry|sector)$/i.test(words)) && !/\b(?:its|their|his|your|our) $/i.test(text.slice(Math.max(0, start - 6), start)) && !isThing(`${groups['name'] ?? ''}${groups['many'] ?? ''}`, text.slice(end)) && !isOfMoney(words, text.slice(0, start), text.slice(end)) && words !== '');
  if (match === undefined) return null;
  const query = readCompanyQuery(match.groups['name'] ?? '', indexMembers());
  if (query.category === undefined) return null;
  const name = businessCategories.find(({ words }) => words.includes((match.groups['name'] ?? '').toLowerCase().replace(/ies$/, 'y')))?.name ?? match.words;
  return { group: { kind: 'industry', name, words: match.words }, companies: members({ category: query.category }, desk), place: match };
}

/** Words of finance that are kinds of business too. */
function isThing(word: string, after: string): boolean {
  return /^(?:payments?|options?|autos?|chips?|retails?|stores?|shops?|papers?|coppers?|steels?|metals?|goods?|foods?|drinks?|oils?|exchanges?|containers?|leisures?|builders? of|travels?|carriers?|logistics|medias?|hardwares?|softwares?|advertising|rails?|financial data)$/i.test(word) && !/^ ?(?:companies|stocks|firms|names|makers)/i.test(after);
}

const thinks = /^ (?:(?:still|all|also|now|both|currently|mostly|already|do|are|have|really) )*(?:see|say|think|rate|expect|like|call|aim(?:ing)?|recommend|reckon|cover|follow|believe|forecast|look(?:ing)? for|want)\b/i;
const lent = /\b(?:overnight|funds|money|reserves|lend\w*|lent|borrow\w*|loans?)\b[^?]{0,40}\b(?:between|among|amongst|by|to|from|of)(?: the)? $/i;

/** "What goes to the lenders first", "paid off the banks". */
const paidTo = /\b(?:(?:goes|going|went|gone|paid|pays?|paying|owed?|owes|owing|due|belongs?|handed(?: over)?|flows?|flowed|back) (?:first |out |back )?to|(?:pay(?:s|ing)?|paid)(?: off| back)?|owes?|feeds?|satisf(?:y|ies)|keeps?|kept|promised|from|worr(?:y|ies|ied) about|ask(?:s|ed)? by)(?: the| its| their)? $/i;

/** "The brokers still see room in it", "where overnight money traded between banks": who thinks or lends so is not asked about. */
function isOfMoney(words: string, before: string, after: string): boolean {
  return /\b(?:bro(?:ker|kerage)s?|banks|lenders)$/i.test(words) && (thinks.test(after) || lent.test(before) || (/(?:banks|lenders)$/i.test(words) && paidTo.test(`${before}${/^the /i.test(words) ? 'the ' : ''}`)));
}

/** In sample mode only what is bundled can be compared. */
function members(query: { readonly sector?: string; readonly category?: string }, desk: Desk): readonly Company[] {
  const found = findCompanies({ ...query, limit: desk.mode === 'sample' ? 600 : mostMembers }, { members: indexMembers(), directory: nameList() }).companies;
  const bundled = desk.sampleCompanies();
  return desk.mode === 'sample' ? bundled.filter(({ ticker }) => found.some((company) => company.ticker === ticker)) : found;
}
