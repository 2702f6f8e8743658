// Why a question is understood and not answered: each reason says what is missing and what to do, in one sentence each.
import { isFundLike, type Company } from '@assay/data';
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import { isToCome } from './to-come.ts';
import type { Asked, AskedMeasure, AskedPeriod, Subject } from '../../asked/asked.ts';
import { asksWhichOfSeveral } from '../../asked/forms/which-of-several.ts';
import { isAsking, sentencesOf } from '../../asked/story/sentences.ts';
import { isEconomic } from '../../asked/subjects/economic.ts';
import { absentIn } from './absent.ts';
import { absentSeries } from './absent-series.ts';
import { advice } from './advice.ts';
import { fieldApart } from './fields-apart.ts';
import { asksOfPerson, isForeign } from './not-ours.ts';
import { otherEconomy } from './other-economies.ts';
import type { AskPorts } from '../../stages.ts';

export type Scene = { readonly ports: AskPorts; /** The last day whose knowledge may be used. */ readonly today: IsoDate };
export type Declined = { readonly why: string; readonly missing: readonly string[]; readonly remedy: string; readonly isUnread?: true };
type Reason = (asked: Asked, scene: Scene) => Declined | null | Promise<Declined | null>;

const decline = (why: string, missing: string, remedy: string): Declined => ({ why, missing: [missing], remedy });
/** Its words were not understood; another reading of them may be answered. */
const unread = (why: string, missing: string, remedy: string): Declined => ({ ...decline(why, missing, remedy), isUnread: true });
const listed = (companies: readonly Company[]): string => companies.map(({ ticker }) => ticker).join(', ');

/** "Figures of …" where no filing can reach: data in machine-readable form begin with these fiscal years. */
const firstFiscalYear = 2006;

const foretelling = /\b(?:will|going to|gonna|shall|predict(?:ion|ed)?|forecast|foresee|projection|expect(?:ed)? to (?:be|reach|hit|rise|fall|trade)|in (?:an?|\d{1,2}|one|two|three|five|ten) (?:years?|months?|weeks?|days?)(?:'s?)? time|in (?:\d{1,2}|one|two|three|five|ten) (?:years?|months?|weeks?|days?)(?: time| from now)?|(?:an?|\d{1,2}|one|two|three|five|six|ten|twelve) (?:years?|months?|weeks?|days?) from (?:now|today)|\d{1,2} ?(?:d|w|wks?|m|mos?|mths?|y|yrs?) from (?:now|today)|(?<=^(?:\S+ ){1,5})in a year(?= ?\?)|by (?:20[2-9]\d|next|the end of)|next (?:year|quarter|month|week|decade|(?:\d{1,2}|two|three|four|five|six|twelve|few|couple of) (?:quarters|months|weeks|meetings)|(?:fed|fomc|rate|cpi|jobs|inflation|gdp) \w+|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)|(?:this )?coming (?:week|month|(?:mon|tues|wednes|thurs|fri)day)|tomorrow|future)\b/i;
/** "The top ten will do": of how much is wanted, and not of what is to come. */
const enough = /\b(?:will|shall|would|'ll|is going to) (?:do(?: (?:for me|for now|fine|nicely|just fine))?(?= ?[.,;!?]|$)|suffice|be (?:enough|fine|ok|okay|plenty|sufficient|all|good enough))\b/gi;
/** The day that it is counted from is no time of a figure. */
const fromNow = /\bfrom (?:now|today)\b/i;
/** "I have to decide" tells of nothing that was. */
const pastVerb = /\b(?:did|was|were|(?:has|have|had)(?! (?:to|got to|better)\b))\b/i;
const extreme = /\b(?:high|low|larg|bigg|small|great|strong|weak|fast|slow)est\b|\b(?:best|worst|record)\b/i;
const aheadVerb = /\b(?:will|going to|gonna|shall|predict\w*|forecast\w*|foresee|expect\w*|next|time|from now)\b/i;
/** "The lowest in ten years" too is of the years that were. */
const asksPast = (text: string): boolean => pastVerb.test(text) || (extreme.test(text) && !aheadVerb.test(text));

const ofEconomy = /\b(?:fed|fomc|federal reserve|powell|interest rates?|rates|econom\w+|recession|inflation|jobs report|s&p|stock market|market)\b/i;

/** Nothing in it is about companies, markets or the economy. */
const offTopic: Reason = (asked) => {
  const isSomething = asked.companies.length > 0 || asked.group !== null || asked.measures.length > 0 || asked.unknown.some(({ near }) => near.length > 0 && /\b(?:stock|shares?|company|ticker|invest|analy[sz]e|overview)\b/i.test(asked.text));
  const isAhead = foretelling.test(asked.text) && ofEconomy.test(asked.text);
  if (isSomething || isAhead || advice.test(asked.text)) return null;
  return asked.unknown.length > 0 && /^\S+(?: \S+){0,2}$/.test(asked.text.trim()) ? null : notOurs(asked);
};

function notOurs({ text, unknown, unread: notRead = [] }: Asked): Declined {
  const words = [...unknown.map(({ words: name }) => name), ...notRead].map((one) => `“${one}”`).join(', ');
  const apart = apartIn(text);
  const which = words === '' || apart !== '' ? apart : `, in words known here: ${words} ${words.includes(',') ? 'were' : 'was'} not understood`;
  return unread(`It does not ask about a company, a market or the economy${which}.`, words === '' ? 'A company, a measure or an economic series to look up.' : `A company, a measure or an economic series to look up: nothing is known here of ${words}.`, 'Ask about a company’s figures, its share or the economy, for example “What was Apple’s revenue in 2024?”.');
}

function apartIn(text: string): string {
  const field = fieldApart(text);
  return field === null ? '' : `: it asks about ${field}`;
}

/** A share that is named can be judged at its price, whoever's money it is. */
const ownShare = /\bmy (?:money|savings|portfolio|pension|retirement)\b/i;
const howMuch = /\bhow much of\b(?! (?:that|it|this|which) (?:is|was|has|comes?|came|goes|went)\b)|\bshould i (?:retire|save|take out|borrow)\b|\b(?:what|which) (?:stocks?|shares?|companies|funds?)\b/i;
const isOfShare = ({ text, operation, companies }: Asked): boolean => operation === 'value' && companies.length > 0 && ownShare.test(text) && !howMuch.test(text);

/** "The four in my portfolio, in order of net margin": figures, whoever holds the shares. What is to come is declined as such. */
function isOfFigures({ text, companies, measures, operation }: Asked): boolean {
  const isPlain = ['look-up', 'compare', 'rank', 'trend', 'screen'].includes(operation) && measures.some(({ kind }) => kind === 'metric');
  return companies.length > 0 && isPlain && !/\b(?:should|shall|ought|advis\w*|recommend\w*|tips?)\b/i.test(text) && !howMuch.test(text);
}

/** A figure of a named time is asked for, whatever story is told before. */
/** Which of several that are named, by figures that are named: they are told, whoever's money it is. */
const isOfNamed = ({ text, companies, measures }: Asked): boolean => companies.length > 1 && measures.some(({ kind }) => kind === 'metric') && !/\b(?:retire|borrow|mortgage|my (?:house|salary|age))\b/i.test(text);
const ofRate = (measures: Asked['measures']): boolean => measures.length > 0 && measures.every(({ kind }) => kind === 'series');
const isOfTime = ({ text, measures, periods }: Asked): boolean => (ownShare.test(text) || (ofRate(measures) && !/\b(?:should|shall|ought|worth|better|wise)\b/i.test(text))) && !howMuch.test(text) && periods.some(({ kind }) => kind !== 'latest') && measures.some(({ kind }) => kind === 'metric' || kind === 'series');

const personal: Reason = (asked, { today }) => (advice.test(asked.text) && !asked.periods.some((period) => isToCome(period, today)) && !isOfShare(asked) && !isOfTime(asked) && !isOfFigures(asked) && !isOfNamed(asked)
  ? decline('It asks for advice on personal circumstances, which is not given here.', 'Your circumstances, and a licence to advise on them.', 'Ask about one company’s figures or valuation, or speak to an adviser.')
  : null);

function namesOf(periods: readonly AskedPeriod[]): string {
  return [...new Set(periods.map((period) => (period.kind === 'fiscal' ? `fiscal ${String(period.year)}${period.part === 'FY' ? '' : ` ${period.part}`}` : period.kind === 'date' ? period.on : 'that time')))].join(', ');
}

/** "Next month it is my turn": what is told before the sentence that asks is to come for the asker alone. */
function askingIn(text: string): string {
  const asking = sentencesOf(text).filter(isAsking);
  return asking.length === 0 ? text : asking.join(' ');
}

/** What is to come is known to nobody; what analysts expect of it is. */
const future: Reason = (asked, { today }) => {
  const asksEstimates = asked.measures.some((measure) => measure.kind === 'subject' && ['estimates', 'analysts', 'calendar', 'options'].includes(measure.subject));
  if (asksEstimates) return null;
  const isAhead = asked.periods.some((period) => isToCome(period, today));
  const isForetold = foretelling.test(askingIn(asked.text).replace(/\bshall (?:i|we)\b/gi, 'should I').replace(enough, '')) && !asksPast(askingIn(asked.text)) && asked.operation !== 'define' && !asked.periods.some((period) => !isToCome(period, today) && period.kind !== 'last' && !(period.kind === 'latest' && fromNow.test(asked.text)));
  if (!isAhead && !isForetold) return null;
  const who = asked.companies[0]?.name;
  return decline('It asks for the future: what has not happened yet is not known to anybody, and prices and results are not foretold here.', isAhead ? `Figures for ${namesOf(asked.periods.filter((period) => isToCome(period, today)))}: it lies after ${today}.` : 'Figures of the future: nobody has them.', `Ask for the figures up to ${today}${who === undefined ? '' : `, for what the price of ${who} implies, or for analysts’ estimates`}.`);
};

const clock = /\b(?:[01]?\d|2[0-3]):[0-5]\d\b|\b(?:[01]?\d|2[0-3])[:.][0-5]\d ?(?:a\.?m|p\.?m|hrs?|o'clock|hours)\b|\b(?:1[0-2]|\d) ?(?:a\.?m|p\.?m)\b|\b(?:half|quarter) past \w+|\bquarter to \w+|\bo'clock\b|\b(?:noon|midday|intra-?day|pre-?market|after[- ]hours|lunch ?time)\b|\b(?:just |shortly |right )?(?:before|after|around|at) lunch\b|\bin the (?:morning|afternoon)\b/i;

/** What a share cost within a day: closes alone are at hand. */
const withinDay: Reason = (asked) => {
  const isOfPrice = asked.measures.length > 0 && asked.measures.every((measure) => measure.kind === 'metric' && measure.id === 'price' || (measure.kind === 'subject' && (measure.subject === 'price' || measure.subject === 'price-history')));
  if (!isOfPrice || !clock.test(asked.asking ?? asked.text) || !asked.periods.some(({ kind }) => kind === 'date') || /\b(?:report\w*|announc\w*|publish\w*|news|clos(?:e|ed|ing))\b/i.test(asked.asking ?? asked.text)) return null;
  return decline('It asks for a price within the day; only daily closes are at hand.', `Intraday prices${asked.companies.length === 0 ? '' : ` of ${listed(asked.companies)}`}.`, 'Ask for the close of that day.');
};

const certain = /\b(?:guarante\w+|certain(?:ly)? (?:to|going)|sure (?:thing|bet|winner|to)|bound to|(?:will|going to|gonna|that|to) (?:surely |certainly |definitely )?(?:double|triple|quadruple|moon|explode|skyrocket|(?:\d{1,3}x))|next (?:nvidia|apple|amazon|tesla|microsoft)|can'?t lose|risk-?free profit)\b/i;

/** Which share is sure to gain is asked in many words, and known to nobody. */
const sureThing: Reason = (asked) => {
  const isOfShares = /\b(?:stocks?|shares?|compan(?:y|ies)|tickers?|picks?|investments?)\b/i.test(asked.text) || asked.companies.length > 0;
  if (!isOfShares || !certain.test(asked.text) || asked.operation === 'define' || /\bguarantees? (?:of|on)\b/i.test(asked.text)) return null;
  return decline('It asks for what is certain to happen to a price; nobody knows that, and prices are not foretold here.', 'A forecast that could be held to be certain: there is none.', 'Ask how a company has done so far, or what growth its price implies.');
};

/** Figures of the American economy are no answer to a question of another one. */
const elsewhere: Reason = (asked, { ports }) => {
  const place = ports.desk.mode === 'sample' && asked.operation !== 'define' ? otherEconomy(asked) : null;
  return place === null ? null : decline(`The bundled economic series are those of the United States: there are none of ${place} here.`, `Economic series of ${place}: not bundled.`, 'Ask for the same of the United States, or without --sample for live data.');
};

/** A series that is not bundled is none that is near it. */
export const unbundledSeries: Reason = (asked, { ports, today }) => {
  const absent = ports.desk.mode === 'sample' ? absentSeries(asked, new Set(ports.desk.sampleCompanies().map(({ ticker }) => ticker))) : null;
  return absent === null ? null : decline(`The bundled economic series do not hold ${absent.what}: this is not among them. Near it they hold ${absent.near}.${aheadIn(asked, today)}`, `${absent.what.charAt(0).toUpperCase()}${absent.what.slice(1)}: not bundled.`, `Ask for ${absent.near}, or without --sample for live data.`);
};

/** Only names that nobody knows: the nearest ones are offered. */
const unknownNames: Reason = async (asked, { ports }) => {
  const [first] = asked.unknown;
  if (first === undefined || asked.companies.length > 0) return null;
  const resolution = await ports.desk.resolveCompany(first.words);
  const known = resolution.kind === 'unknown' ? resolution.why : undefined;
  const all = asked.unknown.map(({ words }) => `“${words}”`).join(', ');
  const why = resolution.kind === 'ambiguous' ? `“${first.words}” may mean several companies.` : known ?? `No listed company is known as “${first.words}”: a private company files no public figures, and no figures of it are here.`;
  return decline(why, `Which ${asked.unknown.length > 1 ? 'companies' : 'company'} ${all} ${asked.unknown.length > 1 ? 'are' : 'is'}.`, first.near.length === 0 ? 'Give the ticker of a listed company.' : `Perhaps ${first.near.slice(0, 3).join(', ')}? Ask again with the ticker.`);
};

const unlisted = /\b(?:privately|private (?:company|compan|firm|business|co|hands)|unlisted|not listed|never been listed|isn't listed|no shares on any (?:market|exchange)|not on any exchange|start-?ups?|family[- ](?:owned|held|run)|in family hands|partnership|before (?:it went|going) public)\b/i;

/** A company that is not on any exchange, by these words. */
const privateCompany: Reason = (asked) => ((asked.companies.length === 0 || asked.group !== null) && unlisted.test(asked.text)
  ? decline('It asks about a private company: one that is not listed files no public figures, and none of it are here.', 'Figures of a company that is not listed: there are no public ones.', 'Ask about a listed company by its name or ticker.')
  : null);

/** A measure of a company, and no company. */
const noCompany: Reason = (asked, { ports }) => {
  if (asked.companies.length > 0) return null;
  if (asked.group !== null) {
    return decline(`No company of ${asked.group.name} has figures here.`, `Figures of ${asked.group.name}.`, ports.desk.mode === 'sample' ? `Ask without --sample, or about ${listed(ports.desk.sampleCompanies())}.` : 'Name the companies by their tickers.');
  }
  const needs = asked.measures.find((measure) => !isEconomic(measure));
  if (needs === undefined) return asked.measures.length > 0 ? null : decline('It says nothing of what is to be looked up.', 'A company or an economic series.', 'Name a company or a ticker, and what you want to know of it.');
  return decline(`It asks for ${needs.words} and names no company.`, 'The company it is about.', 'Name the company or its ticker, for example “… of AAPL”.');
};

/** The bundled figures hold neither these companies … */
const notBundledCompany: Reason = (asked, { ports }) => {
  if (ports.desk.mode !== 'sample' || asked.companies.length === 0) return null;
  const bundled = new Set(ports.desk.sampleCompanies().map(({ ticker }) => ticker));
  const absent = asked.companies.filter(({ ticker }) => !bundled.has(ticker));
  if (absent.length < asked.companies.length) return null;
  const names = absent.map(({ name, ticker }) => `${name} (${ticker})`).join(', ');
  return decline(`${names} ${absent.length > 1 ? 'are' : 'is'} not among the companies whose figures are bundled: there are no figures of ${absent.length > 1 ? 'them' : 'it'} here.`, `Figures of ${names}: not bundled.`, `Ask without --sample for live figures, or about a bundled company: ${listed(ports.desk.sampleCompanies())}.`);
};

/** … nor these subjects. What says so is the tools' own sources: each is asked live only. */
const liveOnly: Readonly<Partial<Record<Subject, string>>> = {
  analysts: 'analysts’ ratings and price targets', estimates: 'analysts’ estimates', surprises: 'results against estimates', holders: 'institutional holders', options: 'option prices', news: 'news', sentiment: 'posts of investors',
  calendar: 'dates of coming reports', dividends: 'dates of dividends', market: 'levels of share indices',
};
/** How much of a share is sold short is asked in words of holders. */
const ofShorts = /\bshort(?:s|ed|ing)?\b/i;
const liveOnlyOf = (subject: Subject, words: string): string | undefined => (subject === 'holders' && ofShorts.test(words) ? 'short interest' : liveOnly[subject]);
const ofAnalysts = /^(?:forward_pe|peg_ratio|consensus_\w+|target_\w+|analyst_\w+|earnings_surprise|revenue_surprise|forward_dividend_yield)$/;
const ofQuotes = /^(?:beta|short_(?!term)\w+|days_to_cover|implied_volatility|put_call_ratio|open_interest|float_\w+|volume|average_volume|relative_volume|vwap|obv|cmf_20|day_high|day_low|price_open|bid_price|ask_price)$/;
const isSession = (asked: Asked): boolean => asked.companies.length === 0;

/** What is to come is known to nobody, whoever is asked for it. */
const aheadIn = ({ periods }: Asked, today: IsoDate): string => (periods.some((period) => isToCome(period, today)) ? ` And it asks for the future: what lies after ${today} has not happened yet, and is not foretold here.` : '');

/** Ex-dividend days that have been are bundled; those to come are not. */
const isPastDividend = (measure: AskedMeasure, { text }: Asked): boolean => measure.kind === 'subject' && measure.subject === 'dividends' && !/\b(?:next|upcoming|coming|future|will|announced|due|schedule|calendar)\b/i.test(text);

const notBundledSubject: Reason = (asked, { ports, today }) => {
  if (ports.desk.mode !== 'sample') return null;
  const lacking = asked.measures.flatMap((measure) => (isPastDividend(measure, asked) ? [undefined] : measure.kind === 'metric' && ofAnalysts.test(measure.id) ? [liveOnly.estimates] : measure.kind === 'metric' && ofQuotes.test(measure.id) ? [`quoted figures such as ${measure.id === 'volume' ? 'the trading volume' : measure.words}`] : measure.kind === 'subject' && !(measure.subject === 'calendar' && isSession(asked)) ? [liveOnlyOf(measure.subject, measure.words)] : [undefined]));
  if (lacking.length === 0 || lacking.includes(undefined)) return null;
  const what = [...new Set(lacking)].join(' and ');
  return decline(`The bundled figures hold no ${what}.${aheadIn(asked, today)}`, `${what.charAt(0).toUpperCase()}${what.slice(1)}${asked.companies.length === 0 ? '' : ` of ${listed(asked.companies)}`}.`, 'Ask without --sample, with a network, for live data.');
};

/** What is of a kind that is not bundled, in whatever words it is asked for. */
const absentKind: Reason = (asked, { ports, today }) => {
  const absent = ports.desk.mode === 'sample' && asked.reports === undefined ? absentIn(asked) : null;
  if (absent === null) return null;
  const { what, words } = absent;
  return decline(`The bundled figures do not hold ${what}.${aheadIn(asked, today)}`, `${what.charAt(0).toUpperCase()}${what.slice(1)} (${listed(asked.companies)}; asked for as “${words}”).`, 'Ask for a figure of the whole company from its statements, for its closes or for its insiders’ trades; or ask with live data.');
};

/** What is agreed for a year to come, such as when debt falls due, is no forecast. */
const agreedAhead: Reason = async (asked, scene) => (absentIn(asked)?.isAgreed === true ? absentKind({ ...asked, periods: [] }, scene) : null);

/** Something else is asked for than any figure known here, and no filing of one company may hold it. */
const notRead: Reason = (asked) => {
  const strange = asked.strange ?? [];
  const isOfFigures = asked.measures.every(({ kind }) => kind !== 'subject');
  if (strange.length === 0 || !isOfFigures || asked.operation === 'define') return null;
  const words = strange.map((one) => `“${one}”`).join(', ');
  return unread(`It asks for something that is not known here as a figure: ${words} was not understood.`, `What ${words} means, or figures of it.`, 'Ask for figures that companies file, or say it in other words.');
};

/** Which of several it is, where one alone was spoken of. */
const oneAlone: Reason = (asked) => {
  const [only, ...others] = asked.companies;
  const isOfOne = only !== undefined && others.length === 0 && asked.group === null && asked.inherited.includes('companies') && asksWhichOfSeveral(asked.text);
  return isOfOne ? decline(`It asks which of several it is, and only ${only.name} was spoken of: nothing is named to hold it against.`, 'A second company.', `Name the other, for example “which is cheaper, ${only.ticker} or …”.`) : null;
};

/** An order needs something to order by. */
const noMeasure: Reason = (asked) => {
  const isMeasured = asked.measures.some((measure) => measure.kind !== 'topic') || asked.conditions.length > 0 || asked.measures.length > 0;
  if (asked.operation !== 'rank' || isMeasured) return null;
  return unread('It does not say, in words known here, by what the companies are to be put in order.', 'The measure to order them by.', 'Name a measure, for example “by net margin”.');
};

/** A fund has no statements of a business. */
const fund: Reason = (asked) => {
  const [only] = asked.companies;
  const isStatement = asked.measures.some((measure) => measure.kind === 'metric' && !['price', 'indicator', 'rate', 'index'].includes(metricById(measure.id)?.kind ?? ''));
  if (only === undefined || asked.companies.length > 1 || !isFundLike(only.kind) || !isStatement) return null;
  return decline(`${only.name} is held for its price: it files no statements of a business.`, `Statements of ${only.ticker}.`, 'Ask for its price, or for a company’s figures.');
};

/** The first fiscal year and the first month of closes that are bundled of any company. */
const firstBundled = { year: 2015, closes: 'August 2022' } as const;

function yearOf(period: AskedPeriod): number | null {
  switch (period.kind) {
    case 'fiscal': return period.year;
    case 'years': return period.to;
    case 'date': return Number(period.on.slice(0, 4));
    case 'dates': return Number(period.to.slice(0, 4));
    case 'latest': case 'trailing': case 'last': return null;
  }
}

/** Every time that is named lies before the bundled figures begin. */
const beforeBundled: Reason = (asked, { ports }) => {
  const years = asked.periods.map(yearOf);
  const isBefore = years.length > 0 && years.every((year) => year !== null && year < firstBundled.year);
  if (ports.desk.mode !== 'sample' || asked.companies.length === 0 || !isBefore || asked.operation === 'define') return null;
  return decline(`The bundled figures begin with fiscal ${String(firstBundled.year)}, closing prices with ${firstBundled.closes}: there are no figures for ${[...new Set(years)].join(', ')}, the earliest lie later.`, `Figures of ${listed(asked.companies)} for ${[...new Set(years)].join(', ')}: they lie before what is bundled begins.`, `Ask for fiscal years since ${String(firstBundled.year + 1)}.`);
};

const tooEarly: Reason = (asked) => {
  const measured = asked.measures.some((measure) => measure.kind === 'metric' && !['price', 'indicator'].includes(metricById(measure.id)?.kind ?? ''));
  const last = asked.periods.map((period) => (period.kind === 'fiscal' ? period.year : period.kind === 'years' ? period.to : null));
  if (!measured || last.length === 0 || !last.every((year) => year !== null && year < firstFiscalYear)) return null;
  return decline('It asks for a time before figures were filed in a form that programs read.', `Figures for ${last.join(', ')}.`, `Ask for fiscal years since ${String(firstFiscalYear + 3)}, or read the annual report of the time.`);
};

/** Nothing is known of people but what they did as insiders. */
const ofPerson: Reason = (asked, { ports }) => (ports.desk.mode === 'sample' && asksOfPerson(asked, new Set(ports.desk.sampleCompanies().map(({ ticker }) => ticker)))
  ? decline('It asks about a person: of people nothing is at hand but the trades of insiders whose forms are bundled, and this is none of them.', 'Figures of a person: none are bundled.', 'Ask who sold or bought shares of Amazon or Microsoft, or about a company by its name or ticker.')
  : null);

const inEnglish: Reason = (asked) => (isForeign(asked.text) ? decline('Questions are read in English alone, and this one is in another language.', 'The question in English.', 'Ask it in English, for example “What is the unemployment rate?”.') : null);

/** In the order in which they are said. */
export const declineReasons: readonly Reason[] = [inEnglish, ofPerson, personal, sureThing, elsewhere, unbundledSeries, offTopic, agreedAhead, future, privateCompany, unknownNames, noCompany, notBundledCompany, beforeBundled, absentKind, notBundledSubject, withinDay, oneAlone, notRead, noMeasure, fund, tooEarly];
