// "The note says that Brad Smith sold 75,000 Microsoft shares in May 2025. Is that right?": the number of shares that somebody is said to have traded, what he is said to have got for them, and the question for both.
import type { ClaimedAmount } from './claimed-amount.ts';
import { findAmounts } from './find-amounts.ts';

const month = String.raw`(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec)[a-z]*\.?`;
const day = String.raw`(?:early |mid-|late )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?${month}(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? 20\d\d|[-'’ ]{1,2}\d\d(?!\d))`;
const time = String.raw`(?:in|on|during|over|between|from|back in) ${day}`;
const company = String.raw`(?:[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.-]*){0,2}|of its own|of the company's)`;
const name = String.raw`(?:(?!(?:Did|Has|Is|In|On|The|That) )[A-Z][\p{L}.'-]*(?: [A-Z][\p{L}.'-]*){0,2}|[a-z]{3,} [a-z]{3,}(?= (?:[A-Z]{1,5} )?(?:sold|bought)\b))`;
const relation = String.raw`(?<relation>(?:more than|over|above|at least|less than|fewer than|under|about|around|roughly|exactly|just|only|a total of|all of) )?`;
const sell = 'sold|sell|unloaded|dumped|off-?loaded|flogged|shed|got rid of|get rid of|let go of|parted with|part with|disposed of|cashed in|cashed out(?: of)?';
const verb = String.raw`(?<verb>${sell}|bought|buy|purchased|picked up)`;
const count = String.raw`(?<count>\d{1,3}(?:,\d{3})+|\d{2,7})`;
const own = String.raw`(?:(?<own>${company})['’]s (?:[a-z-]+ ){0,3})?`;
const of = String.raw`(?:(?:of (?:his|her|their|its) )?(?:(?<owner>${company}) )?(?:shares|shs|stock)(?: (?:of|in) (?<behind>${company}))?|(?:of )?(?<bare>[A-Z]{2,5}|(?:of )${company}))`;
const who = String.raw`${own}(?<who>${name})(?:,? (?:(?:over )?at|of|from) (?<place>${company}))?,? (?:(?<before>[A-Z]{1,5}) )?(?:has |had )?${verb} ${relation}${count} ${of}`;
const traded = new RegExp(String.raw`(?:\bdid )?${who},? (?<when>${time})`, 'u');
/** "… sold 75,000 shares. Is that all of it for May 2025?" */
const timedLater = new RegExp(String.raw`(?:\bdid )?${who}(?=[.,;:?][^]{0,60}?\b(?:for|in|during|of) (?:the month of )?(?<when>${day}))`, 'u');
const tradedThen = new RegExp(String.raw`(?<when>\b(?:[Ii]n|[Oo]n|[Dd]uring) ${day}),? ${who}`, 'u');

const asks = /\?|\b(?:check|chk|verify|confirm|compare|true|right|correct|tie[sd]?|y ?\/ ?n|yes ?\/ ?no|whole story|hold up|stand up)\b/i;
/** Another figure is asked for beside the number. */
const more = /\b(?:price|worth|how many (?:people|insiders|others)|who else|anybody else|besides|bought any)\b/i;
const money = /\b(?:value|proceeds|money|dollars|sum)\b|\$/i;
const relations: Readonly<Record<string, ClaimedAmount['relation']>> = { 'more than': 'above', 'over': 'above', 'above': 'above', 'at least': 'at-least', 'less than': 'below', 'fewer than': 'below', 'under': 'below', 'about': 'about', 'around': 'about', 'roughly': 'about' };

const sells = (words: string): boolean => new RegExp(`^(?:${sell})$`, 'i').test(words);

type Groups = Readonly<Record<string, string | undefined>>;
type Trade = { readonly said: Groups; readonly whose: string; /** What he is said to have got for them. */ readonly got: ClaimedAmount | null };

/** One sum behind the trade, of which nothing else is said. */
function gotIn(text: string): ClaimedAmount | null {
  const [one, ...others] = findAmounts(text.replace(/~ ?(?=\$?\d)/g, 'about ')).map(({ claim }) => claim).filter(({ unit }) => unit === 'money');
  return one === undefined || others.length > 0 || one.move !== null ? null : one;
}

/** The company, wherever it stands. */
function whoseOf(said: Groups): string | null {
  const { owner, bare, behind, before, place, own: named } = said;
  const whose = [owner, behind, bare?.replace(/^of /, ''), before, place, named].find((one) => one !== undefined);
  return whose === undefined || /^of /.test(whose) ? null : whose;
}

const findTrade = (text: string): RegExpExecArray | null => traded.exec(text) ?? tradedThen.exec(text) ?? timedLater.exec(text);
const asksFirst = /^(?:please |can you |could you )?(?:check|chk|verify|confirm|compare)\b/i;

/** Null where the company is not named, or something else is asked for. */
function tradeOf(text: string): Trade | null {
  const found = findTrade(text);
  const whose = found === null ? null : whoseOf(found.groups ?? {});
  if (found === null || whose === null) return null;
  const behind = text.slice(found.index + found[0].length);
  const got = gotIn(behind);
  const isAsked = asksFirst.test(text) || asks.test(text.slice(found.index));
  return isAsked && !more.test(behind) && (got !== null || !money.test(behind)) ? { said: { ...found.groups }, whose, got } : null;
}

const fullYear = (when: string): string => when.replace(/[-'’ ]{1,2}(?<two>\d\d)$/, (whole: string, two: string) => (/ \d\d$/.test(whole) && !/['’]/.test(whole) && Number(two) < 20 ? whole : ` 20${two}`));

/** Null where nothing of the kind is stated. */
export function readInsiderClaim(text: string): { readonly rest: string; readonly claims: readonly ClaimedAmount[] } | null {
  const trade = tradeOf(text);
  if (trade === null) return null;
  const { said, whose, got } = trade;
  const { who: person = '', verb: deed = '', relation: how = '', count: number = '', when = '' } = said;
  const moment = fullYear((/^(?:in|on|during|over|between|from|back) /i.test(when) ? when : `in ${when}`).replace(/^back (?=in )/i, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase()));
  const plain = `How many shares of ${whose} did ${person} ${sells(deed) ? 'sell' : 'buy'} ${moment}`;
  const rest = got === null ? `${plain}?` : `${plain}, and for how much money?`;
  const shares: ClaimedAmount = { relation: relations[how.trim().toLowerCase()] ?? 'to-tie', value: Number(number.replaceAll(',', '')), upTo: null, unit: 'amount', step: 1, isFraction: false, move: null, end: null, isYearly: false, isLoss: false, words: `${how}${number} shares`, clause: rest };
  return { rest, claims: got === null ? [shares] : [shares, { ...got, clause: rest }] };
}
