// "In the year to 31 July 2025", "over the six months ended 30 June 2025": a stretch of closes by its length and its last day, said with both ends.
import { countOf } from '../../number-words.ts';

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const day = String.raw`(?:(?:the )?(?<day1>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month1>${month}),? (?<year1>(?:19|20)\d\d)|(?<month2>${month}) (?<day2>\d{1,2})(?:st|nd|rd|th)?,? (?<year2>(?:19|20)\d\d)|(?<iso>(?:19|20)\d\d-\d\d-\d\d))`;
const count = String.raw`\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen`;
const before = String.raw`\b(?:in|over|during|for|across|through|within) (?:the )?(?:full |whole |entire )?`;
const until = String.raw`(?:(?:running |leading )?(?:up )?to|ending(?: on)?|ended(?: on)?|through|until|till)`;
const lengthTo = new RegExp(String.raw`(?:${before}(?:(?<count1>${count})[- ])?(?<unit1>year|month|week|quarter)s?|(?<![\w$.,-])(?:the )?(?<count2>${count})[- ]?(?<unit2>years?|yrs?|y|months?|mths?|mos?|m|weeks?|wks?|quarters?|qtrs?)) ${until} (?:the close (?:of|on) )?${day}(?! ?(?:to|-|until|through) (?:the )?\d)`, 'gi');

type Groups = Readonly<Record<string, string | undefined>>;

function dayOf({ day1, month1, year1, day2, month2, year2, iso }: Groups): Date | null {
  if (iso !== undefined) return new Date(`${iso}T00:00:00Z`);
  const [date, name, year] = [Number(day1 ?? day2), (month1 ?? month2 ?? '').toLowerCase(), Number(year1 ?? year2)];
  const at = months.findIndex((one) => name.length >= 3 && one.startsWith(name.replace('.', '').replace(/^sept$/, 'sep')));
  return at < 0 || date < 1 || date > 31 ? null : new Date(Date.UTC(year, at, date));
}

/** The same day of an earlier month, or its last one where it has no such day. */
function monthsBefore(to: Date, count: number): Date {
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() - count + 1, 0)).getUTCDate();
  const isMonthEnd = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate() === to.getUTCDate();
  return new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() - count, isMonthEnd ? last : Math.min(last, to.getUTCDate())));
}

export type LengthToDay = { readonly from: Date; readonly to: Date };

function unitOf(word: string): 'year' | 'quarter' | 'month' | 'week' {
  const low = word.toLowerCase();
  return low.startsWith('y') ? 'year' : low.startsWith('q') ? 'quarter' : low.startsWith('w') ? 'week' : 'month';
}

function stretchOf(groups: Groups): LengthToDay | null {
  const to = dayOf(groups);
  const said = groups['count1'] ?? groups['count2'];
  const count = said === undefined ? 1 : countOf(said);
  if (to === null || count === null || Number.isNaN(to.getTime())) return null;
  const unit = unitOf(groups['unit1'] ?? groups['unit2'] ?? '');
  if (unit === 'week') return { from: new Date(to.getTime() - 7 * count * 86_400_000), to };
  return { from: monthsBefore(to, count * (unit === 'year' ? 12 : unit === 'quarter' ? 3 : 1)), to };
}

/** Every such stretch that the words name. */
export function lengthsToDays(text: string): readonly LengthToDay[] {
  return [...text.matchAll(lengthTo)].flatMap(({ groups }) => stretchOf(groups ?? {}) ?? []);
}

const name = (date: Date): string => `${String(date.getUTCDate())} ${(months[date.getUTCMonth()] ?? '').replace(/^./, (first) => first.toUpperCase())} ${String(date.getUTCFullYear())}`;

/** With both ends: "from 31 July 2024 to 31 July 2025". */
export function withBothEnds(text: string): string {
  return text.replace(lengthTo, (whole: string, ...rest: readonly unknown[]) => {
    const stretch = stretchOf((rest.at(-1) ?? {}) as Groups);
    return stretch === null ? whole : `from ${name(stretch.from)} to ${name(stretch.to)}`;
  });
}
