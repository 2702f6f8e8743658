// Times that are told by half or in words: a day without its month behind one that has it ("on the 30th of April 2026 and on the 29th"), a year spelt out ("twenty twenty-five"), the last session of a year named by the year ("2023's last session").
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];

function numberOf(said: string): number {
  const words = said.toLowerCase().split(/[- ]/);
  const [first = '', second = ''] = words;
  if (first === 'twenty') return 20 + units.indexOf(second) + 1;
  return teens.indexOf(first) + 10;
}

/** None that a number of something could be: only years of this century that figures are told of. */
const inWords = new RegExp(String.raw`\b(?:two thousand(?: and)? (twenty(?:[- ](?:${units.join('|')}))?|${teens.join('|')})|twenty[- ](twenty(?:[- ](?:${units.join('|')}))?|${teens.slice(5).join('|')}))\b(?! (?:percent|per cent|dollars|shares|cents|points|times|million|billion|companies|stores))`, 'gi');

const sessions: readonly Rewording[] = [
  [re(String.raw`(?<!fiscal |fy ?)\b(20\d\d)['’]s (?:very )?(last|final|first|opening) (?:trading )?(session|trading day|day of trading|business day)\b`), 'the $2 trading day of $1'],
  [re(String.raw`(?<!fiscal |fy ?)\b(20\d\d)['’]s (?:very )?(?:last|final) (close|closing price|bell)\b`), 'the close at the end of $1'],
];

const full = new RegExp(String.raw`\b(?:(?:\d{1,2}(?:st|nd|rd|th)?|(?:twenty-|thirty-)?[a-z]{2,10}(?:st|nd|rd|th))(?: day)?(?: of)? (${month})\.?,? (20\d\d)|(${month})\.? \d{1,2}(?:st|nd|rd|th)?,? (20\d\d))\b`, 'i');
/** Behind words of a time and before nothing that it could be the number of. */
const bare = new RegExp(String.raw`(?<=\b(?:on|from|to|of|at|and|until|till|by|close|than|over|against|versus|vs\.?) )the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of\b|${month}|quarter|century|percentile|time|place|day|week|month|year|largest|biggest|best|highest|lowest|largest|biggest|smallest|session|trading|and \d|anniversary|item|edition))`, 'gi');

/** Of the one month that the text names with a day and a year. */
function withMonth(text: string): string {
  const [, first, ofFirst, second, ofSecond] = full.exec(text) ?? [];
  const [name, year] = [first ?? second, ofFirst ?? ofSecond];
  return name === undefined || year === undefined ? text : text.replace(bare, (said: string, day: string) => (Number(day) < 32 ? `${day} ${name} ${year}` : said));
}

export function bareDays(text: string): string {
  const years = text.replace(inWords, (_: string, ...rest: readonly (string | undefined)[]) => `20${String(numberOf(rest.slice(0, 2).find((word) => word !== undefined) ?? '')).padStart(2, '0')}`);
  return withMonth(sayAgain(years, sessions));
}
