// Asks that are joined by “plus”, and asks told as a statement with the asking word behind the verb.
import type { Rewording } from '../rewording.ts';

/** Behind a comma it joins two asks, and adds nothing up. */
export const asksJoined: readonly Rewording[] = [[/(?<=[,;] )plus(?= (?:the |its |their )?(?:how|what|which|whether|who|[$%]|percent\w*|change|growth|move|rise|fall|increase|decrease|gap|difference|names?)(?![\p{L}\p{N}]))/giu, 'and']];

const present: Readonly<Record<string, string>> = { spent: 'spend', paid: 'pay', invested: 'invest', returned: 'return' };
/** "Acme spent how much more on research in 2024 than in 2020?" */
function withVerbBehind(...[, who = '', verb = '', how = '']: readonly string[]): string {
  return `${how.charAt(0).toUpperCase()}${how.slice(1)} did ${who} ${present[verb] ?? verb}`;
}

export const asTold: readonly Rewording[] = [[new RegExp(String.raw`^((?:[A-Z0-9][\w&.’'-]*)(?: (?:& |and )?[A-Z][\w&.’'-]*){0,3}) (${Object.keys(present).join('|')}) (how (?:much|many)(?: [a-z]+){0,2}? (?:more|less|fewer))\b`), withVerbBehind]];
