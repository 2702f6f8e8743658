// Plain ways of asking for a line of the statements or a part of one: what is due within a year, what of each dollar went into something, what is made in net interest.
import type { Rewording } from '../rewording.ts';
import { any, equity, re, sales } from '../words.ts';

const name = String.raw`[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,3}`;
const time = String.raw`(?: (?:at|as of|on|in|during|for) [^?,()]{3,40}?)?`;
const soon = String.raw`(?:(?:within|inside) the year(?! 20)|(?:within|in|inside|over) (?:a|one|the (?:next|coming|following)|12|twelve) ?(?:year|months|12 months|twelve months)(?: of (?:that|the) (?:date|day))?)`;
const unit = any('(?:hundred|100|\\$ ?100)(?: (?:dollars|bucks))?', 'dollar', '\\$');
const brought = any('br(?:ought|ing|ings) in', 't(?:ook|ake|akes) in', 'generate[ds]?', 'made|makes?', 'produce[ds]?', 'earn(?:ed|s)?', 'thr[eo]ws?(?: off)?', 'threw off', 'yield(?:ed|s)?');
const went = String.raw`(?:(?:did|does|were|was|is|are|it|they) )*(?:went|go(?:es)?|gone|flow(?:ed)?|put|ploughed|plowed|spent|spend|sank|sunk|poured|invested|used)(?: (?:straight|right|back|directly|again|up|out))*(?: (?:in|into|on|for|to|towards?))+(?: (?:its|the|new|their))*`;
const plant = any('property(?:,? plant)?,? (?:and|&) equipment', 'property', 'plant(?:,? property)? (?:and|&) equipment', 'buildings,? (?:and|&) (?:machines|machinery|equipment)', 'fixed assets', 'plants? (?:and|&) machines', 'pp&e', 'new plant');

export const plainAsksOfLines: readonly Rewording[] = [
  // "Of every hundred dollars Acme's operations brought in, how many went straight into property and equipment?"
  [re(String.raw`\b(?:out )?(?:of|from) (?:each|every) ${unit}(?: (?:that|which))? (${name})(?:'s?)? (?:operations|operating activities|business)(?: (?:had|has))? ${brought}((?: (?:in|during|for) [^?,]{2,30}?)?),? (?:how (?:many|much)(?: (?:cents|dollars|of (?:it|them)))?|what(?: part| share)?) ${went} (?:${plant}|cap ?ex|capital (?:spending|expenditures?))`), "what was $1's capital expenditure as a percentage of operating cash flow$2"],
  [re(String.raw`\bhow many (?:cents|dollars|bucks) (?:out )?of (?:each|every|a|one) ${unit} (?:of|in) ((?:that year's |its |the |total |net )*(?:${sales})) (?:does|did|is|was|would) (?:that|it|this)(?: (?:make|come to|be|amount to|represent|work out (?:at|to)|mean))?(?:,? (?:as|in) (?:an? )?(?:percent\w*|per cent|%))?(?= ?[?.]|$)`), 'what percentage of $1 was that'],
  [re(String.raw`\boperating \(non-?interest\) (?:costs?|expenses?|outlays?)|\bnon-?interest (?:operating )?(?:costs?|outlays?)\b|\b(?:costs?|expenses?) other than interest\b`), 'noninterest expense'],
  [re(String.raw`\b(?:how (?:much|many cents)|what (?:part|share|percent(?:age)?)) (?:out )?of (?:each|every|a|one) (?:(?:${sales})[- ]dollar|dollar (?:of|in) (?:its )?(?:${sales})) (?:did|does|do|has) (${name}) (?:eat(?: up)?|eaten(?: up)?|use up|burn(?: up| through)?|consume|swallow|lose|spend|need|absorb) (?:in|on|for|as|with|by|to) (?:its )?([\w& -]{3,40}?)(?= (?:in|during|for) |[?,]|$)`), "what was $1's $2 as a percentage of revenue"],
  [re(String.raw`\b(made?|make|earn(?:ed)?|take in|took in|bring in|brought in|report(?:ed)?|book(?:ed)?) (?:in |from |as )?net interest(?! (?:income|expense|margin|revenue|cost|spread|yield))(?![a-z])`), '$1 in net interest income'],
  [re(String.raw`\b(?:what |which |how much (?:in )?|any |all )?(?:borrowings?|loans|debts?|bank debt)(?: (?:that|which))? (?:(?:was|were|is|are) )?(?:(?:falling|fell|falls?|coming|came|comes?|to come) )?(?:due|maturing|matured|payable|repayable|to be (?:repaid|paid back)) ${soon}(?![a-z])`), 'how much short-term debt'],
  // What is meant by liquidity stands in brackets.
  [re(String.raw`\b(its|their|the|${name}'s) liquidity(${time}) \((?:that is,? |i\.?e\.?,? |meaning )?((?:its |the )?cash [^()]{3,60})\)`), '$1 $3$2'],
  [re(String.raw`\b(?:profits?|net income|earnings|net profit) ((?:did|does|has) (?:it|they|${name}) (?:make|made|earn|earned|book|report|turn)(?: in)?(?: (?:fiscal |fy ?)?20\d\d)?),? (?:in|as an?|expressed in) (?:%|per ?cent|percent(?:age)?) of (?:its |the |their )?(?:average )?(?:${equity})(?![a-z])`), 'return on equity $1'],
  [re(String.raw`\b(how much) (return on equity) (?:did|does|has) (it|they|${name}) (?:make|made|earn|earned|book|report|turn)(?: in)?((?: (?:fiscal |fy ?)?20\d\d)?)`), 'what was the $2 of $3 in$4'],
  // The day behind the end of a fiscal year says again which day that was.
  [/\b((?:the )?end of (?:its |the )?(?:fiscal|financial) (?:year )?20\d\d),? ?\((?:on |i\.?e\.? |which (?:was|ended on) |that is,? )?[A-Z][a-z]{2,8}\.? \d{1,2}(?:st|nd|rd|th)?,? 20\d\d\)/g, '$1'],
  [/\b((?:the )?end of (?:its |the )?(?:fiscal|financial) (?:year )?20\d\d),? ?\((?:on |i\.?e\.? |which (?:was|ended on) |that is,? )?\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]{2,8}\.? 20\d\d\)/g, '$1'],
  // "What part of it, in dollars": an amount, and no percentage.
  [re(String.raw`\b(?:what|which|how (?:big|large) a) (?:part|share|slice|portion)(?: of (?:it|that|them|this))?,? in (?:us )?dollars(?: and cents)?,? (?:belong(?:ed|s)|was owned|is owned) (?:to|by) (?:us |its |the |their )?(?:share|stock)?(?:holders|owners)(?: as (?:book )?equity)?`), "what were its shareholders' equity"],
  [re(String.raw`\bhow (?:big|large|long) (?:is|was|were) the (?:whole |entire |total )balance sheet\b`), 'what were total assets'],
];
