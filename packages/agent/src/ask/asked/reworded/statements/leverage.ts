// Total assets held against the equity below them, in the words people have for it: "A/E", "x equity", "balance-sheet leverage, total assets over equity", "how many times the owners' money". And two figures of which the first is asked for over the second.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const owners = String.raw`(?:(?:share|stock)holders?'?s?|s\/h|owners'?|common|book)'? `;
const equity = String.raw`(?:(?:its |their |the )?(?:${owners})?(?:equity|net worth|book))`;
const multiple = any('multiples?', 'ratios?', 'x', 'times', 'multipliers?', 'leverage');
const over = String.raw`(?: over | to | divided by | ?\/ ?| relative to | per | against )`;
const line = any('total assets', 'total liabilities', 'total debt', 'current assets', 'current liabilities', "(?:share|stock)holders'? equity", 'long-term debt', 'short-term debt', 'net income', 'net earnings', 'revenues?', 'net revenues?', 'operating income', 'operating profit', 'gross profit', 'operating cash flow', 'free cash flow', 'capital expenditures?', 'capex', 'inventor(?:y|ies)', 'goodwill', 'research and development', 'interest expense', 'dividends paid', 'share repurchases');
const owner = String.raw`(?:(?:its|their|the|[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3}'s?) )?`;

export const leverageInWords: readonly Rewording[] = [
  [re(String.raw`\b(?:share|stock)?(?:owners|holders)'? (?:own )?(?:money|funds|capital|stake)(?![a-z])`), "shareholders' equity"],
  [re(String.raw`\b(?:(?:what|how much) (?:did|does|do) (?:all |the whole of )?(its|their|the company's|[A-Z][\w&.-]*'s?)? ?assets (?:add|come|came|amount)(?: up)?(?: to)?(?: in (?:all|total)| all told| altogether)?)(?=[ ,?])`), "what were $1 total assets"],
  [re(String.raw`\b(?:what|how much) (?:did|does) (it|they|the company|[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,3}) have in (?:total )?assets(?: all told| altogether| in all| in total)?`), "what were $1's total assets"],
  [re(String.raw`\bassets (?:all told|altogether|in all)(?=[ ,?.]|$)`), 'total assets'],
  [re(String.raw`(?<=\b(?:total )?assets\b[^?]{0,70}?),? (?:\+ |& |and )?(?:(?:the |its )?A ?\/ ?E(?: ${multiple})?|(?:as (?:a |an )?)?(?:x|multiples? of|times) ${equity})(?=\s*(?:[?.,;]|$))`), ', equity multiplier'],
  [re(String.raw`\b(?:(?:balance[- ]sheet|financial) )?(?:leverage|gearing)(?: ${multiple})?(?:,? \(|[,:] | - )(?:(?:i\.e\.|that is|meaning|defined as|measured as|taken as|or),? )?(?:its |the )?(?:total )?assets${over}${equity}\)?,?`), 'equity multiplier,'],
  [re(String.raw`\bs\/h equity(?![a-z])`), "shareholders' equity"],
  [re(String.raw`\b(total assets)((?: (?:at|in|of|on|for) [^?,;]{2,30}?)?(?:,|,? and|,? &|,? plus) (?:also )?)(${owner})((?:share|stock)holders'? equity)((?: (?:at|in|of|on|for) [^?,;]{2,30}?)?)(?:,|,? and|,? with|,? plus|,? &)(?: and)? the (?:ratio|quotient|multiple) of (?:the )?(?:first|former|one) (?:to|over) (?:the )?(?:second|latter|other)(?: one)?`), '$1$2$3$4$5, and the equity multiplier'],
  [re(String.raw`\b(${line})((?: (?:at|in|of|on|for) [^?,;]{2,30}?)?(?:,|,? and|,? &|,? plus) (?:also )?)(${owner})(${line})((?: (?:at|in|of|on|for) [^?,;]{2,30}?)?)(?:,|,? and|,? with|,? plus|,? &)(?: and)? the (?:ratio|quotient|multiple) of (?:the )?(?:first|former|one) (?:to|over) (?:the )?(?:second|latter|other)(?: one)?`), '$1$2$3$4$5, and the ratio of $1 to $4'],
];
