// What is owed and what is owned, in words that go by no line of a balance sheet: "for every dollar that belongs to its owners, how much does it owe in all", "leans most on borrowed money per dollar of equity", "assets all told".
import type { Rewording } from '../rewording.ts';
import { any, equity, re } from '../words.ts';

const name = String.raw`([A-Z][\w&.'’-]*(?: [A-Z&][\w&.'’-]*){0,3}|it|they|the company)`;
const owners = any("(?:its |the |their )?(?:share|stock)?(?:holders|owners)", "(?:its |the |their )?owners");
const allTold = any('all told', 'in all', 'altogether', 'in total', 'taken together', 'all in all', 'all up');
const inAll = String.raw`(?: (?:in all|in total|altogether|all told|to (?:everybody|everyone|all and sundry)))`;
const everyLiability = String.raw`(?:,? (?:counting|including|taking|with) (?:in )?(?:every|all|all of|each|all its|all the|every one of its) ?(?:single )?(?:of )?(?:its |the )?(?:liabilit(?:y|ies)|obligations?))`;
const leans = any('leans?', 'rel(?:y|ies)', 'depends?', 'rests?', 'liv(?:e|es)');
const borrowed = any('borrowed money', 'debts?', 'borrowings?', 'credit', 'lenders', "other people's money");
const perEquity = String.raw`(?:,? (?:per|for (?:each|every)) dollar of (?:its |the )?${equity}|,? (?:relative to|against|measured against|compared (?:to|with)) (?:its |the )?${equity})`;

export const owedAndOwned: readonly Rewording[] = [
  [re(String.raw`\bfor (?:each|every)(?: single)? dollar (?:that |which )?(?:(?:belong(?:s|ed)? to|is owned by|was owned by) ${owners}|of (?:its |the |their )?${equity}),? how (?:much|many dollars) (?:did|does|do) ${name} owe(?:${inAll}${everyLiability}?|${everyLiability})`), "what is $1's ratio of total liabilities to shareholders' equity"],
  [re(String.raw`\b${leans}( (?:the )?(?:most|least|more|less))? (?:heavily )?on ${borrowed}${perEquity}`), 'has$1 debt to equity'],
  [re(String.raw`\b(?:everything|all|whatever|what) (?:that )?(?:it|they|the company) (?:had|has|have) borrowed\b`), 'total debt'],
  [re(String.raw`(?<=\b(?:of|to|against|over|in) )(?:everything|all|whatever|the lot)(?: that)? (?:it|they|the (?:company|firm|group|bank|business)|[A-Z][\w&.'’-]*(?: [A-Z&][\w&.'’-]*){0,3}) (?:owns?|owned)(?![a-z])`), 'total assets'],
  [re(String.raw`(?<=\b(?:debt|borrow\w*)\b[^?]*)\b(?:and )?that (?:borrowing|debt|sum|total|amount|figure)s? (?:(?:set |measured |held |put )?against|over|to|relative to|compared (?:to|with)|as a (?:share|multiple|percentage|part) of) (?:its |the |their )?${equity}(?![a-z])`), 'and debt to equity'],
  [re(String.raw`\b(total |gross )?(assets|liabilities) ${allTold}(?=[ ,.;?]|$)`), 'total $2'],
  [re(String.raw`\bowe[sd]? more than (?:it|they|he|she) (?:owns?|owned|has|have|had)\b`), 'have more total liabilities than total assets'],
  [re(String.raw`\b(total debt|debt|borrowings),? ?\((?:both )?(?:short|st|current)(?:[- ]?(?:term|dated))?(?: debt)? ?(?:\+|and|&|plus|,) ?(?:long|lt|non-?current)(?:[- ]?(?:term|dated))?(?: debt)?\)`), 'total debt'],
];
