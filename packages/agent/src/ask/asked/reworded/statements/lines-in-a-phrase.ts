// Lines of statements said in a phrase: what it holds in current assets, what came in from operations after paying for capital expenditure, the burn once capital spending is counted too, what is still owed if the cash went to paying down the debt.
import type { Rewording } from '../rewording.ts';
import { any, re, sales } from '../words.ts';

const firm = String.raw`(?:(?!(?:And|But|So|If|In|For|What|How|The)\b)[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3}?)`;
const own = '(?:(?:its|their|the|all|any|his|her|new) )*';
const capex = any('capital (?:expenditures?|spending|outlays?|investments?|costs?)', 'cap ?ex', 'investments?', 'spending on (?:plant|equipment|property)(?: and (?:plant|equipment|property))?');
const balanceLine = any('current assets', 'current liabilities', 'total assets', 'total liabilities', 'long[- ]term debt', 'short[- ]term debt', 'total debt', 'cash and short[- ]term investments', 'inventor(?:y|ies)', 'receivables', 'accounts receivable', 'accounts payable', 'goodwill');
const counted = '(?:is|was|are|were|gets?|got) (?:counted|included|added|taken|thrown|put|figured|factored)(?: (?:too|as well|in))*';
const pile = String.raw`(?:(?:all )?(?:of )?(?:that|the|this|its)(?: (?:whole|entire))? (?:pile|cash|money|lot|sum|hoard|pot)(?: of cash)?|it(?: all)?|all of it)`;
const paysDown = String.raw`(?:pay(?:ing)?|repay(?:ing)?|retir(?:e|ing)|clear(?:ing)?|settl(?:e|ing)|reduc(?:e|ing)|cut(?:ting)?)(?: (?:it|them|that|the debts?|its debts?|those debts?|the borrowings?))?(?: (?:down|off|back))?(?: (?:it|them|that|the debts?|its debts?))?`;

const whoseOf = (who: string): string => (/^(?:it|they)$/i.test(who) ? 'its' : `${who}'s`);
const marginOf = (line: string): string => (/^gross/i.test(line) ? 'gross margin' : /^operating/i.test(line) ? 'operating margin' : 'net margin');

export const linesInAPhrase: readonly Rewording[] = [
  // "what it owes in current liabilities", "what Amazon has in current assets"
  [re(String.raw`\b(?:what|how much) (it|they|${firm}) (?:owes?|owed|has|have|had|holds?|held|carr(?:y|ies|ied)|keeps?|kept|owns?|owned) (?:in|as|by way of) ${own}(${balanceLine})(?![a-z])`), (...[, who = '', line = '']: readonly string[]): string => `${whoseOf(who)} ${line}`],
  // "generate from or use in operating activities"
  [re(String.raw`\b(generate|bring in|produce|earn|make|get|provide|raise)(d|s)? (?:from|in|through|by|out of),? (?:or|\/) (?:use|burn|consume|spend|lose)[ds]? (?:up )?(?:in|on|for|through|by) (?=(?:its |their |the )?(?:operations|operating|investing|financing))`), '$1$2 from '],
  // "how many dollars came in from operations after paying for capital expenditure"
  [re(String.raw`\b(?:what|how (?:much|many)(?: dollars| cash| money)?) (?:came|comes|come|flowed|was (?:left|brought in|generated)) (?:in )?from ${own}operations((?: (?:at|of|for) ${firm})?),? (?:after|net of|less|once) (?:paying(?: for)?|deducting|subtracting|taking off|taking out|covering|spending on|meeting)? ?${own}(?:${capex})(?: (?:is|was|were|has been) (?:paid(?: for)?|taken off|deducted))?(?![a-z])`), 'what was free cash flow$1'],
  // "how much was the burn once capital spending is counted too"
  [re(String.raw`\b(?:how (?:much|big|large)|what) (?:was|is|were) ${own}(?:cash )?burn(?: rate)?,? (?:once|after|when|with|including|counting|if) ${own}(?:${capex})(?: ${counted})?(?![a-z])`), 'what was its free cash flow'],
  // "what is still owed if that pile went to paying it down"
  [re(String.raw`\b(?:what|how much)(?: (?:debt|of it|of the debt))? (?:is|would be|was|were|remains?|would remain|is left|would be left)(?: still)?(?: (?:owed|left(?: to pay)?|outstanding|due|there|owing))?,? if ${pile} (?:went|were|was|is|goes|had gone) (?:(?:all|entirely|straight) )?(?:(?:used|put|turned) )?(?:to|towards?|for|into|on) ${paysDown}(?![a-z])`), 'what was its net debt'],
  // "what does the market say all of Nvidia is worth"
  [re(String.raw`\bwhat (?:does|do|did) (?:the )?(?:stock )?(?:market|investors) (?:say|think|reckon|believe|judge|consider)(?: that)? (?:(?:all|the whole|the entirety) of )?(?:the whole )?(it|they|${firm}) (?:is|was|to be|are) worth(?! (?:a|per) share)(?![a-z])`), (...[, who = '']: readonly string[]): string => (/^(?:it|they)$/i.test(who) ? 'what is its market capitalization' : `what is the market capitalization of ${who}`)],
  // "out of every hundred dollars of sales, how many were net profit, and how many percent were sales up": the margin, and another thing.
  [re(String.raw`\b(?:out )?of (?:every|each) (?:(?:one |a )?hundred (?:dollars|bucks)|\$ ?100|100 dollars) (?:of|in) (${own}|${firm}'s? )(?:${sales})((?: (?:in|for|of|during) (?:its |the )?(?:fiscal(?: year)? |fy ?|calendar )?'?(?:20)?\d\d)?),? how (?:many|much)(?: of (?:them|those|it))? (?:were|was|remained|stayed|ended up|became|turned into|were left|was left|were kept)(?: as| over as)? ((?:net |gross |operating )?(?:profits?|income|earnings)),? and (?=(?:by )?(?:how many|what) (?:percent|per ?cent|%))`),
    (...[, whose = '', time = '', line = '']: readonly string[]): string => `what was ${/^[A-Z]/.test(whose) ? whose : 'the '}${marginOf(line)}${time}, and `],
];
