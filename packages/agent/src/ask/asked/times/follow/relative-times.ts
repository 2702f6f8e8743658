// Times of a follow-up that are told from the time of the question before: "the quarter after that", "a year later", "the first of July in the same year".
import { addDays, lastDayOfMonth, type IsoDate } from '@assay/record';
import type { AskedPeriod } from '../../asked.ts';
import { countOf } from '../../number-words.ts';
import { sessionsFrom } from '../sessions.ts';

type Unit = 'year' | 'quarter' | 'month' | 'week' | 'day';

const count = String.raw`(?<count>one|two|three|four|five|six|seven|eight|nine|ten|a|an|\d{1,2})`;
const unit = String.raw`(?<unit>fiscal years?|financial years?|years?|fy|quarters?|qtrs?|q|months?|weeks?|days?|three months|3 months|twelve months|12 months|session|trading day)`;
const ahead = String.raw`(?:after(?:wards?)?|later|following|thereafter|on)`;
const back = String.raw`(?:before|earlier|prior|previously|ago|preceding)`;
const that = String.raw`(?: (?:that|this|it|then|those))?`;
const patterns: readonly (readonly [RegExp, 1 | -1])[] = [
  [new RegExp(String.raw`\b(?:the )?(?:very )?(?:next|following|subsequent|succeeding|ensuing|coming) (?:fiscal |full |financial )?${unit}\b`, 'i'), 1],
  [new RegExp(String.raw`\b${count} ${unit} (?:after|later|on|afterwards)\b${that}`, 'i'), 1],
  [new RegExp(String.raw`\b(?:the )?(?:fiscal )?${unit} ${ahead}\b${that}`, 'i'), 1],
  [new RegExp(String.raw`\b${count} ${unit} ${back}\b${that}`, 'i'), -1],
  [new RegExp(String.raw`\b(?:the )?(?:fiscal )?${unit} ${back}\b${that}`, 'i'), -1],
  [new RegExp(String.raw`\b(?:the )?(?:previous|preceding|prior) (?:fiscal |full |financial )?${unit}\b`, 'i'), -1],
];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const day = String.raw`(?<day>first|second|third|last(?: day)?|\d{1,2})(?:st|nd|rd|th)?`;
const dayOfMonth = [new RegExp(String.raw`\b(?:the )?${day}(?: of)? ${month}\b`, 'i'), new RegExp(String.raw`\b${month}\.? (?:the )?${day}\b`, 'i')];
const dayWords: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3 };

function unitOf(text: string): { readonly unit: Unit; readonly times: number } {
  const low = text.toLowerCase();
  if (/^(?:three|3) months/.test(low)) return { unit: 'month', times: 3 };
  if (/^(?:twelve|12) months/.test(low)) return { unit: 'month', times: 12 };
  const named = (['quarter', 'month', 'week'] as const).find((one) => low.startsWith(one.charAt(0)) && (low.startsWith(one) || low.startsWith('q')));
  return { unit: named ?? (/day|session/.test(low) ? 'day' : 'year'), times: 1 };
}

const inMonths: Readonly<Partial<Record<Unit, number>>> = { year: 12, quarter: 3, month: 1 };

function dayShifted(on: IsoDate, unitName: Unit, by: number): IsoDate {
  const step = inMonths[unitName];
  if (step === undefined) return unitName === 'week' ? addDays(on, by * 7) : sessionsFrom(on, by);
  const whole = 12 * Number(on.slice(0, 4)) + Number(on.slice(5, 7)) - 1 + by * step;
  const [year, at] = [Math.floor(whole / 12), (whole % 12) + 1];
  const end = lastDayOfMonth(year, at);
  const isEnd = on === lastDayOfMonth(Number(on.slice(0, 4)), Number(on.slice(5, 7)));
  const same = `${String(year)}-${String(at).padStart(2, '0')}-${on.slice(8)}`;
  return isEnd || same > end ? end : same;
}

/** Null where the step does not fit the time it is told from. */
function shifted(period: AskedPeriod, unitName: Unit, by: number): AskedPeriod | null {
  if (period.kind === 'date') return { ...period, on: dayShifted(period.on, unitName, by) };
  if (period.kind === 'dates') return { ...period, from: dayShifted(period.from, unitName, by), to: dayShifted(period.to, unitName, by) };
  return period.kind === 'fiscal' && period.year !== null ? fiscalShifted({ ...period, year: period.year }, by * (inMonths[unitName] ?? 0)) : null;
}

type Fiscal = Extract<AskedPeriod, { readonly kind: 'fiscal' }>;

/** By whole years, or of a quarter by whole quarters. */
function fiscalShifted(period: Fiscal & { readonly year: number }, byMonths: number): AskedPeriod | null {
  if (byMonths === 0) return null;
  if (byMonths % 12 === 0) return { ...period, year: period.year + byMonths / 12 };
  const part = /^Q([1-4])$/.exec(period.part)?.[1];
  if (part === undefined || byMonths % 3 !== 0) return null;
  const whole = 4 * period.year + Number(part) - 1 + byMonths / 3;
  return { ...period, year: Math.floor(whole / 4), part: `Q${String((whole % 4) + 1)}` as Fiscal['part'] };
}

function yearOf(period: AskedPeriod): number | null {
  if (period.kind === 'fiscal') return period.year;
  if (period.kind === 'date') return Number(period.on.slice(0, 4));
  return period.kind === 'dates' && period.from.slice(0, 4) === period.to.slice(0, 4) ? Number(period.to.slice(0, 4)) : null;
}

/** "The first of July": in the year of the time before. */
function sameYear(text: string, before: AskedPeriod): AskedPeriod | null {
  const year = yearOf(before);
  const found = dayOfMonth.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (found === undefined || year === null || /\b(?:19|20)\d{2}\b/.test(text)) return null;
  const at = months.indexOf((found['month'] ?? '').toLowerCase().slice(0, 3)) + 1;
  const said = (found['day'] ?? '').toLowerCase();
  const end = lastDayOfMonth(year, at);
  const on = said.startsWith('last') ? end : `${String(year)}-${String(at).padStart(2, '0')}-${String(dayWords[said] ?? Number(said)).padStart(2, '0')}`;
  return on > end ? null : { kind: 'date', on };
}

const several = /\b(?:the|those|these|in the) (?<count>two|three|four|five|six|\d{1,2}) (?:fiscal |financial )?years (?<way>before|prior|preceding|earlier|after|following|later|thereafter)\b|\bthe (?<side>previous|preceding|prior|next|following) (?<number>two|three|four|five|six|\d{1,2}) (?:fiscal |financial )?years\b/i;

/** "The two years before that": a run of years, where "two years before" is one. */
function yearsBeside(text: string, base: AskedPeriod): AskedPeriod | null {
  const groups = several.exec(text)?.groups;
  const many = countOf(groups?.['count'] ?? groups?.['number']);
  const year = fiscalYearOf(base);
  if (groups === undefined || many === null || year === null) return null;
  return later.test(groups['way'] ?? groups['side'] ?? '') ? { kind: 'years', from: year + 1, to: year + many } : { kind: 'years', from: year - many, to: year - 1 };
}

function fiscalYearOf(period: AskedPeriod): number | null {
  return period.kind === 'fiscal' && period.part === 'FY' ? period.year : null;
}

const later = /^(?:after|following|later|thereafter|next)/i;

/** The time that the words mean from the one before; null where they tell none. */
export function relativeTo(text: string, before: readonly AskedPeriod[]): AskedPeriod | null {
  const base = before.at(-1);
  if (base === undefined || /\b(?:19|20)\d{2}\b/.test(text)) return null;
  const run = yearsBeside(text, base);
  if (run !== null) return run;
  for (const [pattern, way] of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    const { unit: name, times } = unitOf(groups['unit'] ?? '');
    return shifted(base, name, way * times * (countOf(groups['count']) ?? 1));
  }
  return sameYear(text, base);
}
