// Whoever of a company is said to say something: an officer is nobody whose cash flow or whose trades are asked about.
import type { Rewording } from './rewording.ts';
import { re } from './words.ts';

const officer = String.raw`(?:ceo|cfo|coo|cto|chair(?:man|woman|person)?|chief (?:executive|financial|finance|operating|investment) ?(?:officer)?|finance (?:chief|director)|treasurer|president|spokes(?:man|woman|person)|boss|management)`;
const says = String.raw`(?:says?|said|claims?|claimed|told (?:us|me|analysts|investors|the (?:press|market))|states?|stated|boasts?|boasted|insists?|insisted|mentioned|maintains?|wrote|writes)(?: (?:on (?:the|a|its|their) (?:earnings )?call|last (?:week|month|night)|yesterday|in (?:a|an|the) interview))?(?: that)?`;

export const whoSays: readonly Rewording[] = [
  // Whether somebody believes it is no trade.
  [re(String.raw`\b(?:do (?:you|we) buy (?:that|this|it)|would (?:you|we) buy (?:that|this))(?= ?[?,]| ?and )(?<!\b(?:stock|shares?)\b[^]*)`), 'is that right'],
  [re(String.raw`\b(?:the |its |their )?${officer} (?:of|at|for) ((?:[a-z&][a-z0-9&'.-]* ){1,4}?)${says} (?:its |their |the company's |the )?(?=[a-z]+ )`), 'someone said $1'],
  [re(String.raw`\b(?:the|its|their|our|my) (?:\w+ )?${officer} ${says}(?= )`), 'someone said'],
];
