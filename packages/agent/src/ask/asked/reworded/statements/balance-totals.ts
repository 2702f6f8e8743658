// Totals of a balance sheet and how they stand to each other: "the totals for assets and liabilities", "what percent of its assets was its liabilities", "assets over equity: what was that multiple when 2022 closed, and what was it by June".
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const owners = String.raw`(?:(?:share|stock)holders'?s? |owners'? |common )?`;
const equity = String.raw`${owners}equity`;
const whose = String.raw`((?:its |their |[a-z][\w&.-]*(?: [a-z&][\w&.-]*){0,2}'s? )?)`;
const part = any('percent(?:age)?', 'per ?cent', '%', 'share', 'part', 'portion', 'fraction', 'proportion');
const held = any('(?:total )?liabilities', '(?:total |long-term |short-term )?debt', 'goodwill', 'cash(?: and cash equivalents)?', 'inventor(?:y|ies)', 'receivables', equity, 'current assets', 'current liabilities');
const whole = any('(?:total )?assets', 'current assets', '(?:total )?liabilities', equity);
const line = any('total assets', '(?:the )?balance[- ]sheet total', 'assets', 'total debt', 'debt', 'net debt', '(?:total )?liabilities', 'current assets', 'cash');
const ratio = any('multiple', 'ratio', 'multiplier', 'figure', 'number', 'measure', 'gauge', 'quotient');

export const balanceTotals: readonly Rewording[] = [
  // Three totals side by side make no sum.
  [re(String.raw`\b(?:the )?totals? (?:for|of|on) (?:the )?${whose}assets,? (?:and )?(?:(?:of|for) )?(?:its |the |their )?liabilities,? (?:and|&|plus|along with|together with|as well as) (?:(?:of|for) )?(?:its |the |their )?${equity}`), "$1total assets, total liabilities and shareholders' equity"],
  [re(String.raw`\b(?:the )?totals? (?:for|of|on) (?:the )?${whose}(?:(?:assets),? (?:and|&|plus) (?:(?:of|for) )?(?:its |the |their )?liabilities)(?! and)`), '$1total assets and total liabilities'],
  [re(String.raw`(?<=\btotal assets and total liabilities), (?:along with|together with|plus|and|as well as) (?:the |its )?${equity}`), " and shareholders' equity"],
  // The part stands behind the whole.
  [re(String.raw`\b(?:what|which) (?:${part}) of (?:its |their |the )?(${whole}) (?:was|were|is|are|did|does|do) (?:its |their |the )?(${held})(?: (?:make up|come to|represent|account for|amount to|take up|be))?(?=,? (?:each time|each year|in each|on each|on either|in either|at each|at either|at the end|in \d|in fiscal|for fiscal|on \d)|[?.,;]|$)`), 'what was $2 as a percentage of $1'],
  // The ratio is told first, and its times behind it.
  [re(String.raw`\b((?:${line}) (?:over|to|divided by|relative to|against) ${whose}${equity})[,:;]? (?:and )?what (?:was|is|were) (?:that|this|the) (?:${ratio}) (?=(?:at|on|in|when|by|as of|as at|for)\b)`), 'what was $1 '],
  [re(String.raw`(?<=\bwhat was (?:${line}) (?:over|to|divided by|relative to|against) [^?]{4,90}),? and (?:again )?(?:what|how (?:much|high)) (?:was|is|were) (?:it|that) (?=(?:at|on|in|when|by|as of|as at)\b)`), ' and '],
];
