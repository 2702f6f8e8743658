// "22x FY2024 diluted EPS = what price?": a multiple of the earnings that is set equal to a price asks for the price at that multiple.
import type { Rewording } from '../rewording.ts';

const times = String.raw`(\d{1,3}(?:\.\d+)?)(?: ?[x×*]| times)`;
const year = String.raw`(?:(?:[Ff]iscal(?: [Yy]ear)?|FY|fy|calendar) ?['’]?(?:20)?\d\d|20\d\d)(?:['’]s)?`;
const eps = String.raw`(?:(?:fully )?(?:diluted|dil\.?) )?(?:eps|EPS|earnings(?: per (?:diluted )?share)?)`;
const earnings = String.raw`((?:(?:the|its|their|reported|[A-Z][\w&.-]{0,20}['’]s?) )*(?:${year} ${eps}|${eps},? (?:of|for|in) (?:the )?(?:year )?${year})(?: (?:of|for|at) [A-Z][\w&.’'-]{1,20}(?: (?:&|[A-Z][\w&.’'-]{1,20})){0,3})?)`;
const makes = String.raw`\s*(?:=|-+>|→|=>|\b(?:is|gives?(?: me| us)?|makes?|means?|impl(?:ies|y)|would be|works out (?:to|at)|comes to|equals|points? to)\b)\s*`;
const price = String.raw`(?:(?:what|which|an?|the|how much (?:as|for)|what sort of) )*(?:(?:implied|share|stock|theoretical|target|fair) )*(?:price|px|PX|value|quote)(?: (?:per|a|for a|of a|for one) share)?`;
const from = String.raw`(?:the )?(?:last|latest|newest|current|most recent) (?:close|closing price|price|px)`;

export const priceAtTimes: readonly Rewording[] = [
  [new RegExp(String.raw`(?<=^|[:,;.?] |\b(?:at|is) |^[A-Z&.]{1,6} )${times} ${earnings}${makes}(?:${price}\b|\?)\s*\??`, 'g'), (_: string, count = '', what = ''): string => `price at ${count} times ${what},`],
  // How far that lies from the newest close, as it is typed.
  [new RegExp(String.raw`(?<=\bprice at [\d.]+ times [^,?]{4,60},) *(?:and )?(?:(?:the )?(?:upside|downside|up|down)(?: ?\/ ?| or )(?:upside|downside|up|down) )?(?:vs\.?|versus|against|to|from) ${from},? ?(?:in |as )?(?:%|percent|pct)`, 'gi'), ' and how many percent above or below the last close'],
];
