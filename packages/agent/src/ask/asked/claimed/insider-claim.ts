// "The note says that Brad Smith sold 75,000 Microsoft shares in May 2025. Is that right?": the number of shares that somebody is said to have traded, and the question for it.
import type { ClaimedAmount } from './claimed-amount.ts';

const month = String.raw`(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec)[a-z]*\.?`;
const time = String.raw`(?:in|on|during|over|between|from) (?:early |mid-|late )?(?:\d{1,2}(?:st|nd|rd|th)? )?${month}(?: \d{1,2}(?:st|nd|rd|th)?)?,? (?:20\d\d)`;
const company = String.raw`(?:[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.-]*){0,2}|of its own|of the company's)`;
const name = String.raw`(?:(?!Did )[A-Z][\p{L}.'-]*(?: [A-Z][\p{L}.'-]*){1,2}|[a-z]{3,} [a-z]{3,}(?= (?:[A-Z]{1,5} )?(?:sold|bought)\b))`;
const relation = String.raw`(?<relation>(?:more than|over|above|at least|less than|fewer than|under|about|around|roughly|exactly|just|only|a total of|all of) )?`;
const traded = new RegExp(String.raw`(?:\bdid )?(?:(?<own>${company})['’]s (?:[a-z-]+ ){0,3})?(?<who>${name}),? (?:(?<before>[A-Z]{1,5}) )?(?<verb>sold|sell|bought|buy|unloaded|dumped|purchased) ${relation}(?<count>\d{1,3}(?:,\d{3})+|\d{2,7}) (?:(?:of (?:his|her|their|its) )?(?:(?<owner>${company}) )?(?:shares|shs|stock))(?: (?:of|in) (?<behind>${company}))? (?<when>${time})`, 'u');

const asks = /\?|\b(?:check|verify|confirm|true|right|correct|tie[sd]?|y ?\/ ?n|yes ?\/ ?no)\b/i;
/** Another figure is asked for beside the number. */
const more = /\b(?:price|value|proceeds|worth|money|dollars|how many (?:people|insiders|others)|who else|anybody else|besides|bought any)\b|\$/i;
const relations: Readonly<Record<string, ClaimedAmount['relation']>> = { 'more than': 'above', 'over': 'above', 'above': 'above', 'at least': 'at-least', 'less than': 'below', 'fewer than': 'below', 'under': 'below', 'about': 'about', 'around': 'about', 'roughly': 'about' };

const sells = (verb: string): boolean => /^(?:sold|sell|unloaded|dumped)$/i.test(verb);

type Groups = Readonly<Record<string, string | undefined>>;

/** Null where the company is not named, or something else is asked for. */
function tradeOf(text: string): Groups | null {
  const found = traded.exec(text);
  if (found === null || !asks.test(text.slice(found.index)) || more.test(text.slice(found.index + found[0].length))) return null;
  const { owner, behind, before, own } = found.groups ?? {};
  const whose = owner ?? behind ?? before ?? own;
  return whose === undefined || /^of /.test(whose) ? null : { ...found.groups, whose };
}

/** Null where nothing of the kind is stated. */
export function readInsiderClaim(text: string): { readonly rest: string; readonly claims: readonly ClaimedAmount[] } | null {
  const trade = tradeOf(text);
  if (trade === null) return null;
  const { who = '', whose = '', verb = '', relation: how = '', count = '', when = '' } = trade;
  const rest = `How many shares of ${whose} did ${who} ${sells(verb) ? 'sell' : 'buy'} ${when}?`;
  return { rest, claims: [{ relation: relations[how.trim().toLowerCase()] ?? 'to-tie', value: Number(count.replaceAll(',', '')), upTo: null, unit: 'amount', step: 1, isFraction: false, move: null, end: null, isYearly: false, isLoss: false, words: `${how}${count} shares`, clause: rest }] };
}
