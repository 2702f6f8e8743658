// Asks that are joined by “plus”, and asks told as a statement with the asking word behind the verb.
import type { Rewording } from '../rewording.ts';

/** Behind a comma it joins two asks, and adds nothing up. */
export const asksJoined: readonly Rewording[] = [[/(?<=[,;] )plus(?= (?:the |its |their )?(?:how|what|which|whether|who|[$%]|percent\w*|change|growth|move|rise|fall|increase|decrease|gap|difference|names?)(?![\p{L}\p{N}]))/giu, 'and']];

const present: Readonly<Record<string, string>> = { spent: 'spend', paid: 'pay', invested: 'invest', returned: 'return' };
/** "Acme spent how much more on research in 2024 than in 2020?" */
function withVerbBehind(...[, who = '', verb = '', how = '']: readonly string[]): string {
  return `${how.charAt(0).toUpperCase()}${how.slice(1)} did ${who} ${present[verb] ?? verb}`;
}

const plainVerbs: Readonly<Record<string, string>> = { ...present, burned: 'burn', burnt: 'burn', earned: 'earn', made: 'make', lost: 'lose', generated: 'generate', owed: 'owe', borrowed: 'borrow', repaid: 'repay', kept: 'keep', sold: 'sell', raised: 'raise' };
/** "acme burned how much cash in 2024?" */
const asked = (_: string, ...[who = '', verb = '', how = '']: readonly string[]): string => `${how.charAt(0).toUpperCase()}${how.slice(1)} did ${who} ${plainVerbs[verb.toLowerCase()] ?? verb}`;
const teller = String.raw`((?!(?:what|how|which|who|whose|did|does|do|and|so|but|in|for|of|it|they|if|when|the|insiders?)\b)[a-z0-9][\w&.’'-]*(?: (?:& )?[a-z][\w&.’'-]*){0,2}?)`;

export const asTold: readonly Rewording[] = [[new RegExp(String.raw`^${teller} (${Object.keys(plainVerbs).join('|')}) (how (?:much|many)(?: (?:cash|money|dollars))?)(?= |[?,;]|$)(?! (?:more|less|fewer|shares))`, 'i'), asked], [new RegExp(String.raw`^((?:[A-Z0-9][\w&.’'-]*)(?: (?:& |and )?[A-Z][\w&.’'-]*){0,3}) (${Object.keys(present).join('|')}) (how (?:much|many)(?: [a-z]+){0,2}? (?:more|less|fewer))\b`), withVerbBehind]];
