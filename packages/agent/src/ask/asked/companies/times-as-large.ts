// One company's figure as a multiple of another's, in a quotient that is typed out or with the size of the other in the place of its figure: no multiple of a price.
import type { Rewording } from '../reworded/rewording.ts';
import { re } from '../reworded/words.ts';
import { namedIn } from './read-companies.ts';

const firm = String.raw`((?!(?:its|their|the|his|her)\b)[A-Z][\w&.-]*(?: (?:& )?[A-Z][\w&.-]*){0,3})`;
const when = String.raw`((?:in |for |during )?(?:fiscal |fy ?|calendar |cy ?)?(?:year )?'?(?:20)?\d\d)`;
const figure = String.raw`((?!is\b|was\b)[a-z&][a-z& -]{2,34}?)`;
const size = String.raw`(?:as (?:big|large) as (?:that of )?|the size of (?:that of )?|as much as |bigger than |larger than )?`;

const inTime = (time: string): string => (time === '' ? '' : ` in ${time.replace(/^(?:in|for|during) /i, '')}`);
type Sides = { readonly base: string; readonly what: string; readonly other: string; readonly time: string };

const said = ({ base, what, other, time }: Sides): string => `how many times as large as ${base}'s ${what} was ${other}'s ${what}${inTime(time)}`;

export const timesAsLarge: readonly Rewording[] = [
  // "UNH revenue 2024 / JNJ revenue 2024, how many x"
  [re(String.raw`\b${firm}(?:'s)? ${figure},? ${when} ?(?:\/|÷|over|divided by) ?${firm}(?:'s)? \2,? \3(?:,? ?(?:=|:|-)? ?(?:how many (?:x|times)|(?:as )?(?:a )?(?:ratio|multiple)|times|x))?(?=[ ,?.]|$)`),
    (...[, other = '', what = '', time = '', base = '']: readonly string[]): string => said({ base, what, other, time })],
  [re(String.raw`\b${firm}(?:'s)? ${when} ${figure} ?(?:\/|÷|over|divided by) ?${firm}(?:'s)? \2 \3(?:,? ?(?:=|:|-)? ?(?:how many (?:x|times)|(?:as )?(?:a )?(?:ratio|multiple)|times|x))?(?=[ ,?.]|$)`),
    (...[, other = '', time = '', what = '', base = '']: readonly string[]): string => said({ base, what, other, time })],
  // "How does Amazon's market cap compare with Alphabet's, and what's the ratio"
  [re(String.raw`\bhow (?:does|do|did) ${firm}'s? ${figure}((?:,? (?:in |for |during )(?:fiscal |fy ?|calendar )?'?(?:20)?\d\d)?) compare (?:with|to|against) (?:that of )?${firm}(?:'s?)?(?: \2)?,?(?: in (?:trillions|billions|millions|dollars),?)? (?:and )?(?:what(?:'s| is| was) (?:the|their) (?:ratio|multiple)(?: (?:of|between) the two)?|(?:by )?how many times(?: (?:as (?:large|big)|larger|bigger)(?: is (?:it|the (?:one|larger|bigger)))?)?)(?=[ ,?.]|$)`),
    (...[, other = '', what = '', time = '', base = '']: readonly string[]): string => said({ base, what, other, time: time.replace(/^,? /, '') })],
  // "How many times Johnson & Johnson's 2024 revenue was UnitedHealth's"
  [re(String.raw`\bhow many times(?: over)? ${firm}'s? ${when} ${figure} (?:is|was|are|were) (?:the )?${firm}'s?(?: \3)?(?=[,?.]|$)`),
    (...[, base = '', time = '', what = '', other = '']: readonly string[]): string => said({ base, what, other, time })],
  // "Of net income in 2024, how many times Goldman's was Visa's"; "by sales in 2024, UnitedHealth was how many times Johnson & Johnson's size"
  [re(String.raw`\b(?:of|in|by|on|measured by|going by|judged by) ${figure},? ${when},? how many times(?: over)? ${firm}'s?(?: size)? (?:is|was) ${firm}(?:'s?)?(?=[ ,?.]|$)`),
    (...[, what = '', time = '', base = '', other = '']: readonly string[]): string => said({ base, what, other, time })],
  [re(String.raw`\b(?:of|in|by|on|measured by|going by|judged by) ${figure},? ${when},? ${firm} (?:is|was) how many times(?: over)? ${size}${firm}(?:'s?(?: size)?)?(?=[ ,?.]|$)`),
    (...[, what = '', time = '', other = '', base = '']: readonly string[]): string => said({ base, what, other, time })],
];

const ofItsSize = re(String.raw`\b(?:of|in|by|on|measured by|going by|judged by) ${figure},? ${when},? ${firm} (?:is|was) how many times(?: over)? (?:its|their|that|the other['’]s|the latter['’]s) size(?=[ ,?.]|$)`);

/** "… the giant is J&J. By sales in 2024, UnitedHealth was how many times its size?": the one company that was named before. */
export function timesItsSize(text: string): string {
  const asked = ofItsSize.exec(text);
  const [whole = '', what = '', time = '', other = ''] = asked ?? [];
  const [before, ...others] = asked === null ? [] : namedIn(text.slice(0, asked.index), []).flatMap(({ company }) => company?.ticker ?? []);
  return before === undefined || others.length > 0 ? text : text.replace(whole, said({ base: before, what, other, time }));
}
