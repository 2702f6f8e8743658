// "Revenue in 2024, the change of each from 2023, and which was the larger?": the larger revenue is meant, though its growth is asked for as well.
import { readMeasures } from '../measures/read-measures.ts';

/** Size, not pace: a growth is faster or higher. */
const size = /\b(which(?: (?:one|company|firm|of (?:them|the two|the three|these)))?|who|whose)((?:'s| is| was| are| were)) (?:the )?(larger|largest|bigger|biggest|smaller|smallest|greater|greatest)(?: one| of (?:them|the (?:two|three|pair|lot)))?(?= ?(?:$|[?.,;!]))/i;
const pace = /\b(?:gr[eo]w(?:th|n|s|ing)?|chang(?:e|es|ed)|chg|rose|fell|ris(?:e|en)|fall(?:en)?|mov(?:e|ed)|yoy|y\/y|increased?|decreased?|up or down|percent(?:age)? (?:more|less|up|down)|from (?:fiscal )?(?:20)?\d\d)\b/i;
/** "IBM and Visa" is one clause. */
const apart = /[,;:?.]| and (?=(?:how|by|what|which|its|their|the) )| with (?=(?:the|its|their) )/;

const yearBefore = / (?:from|over|on|vs\.?|versus|against|compared (?:to|with)) (?:that (?:of|in) )?(?:fiscal |calendar |fy ?)?((?:20)?\d\d)\b(?![.,]\d|%)/gi;
const year = /\b20\d\d\b/g;

/** The growth of a year is that over the year before it, said or not. */
function withoutYearBefore(text: string): string {
  const latest = Math.max(...[...text.matchAll(year)].map(([said]) => Number(said)));
  return text.replace(yearBefore, (whole, before: string) => (Number(before) % 100 === (latest - 1) % 100 ? '' : whole));
}

/** The question with the figure named whose size is asked for; as it is where growth alone is asked for, where no size is, or where more than one figure is named. */
export function whichLevel(text: string): string {
  if (!size.test(text) || !pace.test(text)) return text;
  const clauses = text.split(apart);
  const levels = clauses.filter((clause) => !pace.test(clause) && !size.test(clause)).flatMap((clause) => readMeasures(clause));
  const ids = new Set(levels.flatMap(({ measure }) => (measure.kind === 'metric' ? [measure.id] : [measure.words])));
  const words = levels[0]?.measure.words;
  if (ids.size !== 1 || words === undefined) return text;
  return withoutYearBefore(text).replace(size, (...[, which = '', been = '', larger = '']: readonly string[]) => `${/^whose$/i.test(which) ? 'whose' : 'which'} ${words}${been === "'s" ? ' is' : been} ${larger}`);
}
