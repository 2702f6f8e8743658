// Years in words: one that is spelt out ("twenty twenty-five"), and the last session of one that is named first ("2023's last session").
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

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

export function yearsTold(text: string): string {
  const years = text.replace(inWords, (_: string, ...rest: readonly (string | undefined)[]) => `20${String(numberOf(rest.slice(0, 2).find((word) => word !== undefined) ?? '')).padStart(2, '0')}`);
  return sayAgain(years, sessions);
}
