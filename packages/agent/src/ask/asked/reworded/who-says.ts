// Whoever of a company is said to say something: an officer is nobody whose cash flow or whose trades are asked about.
import type { Rewording } from './rewording.ts';
import { re } from './words.ts';

const officer = String.raw`(?:ceo|cfo|coo|cto|chair(?:man|woman|person)?|chief (?:executive|financial|finance|operating|investment) ?(?:officer)?|finance (?:chief|director)|treasurer|president|spokes(?:man|woman|person)|boss|management)`;
const says = String.raw`(?:says?|said|claims?|claimed|told (?:us|me|analysts|investors|the (?:press|market))|states?|stated|boasts?|boasted|insists?|insisted|mentioned|maintains?|wrote|writes)(?: (?:on (?:the|a|its|their) (?:earnings )?call|last (?:week|month|night)|yesterday|in (?:a|an|the) interview))?(?: that)?`;

const teller = String.raw`(?:(?:my|the|our|his|her|their|some|this|that|one|an?|every) )?(?:[a-z][\w'’-]* ){0,2}?(?:article|paper|newspaper|magazine|book|textbook|blog|podcast|report|piece|story|column|notes?|memo|boss|teacher|professor|friend|colleague|neighbou?r|broker|adviser|advisor|brother|sister|father|mother|uncle|aunt|husband|wife|dad|mum|mom|they|people|everybody|everyone|some|i|we)`;
const tells = String.raw`(?:says?|said|claims?|claimed|reads?|goes|went|puts? it|has it|tells? (?:me|us)|told (?:me|us)|reports?|hear|heard|gather|am told|was told|believe|recall|remember|thinks?)`;

export const whoSays: readonly Rewording[] = [
  // "Or so my article says".
  [re(String.raw`,? or (?:at least )?so ${teller} ${tells}(?=[.,;:?!]|$)`), ''],
  // Whether somebody believes it is no trade.
  [re(String.raw`\b(?:do (?:you|we) buy (?:that|this|it)|would (?:you|we) buy (?:that|this))(?= ?[?,]| ?and )(?<!\b(?:stock|shares?)\b[^]*)`), 'is that right'],
  [re(String.raw`\b(?:the |its |their )?${officer} (?:of|at|for) ((?:[a-z&][a-z0-9&'.-]* ){1,4}?)${says} (?:its |their |the company's |the )?(?=[a-z]+ )`), 'someone said $1'],
  [re(String.raw`\b(?:the|its|their|our|my) (?:\w+ )?${officer} ${says}(?= )`), 'someone said'],
];
