// Whom a question is about: companies named rightly or wrongly, by ticker or name, and names that nobody knows.
import { findMentions, type Company, type DataDesk, type Mention } from '@assay/data';
import { blank, type Place } from '../places.ts';
import { isPlain } from '../unread/find-unread.ts';
import { elsewhereIn } from './elsewhere-names.ts';
import { isEveryday } from './everyday.ts';
import { companyOfInsider, isInsider } from './insider-names.ts';
import { findLooseNames } from './loose-names.ts';
import { nameList } from './name-list.ts';
import { nameOf, type Named } from './named.ts';
import { findPlainTickers } from './plain-tickers.ts';
import { isTalkWord } from './talk-word.ts';

export type ReadCompanies = {
  readonly companies: readonly Company[];
  readonly unknown: readonly { readonly words: string; readonly near: readonly string[] }[];
  /** Where they are named, and which company there. */
  readonly places: readonly (Place & { readonly company?: Company | null })[];
};

type Desk = Pick<DataDesk, 'mode' | 'resolveCompany' | 'sampleCompanies'>;
/** `understood`: which places of the text, its names blanked, other readers understand. Only what neither takes may be a name that nobody knows. */
type Around = { readonly desk: Desk; readonly ticker: string | null; readonly understood: (text: string, named: readonly Place[]) => readonly Place[]; /** Whether a group or an earlier question says whom it is about. */ readonly isKnown: boolean; /** Places of times: "Q2" is no company there. */ readonly times: readonly Place[]; readonly isMeasured: (text: string) => boolean };

export async function readCompanies(text: string, { desk, ticker, understood, isKnown, times, isMeasured }: Around): Promise<ReadCompanies> {
  const isCompany = (one: Named): boolean => !isNearInsider(one, { text, companies: desk.sampleCompanies() }) && !isCountry(one, text) && !isQuarter(one, text);
  const known = namedIn(text, times).filter(isCompany);
  const named = [...known, ...elsewhereIn(text, known)];
  const rest = blank(text, named);
  const taken = understood(rest, named);
  const found = await findLooseNames(blank(rest, taken), { text, desk, isAlone: named.length === 0 && !isKnown, isMeasured: isMeasured(rest) });
  const loose = found.filter((one) => isCompany(one) && !isPartOf(one, [...named, ...found], text) && !isAside(one, [...named, ...found], text) && !isIndex(one, text));
  const all = [...named, ...loose].sort((left, right) => left.start - right.start);
  const given = ticker === null ? null : await fromTicker(ticker, desk);
  const every = given === null ? all : [...all, given];
  const ofPerson = every.some(({ company }) => company !== null) || isKnown ? null : companyOfInsider(text, desk.sampleCompanies());
  if (ofPerson !== null) return { companies: [ofPerson], unknown: [], places: all };
  const companies = every.flatMap(({ company }) => (company === null ? [] : [asBundled(company, desk)]));
  return { companies: unique(companies), unknown: every.flatMap(({ unknown }) => (unknown === null ? [] : [unknown])), places: all };
}

/** "Q2 2024" is a time, whatever company bears such a name. */
const isQuarter = ({ start, end }: Place, text: string): boolean => /^q[1-4]$/i.test(text.slice(start, end)) && /^,? ?(?:of )?(?:fiscal |fy ?|calendar )?['’]?(?:20)?\d\d\b/i.test(text.slice(end, end + 20));

/** A word that is no company's own name, and an insider's. */
function isNearInsider({ start, end, company }: Named, among: { readonly text: string; readonly companies: readonly Company[] }): boolean {
  const said = among.text.slice(start, end);
  const isOwn = company === null || said.includes(' ') || nameList().names.called(said.toLowerCase().replace(/'s$/, '')).length > 0 || company.ticker === said.toUpperCase();
  return !isOwn && isInsider(said, among);
}

const countries = /^(?:america|usa|europe|asia|africa|china|japan|india|canada|mexico|brazil|germany|france|britain|england|italy|spain|australia|korea|russia)$/i;

/** "The cost of living in America": the country alone is no company's name behind a word of place. */
const isCountry = ({ start, end }: Place, text: string): boolean => countries.test(text.slice(start, end)) && /\b(?:in|within|across|throughout|all over) $/i.test(text.slice(Math.max(0, start - 12), start));

/** "In Japan" is where, whatever small company bears the name of the place. */
function isPlace({ start, end }: Place, text: string): boolean {
  if (!/\b(?:in|within|outside|across) $/i.test(text.slice(Math.max(0, start - 9), start))) return false;
  if (countries.test(text.slice(start, end))) return true;
  const namings = nameList().names.called(text.slice(start, end).toLowerCase());
  return !namings.some(({ entry }) => entry.wellKnown) && /^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end));
}

/** "Microsoft Azure": a little-known company's name right behind another's is what the other calls a part of itself. */
function isUnit({ start, company }: Named, named: readonly Named[], text: string): boolean {
  const isBehind = named.some((other) => other.end === start - 1 && text.charAt(other.end) === ' ' && !/'s$/.test(text.slice(other.start, other.end)));
  return isBehind && company !== null && nameList().byTicker.get(company.ticker)?.wellKnown === false;
}

const joined = /\b(?:and|or|vs\.?|versus|than|against|to|with|beats?|nor)\b|[,&/]/i;

/** "What did Windpark bring in for Microsoft": a little-known company's name, in a sentence on another that is not held beside it, is a part of the other. */
function isPartOf(one: Named, named: readonly Named[], text: string): boolean {
  const [other, ...more] = named.filter(({ company }) => company !== null && company !== one.company);
  if (other === undefined || more.length > 0 || one.company === null || other.company === null || isWellKnown(one.company) || !isWellKnown(other.company)) return false;
  const said = text.slice(one.start, one.end);
  const between = one.end <= other.start ? text.slice(one.end, other.start) : text.slice(other.end, one.start);
  return /^\p{Lu}\p{Ll}+$/u.test(said) && said.toUpperCase() !== one.company.ticker && !joined.test(between) && (one.end > other.start || /\b(?:for|at|of|within|inside|by|from) (?:the )?$/i.test(between));
}

const isWellKnown = ({ ticker }: Company): boolean => nameList().byTicker.get(ticker)?.wellKnown === true;

/** "Matt garman": a word that is only near a company's name, behind a name that is none, is a person's. */
function isPerson({ start, end, company }: Named, text: string): boolean {
  const word = text.slice(start, end).toLowerCase().replace(/'s$/, '');
  const given = /(?:^| )(\p{L}{3,}) $/u.exec(text.slice(Math.max(0, start - 16), start))?.[1];
  if (company === null || given === undefined || word.includes(' ') || company.ticker.toLowerCase() === word || company.name.toLowerCase().startsWith(word)) return false;
  return !isEveryday(given) && !isPlain(given) && nameList().names.called(word).length === 0;
}

/** An asset manager beside another company, where it is asked who holds what, is the holder. */
function isHolder({ company }: Named, named: readonly Named[], text: string): boolean {
  return company !== null && named.length > 1 && /Asset Management|Multi-Sector Holdings/.test(company.industry ?? '') && /\b(?:holds?|owns?|held|owned|stakes?|positions?|holdings?|sitting on|(?:sold|sell|selling|bought|buy|buying|trim\w*|dump\w*|add\w*|exit\w*|cut)\b[^?]{0,40}\b(?:shares?|stock|stake|holding|position))\b/i.test(text);
}

/** "R and d", "E over P". */
function isLetter({ start, end }: Place, text: string): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 8), start), text.slice(end)];
  const isResearch = /^d$/i.test(text.slice(start, end)) && /\br (?:and|&) ?$/i.test(before);
  return isResearch || (/^[PE]$/.test(text.slice(start, end)) && (/^ over [PE]\b/.test(after) || /\b[PE] over $/.test(before)));
}

/** Shorthand for a measure that is a ticker too: beside another company it is the measure, unless the two are joined. */
function isShorthand({ start, end }: Place, named: readonly Named[], text: string): boolean {
  const word = text.slice(start, end);
  // A typing error away from "PG&E", and no company all the same.
  if (/^(?:PP&E|R&D|SG&A|G&A|D&A|DD&A|S&M|M&A|P&L)(?: (?:over|to|and|as|of|in|for|per))?$/i.test(word)) return true;
  if (/^[PDER]$/.test(word) && /^\/(?:E|S|B|A|BV|TBV|CF|FCF|OCF|EPS|earnings|sales|book|equity)\b/i.test(text.slice(end))) return true;
  if (isLetter({ start, end }, text)) return true;
  if (/^(?:HY|IG|OAS|NI|OI|CFO|OCF|FCF|EBIT|CAMS?|CAL|CY|GP|OM|PT|DD|ETR|PEG|PE|ES|[SL]TD?|PCT|EXP|REV|BN|MTD|SD)$/.test(word)) return text.trim() !== word && !/^'s\b/.test(text.slice(end));
  if (!/^(?:GM|NM|PM|SBC|TA|TL|BV|CR|QR|AR|AP)$/.test(word)) return false;
  const isJoined = /(?:\band|\bor|,|\bvs\.?|\bversus|\/|\bto|\bwith) $/i.test(text.slice(Math.max(0, start - 8), start)) || /^(?:,? (?:and|or|vs\.?|versus)|,) /i.test(text.slice(end, end + 8));
  const isListed = /[+/] ?$/.test(text.slice(Math.max(0, start - 2), start)) || /(?:profit|margin|revenue|sales|income|rev|growth|eps|ni|oi|fcf|cfo|ocf|capex|ebitda|yoy)s?(?: and| &|,) $/i.test(text.slice(Math.max(0, start - 14), start));
  return named.some((other) => other.start !== start) && (isListed || !isJoined);
}

/** Names and tickers that the lists hold, possessives and typing errors included. */
export function namedIn(text: string, times: readonly Place[]): Named[] {
  const directory = nameList();
  const isFree = (place: Place): boolean => !isPlace(place, text) && !times.some((time) => time.start <= place.start && place.end <= time.end);
  const found = findMentions(text, directory);
  // A letter inside a longer name, as in "Mickey D's", is no ticker.
  const tickers = findPlainTickers(text, directory).filter((ticker) => !found.some((mention) => 'company' in mention && mention.span.start < ticker.start && ticker.end <= mention.span.end));
  const mentions = found.filter(({ span }) => !tickers.some((other) => span.start < other.end && other.start < span.end));
  const named = [...mentions.filter((mention) => !isCommonNoun(mention, text)).map(asNamed), ...tickers.map(({ start, end, company }) => ({ start, end, company, unknown: null }))].filter(isFree);
  return named.filter((one) => !isPerson(one, text) && !isShorthand(one, named, text) && !isHolder(one, named, text) && !isUnit(one, named, text) && !isPartOf(one, named, text) && !isAside(one, named, text) && !isIndex(one, text));
}

/** "A member of the Dow": the index. */
function isIndex({ start, end }: Place, text: string): boolean {
  return /^dow(?:'s)?$/i.test(text.slice(start, end)) && /\bthe $/i.test(text.slice(Math.max(0, start - 5), start));
}

/** "They both talk of innovation": a word in small letters beside companies that are named is no small company, unless it is joined to them. */
function isAside({ start, end, company }: Named, named: readonly Named[], text: string): boolean {
  const word = text.slice(start, end);
  if (company === null || !/^\p{Ll}{4,}$/u.test(word) || isWellKnown(company)) return false;
  const isJoined = /(?:\b(?:and|or|vs\.?|versus|with|to|against|than|for)|,) $/i.test(text.slice(Math.max(0, start - 9), start)) || /^(?:,? (?:and|or|vs\.?|versus|against)\b|,|'s\b)/i.test(text.slice(end, end + 9));
  return !isJoined && named.some((other) => other.company !== null && isWellKnown(other.company) && /\p{Lu}/u.test(text.slice(other.start, other.end)));
}

function asNamed(mention: Mention): Named {
  const { start, end } = mention.span;
  if ('company' in mention) return { start, end, company: mention.company, unknown: null };
  return { start, end, company: null, unknown: { words: mention.span.text, near: mention.candidates.slice(0, 5).map(nameOf) } };
}

/** "price target", "the gap" and "total dividends" name things; in a question they are never the company of that name. */
function isCommonNoun({ span }: Mention, text: string): boolean {
  const before = text.slice(Math.max(0, span.start - 12), span.start);
  const after = text.slice(span.end, span.end + 14);
  if (/^(?:'s)? (?:stake|position|holdings?|ownership) (?:in|of)\b/i.test(text.slice(span.end, span.end + 24))) return true;
  const things = thingWords.filter(({ word }) => word.test(span.text));
  if (things.length > 0) return things.some((one) => one.before.test(before) || one.after.test(after));
  if (isUnlikelyBesideEconomy(span.text, text)) return true;
  if (span.text.includes(' ') || /'s$/.test(span.text) || /^'s\b/.test(after)) return false;
  return isNoun(span.text, { before, after, isFirst: span.start === 0 || /[.?!:] $/.test(before) });
}

const economyWords = /\b(?:inflation|cpi|pce|gdp|unemployment|jobless\w*|payrolls?|treasur(?:y|ies)|yield curve|fed(?:eral reserve)?(?:'s)?|fed(?:eral)? funds|fomc|mortgage rates?|housing starts|retail sales|consumer prices?)\b/i;

/** A word in small letters, in a question of the economy, is no small company. */
function isUnlikelyBesideEconomy(word: string, text: string): boolean {
  return word === word.toLowerCase() && economyWords.test(text) && !nameList().names.called(word.replace(/'s$/, '')).some(({ entry }) => entry.wellKnown) && nameList().byTicker.get(word.toUpperCase())?.wellKnown !== true;
}

/** A word in small letters behind an article, unless its share or its results are spoken of; a word of every question. */
function isNoun(word: string, { before, after, isFirst }: { readonly before: string; readonly after: string; readonly isFirst: boolean }): boolean {
  const isSmall = word === word.toLowerCase();
  const isBehind = isSmall && /\b(?:the|a|an|this|that|any|each|every) $/i.test(before);
  if (isBehind && !/^ (?:shares?|stock|price|share price|stock price|results|ceo|numbers)\b/i.test(after)) return true;
  return (isEveryday(word) || isTalkWord(word)) && (isSmall || isBehind || (isFirst && word !== word.toUpperCase()));
}

/** Companies whose name is a thing of finance beside some words: an analyst's target, the mood on a forum. */
const thingWords = [
  { word: /^m ?& ?a$/i, before: /(?!)/, after: /^/ },
  { word: /^(?:american|european|asian|national|international|general)$/i, before: /(?!)/, after: /^ (?!express|airlines?|tower|electric|water|international|eagle|axle|financial|homes|assets|public|well|dynamics|motors|mills)\p{Ll}/u },
  { word: /^dupont$/i, before: /\b(?:a|the) $/i, after: /^ (?:analysis|components?|identity|decomposition|formula|breakdown|equation|model|split|terms?)/i },
  { word: /^(?:reddit|stocktwits|twitter)$/i, before: /\b(?:on|in|across|from) $/i, after: /^ (?:sentiment|posts?|mood|chatter|talk|users?|threads?|buzz|investors?|think)/i },
  // What a central bank aims at.
  { word: /^target(?:'s)?$/i, before: /(?:%|\b(?:per ?cent|pct|points?|fed(?:'s)?|fomc(?:'s)?|inflation|policy|official|stated|announced|central bank(?:'s)?)) $/i, after: /^ (?:of (?:two|2)\b|inflation\b|rate\b|range\b|for inflation\b)/i },
  // In small letters, where something is held against it: no shop.
  { word: /^target$/, before: /\b(?:above|below|over|under|on|off|at|near|hit|hits|met|meets?|miss|missed|its|the|their) $/i, after: /^\s*(?:[?.!,]|$|now\b|today\b|again\b|yet\b)/i },
  { word: /^targets?$/i, before: /\b(?:price|analysts?'?|mean|median|consensus|street|what|which|their) $/i, after: /^ (?:prices?|(?:(?:do|did|have|that) )?(?:the )?(?:analysts|street|brokers))\b/i },
];

async function fromTicker(ticker: string, desk: Desk): Promise<Named> {
  const found = await desk.resolveCompany(ticker);
  const place = { start: 0, end: 0 };
  if (found.kind === 'found') return { ...place, company: found.company, unknown: null };
  return { ...place, company: null, unknown: { words: ticker, near: (found.kind === 'ambiguous' ? found.candidates : found.suggestions).slice(0, 5).map(nameOf) } };
}

/** The figures of a company are bundled under one of its share classes. */
function asBundled(company: Company, desk: Desk): Company {
  const bundled = desk.sampleCompanies();
  const exact = bundled.find(({ ticker }) => ticker === company.ticker);
  if (exact !== undefined) return exact;
  return desk.mode === 'sample' ? bundled.find(({ cik }) => cik !== null && cik === company.cik) ?? company : company;
}

export function unique(companies: readonly Company[]): Company[] {
  return [...new Map(companies.map((company) => [company.ticker, company])).values()];
}
