// "P/E now, and on FY23 EPS": a multiple of today on two bases, each said by its name.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const now = String.raw`(?: (?:right )?now| today| currently| (?:at|on) the (?:last|latest|newest|current) (?:close|price))`;
const year = String.raw`(?:(?:fiscal(?: year)? |fy ?)?['’]?(?:20)?\d\d(?:['’]s)?)`;
const joint = String.raw`,? (?:and|plus|&|\+|vs\.?|versus) (?:also |then )?(?:on|over|using) (?:the |its )?`;

/** The figure of the year names the one of the twelve months. */
const both = (ratio: string, figure: string): Rewording => [re(String.raw`\b(${ratio})${now}${joint}(${year}) (${figure})`), (...[, name = '', of = '', what = '']: readonly string[]): string => `${name} on trailing twelve-month ${what} and on ${of} ${what} at the last close`];

export const nowAndOnYear: readonly Rewording[] = [
  both(String.raw`p ?\/ ?e(?: ratio)?|price[- ](?:to[- ])?earnings(?: ratio)?`, String.raw`(?:diluted )?(?:eps|earnings(?: per share)?)`),
  both(String.raw`p ?\/ ?s(?: ratio)?|price ?(?:[-\/]|[- ]to[- ]) ?sales(?: ratio)?`, 'sales|revenues?'),
];
