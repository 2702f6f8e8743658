// A part of the sales that is asked for beside another figure, said so that the whole belongs to no figure but its own: "…, and what percentage of revenue was its capital expenditure", "operating profit to sales, and research to sales".
import type { Rewording } from '../rewording.ts';
import { any, re, sales } from '../words.ts';

const part = any('percent(?:age)?', 'per ?cent', 'share', 'part', 'proportion', 'fraction', 'portion', 'slice', '%');
const whole = String.raw`(?:(?:the |its |their |that |total |net |all )*(?:${sales}|revs?))`;
const goes = any('went (?:to|on|into|for)', 'goes (?:to|on|into|for)', '(?:was|were|is|are) (?:spent on|put into|paid (?:for|as|in)|eaten (?:up )?by|taken (?:up )?by)', 'was', 'were', 'is', 'are', 'did', 'does');
const takes = String.raw`(?: (?:make up|take(?: up)?|come to|amount to|represent|account for|eat(?: up)?|swallow|absorb|cost))?`;
const line = String.raw`(research and development(?: expenses?| costs?| spending)?|selling,? general,? and administrative(?: expenses?| costs?)?|r ?& ?d|sg ?& ?a|(?!(?:it|that|this|they|them|those|these|each|both|the (?:sum|total|two|figure|amount))\b)[a-z][a-z&/-]*(?: (?!in\b|for\b|at\b|on\b|over\b|and\b|each\b|both\b)[a-z&/-]+){0,4}?)`;
const figure = String.raw`((?:gross|operating|net) (?:profits?|income|earnings)|(?:operating|free) cash flow|r ?& ?d|research(?: and development)?(?: expenses?| costs?| spending)?|sg ?& ?a|selling,? general,? and administrative(?: expenses?)?|cap(?:ital )?ex(?:penditures?)?|cost of (?:sales|revenues?|goods sold))`;
const over = String.raw`(?: to | ?\/ ?| over | relative to | against )`;

export const partsToldBeside: readonly Rewording[] = [
  // "Gross profit (or loss)": one figure under either sign.
  [/\b((?:gross|operating|net|pre-?tax) (?:profits?|income|earnings)),? ?\(?(?:or|\/) ?(?:a |the )?(?:(?:gross|operating|net|pre-?tax) )?loss(?:es)?(?:\)|(?=[ ,.;?]|$))/gi, '$1'],
  [re(String.raw`(?<=\b(?:what|how much|how many|give|show|list|state|tell|name|report|:)\b[^]{4,}?(?:,|;|\?|\band\b|&|\+) ?)((?:and |also |then )*)(?:what|which|how (?:large|big) an?) ${part} of ${whole} ${goes}(?: (?:its|the|their|that))? ${line}${takes}(?=[?.,;]|$| (?:in|for|at|on|over|each|both|and)\b)`), '$1what was $2 as a percentage of revenue'],
  [re(String.raw`\b${figure}${over}${whole}(?=(?:,|;| and| &| \+|\/)[^]{0,40}${over}${whole}(?![a-z]))`), '$1 as a percentage of revenue'],
  [re(String.raw`(?<=as a percentage of revenue(?:,|;| and|, and| &| \+)+ ?(?:its |the )?)${figure}${over}${whole}(?![a-z])`), '$1 as a percentage of revenue'],
  // What is left of the sales after their cost, as a part of them.
  [re(String.raw`\b(?:net sales|net revenues?|total revenues?|sales|revenues?),? (?:less|minus|net of|after|after deducting|after taking off) (?:the |its )?(?:costs? of (?:sales|revenues?|goods(?: sold)?|products)|cogs),? \(?(?:as|in|expressed as|taken as|told as|over|divided by)(?: an?)?(?: ${part} of)? ${whole}\)?(?![a-z])`), 'gross margin'],
];
