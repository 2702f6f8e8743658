// "That year, and in 2020", "that year and the following one", behind a question of one fiscal year: the year is said, so that both are asked for.
import type { Asked } from '../../asked.ts';

const thatYear = String.raw`(?:(?:in|for|of|during) )?(?:that|the same|that same|same) (?:fiscal )?y(?:ea)?r\b`;
/** "…? And the same for": of another sentence. */
const again = String.raw`(?:(?:,|[?.;!]) (?:and )?(?:also )?(?:then )?(?:(?:the )?same(?: (?:thing|figure|ratio|margin|number|share|percentage|again))?|what about|how about|what of)(?= (?:for|in|of|during) |(?<=about) |(?<=of) ))`;
const joint = String.raw`(?:${again}|,? ?(?:and|or|vs\.?|versus|against|compared (?:to|with)|&|\+|plus)(?: also)?|,| ?\/)`;
const other = String.raw`(?: (?:(?:in|for|of|during) )?(?:the )?(?:(?:pandemic|covid|crisis|boom|record|peak|fiscal|calendar|financial|fy|strike|year|back|also|one|before|earlier|prior|previous),? ?){0,6}(?:(?:19|20)\d\d|(?<=fy ?'?)\d\d))`;
const thenOther = new RegExp(String.raw`\b${thatYear}(?=${joint}${other}\b)`, 'i');
const otherThen = new RegExp(String.raw`(?<=\b(?:(?:19|20)\d\d|fy ?'?\d\d)${joint} )${thatYear}\b`, 'i');
const beside = String.raw`(?: (?:(?:in|for|of|during) )?(?:(?:the|its) )?(?:(?<next>(?:next|following|subsequent|succeeding) (?:fiscal )?(?:year|one)|(?:fiscal )?(?:year|one) (?:after(?:wards)?|later|following|that followed)(?: (?:that|it))?|a year later)|(?<previous>(?:previous|prior|preceding|former) (?:fiscal )?(?:year|one)|(?:fiscal )?(?:year|one) (?:before|earlier)(?: (?:that|it))?|a year earlier)))(?![\w-])`;
const then = new RegExp(String.raw`\b(?:${thatYear}|then)${joint}${beside}`, 'i');
const thenLast = new RegExp(String.raw`(?<=\b(?:in|for|of|during) (?:the )?)(?:(?<next>(?:next|following) (?:year|one)|year after)|(?<previous>(?:previous|prior|preceding) (?:year|one)|year before))${joint} ${thatYear}(?![\w-])`, 'i');

/** "That year and the following one": both are said. */
function withYearBeside(text: string, year: number): string {
  const groups = then.exec(text)?.groups ?? thenLast.exec(text)?.groups;
  const other = groups?.['next'] === undefined ? year - 1 : year + 1;
  return groups === undefined || /\b(?:19|20)\d\d\b/.test(text) ? text : text.replace(then, `in fiscal ${String(year)} and in fiscal ${String(other)}`).replace(thenLast, `fiscal ${String(other)} and in fiscal ${String(year)}`);
}

/** Unchanged where the question before was of another time than one fiscal year. */
export function withThatYear(text: string, earlier: Asked | undefined): string {
  const [period, ...others] = earlier?.periods ?? [];
  if (period?.kind !== 'fiscal' || period.part !== 'FY' || period.year === null || others.length > 0) return text;
  const said = `in fiscal ${String(period.year)}`;
  return withYearBeside(text.replace(thenOther, said).replace(otherThen, said), period.year);
}
