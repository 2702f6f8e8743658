// "How far is it above its 2024 close?": today's share held against the last close of a year, which is the close of a day; and such a question in the order in which the rest is read.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const held = String.raw`(?:above or below|below or above|above|below|over|under|beneath|off|past|beyond|short of|than|against|versus|vs\.?|from)`;
const howFar = String.raw`(?:how (?:far|much)|by how much|(?:by )?(?:what|how many) per ?cent(?:age)?)`;
/** As things are, and no tale of a year. */
const isNow = /\b(?:is|are|stands?|sits?|trades?|trading|now|today|latest|currently)\b|['’]s\b/i;
/** Another time, or no close. */
const otherwise = /\b(?:fiscal|fy|quarters?|q[1-4]|h[12]|half|months?|weeks?|days?|since|until|till|when|in (?:calendar )?20\d\d|during|yesterday|ago|eps|earnings|p ?\/ ?e|multiple|yield|revenue|sales|margin|cash|debt|equity|book|dividends?|target|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i;

const closeOfYear: readonly Rewording[] = [
  [re(String.raw`\b(${held}) (?:its|the|their) (?:calendar )?(20\d\d)(?:['’]s)? (?:year[- ]end |last |final |very last )?(?:close|closing (?:price|level)|finish|year[- ]end)(?![- ](?:high|low|to|of|on|for)\b|[\w-])`), '$1 the close of 31 December $2'],
];
/** "How far above the close of 31 December 2024 is Amazon?" */
const inOrder: readonly Rewording[] = [
  [re(String.raw`^(${howFar}) (${held}) (?:its|the|their) (close of (?:\d{1,2} [a-z]+|[a-z]+ \d{1,2},?) 20\d\d) (?:is|are|does|do) (?!it\b|they\b)([^,;?]+?)(?: (?:now|today|currently|stand(?:ing)?|trad(?:e|ing)|sit(?:ting)?))*\??$`), '$1 is $4 $2 the $3?'],
];

const ofOneYear = (text: string): boolean => new Set(text.match(/\b(?:19|20)\d\d\b/g)).size === 1;

export function fromLastClose(text: string): string {
  const said = ofOneYear(text) && isNow.test(text) && !otherwise.test(text) ? sayAgain(text, closeOfYear) : text;
  return sayAgain(said, inOrder);
}
