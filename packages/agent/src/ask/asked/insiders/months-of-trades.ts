// "Insider sales May 25": of insiders' trades the number behind a month is its year, where forms of that year are on file and nothing in the question makes it a day.
import type { Company } from '@assay/data';
import type { IsoDate } from '@assay/record';
import { formsOnFile, type FormsOnFile } from '../companies/insider-names.ts';
import { findOwners } from './insider-persons.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const monthAndNumber = new RegExp(String.raw`(?<before>\b(?:on|by|until|till|since|day|before|after|from|between|week of) )?\b(?<!\d )(?<name>${month})\.? ?(?<two>\d\d?)(?:st|nd|rd|th)?\b(?!\d|,? (?:and|&|or) \d|[.,:/-]\d|%| ?(?:${month}|percent|insiders|officers)\b)`, 'gi');
/** "21 May", "the 3rd of June". */
const dayAndMonth = new RegExp(String.raw`\b(?:[12]?\d|3[01])(?:st|nd|rd|th)?(?: of)? (?<name>${month})\b(?!\.?,? ?['’]?\d)`, 'gi');
const ofInsiders = /\b(?:insiders?|form[- ]?(?:4|four)s?|forms (?:4|four)|officers?|directors?|execs?|executives?|who(?:ever)? (?:else )?(?:s[eo]l[dl]s?|bought|buys?|unloaded|dumped|traded))\b/i;
const traded = /\b(?:s[eo]l[dl]s?|selling|sales?|bought|buys?|buying|bot|purchases?|dumped|unloaded|offloaded|cashed|shs|shares|proceeds|form[- ]?(?:4|four)s?|trades?|transactions?|sellers?|buyers?)\b/i;

const tradedShares = /\b(?:s[eo]l[dl]s?|selling|bought|unload\w*|off-?load\w*|dump\w*|cash(?:ed|ing)? (?:[a-z]+ ){0,4}?(?:in|out)|parted with|let go of|(?:got|get) rid of|shed)\b[^?.]{0,60}\b(?:shares?|stocks?|shs|stk|holdings?|stakes?)\b|\b(?:shares?|stocks?|shs|stk|holdings?|stakes?)\b[^?.]{0,60}\b(?:s[eo]l[dl]s?|selling|bought|unload\w*|off-?load\w*|dump\w*|part with|let go of|shed)\b/i;

/** `isBehind`: the question before was of such trades. */
export function monthsOfTrades(text: string, companies: readonly Company[], isBehind: boolean): string {
  if ((text.search(monthAndNumber) < 0 && text.search(dayAndMonth) < 0) || /\b(?:19|20)\d\d\b/.test(text)) return text;
  const forms = [...formsOnFile(companies).values()];
  if (!isBehind && !isOfTrades(text, forms)) return text;
  const [asOf] = forms.map((one) => one.asOf).toSorted().toReversed();
  const found = [...text.matchAll(monthAndNumber)].map(({ groups = {} }) => groups);
  // Beside another number, or behind a word that days stand behind, it is a day.
  const isYear = found.every(({ before, two }) => before === undefined && two === asOf?.slice(2, 4));
  if (asOf === undefined) return text;
  const dated = text.replace(dayAndMonth, (whole: string, name: string) => `${whole} ${yearOf(name, asOf)}`);
  if (dated !== text) return dated;
  return isYear ? text.replace(monthAndNumber, '$<name> 20$<two>') : text.replace(monthAndNumber, (whole: string, _before: unknown, name: string) => `${whole}, ${yearOf(name, asOf)}`);
}

/** A day without a year is of the last such month that has come. */
function yearOf(name: string, asOf: IsoDate): string {
  const number = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return String(Number(asOf.slice(0, 4)) - (number > Number(asOf.slice(5, 7)) ? 1 : 0));
}

/** Somebody whom the forms name by a family name, who sold or bought: what he took in is no company's revenue. */
export function isOfPersonsTrades(text: string, companies: readonly Company[]): boolean {
  return tradedShares.test(text) && findOwners(text.toLowerCase(), [...formsOnFile(companies).values()].flatMap(({ owners }) => owners)).some(({ by }) => by !== 'given');
}

function isOfTrades(text: string, forms: readonly FormsOnFile[]): boolean {
  return traded.test(text) && (ofInsiders.test(text) || findOwners(text.toLowerCase(), forms.flatMap(({ owners }) => owners)).some(({ by }) => by !== 'given'));
}
