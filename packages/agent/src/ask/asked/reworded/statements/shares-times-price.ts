// The number of its shares times the price of one, as the market capitalization that it comes to: "multiply the share count by the last close", "how many shares are there, and what are they worth".
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const its = String.raw`(?:(?:the|its|their|that|this|all|total|whole|current|latest|last|newest|most recent) )*`;
const whose = String.raw`(?:(?!(?:the|its|their|that|this|all|total|current|latest|last|newest|most)\b)(?<who>[A-Z][\w&.-]*(?: (?:& )?[A-Z][\w&.-]*){0,3})'s? )?`;
const count = String.raw`(?:share counts?|shares (?:outstanding|in issue)|(?:number|count) of (?:its |the |their )?shares(?: (?:outstanding|in issue))?|outstanding shares)`;
const price = String.raw`(?:(?:closing|close|share|stock|market) )*(?:price|close|quote)(?: (?:per|of a|of one) share)?`;
const both = (joint: string): string => String.raw`(?:${count}${joint}${its}${price}|${price}${joint}${its}${count})(?: (?:of|for)(?= [A-Z]))?`;

type Groups = { readonly who?: string };
/** The named groups stand last among what a pattern hands over. */
const whoIn = (found: readonly unknown[]): string | undefined => { const groups = found.at(-1); return typeof groups === 'object' && groups !== null ? (groups as Groups).who : undefined; };
const asMarketValue = (...found: readonly unknown[]): string => { const who = whoIn(found); return `market capitalization${who === undefined ? '' : ` of ${who}`}`; };
const ofNamed = (...found: readonly unknown[]): string => { const who = whoIn(found); return who === undefined ? '' : `${who}: `; };

const counted = String.raw`(?<=\b(?:how many (?:\w+ )?shares|share count|shares (?:outstanding|in issue)|number of shares)\b[^?]{0,80})`;
/** Of a person or a holder they are his, and no whole company's. */
const notHeld = String.raw`(?<!\b(?:own(?:s|ed)?|hold(?:s|ing|ings)?|held|bought|buy|sold|sell(?:s|ing)?|sale|purchas\w+|repurchas\w+|insiders?|directors?|i|we|my|trades?)\b[^?]{0,120})`;

export const sharesTimesPrice: readonly Rewording[] = [
  [re(String.raw`${counted}${notHeld}\b(?:what|how much)(?:'s| are| is| were| was) (?:they|those|these|all of (?:them|it)|the lot|it|the (?:whole )?(?:company|lot|thing|business)|the whole)(?: all| together)? worth\b`), 'what is the market capitalization'],
  [re(String.raw`^(?:take|taking|from|with|using|given|on|by) ${whose}${its}${both(' (?:and|&) ')}[:,;]? `), ofNamed],
  [re(String.raw`\bmultiply(?:ing)? ${whose}${its}${both(' (?:by|with|times|and) ')}`), asMarketValue],
  [re(String.raw`(?<![a-z])${whose}${its}${both(String.raw` ?(?:times|multiplied by|multiplied with|×|\*|x) ?`)}`), asMarketValue],
];
