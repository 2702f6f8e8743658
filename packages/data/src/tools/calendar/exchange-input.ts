// What the calendar tools share: the exchange asked for, and the refusal of a year whose holidays are not known.
import type { IsoDate } from '@assay/record';
import { z } from 'zod';
import { exchangeCodes, exchanges, type Exchange } from '../../calendar/exchanges.ts';
import { isKnown } from '../../calendar/sessions.ts';
import { toolError, type ToolSource, type ToolYield } from '../tool.ts';

export const exchangeInput = z.enum(exchangeCodes).default('XNYS').describe(`Exchange: ${exchangeCodes.map((code) => `${code} (${exchanges[code].name})`).join(', ')}.`);
export const calendarSource: ToolSource = { name: 'Rules of the exchanges', licence: 'Facts of public record', key: null, ttlMs: null };
export const closingNote = 'Closures at short notice (a storm, a day of mourning announced lately) are not known to this calendar.';

/** Null where all days are of known years. */
export function unknownYears(exchange: Exchange, ...days: readonly IsoDate[]): Extract<ToolYield, { readonly ok: false }> | null {
  if (days.every((day) => isKnown(exchange, day))) return null;
  const { from, to } = exchange.known;
  return toolError('not-offered', `The holidays of ${exchange.name} are known from ${String(from)} to ${String(to)}.`, 'Ask about a day of those years.');
}
