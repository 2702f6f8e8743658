// How people speak of times and lines of statements: four quarters added up are the last twelve months, a down year is one in which something fell.
import type { Rewording } from '../rewording.ts';
import { pricesNow } from '../market/prices-now.ts';
import { any, operatingProfit, profit, re, sales } from '../words.ts';

const fourQuarters = String.raw`(?:(?:over|in|for|across|from|of|during|through|within) )?(?:(?:the|its|their|all|of) )*(?:(?:last|latest|past|most recent|previous|recent|newest|trailing) (?:four|4)|(?:four|4) (?:last|latest|past|most recent|previous|newest)) (?:(?:reported|fiscal|published|consecutive|full|financial|completed|available) )*quarters(?: on (?:file|record)| available| reported| published)?(?:,? (?:that |which )?([\w&.'-]+(?: [\w&.'-]+){0,2}) (?:has |have )(?:so far )?(?:published|reported|filed|disclosed|released|put out))?`;
const addedUp = any('combined', 'together', 'taken together', 'put together', 'added up', 'added together', 'in total', 'in all', 'altogether', 'all told', 'summed(?: up)?', 'in sum', 'rolled up', 'rolled together', 'as one');
const adding = any('add(?:ing|ed)?(?: up| together)?', 'sum(?:ming)?(?: up)?', 'sum of', 'total (?:of|for|over)', 'tot(?:al)?ling(?: up)?', 'tot(?:al)? up', 'combin(?:e|ing)', 'roll(?:ing)? up', 'counting together');
const fell = any('down', 'falling', 'declining', 'shrinking', 'lower', 'weaker', 'negative(?:[- ]growth)?', 'contracting', 'off');
const rose = any('up', 'rising', 'growing', 'growth', 'positive(?:[- ]growth)?', 'expanding');
const line = String.raw`(?:(?:the |its |their )?(?:${sales}|revenues?|(?:net |operating |gross )?(?:income|profits?|earnings)|eps|ebitda|free cash flow|operating cash flow|capex|dividends?))`;

const trailing = (_: string, who?: string | number): string => `over the trailing twelve months${typeof who === 'string' ? ` of ${who}` : ''}`;

const outran = any('outr[au]ns?', 'outpace[sd]?', 'outgr[eo]ws?', 'outstrip(?:s|ped)?', 'grow faster than', 'grew faster than', 'grow more than', 'grow (?:more quickly|quicker) than', 'r[io]se faster than', 'r[io]se more than', 'climb(?:ed)? faster than', 'increase faster than', 'get ahead of');
const figure = String.raw`((?:its |the |their )?[^?.,;:]{3,40}?)`;

const name = String.raw`([A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3}?|it|they|the company)`;
const burden = String.raw`(?:its |their |the |all |that )*(?:debts?|interest|borrowings?|loans|obligations)`;
const levels: Readonly<Record<string, string>> = { gross: 'gross margin', operating: 'operating margin', net: 'net margin', bottom: 'net margin' };
const atLevel = (_: string, level = ''): string => levels[level.toLowerCase().slice(0, 6).trim()] ?? levels[level.toLowerCase().split(/[- ]/)[0] ?? ''] ?? level;

/** Lines that are parts of one another, or amounts beside what falls to a share: joined by a plus they are a list. */
const ofOneStatement = any(sales, operatingProfit, 'gross profits?', profit, 'net revenues?', 'revs?', 'NI', 'OI', 'net loss(?:es)?', '(?:dil(?:uted|\\.)? |basic )?(?:eps|(?:earnings|loss(?:es)?) per share)', '(?:gross|operating|net|free cash flow) margins?');

/** Whether a company earned or lost, a figure that a statement shows "for it", a part of a year by its company: in the plain words of the line. */
const plainLines: readonly Rewording[] = [
  ...pricesNow,
  [re(String.raw`\b(${ofOneStatement}) ?\+ ?(?=(?:${ofOneStatement})(?![a-z]|[- ]based))`), '$1 and '],
  [re(String.raw`\b(?:was|were|is|did) ${name} (?:end up |finish |close )?in the (?:black|red),? or (?:in )?(?:the )?(?:red|black)(?: on a net basis| net)?([^?]*?)(?:,? (?:and )?by (?:what amount|how much|what sum))?(?=\?|$)`), "what was $1's net income$2"],
  [re(String.raw`\bwhat (?:did|does|do) (?:the |its |their )?(?:(?:last |latest |annual )?balance sheets?|income statements?|books|accounts|statements?) (?:show|say|report|give|list|put down|carry) (?:for|as|about) (?:it|that|this)(?![a-z])`), 'what was it'],
  [re(String.raw`^[^.:?]{0,60}\bhow (?:comfortably|easily|well|safely|securely|readily) ${name} (?:can |could )?(?:carr(?:y|ies)|services?|bears?|handles?|copes? with|affords?|shoulders?) ${burden}(?::|\.|;| -)(?= \S)`), '$1:'],
  [re(String.raw`^(?:with|given|considering|despite|for) (?:all )?(?:that|this|those|its|their|the|so much|such)(?: (?:much|high|heavy|huge|big|large|mountain of|pile of|load of))* (?:debts?|borrowings?|leverage)(?: (?:load|pile|burden|mountain))?, (?=[a-z])`), ''],
  [re(String.raw`\b((?:fiscal|financial|business|accounting) year)(?: that| which)? ${name} (?:closed|ended|finished|completed|concluded)(?: out)? (?=(?:in|on|with|at) )`), "$2's $1 that ended "],
  [re(String.raw`(?<!\b(?:as|in) (?:an? )?)\b(?:what |an? )?multiple of (?=(?:its |their |the )*(?:interest|equity|debt|total|operating|net|cash|capex|capital|dividends|free cash|long-term|current|inventor))`), 'how many times '],
  [re(String.raw`(?<=\b(?:did|does|do) [^?.,;]{1,40}? )record(?=[ ,?.]|$)`), 'report'],
  [re(String.raw`\bprofitability((?: (?:in|for|during|over) [^,?]{4,24}?)?),? (?:as|in|expressed as|measured as) (?:an? |in )?(?:share|percent(?:age)?|per ?cent|fraction|part|proportion|%) of (?:its |the |total )*(?:${sales})(?![a-z])`), 'profitability$1'],
  [re(String.raw`(?<=\b(?:profitability|margins?|profitable)\b[^]{0,160})\bat (?:the |its )?(gross|operating|net|bottom)(?:[- ]line)?(?: profit)?(?: level| stage| line|(?<=bottom[- ]line))(?![a-z])`), atLevel],
];

/** The result of a level of the income statement, where it goes by the level alone. */
const levelNames: Readonly<Record<string, string>> = { gross: 'gross profit', operating: 'operating income', net: 'net income', bottom: 'net income' };
const resultAt = (_: string, level = ''): string => `the ${levelNames[level.toLowerCase()] ?? level}`;

const resultsAtLevels: readonly Rewording[] = [
  [re(String.raw`\b(?:(?:the |its |their )?(?:results?|ones?|outcome|profits?|figures?|numbers?) )?(?:at|on|for) (?:the |its )?(gross|operating|net|bottom)(?: profit)?[- ](?:lines?|level|stage)(?![a-z])`), resultAt],
  [re(String.raw`(?<=\bthe (?:gross profit|operating income|net income),?(?: and)?) (?:the )?(gross|operating|net|bottom)[- ](?:lines?|level)(?![a-z])`), resultAt],
  [re(String.raw`(?<=\bthe (?:gross profit|operating income|net income),?(?: and)?(?: the (?:gross profit|operating income|net income),?(?: and)?)) (?:the )?(gross|operating|net|bottom)[- ](?:lines?|level)(?![a-z])`), resultAt],
];

/** A company's sales and what it earned, as two verbs of one question. */
const verbs: readonly Rewording[] = [
  [re(String.raw`\bwhat (?:it|they) (?:took in|takes? in|brought in|earned|made|booked|recorded|reported) as (?:its |the |their )?(?=(?:net |total )?(?:${sales}|net (?:income|profit|earnings)|operating (?:income|profit))(?![a-z]))`), 'its '],
  [re(String.raw`\bwhat (?:did|does|do) ${name} sell,? and (?:(?:what|how much) (?:did|does|do) (?:it|they) )?(?:earn|make)((?: net| after tax(?:es)?)?)(?=$|[?.,;]| (?:in|for|during|over) )`), (_: string, who = ''): string => (/^(?:it|they)$/i.test(who) ? 'what were its revenue and net income' : `what were ${who}'s revenue and net income`)],
  [re(String.raw`(?<=\b(?:earn(?:ed|s)?|net (?:income|profit|earnings)|profit)\b[^]{0,80})\bhow much (?:(?:that|it|this) (?:was|is|came to|comes to|makes?|made)|(?:was|is) (?:that|it|this)|(?:did|does) (?:that|it|this) (?:make|come to)) (?:per|a|for each|for every) (diluted |basic )?share(?![a-z])`), (_: string, kind?: string): string => `the ${kind ?? 'diluted '}earnings per share`],
  [re(String.raw`(?<=\b(?:months|quarters|year|years|figures|statements)),? (?:that are |now |currently )?on (?:file|record)(?! with)(?![a-z])`), ''],
  [re(String.raw`\b${adding} ${name}(?:'s?)? ${fourQuarters}`), (_: string, who = ''): string => `over the trailing twelve months of ${who}`],
  [re(String.raw`(?<=\b(?:20\d\d|\d{4}-\d\d-\d\d)),? \(?(?:its|the) (?:Q[1-4]|(?:first|second|third|fourth|last) (?:fiscal )?quarter)\)?(?=[:,;])`), ''],
  [re(String.raw`\b((?:the )?(?:first|second|third|fourth) quarters?|Q[1-4]),? (?:of )?(?:fiscal |FY ?)?((?:19|20)\d\d) (and|to|versus|vs\.?|against) (?:in |of |that of |the (?:one|same) (?:of|in) )*(?:fiscal |FY ?)?((?:19|20)\d\d)(?![\d-])`), (_: string, ...[quarter = '', first = '', joint = '', second = '']: readonly string[]): string => `${quarter} of ${first} ${joint} ${quarter} of ${second}`],
  [re(String.raw`(?<=\b(?:line|row|item|entry)\b[^?.;]{0,60})\bsays?(?=[?.,;]|$)`), 'show'],
];

export const statementTalk: readonly Rewording[] = [
  ...plainLines,
  ...resultsAtLevels,
  ...verbs,
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
