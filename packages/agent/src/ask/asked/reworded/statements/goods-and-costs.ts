// What a company's goods cost it and what of them lies in stock, in the words of those who do not speak of lines of a statement.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const goods = String.raw`(?:goods and services|products and services|goods|products|things|items|merchandise|wares|stuff|everything)`;
const name = String.raw`((?:[A-Z][\w&.'-]*)(?: [A-Z&][\w&.'-]*){0,3})`;
const ofShares = /\b(?:stock (?:price|market|split|exchange|options?|based|buybacks?)|shares?|shareholders?|stockholders?|clos(?:e|ed|ing)|price|traded?|trading|outstanding|repurchas\w+|issued|insiders?|buy|sold|sell)\b/i;
const ofBooks = /\b(?:carr(?:y|ied|ying)|on (?:its|the|their) (?:books|balance sheet)|balance[- ]sheet|10-?[qk]|filing|report|receivables?|payables?|cash|goods|warehouse\w*|shelves)\b/i;
type Said = readonly (string | undefined)[];
const asInventory = (words: string, ...said: Said): string => (ofBooks.test(said.at(-1) ?? '') && !ofShares.test(said.at(-1) ?? '') ? words.replace(/stocks?$/i, 'inventory') : words);
const ofTrade = /\b(?:suppliers|customers|payables?|receivables?)\b/i;
/** Beside what customers and suppliers owe, stock is what lies in the warehouses. */
const besideTrade = (words: string, ...said: Said): string => (ofTrade.test(said.at(-1) ?? '') && !ofShares.test((said.at(-1) ?? '').replace(/\btrade (?=payables?|receivables?|creditors|debtors)/gi, '')) ? words.replace(/stocks?$/i, 'inventory') : words);
const costOf = (_: string, who = ''): string => `what was ${/^(?:its|their|the company's|the)$/i.test(who.trim()) ? 'its ' : who.trim() === '' ? '' : `${who.trim().replace(/(?:'s|')$/, '')}'s `}cost of revenue`;

/** "The 2024 change in percent of A and of B": of each by how many percent. */
const movesOf = (_: string, ...[year = '', move = '', one = '', other]: Said): string => `the percent ${move} of ${one}${other === undefined ? '' : ` and of ${other}`}${year === '' ? '' : ` in ${year.trim()}`}`;

export const goodsAndCosts: readonly Rewording[] = [
  [/\b(?:what|add(?:ing)?|plus|and|its|their|the) stocks?(?=[,.;?]| (?:did|does|do|it|they|at|on|in|and|less|minus|plus)\b|$)/gi, besideTrade],
  [re(String.raw`\bhow much (?:was|is|were|are|of) (?:that|it|this|they) (?:out )?(?:of|from|in|per) (?:each|every|a|one) (?:single )?(?:dollar of (?:its |the |their )?(?:sales|revenues?|turnover)|(?:sales|revenue) dollar)(?:,? in (?:percent|cents|%))?`), 'what percentage of revenue was that'],
  [re(String.raw`\bhow much of (?:that (?:same )?year's |the year's |that year's |the |its |their )*((?:operating |free )?cash flow|cash from operations|sales|revenues?|net income|profits?|earnings) (?:went|goes|flowed|was put|was spent|was ploughed|was used|was taken up|it (?:took|ate|used(?: up)?|consumed|swallowed)|that (?:took|ate|used(?: up)?))(?: (?:into|on|to|for|by))?(?: (?:it|that|them|this))?,? in (?:percent|per cent|%)`), 'what percentage of $1 was that'],
  [re(String.raw`\b(?:the |its |all )*(?:two|three|four|five) (?:(?:big|main|large|largest|operating|cost|expense|income|balance[- ]sheet) )*(?:lines|items|entries|figures)(?=[,:] ?(?:the )?[a-z&-]+[^?]{0,60},)(?:[,:] ?)`), ''],
  [re(String.raw`\b(?:the )?(?:two |three |both )?growth rates?((?: (?:in|for|of) (?:fiscal (?:year )?|fy ?|the year )?'?(?:20)?\d\d)?)[,:] ?(?:those |that )?(?:of |in |for )?(?:the |its )?([a-z][\w &-]{2,40}?) and (?:of |in )?(?:the |its )?([a-z][\w &-]{2,40}?)(?=[?.;]|$)`), 'the growth of $2 and the growth of $3$1'],
  [re(String.raw`\b(?:how (?:much|many)|what)(?: (?:dollars|money))?(?:'s?)?(?: worth)? (?:in |of )?[a-z][a-z ,&-]{2,40}? (?:does|did|do|has|had) ([^?,]{2,40}?) (?:have|hold|keep|carry) in stock(?![a-z])`), 'what was the inventory of $1'],
  [/\b(?:the )?((?:19|20)\d\d )?(change|growth|rise|fall|increase|decrease|move)s?,? in (?:percent|per cent|pct|%),? of ([^?.,;]{3,60}?)(?: and of ([^?.;]{3,60}?))?(?=[?.;]|,? (?:in|for) |$)/gi, movesOf],
  [re(String.raw`\b(?:the |its |their )?(?:stocks?|stockpiles?) of (?:unsold |finished )?(?:goods|merchandise|products|wares)\b`), 'inventory'],
  [/\bhow much (?:in |of )?stocks?\b(?![- ](?:based|comp\w*|options?|awards?)\b)/gi, asInventory],
  [/(?<=\bhow much [\w ]{2,30} and (?:how much )?(?:in |of )?)stocks?(?= (?:did|does|do|was|were|is|are|it)\b)/gi, asInventory],
  [new RegExp(String.raw`\b(?:[Ww]hat|[Hh]ow much) did (?:the )?${goods} (?:that )?(?:${name}|it|they|the company) (?:sold|sells) cost(?: (?:it|them|the company))?\b`, 'g'), costOf],
  [new RegExp(String.raw`\b(?:[Ww]hat|[Hh]ow much) did (?:${name}(?:'s|') |its |their |the )?(?:${goods}|sales)(?: sold)? cost(?: (?:it|them|the company))?\b`, 'g'), costOf],
  [new RegExp(String.raw`\b(?:[Ww]hat|[Hh]ow much) did it cost (?:${name}|them|the company) to (?:deliver|provide|run|render|make|produce|supply|build|serve) (?:its |the |their |all )*(?:services?|subscriptions?|software|customers|clients|${goods})(?: (?:that )?(?:it|they) (?:sold|sells))?\b`, 'g'), costOf],
  [new RegExp(String.raw`\b(?:[Ww]hat|[Hh]ow much) did (?:delivering|providing|running|rendering|making|producing|supplying|building|serving) (?:its |the |their |all )*(?:services?|subscriptions?|software|customers|clients|${goods})(?: (?:that )?(?:it|they) (?:sold|sells))? cost(?: ${name}| it| them| the company)?\b`, 'g'), costOf],
  [new RegExp(String.raw`\b(?:[Ww]hat|[Hh]ow much) did (?:${name}|it|they|the company) (?:pay|spend) (?:for|on) (?:the )?(?:${goods}|what) (?:that )?(?:it|they) sold\b`, 'g'), costOf],
  [re(String.raw`\b(?<=(?:share|percent(?:age)?|per ?cent|pct|%|part|portion) of [^?]{2,70}?)(?:did|does|do) (it|that|this|they) (?:make up|come to|amount to|represent|account for)\b`), 'was $1'],
];
