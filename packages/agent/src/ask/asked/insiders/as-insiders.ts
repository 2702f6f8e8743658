// A question of insiders' trades as a reading like any other, so that plan, checks and answer find in it what they look for.
import type { Company, DataDesk } from '@assay/data';
import type { IsoDate } from '@assay/record';
import type { AskFilters, Asked } from '../asked.ts';
import { formsOnFile, type FormsOnFile } from '../companies/insider-names.ts';
import { readCompanies, unique, type ReadCompanies } from '../companies/read-companies.ts';
import { inOneSpelling } from '../course/words/signed-text.ts';
import { readAsCourse } from '../course/as-course.ts';
import { joinedParts } from '../parts/parts-of.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { blank, type Place } from '../places.ts';
import { sentencesOf } from '../story/sentences.ts';
import { nameNicknames } from '../reworded/whom/nicknames.ts';
import { spelledDays } from '../reworded/times/spelt-days.ts';
import { nameList } from '../companies/name-list.ts';
import { dayOfTrades, withoutCloseOfDay } from './close-beside-trades.ts';
import { findOwners } from './insider-persons.ts';
import { findSpans, inMonths, withYears } from './insider-windows.ts';
import { readInsiders, type ReadInsiders } from './read-insiders.ts';

type Around = { readonly desk: Pick<DataDesk, 'mode' | 'resolveCompany' | 'sampleCompanies'>; readonly today: IsoDate; readonly filters: AskFilters };

/** A sentence begins with them in a capital, and they are no part of the name behind them. */
const opensWith = /(?<=^|[.!?:;,] )(?:Leav(?:e|ing)|Besides|Ignor(?:e|ing)|Exclud(?:e|ing)|Except(?: for)?|Apart from|Aside from|Forget(?:ting)?|Skip(?:ping)?|Without|Disregard(?:ing)?|Barring|Minus)(?= \p{Lu})/gu;

/** "Somebody's share sales": sales of shares are insiders' trades, where the company does not raise money by them. */
const sharesSold = /(?<!\b(?:insiders?|insiders?['’]s?|from|by|through|of|and|its|their|own|new|public|total|company|per|market) )\b(?:share|stock) sales\b(?! (?:per|of|tax|proceeds))/gi;

/** A word without which nobody asks of insiders' trades, so that other questions are not looked at further. */
const clue = /\b(?:s[eo]l[dl]\w*|sales?|shs|dump\w*|(?:un|off)-?load\w*|dispos\w+|part(?:ed|ing)? with|let\w* [^?]{0,30}\bgo\b|rid of|cash(?:ed|ing)? (?:\w+ )?(?:in|out)|buy\w*|bought|bot|purch\w*|acqui\w+|insiders?|form[- ]?(?:4|four)s?|forms (?:4|four)|cooking|own (?:money|cash)|shed|liquidat\w+|pick(?:ed)? up|bid|pocket\w*|trad(?:e|es|ed|ing)|deal(?:s|t|ing|ings)?|transactions?|lighten\w*|divest\w*|ditch\w*|proceeds|raised?|outs(?:old|ell)\w*|moneti[sz]\w+|bail\w*|blew|(?:took|taken?|pull\w*|got|gotten) [^?]{0,24}out of)\b/i;

/** What the asker or his people bought is no insider's trade. */
const ownDeal = /\b(?:I|we|my (?!(?:ceo|cfo|insider|director|chair)\b)[a-z]+|our (?:club|family|fund))(?:'d|'ve| had| have| just| once| only| first)* (?:bought|sold|purchased|acquired|picked up|dumped|ditched)\b/g;

/** With a word of trading, or with one of the owners and a month. */
const isNear = (question: string, forms: ReadonlyMap<string, FormsOnFile>): boolean => clue.test(question.replace(ownDeal, ' ')) || (ofMonth.test(question) && isOfOwner(question, forms));

const ofMonth = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

/** One of them by his family name: nobody needs to say that it is trades that are asked about. */
function isOfOwner(question: string, forms: ReadonlyMap<string, FormsOnFile>): boolean {
  return findOwners(question.toLowerCase(), [...forms.values()].flatMap(({ owners }) => owners)).some(({ by }) => by !== 'given');
}

/** Null where the question is not wholly one of insiders' trades, even without a sentence that stands before it and says only why it is asked. */
export async function readAsInsiders(question: string, around: Around): Promise<Asked | null> {
  const whole = await readWithClose(question, around) ?? await readAll(question, around);
  if (whole !== null) return whole;
  return readBehind(question, around);
}

async function readBehind(question: string, around: Around): Promise<Asked | null> {
  const behind = behindStory(question, around);
  const read = behind === null ? null : await readAll(behind, around);
  return read === null || read.companies.length === 0 ? null : { ...read, text: question };
}

/** Trades of one day, and the close of that day: each by itself. */
async function readWithClose(question: string, around: Around): Promise<Asked | null> {
  const beside = withoutCloseOfDay(question);
  const trades = beside === null ? null : await readAll(beside.rest, around) ?? await readBehind(beside.rest, around);
  const found = trades === null ? null : dayOfTrades(trades);
  const close = found === null ? null : await readAsCourse(`What was the closing price of ${found.company} on ${beside?.isDayBefore === true ? 'the day before ' : ''}${found.day}?`, around);
  return trades === null || close?.course?.of !== 'close' ? null : joinedParts({ text: question, filters: around.filters, inherited: [] }, [trades, close]);
}

/** What stands behind a first sentence without a number, and names somebody of the forms itself. */
function behindStory(question: string, { desk }: Around): string | null {
  const [first = '', ...others] = sentencesOf(question);
  const rest = others.join(' ');
  const isStory = others.length > 0 && !first.endsWith('?') && !/\d/.test(first);
  return isStory && isOfOwner(rest, formsOnFile(desk.sampleCompanies())) ? rest : null;
}

async function readAll(question: string, around: Around): Promise<Asked | null> {
  const bundled = around.desk.sampleCompanies();
  const forms = formsOnFile(bundled);
  if (!isNear(question, forms)) return null;
  const asOf = newestDay(forms, around);
  const text = withYears(inMonths(spelledDays(nameNicknames(inOneSpelling(question).replace(opensWith, (word) => word.toLowerCase()).replace(sharesSold, 'insider $&')))), asOf);
  const found = await companiesIn(text, forms, around);
  const { companies: named, unknown } = found;
  // A name that is no company's is a person's, or the question is another one.
  if (unknown.length > (named.length === 1 ? 1 : 0)) return null;
  const owners = (named.length > 0 ? named.flatMap(({ ticker }) => forms.get(ticker) ?? []) : [...forms.values()]).flatMap((one) => one.owners);
  const isWithout = around.desk.mode === 'sample' && isNone(named, forms);
  const read = readInsiders({ text, named: placesOf(found, text), companies: named.length, owners, asOf, isWithout, isOnFile: named.every(({ ticker }) => forms.has(ticker)) });
  if (read === null || read.leftOver.some(isKnownName)) return null;
  const companies = named.length > 0 ? named : companiesOf(read, forms, bundled);
  const isOpen = companies.length === 0 || (unknown.length > 0 && read.ask.whose.kind !== 'stranger');
  return isOpen ? null : askedOf(read, { question, companies, filters: around.filters });
}

/** Of companies, and none of them has forms at hand. */
const isNone = (named: readonly Company[], forms: ReadonlyMap<string, FormsOnFile>): boolean => named.length > 0 && named.every(({ ticker }) => !forms.has(ticker));

/** Where known companies stand. */
function placesOf({ places, unknown }: ReadCompanies, text: string): readonly Place[] {
  return places.filter(({ start, end }) => !unknown.some(({ words }) => words === text.slice(start, end)));
}

/** Bundled forms end with their own day. */
function newestDay(forms: ReadonlyMap<string, FormsOnFile>, { desk, today }: Around): IsoDate {
  const newest = [...forms.values()].map(({ asOf }) => asOf).toSorted().at(-1);
  return desk.mode !== 'sample' || newest === undefined || newest > today ? today : newest;
}

/** A person's name is no company's: in full it is taken first, alone where the person's company is named too. */
async function companiesIn(text: string, forms: ReadonlyMap<string, FormsOnFile>, around: Around): Promise<ReadCompanies> {
  const low = text.toLowerCase();
  const all = findOwners(low, [...forms.values()].flatMap(({ owners }) => owners));
  const whole = all.filter(({ by }) => by === 'whole');
  const first = await namesIn(blank(text, whole), around);
  if (first.companies.length === 0) return namesIn(blank(text, all.filter(({ by }) => by !== 'given')), around);
  const own = first.companies.flatMap(({ ticker }) => forms.get(ticker)?.owners ?? []);
  const persons = findOwners(low, own);
  const isOwn = persons.every((one) => whole.some(({ start, end }) => start === one.start && end === one.end));
  return isOwn ? first : namesIn(blank(text, [...whole, ...persons]), around);
}

async function namesIn(text: string, { desk, filters: { ticker } }: Around): Promise<ReadCompanies> {
  // "Q2" is no company there, nor is one's own cooking.
  const times = findSpans(text.toLowerCase(), '2000-01-01')?.places ?? [];
  const around = { desk, ticker, isKnown: true, times };
  // As known, so that no insider's name is looked up for a company.
  const plain = text.replace(/\b(?:own|their|his|her) cooking\b/gi, (found) => ' '.repeat(found.length));
  const sure = await readCompanies(plain, { ...around, understood: () => [{ start: 0, end: text.length }], isMeasured: () => true });
  const read = sure.companies.length > 0 ? sure : await readCompanies(plain, { ...around, understood: (rest) => readMeasures(rest), isMeasured: () => true });
  return { ...read, companies: unique(read.companies) };
}

/** Whose forms name the persons of the question, where no company is named. */
function companiesOf({ ask: { whose } }: ReadInsiders, forms: ReadonlyMap<string, FormsOnFile>, bundled: readonly Company[]): readonly Company[] {
  if (whose.kind !== 'owners') return [];
  const tickers = whose.owners.map((owner) => [...forms].filter(([, { owners }]) => owners.includes(owner)).map(([ticker]) => ticker));
  return tickers.some(({ length }) => length !== 1) ? [] : bundled.filter(({ ticker }) => tickers.flat().includes(ticker));
}

/** A name that the reader of companies did not take is another company's all the same. */
function isKnownName(word: string): boolean {
  return nameList().names.called(word).some(({ entry }) => entry.wellKnown);
}

type Made = { readonly question: string; readonly companies: readonly Company[]; readonly filters: AskFilters };

function askedOf({ ask, leftOver }: ReadInsiders, { question, companies, filters }: Made): Asked {
  return {
    text: question, operation: companies.length > 1 ? 'compare' : 'look-up', companies, group: null, unknown: [], measures: [{ kind: 'subject', subject: 'insiders', words: 'insiders’ trades' }],
    periods: ask.spans.map(({ from, to }) => (from === to ? { kind: 'date', on: from } : { kind: 'dates', from, to })),
    order: ask.figures.includes('most') ? 'highest' : ask.figures.includes('least') ? 'lowest' : null, limit: null, conditions: [], filters, wantsWords: false, inherited: [], unread: [], strange: [], leftOver, insiders: ask,
  };
}
