// Figures that somebody fills in, and what he tells of his broker on the way: "which closing price do I put in?", "my broker charges nothing, so …". No option is put there, and no broker rates anything.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const who = '(?:i|we|one|you)';
const enter = '(?:put|fill|type|write|key|enter|plug|pencil|note|jot)';
const there = '(?:in|down|there|here|up|(?:in|into|on) (?:it|the|that|my|our|this) (?:\\w+ )?(?:cell|box|sheet|row|column|field|form|table|page|line|spreadsheet))';

export const formFilling: readonly Rewording[] = [
  [re(String.raw`\b(?:which|what) ([^?.;]{3,40}?) (?:do|should|shall|would|can|must) ${who} ${enter}(?: ${there})*(?:[^?.;]{0,40}?(?= for\b)|(?=[?,.;]|$))`), 'what is the $1'],
  [re(String.raw`(?:^|(?<=[.!?;] ))(?:my|our|the|his|her) (?:broker|bank|brokerage|app|platform)(?: app)? (?:charges?|takes?|asks?)(?: me| us)? (?:nothing|no (?:commissions?|fees?|charges?)|zero|not a (?:cent|dime))[^.?!,;]{0,24}(?:, so |[.;!] ?)`), ''],
  [re(String.raw`\bbot (?=\d)`), 'bought '],
  [re(String.raw`\bwhat(?:['’]s| is| was|ever)?(?: then)? (?:left|remained|remains|came out|ended up|was left)(?: over)? at the (?:very )?(?:bottom|end of it all)(?! of)`), 'net income'],
];

export const withFormFilled = (text: string): string => sayAgain(text, formFilling);
