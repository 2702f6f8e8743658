// "Less capex? And 2023 on the same basis, up or down?" behind operating cash flow: free cash flow of that year, of the other one, and how it moved between them.
import type { Asked } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { areAmong, figureBefore, momentWords } from '../times/follow/figure-before.ts';

const capex = String.raw`(?:(?:all |of )*(?:the|its|their|that|those) )?(?:cap\.? ?ex|capital (?:expenditures?|spending|spend|investments?|outlays?|expenses)|(?:spending|outlays?) on (?:property|plants?|equipment)(?:,? (?:and|plants?|property|equipment))*)`;
const off = String.raw`(?: (?:(?:is|are|was|were|has been|have been|gets?|got) )?(?:comes?|came|taken|paid(?: for)?|deducted|subtracted|spent|covered|knocked|out of the way|goes?|gone|went)(?: (?:off|out|away|for|up))*)?`;
const takenOff = new RegExp(String.raw`\b(?:less|minus|after|once|net of|net out|with|deduct(?:ing)?|subtract(?:ing)?|tak(?:e|ing) (?:off|out|away)|strip(?:ping)? out|knock(?:ing)? off|without) ${capex}${off}|(?:^| )- ?${capex}|\b(?:take|deduct|subtract|knock) ${capex} (?:off|out|away|from (?:that|it|this))`, 'i');
const left = /\b(?:left(?: over)?|leaves?|remain\w*|stay(?:s|ed)|keeps?|kept|over|free cash(?: flow)?|fcf)\b|^(?:(?:and|so|but|ok|now),? )*(?:less|minus|net of|after|deduct|subtract|take|-)/i;
const closed = new Set("a about after again also amount amounts an and any are as at away back basis be before bigger both but by calculation can cash change changed come comes compare compared dollars did direction do does down earlier either else end ended fall fallen fcf fell figure figures first fiscal flow for free from fy get give go gone got greater grew grow grown growth had has have higher how in increase increased is it its just kept keep kind larger leave leaves left less lower many me more much next now number of off on one or other over per percent percentage pct please plus point previous prior remain remained remaining remains result rise risen rose same show shrank shrink shrunk side smaller so stay stayed stays still sum tell than that the their them then there these they thing this those to too two up us versus vs was way we went were what when where which with worse better year years yoy yr you".split(' '));
const anyYear = /(?:\b(?:fiscal|fy)(?: year)? ?['’]?)?\b((?:19|20)\d\d)\b|\bfy ?['’]?(\d\d)\b/gi;
const yearBefore = /\b(?:the |a )?(?:(?:fiscal )?year (?:before|earlier|prior)|(?:previous|prior|preceding|last) (?:fiscal )?(?:year|one)|one before)\b/i;
const moved = /%|\b(?:ris(?:e|en)|rose|f[ae]ll(?:en)?|grow\w*|grew|chang\w+|up|down|bigger|smaller|larger|higher|lower|better|worse|more or less|increased?|decreased?|shr[aiu]nk|yoy|percent\w*|pct)\b/i;

/** The whole, else what stands behind sentences that only tell something. */
function askedIn(text: string): string {
  const sentences = text.split(/(?<=[.!–:;]) (?=\p{Lu})/u);
  const from = sentences.findIndex((one) => takenOff.test(one));
  return from > 0 && sentences.slice(0, from).every((one) => !/[?\d]/.test(one)) ? sentences.slice(from).join(' ') : text;
}

/** Other years that are named, or the one before; null where they are told otherwise. */
function otherYears(text: string, own: number): readonly number[] {
  const named = [...text.matchAll(anyYear)].map(([, full, short]) => Number(full ?? `20${short ?? ''}`));
  const years = [...new Set(named)].filter((year) => year !== own);
  return years.length === 0 && yearBefore.test(text) ? [own - 1] : years;
}

/** The move between two years tells both of them. */
function inFull(whose: string, years: readonly number[], isMoved: boolean): string {
  const stretch = `from fiscal ${String(Math.min(...years))} to fiscal ${String(Math.max(...years))}`;
  if (isMoved && years.length === 2) return `By how many percent did ${whose} free cash flow change ${stretch}?`;
  const when = years.map((year) => `in ${momentWords({ kind: 'fiscal', year, part: 'FY' })}`).join(' and ');
  return `What was ${whose} free cash flow ${when}${isMoved ? `, and by how many percent did it change ${stretch}` : ''}?`;
}

/** Operating cash flow of one fiscal year. */
function cashBefore(earlier: Asked): { readonly whose: string; readonly own: number } | null {
  const before = figureBefore(earlier);
  if (before?.id !== 'operating_cash_flow' || before.time.kind !== 'fiscal' || before.time.part !== 'FY') return null;
  return before.time.year === null ? null : { whose: before.whose, own: before.time.year };
}

/** Null where it is no such question, or says more. */
export function afterCapex(given: string, earlier: Asked): string | null {
  const before = takenOff.test(given) ? cashBefore(earlier) : null;
  if (before === null || namedIn(given, []).length > 0) return null;
  const { whose, own } = before;
  const text = askedIn(given);
  const rest = text.replace(takenOff, ' ').replace(anyYear, ' ').replace(/[’']s\b/g, '');
  const years = [own, ...otherYears(text, own)];
  if (!left.test(text) || !areAmong(rest, closed) || /\d/.test(rest) || (years.length === 1 && moved.test(rest))) return null;
  return inFull(whose, years, years.length > 1 && moved.test(text));
}
