// Insiders and shares in plain words: who they were, on which days, in which of two months; a month of a share, a year of it, money that is put in.
import type { Demand, DemandScene } from '../demand.ts';

const isOfInsiders = ({ opening, asked }: DemandScene): boolean => asked.insiders !== undefined || opening.some(({ measure }) => /^insider/.test(measure));

const whoSold = /\bwho (?:has |have |had |all )?(?:sold|been selling|dumped|unloaded)\b(?!\s+(?:the )?(?:most|more|least|less|largest))/i;
const one = /\b(?:most|more|largest|biggest|least|fewest)\b|\bor\b/i;
const namesTold = (words: string): number => new Set([...words.matchAll(/\b\p{Lu}[\p{L}.]+(?: \p{Lu}\.)? \p{Lu}\p{L}+(?= (?:sold|bought|and|,)|, |;|\.|$)/gu)].map(([name]) => name)).size;
/** Who sold: each of them, or that there was one. */
const everybody: Demand = (scene) => (isOfInsiders(scene) && whoSold.test(scene.text) && !one.test(scene.text) && namesTold(scene.openingWords) < 2 && !/\b(?:Insiders of|one insider|only)\b/.test(scene.openingWords) ? ['each of those who sold'] : []);

const inOneOrOther = /\bmore in\b[^?]{2,30}\bor\b|\bin [a-z]+(?: 20\d\d)? or (?:in )?[a-z]+\b|\bcompare\b[^?]*\bin [a-z]+ (?:and|with|to) [a-z]+\b|\bin (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: 20\d\d)?,? and how (?:many|much)\b|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: 20\d\d)?, (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) 20\d\d\s*$|\beach of the (?:two|three|\d) months\b|\b(?:by|per|each) month\b|\bmonth by month\b/i;
/** In which of two months more was sold: the two amounts. */
const eachMonth: Demand = (scene) => (isOfInsiders(scene) && inOneOrOther.test(scene.text) && new Set(scene.opening.filter(({ unit }) => unit.kind === 'shares').map(({ value, sentence }) => `${String(value)} ${sentence}`)).size < 2 ? ['the amount of each month'] : []);
const byPersons: Demand = (scene) => (isOfInsiders(scene) && inOneOrOther.test(scene.text) && /\bsold more shares than\b|^(?:Yes: |No: )?Between \d{1,2} (\w+)(?: \d{4})? and \d{1,2} (?!\1)\w+ \d{4}\b/.test(scene.openingWords.trim()) ? ['the months, and not the persons'] : []);

const ranked = /\brank\b|\bin order\b|\bby (?:value|shares|size|amount) sold\b/i;
const orderOfPersons: Demand = (scene) => (isOfInsiders(scene) && ranked.test(scene.text) && namesTold(scene.openingWords) < 3 ? ['their order'] : []);

const whichDays = /\b(?:on (?:what|which) (?:dates?|days?)|what (?:dates|days)|which (?:dates|days)|when did)\b/i;
const days: Demand = (scene) => (isOfInsiders(scene) && whichDays.test(scene.text) && /^(?:Between|No: Between|Yes: Between)\b/.test(scene.openingWords.trim()) ? ['the days one by one'] : []);

const lastSpan = /\blast (?:month|quarter|week)\b/i;
const lastOne: Demand = (scene) => (isOfInsiders(scene) && lastSpan.test(scene.text) ? ['the trades of that calendar time alone'] : []);

const atPrices = /\b(?:at )?(?:what|which) (?:average )?prices?\b/i;
const pricesOfTrades: Demand = ({ text, asked, opening }) => (asked.inherited.includes('companies') && atPrices.test(text) && !/\b(?:19|20)\d\d\b/.test(text) && opening.length > 0 && opening.every(({ measure }) => measure === 'price') && /^(?:and |so )?(?:at )?(?:what|which)/i.test(text) ? ['the prices of the trades'] : []);

/** Shares and the money for them leave the price of each to the reader. */
const pricesBeside: Demand = ({ text, opening }) => (opening.some(({ measure }) => /^insider/.test(measure)) && /\b(?:at|and) (?:what|which) (?:average )?prices?\b|\b(?:and|&|n) prices?\b/i.test(text) && !opening.some(({ unit }) => unit.kind === 'money' && unit.per !== null) ? ['the prices of the trades'] : []);

const besideWhole = /\b(?:compared (?:with|to)|relative to|versus|vs\.?|against|in relation to|next to|as a (?:share|part|percentage|fraction) of)\b[^?]{0,40}\b(?:market (?:cap\w*|value)|mkt cap|market worth|shares outstanding|company)\b/i;
/** Trades held against the whole company: how large a part of it they are. */
const partOfCompany: Demand = ({ text, opening }) => (besideWhole.test(text) && opening.some(({ measure }) => /^insider/.test(measure)) && !opening.some(({ unit }) => unit.kind === 'percent' || unit.kind === 'fraction') ? ['how large a part of the company they are'] : []);

const onDayOfTrade = /\b(?:the day|when) (?:\p{Lu}[\p{L}.]+ ?){1,3}sold\b/u;
const closeOfTrade: Demand = ({ text, opening }) => (onDayOfTrade.test(text) && opening.length > 0 && opening.every(({ measure }) => measure === 'price') ? ['the close of the day of the trade'] : []);

const monthOf = String.raw`(?:last (?:month|week)|this (?:month|week)|(?:in )(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?)`;
const howDid = new RegExp(String.raw`\bhow (?:did|has|is|was) [^?]{2,40}? (?:do|done|doing|perform\w*|far\w*) ${monthOf}`, 'i');
/** A company in a month is its share in that month; its years are not. */
const ofMonth: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && howDid.test(text) && !/\b(?:rose|fell|gained|lost|unchanged)\b[^.]*\bon \d{1,2} \w+ \d{4} to\b/.test(openingWords) ? ['how the share did in the month'] : []);

const oneY = /^(?:\$?[A-Z]{1,5}|[A-Z][\w&]+)(?:['’]s)? (?:1|one|2|3|5)[- ]?[Yy](?:r|ear)?(?: (?:performance|perf|returns?|change|move|chart|px|price))?\s*\??$/;
const shortReturn: Demand = ({ text, opening }) => (opening.length > 0 && oneY.test(text) && !opening.some(({ metric, measure, form }) => /return_1y|total_return/.test(metric) || (measure === 'price' && form !== 'value')) ? ['the return of the share'] : []);

const worthNow = /\b(?:now|today)\b/i;
const putIn = /\b(?:invest\w*|put|bought|in(?:to)?|worth|k in)\b/i;
const monthName = /\b(January|February|March|April|May|June|July|August|September|October|November|December) ((?:19|20)\d\d)\b/i;
const dayNamed = /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(?!\d)/i;
/** What was put in during a month is worth today what it is worth today. */
const worthToday: Demand = ({ text, openingWords, opening }) => {
  const [, month = '', year = ''] = monthName.exec(text) ?? [];
  const told = [...openingWords.matchAll(/\b\d{1,2} (\w+) (\d{4})\b/g)].map(([, name, of]) => `${name ?? ''} ${of ?? ''}`.toLowerCase());
  const isOfMonth = told.length > 0 && told.at(-1) === `${month} ${year}`.toLowerCase();
  return month !== '' && opening.length > 0 && worthNow.test(text) && putIn.test(text) && /\d/.test(text) && !dayNamed.test(text) && isOfMonth ? ['what it is worth today'] : [];
};

const equally = /\b(?:equally|split (?:equally|evenly)|half (?:and half|each|in each)|evenly)\b/i;
const eachHalf: Demand = ({ text, openingWords, opening }) => {
  const owners = new Set([...openingWords.matchAll(/\b(\p{Lu}[\p{L}&. ]{1,30})[’']s? share price\b/gu)].map(([, owner]) => owner));
  return opening.length > 0 && equally.test(text) && owners.size < 2 ? ['each of the shares that were bought'] : [];
};

const sumAlone = /^(?:and |so |what about |how about )?\$ ?\d[\d,.]*k?\s*\??$/i;
const anotherSum: Demand = ({ text, asked, opening }) => (asked.inherited.length > 0 && sumAlone.test(text.trim()) && !opening.some(({ unit, value }) => unit.kind === 'money' && unit.per === null && value > 0) ? ['what the sum came to'] : []);

const upDays = /\b(?:up|down|green|red|positive|negative) days?\b/i;
const countOfDays: Demand = ({ text, opening }) => (upDays.test(text) && opening.length > 0 && !opening.some(({ unit }) => unit.kind === 'count') ? ['how many days it was'] : []);

const atLow = /\b(?:bought|buying|buy)\b[^?]{0,30}\bat (?:the|its) (?:low|peak|top|bottom|high)\b/i;
const boughtAtEnd: Demand = ({ text, openingWords, opening }) => (opening.length > 0 && atLow.test(text) && !/\b(?:rose|fell|gained|lost)\b[^.]*\bto\b/.test(openingWords) ? ['what became of it since'] : []);

const lastRaise = /\b(?:last|latest|most recent|newest) dividend (?:increase|raise|hike)\b|\bdividend (?:increase|raise|hike)\b[^?]*\b(?:last|latest)\b/i;
const raiseOfPayment: Demand = ({ text, openingWords, opening }) => (opening.length > 0 && lastRaise.test(text) && !/\bex-dividend day\b/.test(openingWords) ? ['the raise from one payment to the next'] : []);

const highThen = /\b(?:the|its) (?<end>high|low)\b/i;
/** "And the low?" behind the high. */
const otherEnd: Demand = ({ text, asked, opening }) => {
  const end = highThen.exec(text)?.groups?.['end']?.toLowerCase();
  const told = opening.find(({ metric }) => /52w/.test(metric))?.metric;
  return asked.inherited.length > 0 && end !== undefined && told !== undefined && !told.includes(end) ? [`the ${end}`] : [];
};

export const toldOfPersonsAndShares = (scene: DemandScene): readonly string[] => [everybody, eachMonth, byPersons, orderOfPersons, days, lastOne, pricesOfTrades, pricesBeside, partOfCompany, closeOfTrade, ofMonth, shortReturn, worthToday, eachHalf, anotherSum, countOfDays, boughtAtEnd, raiseOfPayment, otherEnd].flatMap((demand) => demand(scene));
