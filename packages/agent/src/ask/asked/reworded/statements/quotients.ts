// One line over another that has a name of its own, wherever it stands in a list: a tax over what is taxed, a loss over sales. Several lines that are told over sales one after the other are each a margin or a part of them.
import type { Rewording } from '../rewording.ts';
import { any, re, sales } from '../words.ts';

const over = String.raw`(?: ?[/÷] ?|,? (?:over|divided by|relative to|against|in per ?cent of|in % of|as (?:an? )?(?:percent(?:age)?|share|part|proportion|fraction|%|per ?cent) of|%|pct) )(?:the |its |their |net |total )*`;
const whole = String.raw`(?:(?:income |corporate )*tax(?:es)?(?: expense| charge| provision| line| bill)?|provision for (?:income )?taxes)`;
const taxed = String.raw`(?:(?:pre-?tax|before[- ]tax) (?:income|profits?|earnings|result|line)|(?:income|profits?|earnings) before (?:income )?tax(?:es)?|pre-?tax|pbt|ebt)`;
const words = String.raw`(?![a-z])`;
const revenue = String.raw`(?:${sales}|revs?)${words}`;

export const quotients: readonly Rewording[] = [
  // Before its own margin the line is told by its whole name: "EBIT, operating margin" would be two margins.
  [re(String.raw`\bebit(?=,? (?:and |& )?(?:the )?ebit${over}${revenue})`), 'operating income'],
  [re(String.raw`\b(?:the )?${whole}${over}${taxed}${words}`), 'effective tax rate'],
  [re(String.raw`\bnet loss(?:es)?${over}${revenue}`), 'net margin'],
  [re(String.raw`\boperating loss(?:es)?${over}${revenue}`), 'operating margin'],
  // Shorthand with a stroke between.
  [re(String.raw`\b(?:ni|net inc)(?: ?[/÷] ?)${revenue}`), 'net margin'],
  [re(String.raw`\bgp(?: ?[/÷] ?)${revenue}`), 'gross margin'],
  [re(String.raw`\b(?:oi|op inc)(?: ?[/÷] ?)${revenue}`), 'operating margin'],
  [re(String.raw`\bebit${over}${revenue}`), 'operating margin'],
];

const profits: readonly (readonly [RegExp, string])[] = [[/^gross/i, 'gross margin'], [/^(?:operating|ebit)/i, 'operating margin'], [/^(?:net|profit|earnings)/i, 'net margin'], [/^(?:free|fcf)/i, 'free cash flow margin']];
const line = any('gross (?:profits?|income)', '(?:operating|op) (?:profits?|income|earnings|result)', 'ebit', 'net (?:income|profits?|earnings|loss(?:es)?)', 'profits?', 'earnings', 'free cash flow', 'fcf', 'r ?& ?d(?: expense)?', 'research(?: and development)?(?: expense)?', 'sg ?& ?a(?: expense)?', 'cap ?ex', 'capital expenditures?', '(?:stock-based compensation|sbc)', 'operating cash flow', 'cost of (?:sales|revenue|goods sold)', 'operating expenses?', 'opex');
const listed = re(String.raw`\b(?:its |the |their )?(${line})(?:${over}| to )${revenue}`);

/** "Gross profit over sales 2024, R&D over sales 2024": in a list each by its name; alone the part is told with what it is made of. */
export function quotientsListed(text: string): string {
  const found = text.match(listed) ?? [];
  if (found.length < 2) return text;
  return text.replace(listed, (_: string, said: string): string => profits.find(([words]) => words.test(said))?.[1] ?? `${said} as a percentage of revenue`);
}

const come = any('was', 'is', 'made(?: up)?', 'came to', 'amounted to', 'represented');
/** "What net income was of revenue": the part, asked behind the amounts. */
export const partsWas: readonly Rewording[] = [
  [re(String.raw`\bwhat (?:its |the |that )?(${line}) ${come} (?:out )?of (?:its |the |those |these )?${revenue}`), 'what $1 was as a percentage of revenue'],
  [re(String.raw`\b(?:what|how much) (?:did|does|do) (?:its |the |that )?(${line}) (?:make(?: up)?|come to|amount to|represent|take(?: up)?|eat(?: up)?) (?:out )?of (?:its |the |those |these )?${revenue}`), 'what was $1 as a percentage of revenue'],
  [re(String.raw`\b(?:what|how much) (it|that|they|those|this) ${come.replace('was', 'was|were')} (?:out )?of (?:its |the |those |these )?${revenue}`), 'what percentage of revenue $1 was'],
];
