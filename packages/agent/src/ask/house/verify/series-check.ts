// Whether closes and economic series reach over the time asked for.
import { addDays, type IsoDate } from '@assay/record';
import type { Json } from '@assay/data';
import type { AskedPeriod } from '../../asked/asked.ts';
import { fine, gap, type Finding } from './finding.ts';

/** A closed market, a holiday week, or the month before a monthly series is out. */
const slackDays = { closes: 12, series: 100 } as const;

export function checkDates(days: readonly string[], periods: readonly AskedPeriod[], kind: keyof typeof slackDays): Finding {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return gap('It holds no observation.', true);
  const slack = slackDays[kind];
  const missing = periods.flatMap((period) => missingOf(period, { first, last, slack }));
  return missing.length === 0 ? fine(`It reaches from ${first} to ${last}.`) : gap(`It holds nothing for ${missing.join(', ')}: it reaches from ${first} to ${last}.`, missing.length === periods.length);
}

type Reach = { readonly first: IsoDate; readonly last: IsoDate; readonly slack: number };

function missingOf(period: AskedPeriod, { first, last, slack }: Reach): readonly string[] {
  const days = daysOf(period);
  if (days === null) return [];
  return days.from <= addDays(last, slack) && days.to >= addDays(first, -slack) ? [] : [days.from === days.to ? days.from : `${days.from} to ${days.to}`];
}

/** Null for times that end with the newest observation, whatever it is. A fiscal year may begin half a year early. */
function daysOf(period: AskedPeriod): { readonly from: IsoDate; readonly to: IsoDate } | null {
  switch (period.kind) {
    case 'date': return { from: period.on, to: period.on };
    case 'dates': return period;
    case 'years': return { from: `${String(period.from)}-01-01`, to: `${String(period.to)}-12-31` };
    case 'fiscal': return period.year === null ? null : { from: `${String(period.year - 1)}-07-01`, to: `${String(period.year)}-12-31` };
    case 'last':
    case 'latest':
    case 'trailing': return null;
  }
}

/** The days of a tool's rows. */
export function daysIn(answer: Json, name: 'prices' | 'observations'): readonly string[] {
  const rows = typeof answer === 'object' && answer !== null && name in answer ? (answer as Readonly<Record<string, Json>>)[name] : null;
  return Array.isArray(rows) ? rows.flatMap((row: Json) => (typeof row === 'object' && row !== null && 'date' in row && typeof row['date'] === 'string' ? [row['date']] : [])) : [];
}

/** A price is of a day: one that is not of the last sessions is said to be older. */
export function ageNote(day: string | undefined, today: IsoDate): string {
  return day === undefined || day >= addDays(today, -slackDays.closes) ? '' : ` It is of ${day}, the last day the source holds.`;
}

