// Words that mean nothing by themselves where they stand: "next to each other", "look it up", "base your view on", "my client". Of each phrase only that is left aside which asks for nothing; what follows it is read as ever.
import { matchesOf, type Place } from '../places.ts';

const beside = String.raw`next to (?:each other|one another)`;
const lookedUp = String.raw`look(?:s|ed|ing)? (?:(?:it|this|that|them|one|those|these) )?up`;
const givenUp = String.raw`g[ia]v(?:e|en|es|ing) up (?:to|on)(?! \$?\d)`;
const heldUp = String.raw`(?:hold|holds|held) up (?:(?:for|against|as)|(?:to|under) scrutiny)`;
const ended = String.raw`(?:end(?:s|ed)?|wound|turn(?:s|ed)?|show(?:s|ed)?) up(?= (?:at|in|on|with|as)\b)|come up with`;
/** "A good buy based on its P/E" asks for the judgment. */
const based = String.raw`(?<!\b(?:buy|sell|hold|cheap|expensive|overvalued|undervalued),? )bas(?:e|es|ed|ing) (?:(?:it|this|that|(?:your|the|my|his|her|an?) (?:view|answer|opinion|judg(?:e)?ment|case|verdict|call)) )?on(?= (?:(?:the|its|their|his|her|a|daily|latest|last|reported|fiscal|trailing|how|(?:19|20)\d\d) ){0,3}(?:clos(?:es|ing)|p\/?e|price[- ]earnings|prices?|revenues?|net income|earnings|free cash flow|margins?|figures|numbers|(?:diluted )?eps|these|those)\b)`;
const invested = String.raw`as an investment|investment case`;
const sometimes = String.raw`at times(?= (?:its|the|it|they|their)\b)`;
/** Somebody whom the one who asks works for, not those who buy from a company. */
const client = String.raw`(?:my|our|his|her) client(?:'s)?(?! (?:base|count|numbers?|assets|money|deposits|accounts?|revenues?|growth|funds|list|retention))|a client(?= (?:keeps|asks|asked|wants|wanted|says|said|told|claims|claimed|thinks|of (?:mine|ours))\b)`;
/** How much of it is a part or a multiple: that is held against the answer elsewhere. */
const dollar = String.raw`(?:out of|of|from|for|on|per) (?:every|each|a|one) (?:single )?(?:sales |revenue )?dollar|per (?:sales |revenue )?dollar(?= of\b)`;

/** Which day it is, is read from the day before it. */
const session = String.raw`(?:very )?(?:next|following) (?:trading|business) (?:day|session)`;
const asFiled = String.raw`as (?:originally )?filed(?: (?:with|to) the sec)?`;
const brief = String.raw`(?:catch|bring) me up (?:to (?:speed|date) )?(?=on\b)`;

/** Where a figure stands asks for none. */
const statement = String.raw`(?:income|profit and loss) statements?|walk (?:me|us) down`;

const sort = String.raw`(?<=\bwhat )sort of`;

const phrases = new RegExp(String.raw`\b(?:${[beside, lookedUp, givenUp, heldUp, ended, based, invested, sometimes, client, dollar, session, asFiled, brief, statement, sort].join('|')})(?![\p{L}\p{N}])`, 'giu');

export function setPhrasesIn(text: string): readonly Place[] {
  return matchesOf(text, phrases);
}
