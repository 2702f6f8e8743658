// Lines of the income statement in percent of sales, one after the other: each by the name of its margin.
import type { Rewording } from '../rewording.ts';
import { any, re, sales } from '../words.ts';

const percent = any('percent(?:age)?s?', 'per ?cent', '%', 'share', 'part', 'portion', 'fraction');
const line = String.raw`(?:the |its |their )?(?:gross|operating|net|op) (?:profits?|income|earnings|result)`;
const joint = String.raw`(?:,? and |, | ?& | ?\/ ?| \+ )`;
const list = String.raw`${line}(?:${joint}${line})+`;
const left = String.raw`(?:(?: of (?:it|that|this))?(?: (?:was|is|were|are|did|does|it|they|remain(?:s|ed)?|stay(?:s|ed)?|left|over|kept|keep|kept back|end(?:s|ed)? up|c[ao]me|out|there|down|at|the|very|end|bottom))*)`;

const marginOf = (said: string): string => `${/operating|\bop\b/i.test(said) ? 'operating' : /gross/i.test(said) ? 'gross' : 'net'} margin`;
const asMargins = (said: string): string => said.replace(new RegExp(line, 'gi'), marginOf);

export const marginsOfSales: readonly Rewording[] = [
  [re(String.raw`,? ?\b(?:in|as|expressed in|expressed as|each (?:in|as)) (?:a |an )?${percent} of (?:its |the |their |net |total )?${sales}((?: (?:in|for|of) [^?:,;]{2,30}?)?)(?::|,| -) ?((?:[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}'s? )?${list})`), (...[, time = '', lines = '']: readonly string[]): string => `${time}: ${asMargins(lines)}`],
  [re(String.raw`\b(${list})((?: (?:in|for|of) [^?:,;]{2,30}?)?),? (?:each |all )?(?:in|as|expressed in|expressed as) (?:a |an )?${percent} of (?:its |the |their |net |total )?${sales}(?![a-z])`), (...[, lines = '', time = '']: readonly string[]): string => `${asMargins(lines)}${time}`],
  [re(String.raw`(?<=\b(?:dollar|${sales}|sold)\b[^?]{0,120}\b)what ${percent}${left} as (?:a |its |the )?(gross|operating|net) (?:profits?|income|earnings)(?=[^?]*\bwhat ${percent}|[?.,]|$)`), 'what was the $1 margin'],
  [re(String.raw`(?<=\b(?:dollar|${sales}|sold)\b[^?]{0,120}\b)what ${percent}${left} (?:after|once) (?:paying (?:for )?)?(?:the )?(?:(?:direct )?costs? of (?:the |its )?(?:goods(?: sold)?|sales|products|what (?:it|they) sold)|(?:its |the )?(?:goods|products)(?: (?:were|had been|was))? paid(?: for)?)`), 'what was the gross margin'],
  [re(String.raw`\b(?:out )?of (?:each|every|the average) dollar (?=[^?]*\bwhat was the (?:gross|operating|net) margin\b)(?:that |which )?(?:(?:went|came|ran|passed|flowed|rang) (?:through|into|over|in at) |(?:of|in) ${sales} (?:that )?)?([^?,]{0,40}?)(?:'s? (?:tills?|registers?|doors|books|cash registers?|counters?))?(?: (?:sold|took in|takes in|earned|made|rang up|collected|brought in))?((?: (?:in|for|during) [^?,]{2,30}?)?),`), (...[, who = '', time = '']: readonly string[]): string => `for ${who}${time},`],
];
