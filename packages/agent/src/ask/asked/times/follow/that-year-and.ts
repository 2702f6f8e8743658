// "That year, and in 2020", behind a question of one fiscal year: the year is said, so that both are asked for.
import type { Asked } from '../../asked.ts';

const thatYear = String.raw`(?:(?:in|for|of|during) )?(?:that|the same|that same) (?:fiscal )?year`;
const joint = String.raw`(?:,? (?:and|or|vs\.?|versus|against|compared (?:to|with)|&)(?: also)?|,)`;
const other = String.raw`(?: (?:(?:in|for|of|during) )?(?:the )?(?:(?:pandemic|covid|crisis|boom|record|peak|fiscal|calendar|financial|fy|strike|year|back|also) ?){0,3}(?:19|20)\d\d)`;
const thenOther = new RegExp(String.raw`\b${thatYear}(?=${joint}${other}\b)`, 'i');
const otherThen = new RegExp(String.raw`(?<=\b(?:19|20)\d\d${joint} )${thatYear}\b`, 'i');

/** Unchanged where the question before was of another time than one fiscal year. */
export function withThatYear(text: string, earlier: Asked | undefined): string {
  const [period, ...others] = earlier?.periods ?? [];
  if (period?.kind !== 'fiscal' || period.part !== 'FY' || period.year === null || others.length > 0) return text;
  const said = `in fiscal ${String(period.year)}`;
  return text.replace(thenOther, said).replace(otherThen, said);
}
