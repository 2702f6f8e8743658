// What two or more companies are held against one another by, said again in the plain words for it: one's figure as a multiple of the other's, earnings for each share in front of the sentence, and the margin that was named before.
import type { IsoDate } from '@assay/record';
import { findMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import { sayAgain, type Rewording } from '../reworded/rewording.ts';
import { re } from '../reworded/words.ts';
import { namedIn } from './read-companies.ts';
import { timesAsLarge } from './times-as-large.ts';

const firm = String.raw`((?!(?:its|their|the|his|her)\b)(?:[A-Z][\w&.-]*(?: (?:& )?[A-Z][\w&.-]*){0,3}))`;
const figure = String.raw`((?!is\b|was\b)[a-z&][\w& -]{2,34}?)`;
const time = String.raw`((?:,? (?:in|for|during|of) (?:its |the )?(?:fiscal |fy ?|calendar )?(?:year )?'?(?:20)?\d\d)?)`;

/** "How many times IBM's revenue was Microsoft's": how many times as large the second is. */
const timesOver: readonly Rewording[] = [
  [re(String.raw`\bhow many times(?: over)? (?:(?:as (?:large|big|much|high)|larger|bigger|higher) (?:as|than) )?${firm}'s? ${figure}${time} (?:is|was|are|were) (?:the )?${firm}'s?(?: \2(?=[ ,?.]|$)|(?=[,?.]|$| (?:in|for|during|of|at|on|by|last)\b))`),
    (...[, base = '', what = '', when = '', other = '']: readonly string[]): string => `how many times as large as ${base}'s ${what} was ${other}'s ${what}${when}`],
  [re(String.raw`\b${firm}'s? ${figure}${time} (?:is|was|are|were|came to|comes to|equals?|equalled|made|makes) how many times (?:that of |the size of |what )?${firm}(?:'s?)?(?: \2| (?:took in|made|earned|sold|had))?(?=[ ,?.]|$)`),
    (...[, one = '', what = '', when = '', base = '']: readonly string[]): string => `how many times as large as ${base}'s ${what} was ${one}'s ${what}${when}`],
];

/** "Per diluted share, what did IBM earn": the earnings for each share. */
const perShare: readonly Rewording[] = [
  [re(String.raw`^(?:(?:and|so|now),? )?(?:(?:on|in|for) (?:a |an? )?)?(?:per|for each|for every|on each|counted by the|by the)[- ](?:(diluted|basic)[- ])?share(?: (?:basis|terms))?,?(?: \(?(diluted|basic)\)?,?)?,? (what|how much|who|which(?: of (?:them|the two|the three))?)\b([^?.]*?) (earn(?:ed|s)?|ma[dk]es?|brought in|bring in)\b`),
    (...[, kind = '', behind = '', asks = '', whom = '']: readonly string[]): string => `${asks}${whom} earn per ${kind === '' ? (behind === '' ? 'diluted' : behind) : kind} share`],
];

/** "What did each sell": its revenue. */
const soldByEach: Rewording = [re(String.raw`\b(?:what|how much) did (?:each|both|the two|either)(?: of (?:them|the two|the three|these))? (?:sell|ring up|turn over|take in)(?=[ ,?.]|$)(?! (?:shares?|stock|(?:for|from|by selling) (?:them|it|those|these|his|her|their|the (?:shares?|stock|lot|sales?|pile))))`), 'what was the revenue of each'];

/** "How much more did the one make than the other": its profit. */
const made: Rewording = [re(String.raw`\bhow much (more|less) (?:money |cash )?(did|does|do|has|have) ((?:(?!\b(?:shares?|stock|dividends?)\b)[^?,;]){2,40}?) (?:make|made|earn|earned|take home) than ([^?,;]{2,60})`), (...[, more = '', did = '', one = '', other = '']: readonly string[]) => `how much ${more} net income ${did} ${one} have than ${other}`];

/** A margin that is earned is none of the profit. */
const margins: Rewording = [re(String.raw`\b(margins? (?:of the two )?(?:did|does|do) [^?.;:]{2,60}?) (?:earn|make|bring in|take home)(?=[ ,;?.]|$)`), '$1 have'];

/** "Line them up from quickest to slowest". */
const inOrder: Rewording = [re(String.raw`\b(?:line|stack|sort) (them|these|those|the (?:two|three|four|lot)|all (?:two|three|four)) up\b`), 'rank $1'];

const named = /\b(gross|operating|net|profit|ebitda|free cash flow|pretax) (?:profit )?margins?\b/gi;
const bare = /(\b(?:which|who|whose|who's|where|whom)\b[^?.]{0,60}?)(?<!\b(?:gross|operating|net|profit|ebitda|cash flow|fcf|pretax|pre-tax) )\bmargins?\b(?! of safety)/gi;

/** "… operating margin of each. Which has the higher margin?": the one that was named. */
const sameMargin: Rewording = [re(String.raw`^[^]*\bmargins?\b[^]*\b(?:which|who|whose|where)\b[^]*\bmargins?\b[^]*$`), (text: string): string => {
  const kinds = new Set([...text.matchAll(named)].map(([, kind = '']) => kind.toLowerCase()));
  const [kind, ...others] = kinds;
  return kind === undefined || others.length > 0 ? text : text.replace(bare, `$1${kind} margin`);
}];

const rules: readonly Rewording[] = [...timesOver, ...timesAsLarge, ...perShare, soldByEach, made, margins, inOrder, sameMargin];

/** "iPhones against chips: …": what the companies stand for, before the question. */
const motto = /^([A-Za-z][\w' -]{2,48}? (?:against|versus|vs\.?|or|meets?|and|beside|over|v) [\w' -]{2,40}?) ?(?::|\?| -) (?=\S[^]*[?.]?$)/i;

/** Words by which something else would be asked for. */
const narrowing = /\b(?:in|of|by|per|for|with|without|ex|excluding|only|before|after|outside|from|less|net|gross|minus|adjusted|organic|real|not|no)\b/i;

function withoutMotto(text: string, today: IsoDate): string {
  const said = motto.exec(text);
  const [whole = '', words = ''] = said ?? [];
  const isPlain = said !== null && namedIn(words, []).length === 0 && findMeasures(words).every(({ measure }) => measure.kind === 'topic') && readPeriods(words, today).length === 0 && !/^(?:which|who|what|how|is|are|was|did|does|compare|rank|between|of|among|up|higher|lower)\b/i.test(words);
  const rest = text.slice(whole.length);
  return isPlain && !narrowing.test(words) && new Set(namedIn(rest, readPeriods(rest, today)).map(({ company }) => company?.ticker)).size === 2 ? rest : text;
}

const index = /,?(?: (?:two|both|three) (?:members|names|of the (?:industrials|heavyweights|names|stocks)|industrials|stocks))? (?:of|in|from|on) the dow(?: jones)?(?: industrials?| average)*(?=[,:;.? ])/i;

/** An index that companies are members of: nothing is asked of it. */
function withoutIndex(text: string, today: IsoDate): string {
  const rest = text.replace(index, '');
  return rest !== text && namedIn(rest, readPeriods(rest, today)).length > 1 ? rest : text;
}

export function betweenFirms(text: string, today: IsoDate): string {
  return sayAgain(withoutMotto(withoutIndex(text, today), today), rules);
}
