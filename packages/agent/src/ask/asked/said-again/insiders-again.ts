// A follow-up on insiders' trades that says only what is other: another time, another person, somebody left out, another figure. Said again in full.
import type { Company } from '@assay/data';
import type { IsoDate } from '@assay/record';
import { ownerName } from '../../../book/insider-trades.ts';
import type { Asked } from '../asked.ts';
import type { InsiderAsk, Span } from '../insiders/insider-ask.ts';
import { namedIn } from '../companies/read-companies.ts';
import { formsOnFile } from '../companies/insider-names.ts';
import { findPersons } from '../insiders/find-persons.ts';
import { findSpans, withYears } from '../insiders/insider-windows.ts';
import { ownedBy } from './owned-by.ts';

const lead = String.raw`^(?:(?:ok(?:ay)?|right|thanks|thank you|good|fine|and|so|but|then|now|well)[,.!;:]* )*`;
const tail = String.raw`(?:,? (?:then|instead|please|pls|too|as well|again|alone))*[ ?.!]*$`;
const name = String.raw`(?<who>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){0,3})`;

const timeOnly = new RegExp(String.raw`${lead}(?:(?:the )?same(?: (?:thing|question|figures?|for|again))? )?(?:what about |how about |what of )?(?:just |only )?(?:for |in |during |on |over |of )?(?:the month of |all of )?(?<time>(?:early |late |mid-?)?(?:\p{L}{3,9}\.? ?\d{0,2},? ?)?(?:(?:19|20)\d\d)?)${tail}`, 'iu');
const someoneElse = new RegExp(String.raw`${lead}(?:(?:the )?same(?: thing)? for |what about |how about |what of |what did |for )?(?:(?:his|her|their|its) (?:boss|chief|colleague|predecessor|successor|deputy|ceo|cfo|chairman|chair),? )?${name}(?: do| sell| get)?${tail}`, 'iu');
const leftOut = new RegExp(String.raw`${lead}(?:and )?(?:excluding|without|leaving out|leave out|minus|apart from|aside from|not counting|besides|except(?: for)?|ex|if you leave out|other than) ${name}(?: out)?${tail}`, 'iu');
const figures: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${lead}(?:at )?(?:what|which) (?:was the |is the |the )?(?:average |avg\.? |mean |weighted )*price(?: (?:per|a) share| each| on average)?(?: (?:was that|were they|did (?:he|she|they) (?:get|sell(?: at| for)?)))?${tail}`, 'iu'), 'at what average price did $who sell shares'],
  [new RegExp(String.raw`${lead}(?:for )?(?:how much(?: money)?|what (?:sum|amount)|how many dollars|what(?= did (?:he|she|they)\b))(?: (?:in dollars|was that(?: worth)?|did (?:he|she|they|that) (?:get|bring(?: in)?|make|raise|fetch|receive|pocket|earn|cash in|take (?:home|in|out))))?(?: (?:for|from|on|out of) (?:them|it|that|those|these|the (?:shares|sales?|lot|stock)))?(?: in (?:us )?(?:dollars|\$|usd|money|all|total))*(?:,? (?:both(?: times)?|together|altogether))?${tail}`, 'iu'), 'for how much money did $who sell shares'],
  [new RegExp(String.raw`${lead}(?:how many (?:of them|people|persons|insiders|sellers|heads)(?: (?:was|were) (?:that|it|they|there))?|how many were they)${tail}`, 'iu'), 'how many $body sold shares'],
  [new RegExp(String.raw`${lead}(?:who|which (?:one|insider|person)|which of (?:them|those|these|the insiders)) (?:has |had )?(?:sold|dumped|unloaded|bought|got rid of) (?:the )?most(?: (?:of (?:them|those|these|it|the (?:shares|lot|stock))|shares|stock))?${tail}|${lead}who (?:the )?most${tail}`, 'iu'), 'who among $body sold the most shares'],
  [new RegExp(String.raw`${lead}(?:who(?: (?:was|were) (?:it|they|that|those|these))?|which (?:of them|ones|insiders|people)|by whom|names)${tail}`, 'iu'), 'who among $body sold shares'],
];

const monthOf = (day: IsoDate): string => new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayOf = (day: IsoDate): string => new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function timeOf({ from, to }: Span): string {
  if (from === to) return `on ${dayOf(from)}`;
  const isMonth = from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01') && Number(to.slice(8)) > 27;
  return isMonth ? `in ${monthOf(from)}` : `between ${dayOf(from)} and ${dayOf(to)}`;
}

export const timesOf = (spans: readonly Span[]): string => spans.map(timeOf).join(' and ');

const timeWord = /^(?:(?:early|late|mid)[ -]?)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|q[1-4])\b|^(?:19|20)\d\d$/;

/** Where the words name a time and nothing else; the year of the time before, where they name none. */
export function timeIn(words: string, { spans }: InsiderAsk): readonly Span[] | null {
  const text = words.trim().toLowerCase();
  if (!timeWord.test(text)) return null;
  const year = spans[0]?.from.slice(0, 4);
  const full = /\d{4}/.test(text) || year === undefined ? text : `${text} ${year}`;
  const found = findSpans(withYears(`in ${full}`, `${year ?? full.slice(-4)}-12-31`), `${year ?? full.slice(-4)}-12-31`);
  return found === null || found.spans.length === 0 ? null : found.spans;
}

/** Insiders as a body, the persons by name, or all but them; null where it was somebody whom no form names. */
function whoOf({ whose }: InsiderAsk, of: string): string | null {
  switch (whose.kind) {
    case 'all': return `insiders of ${of}`;
    case 'owners': return whose.owners.map(ownerName).join(' and ');
    case 'all-but': return `insiders of ${of} other than ${whose.owners.map(ownerName).join(' and ')}`;
    case 'office': case 'stranger': return null;
  }
}

const asks: Readonly<Partial<Record<InsiderAsk['figures'][number], string>>> = { money: 'for how much money did $who sell shares', heads: 'how many $body sold shares', names: 'who among $body sold shares', price: 'at what average price did $who sell shares', most: 'who among $body sold the most shares' };

type Again = { readonly ask: InsiderAsk; readonly of: string };

function inWords({ ask, of }: Again, { who, form, time }: { readonly who?: string; readonly form?: string; readonly time?: string }): string | null {
  const whom = who ?? whoOf(ask, of);
  const isWithout = whom?.includes(' other than ') === true;
  const [only] = ask.figures;
  const words = form ?? (only === undefined ? undefined : asks[only]) ?? 'how many shares did $who sell';
  const said = words.replace('$who', whom ?? '').replace('$body', isWithout ? whom : `insiders of ${of}`);
  return whom === null ? null : `${(ask.side === 'bought' ? said.replace('sell', 'buy').replace('sold', 'bought') : said)} ${time ?? timesOf(ask.spans)}`.trim().replace(/^./, (first) => first.toUpperCase()).concat('?');
}

export const ownName = (name: string): string => ownedBy(name).replace(/['’]s?$/u, '');

/** The one owner whom the words of the pattern name, as questions write the name. */
function ownerIn(given: string, pattern: RegExp, company: Company): string | undefined {
  const owners = formsOnFile([company]).get(company.ticker)?.owners ?? [];
  const [only, ...others] = new Set(findPersons(pattern.exec(given)?.groups?.['who'] ?? '', owners).map(({ owner }) => owner));
  return only === undefined || others.length > 0 ? undefined : ownerName(only);
}

/** Insiders of another company, by its name and nothing else. */
function otherCompany(given: string, { whose }: InsiderAsk): string | undefined {
  const [other, ...others] = whose.kind === 'all' && someoneElse.test(given) ? namedIn(given, []) : [];
  return others.length > 0 || other?.company === null || other === undefined ? undefined : ownName(other.company.name);
}

/** "How many did he sell in June": of the one who was asked about before. */
const byPronoun = /,? ?(?:how many(?: shares| of them)?|what) (?:did|has|had) (?:he|she|they) (?:sell|sold|get rid of|unload|dump|part with|shed|let go of)(?: then)?(?= |[?.]|$)/i;
const monthBeside = /\b(?:the )?month (?:before|after|earlier|later|prior),? (?=(?:in )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i;
const plainTime = (given: string, { side, figures: told }: InsiderAsk): string => (side === 'bought' || !told.includes('shares') ? given : given.replace(byPronoun, '').replace(monthBeside, '').replace(/,\s*(?=[?.]|$)/, ''));

/** What is other, and the rest as it was; null where the words say anything else. */
function saidOther(given: string, again: Again, company: Company): string | null {
  const form = figures.find(([pattern]) => pattern.test(given))?.[1];
  if (form !== undefined) return inWords(again, { form });
  const without = ownerIn(given, leftOut, company);
  if (without !== undefined) return inWords(again, { who: `insiders of ${again.of} other than ${without}` });
  const time = timeIn(timeOnly.exec(plainTime(given, again.ask))?.groups?.['time'] ?? '', again.ask);
  if (time !== null) return inWords(again, { time: timesOf(time) });
  const of = otherCompany(given, again.ask);
  const someone = of === undefined ? ownerIn(given, someoneElse, company) : undefined;
  return of !== undefined ? inWords({ ...again, of }, {}) : someone === undefined ? null : inWords(again, { who: someone });
}

/** Null where no insiders' trades of one company were asked about before, and where the words say anything else. */
export function insidersAgain(given: string, { insiders: ask, companies }: Asked): string | null {
  const [company, ...others] = companies;
  return ask === undefined || company === undefined || others.length > 0 ? null : saidOther(given, { ask, of: ownName(company.name) }, company);
}
