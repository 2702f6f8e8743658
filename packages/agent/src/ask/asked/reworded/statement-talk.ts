// How people speak of times and lines of statements: four quarters added up are the last twelve months, a down year is one in which something fell.
import type { Rewording } from './rewording.ts';
import { any, re, sales } from './words.ts';

const fourQuarters = String.raw`(?:(?:over|in|for|across|from|of|during|through|within) )?(?:(?:the|its|their|all|of) )*(?:last|latest|past|most recent|previous|recent|newest|trailing) (?:four|4) (?:(?:reported|fiscal|published|consecutive|full|financial|completed|available) )*quarters(?: on (?:file|record)| available| reported| published)?(?:,? (?:that |which )?([\w&.'-]+(?: [\w&.'-]+){0,2}) (?:has |have )(?:so far )?(?:published|reported|filed|disclosed|released|put out))?`;
const addedUp = any('combined', 'together', 'taken together', 'put together', 'added up', 'added together', 'in total', 'in all', 'altogether', 'all told', 'summed(?: up)?', 'in sum', 'rolled up', 'rolled together', 'as one');
const adding = any('add(?:ing|ed)?(?: up| together)?', 'sum(?:ming)?(?: up)?', 'sum of', 'total (?:of|for|over)', 'tot(?:al)?ling(?: up)?', 'tot(?:al)? up', 'combin(?:e|ing)', 'roll(?:ing)? up', 'counting together');
const fell = any('down', 'falling', 'declining', 'shrinking', 'lower', 'weaker', 'negative(?:[- ]growth)?', 'contracting', 'off');
const rose = any('up', 'rising', 'growing', 'growth', 'positive(?:[- ]growth)?', 'expanding');
const line = String.raw`(?:(?:the |its |their )?(?:${sales}|revenues?|(?:net |operating |gross )?(?:income|profits?|earnings)|eps|ebitda|free cash flow|operating cash flow|capex|dividends?))`;

const trailing = (_: string, who?: string | number): string => `over the trailing twelve months${typeof who === 'string' ? ` of ${who}` : ''}`;

const outran = any('outr[au]ns?', 'outpace[sd]?', 'outgr[eo]ws?', 'outstrip(?:s|ped)?', 'grow faster than', 'grew faster than', 'grow more than', 'grow (?:more quickly|quicker) than', 'r[io]se faster than', 'r[io]se more than', 'climb(?:ed)? faster than', 'increase faster than', 'get ahead of');
const figure = String.raw`((?:its |the |their )?[^?.,;:]{3,40}?)`;

export const statementTalk: readonly Rewording[] = [
  [re(String.raw`\b(?:the )?last (?:full |whole |normal )?year before (?:the )?(?:covid(?:-19)?|pandemic|corona(?:virus)?|lockdowns?)(?: (?:struck|hit|began|started|broke out))?\b`), '2019'],
  [re(String.raw`(?<=\bthe (quarter|three months|year|fiscal year|twelve months|half)(?: that)? (to|ended|ending|through)(?: in)? [^?]{3,40}?(?:and|to|with|than|against|versus|over) )(?:in |for |of )?the (?:one|same) (?:that )?(to|ended|ending|through)(?= )`), 'the $1 $3'],
  [re(String.raw`\b(operating |net |pre-?tax |annual )?(profits?|income|earnings|results?)(?: ?\/ ?| ?\()(?:net )?loss(?:es)?\)?(?![a-z])`), '$1$2'],
  [re(String.raw`(?<!\ban? )(?<=\b(?:operating|net) )(profits?|income|results?) or loss(?:es)?\b`), '$1'],
  [re(String.raw`(?<=\b(?:debt|cash|assets|liabilities|equity|inventor(?:y|ies)|receivables|payables|goodwill|balance sheet|net worth)\b[^?]{0,60})\b(?:at |in |by |as of )?mid-?'?(?:20)?(\d\d)\b`), 'on June 30, 20$1'],
  [re(String.raw`\b(?:more than|over|above|at least) (\d{1,2}) cents (?:of|in|as) ((?:gross|operating|net) profits?|net income|operating income|free cash flow) (?:per|for|out of|from|on|of) (?:each |every |a |one )?dollar (?:of|in) (?:its |their )?(?:${sales})`), (_: string, cents = '', kept = ''): string => `${/gross/i.test(kept) ? 'a gross margin' : /oper/i.test(kept) ? 'an operating margin' : /free/i.test(kept) ? 'a free cash flow margin' : 'a net margin'} above ${cents}%`],
  [re(String.raw`\b(did|does|do|has|have) ${figure} ${outran} (?:that of |those of )?${figure}(?=[?.,;:]|$| in (?:fy|fiscal|its|the|20|19)| during| between| from (?:fy|fiscal|20|19)| over| last)`), '$1 $2 growth exceed $3 growth'],
  [re(String.raw`\b${adding} (?:the |its |their )*${fourQuarters}`), trailing],
  [re(String.raw`\b${fourQuarters},? ${addedUp}`), trailing],
  [re(String.raw`\b${fourQuarters}(?=[^?]*\b(?:combined|together|in total|added up|altogether|all told|in sum)\b)`), trailing],
  [re(String.raw`(?<=\b(?:combined|total|sum of|cumulative) [^?]{0,60})${fourQuarters}`), trailing],
  [re(String.raw`\b(?:in )?the (?:next|following) (?:fiscal )?year,? \(?((?:19|20)\d{2})\)?(?!\d)`), 'in $1'],
  [re(String.raw`\bprofits?((?: (?:is|was|were|did|does|has|have)(?: (?:that|it|this|they|there))?(?: (?:make|leave|come to|left))?)?) after (?:all |paying )?(?:its |the )?tax(?:es)?\b`), 'net income$1'],
  [re(String.raw`\b${fell} years?(?:,)? (?:in|for|of|by) (${line})(?![a-z])`), 'years in which $1 fell'], [re(String.raw`\b(${line}) ${fell} years?\b`), 'years in which $1 fell'],
  [re(String.raw`\b${rose} years?(?:,)? (?:in|for|of|by) (${line})(?![a-z])`), 'years in which $1 rose'], [re(String.raw`\b(${line}) (?:up|rising|growing) years?\b`), 'years in which $1 rose'],
];
