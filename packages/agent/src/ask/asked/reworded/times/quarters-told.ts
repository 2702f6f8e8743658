// Three months told in a roundabout way: "those months of 2024" behind the months themselves, "the last three months of its fiscal 2026", "the quarter that ran to the end of October", and what stands beside a quarter that is named already.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const month = any('jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?', 'aug(?:ust)?', 'sept?(?:ember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?');
const year = String.raw`((?:19|20)\d\d)`;
const months = String.raw`${month}(?: ?- ?|[- ](?:to|through|till|until)[- ])${month}`;
const named = any('christmas', 'holiday', 'festive', 'winter', 'spring', 'summer', 'autumn', 'fall', month, 'first', 'second', 'third', 'fourth', 'opening', 'closing', 'final', 'last');
const than = any('than', 'against', 'versus', 'vs\\.?', 'compared (?:to|with)', 'beside', 'from', 'over', 'and', 'or', 'on', 'next to', 'alongside', 'up on', 'to');
const same = any('(?:(?:the|those|these|its) )?(?:very )?same (?:three |3 )?months', '(?:those|these) (?:three |3 )?months', '(?:the )?(?:very )?same (?:quarter|period|stretch|spell|three months)', 'that (?:quarter|period|stretch)', 'the (?:quarter|period|one)', 'that');
const fiscal = String.raw`(?:fiscal (?:year )?|financial year |business year |fy ?)'?(?:20)?\d\d`;
const ran = any('(?:that |which )?(?:ran|runs|went|goes|lasted|stretched|finished|wrapped up|wound up|closed|came to an end)', 'running', 'finishing', 'stretching');

const place: Readonly<Record<string, string>> = { first: 'first', opening: 'first', last: 'fourth', final: 'fourth', closing: 'fourth' };

/** "In April to June 2025 than in those months of 2024": the months again. */
const again = (_: string, ...[when = '', of = '', now = '', between = '', joint = '', then = '']: readonly string[]): string => `${when}${of}${now}${between}${joint}${joint.endsWith('the ') ? when.replace(/^the /i, '') : when}${of}${then}`;

/** "Was it more in the March quarter of 2025 than in the same quarter a year before?": the quarter again, with its year. */
const ofYearBefore = (_: string, ...[head = '', when = '', of = '', now = '', joint = '']: readonly string[]): string => `${head}${when}${of}${now}${joint}${joint.trimEnd().endsWith(' in') || joint.trimEnd().endsWith(' of') ? '' : 'in '}${when}${of}${String(Number(now) - 1)}`;

/** "The second 2025 quarter". */
const ordinal = '(?:first|second|third|fourth|1st|2nd|3rd|4th)';
const asQuarterOf = (_: string, ...[which = '', fiscal = '', of = '', part = '']: readonly string[]): string => `${which} ${part} of ${fiscal}${of}`;

/** "Revenue in the latest 10-Q": of the time that the report is of, where nothing is asked of the report itself. */
const ofItsReport = String.raw`(?<!\b(?:fil\w*|when|say\w*|mention\w*|submit\w*|read|risks?)\b[^?]{0,60})\b(?:in|from|per|by|of|as per|according to|on) (?:the |its |their )?(?:latest|last|newest|most recent)`;
const tellsMore = String.raw`(?! (?:fil|say|mention))(?![^?]*\b(?:filed|filing date|says?|mentions?|talks?|risks?|when)\b)`;

/** "Fiscal 2026's second quarter", "its 2025 third-quarter sales". */
const counted: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3', fourth: '4' };
const asQuarter = (_: string, ...[fiscal, of = '', which = '']: readonly (string | undefined)[]): string => `Q${counted[which.toLowerCase()] ?? which.slice(0, 1)} ${fiscal ?? ''}${of}`;

/** "Latest 10-Q of Acme: revenue and EPS", "Acme, newest annual report: net income": figures of the time that it is of. */
const reportHead = (part: string): string => String.raw`(?:^|(?<=[,;:.'a-z] ))(?:(?:the|its|their) )?(?:latest|last|newest|most recent) (?:${part})(?=(?: (?:of|for|from|by) [^:?,;]{2,40}?)?(?: ?:|,? (?:what|how much) (?:is|was|were|are)\b))${tellsMore}`;

export const quartersTold: readonly Rewording[] = [
  [re(reportHead('10-?q|quarterly (?:report|filing)')), 'latest quarter'],
  [re(reportHead('10-?k|annual (?:report|filing)')), 'latest fiscal year'],
  [re(String.raw`\b(fiscal (?:year )?|fy ?|calendar )?${year}(?:'s |(?=[ -]${ordinal}-quarter\b)[ -])(${ordinal})[- ]quarter\b(?!s)`), asQuarter],
  [re(String.raw`${ofItsReport} (?:10-?q|quarterly (?:report|filing))\b${tellsMore}`), 'in the latest quarter'],
  [re(String.raw`${ofItsReport} (?:10-?k|annual (?:report|filing))\b${tellsMore}`), 'in the latest fiscal year'],
  [re(String.raw`\b(${ordinal}(?:(?:,| and| &|, and) (?:the )?${ordinal})*) (fiscal |fy ?|calendar )?${year} (quarters?|half)\b`), asQuarterOf],
  [re(String.raw`\b(${month})-to-(${month})\b`), '$1 to $2'],
  [re(String.raw`(?<!\b(?:gdp|econom(?:y|ic))\b[^]*)\b((?:the )?${named}[- ]quarter(?: of)? (?:fiscal )?${year})(?:, | \()(?:(?:that is|i\.e\.|meaning|from),? )?${months}(?: ${year})?(?:\)|(?=[,?.;]))`), '$1'],
  [re(String.raw`\b(${months}|(?:the )?${named}[- ]quarter)((?: of| in)?,? )${year}\b((?:(?!\bq[1-4]\b|\bquarters?\b)[^?;]){0,140}?)\b(${than} (?:(?:in|with|during|over|for|of|those of|that of) )?(?:the )?)${same} (?:of|in) ${year}\b`), again],
  [re(String.raw`^((?:did|was|were|has|is)\b[^?;]{0,80}?\b)(${months}|(?:the )?${named}[- ]quarter)((?: of| in)?,? )${year}\b([^?;]{0,60}?\b(?:than|from|over|above|below) (?:(?:in|that of|those of|that in) )?)${same} (?:(?:a|one) year (?:before|earlier|ago|previously)|of the (?:year before|previous year|prior year))`), ofYearBefore],
  [re(String.raw`\b(?:the )?(first|opening|last|final|closing) (?:three|3) months of (?:its |their |the |[A-Z][\w&.-]*'s? )?(?=${fiscal})`), (_: string, which = ''): string => `the ${place[which.toLowerCase()] ?? which} quarter of `],
  [re(String.raw`\bquarter,? ${ran} (?:to|until|till|through|at|in|with|on|up to)(?: the)?(?= (?:end of |close of )?(?:\d{1,2} )?${month}\b)`), 'quarter ended'],
  // The month in which a fiscal year ends is no second time.
  [re(String.raw`\b((?:at the end of|at the close of|the end of|end of|when|as) ${fiscal})((?: (?:ended|closed|finished|was over|drew to a close))?),? (?:\(|in |back in |\(in )${month}(?: of)?,? 20\d\d(?!\d)\)?`), '$1$2'],
  [re(String.raw`\b(?:the (?:year|one) (?:after|before|following)(?: that)?,|(?:again )?the (?:year|one) (?:after|before),?) in (?=(?:fiscal |fy ?)?'?(?:20)?\d\d)`), 'in '],
  [/\bin both FY ?'?(\d\d) and FY ?'?(\d\d)\b/gi, 'in both fiscal 20$1 and fiscal 20$2'],
];
