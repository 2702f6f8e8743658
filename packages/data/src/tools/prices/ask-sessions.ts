// Sessions for a tool: from Yahoo, else the bundled closes, which is said.
import { readFacts } from '@assay/audit/facts';
import { daysBetween, type CapturedBytes, type IsoDate } from '@assay/record';
import { failed, toolError, type Subject, type ToolContext, type ToolYield } from '../tool.ts';
import { sessionsOf, type SessionFacts } from './session.ts';

export type Sessions = SessionFacts & { readonly ok: true; readonly captured: CapturedBytes; readonly currency: string | null; readonly name: string; readonly notes: readonly string[] };

/** Few lengths, so that tools share one answer: three years warm up every indicator. */
const lengths = [1150, 1900, 3800, 25_000] as const;
const STALE_DAYS = 10;

/** Sessions back to a day, or further; the caller cuts. A 52-week range and a 200-day average always find their year. */
export async function askSessions(subject: Subject, from: IsoDate, context: ToolContext): Promise<Sessions | Extract<ToolYield, { readonly ok: false }>> {
  const end = context.asOf ?? context.today;
  const days = lengths.find((length) => length >= daysBetween(from, end)) ?? lengths[3];
  const outcome = await context.sources.yahoo.bars(subject.company.ticker, { days, today: context.today }, subject.asked);
  const live = outcome.ok ? read(outcome.captured, context, outcome.note === null ? [] : [outcome.note]) : null;
  if (live !== null && live.sessions.length > 0) return live;
  const why = outcome.ok ? 'Yahoo Finance gives no sessions.' : outcome.failure.message;
  const bundled = bundledSessions(subject, context);
  if (bundled !== null && bundled.sessions.length > 0) return { ...bundled, notes: [`${why} The bundled closes are used: no open, high, low, volume or dividends.`, ...bundled.notes] };
  return outcome.ok ? toolError('not-enough-data', `There are no sessions of ${subject.company.ticker} up to ${end}.`, 'Ask for a later day, or see that the ticker is right.') : failed(outcome);
}

/** Null where no closes are bundled, or none may be used. */
export function bundledSessions({ company }: Subject, context: ToolContext): Sessions | null {
  const [captured] = context.sources.sample?.read({ company, part: 'closes', asOf: context.asOf, depth: 'standard' }) ?? [];
  return captured === undefined ? null : read(captured, context, []);
}

function read(captured: CapturedBytes, { sha256, asOf, today }: ToolContext, notes: readonly string[]): Sessions {
  const facts = readFacts(captured, { sha256 }).map((found) => found.fact);
  const found = sessionsOf(facts);
  const first = found.sessions[0]?.close;
  const last = found.sessions.at(-1)?.date;
  const isStale = last !== undefined && daysBetween(last, asOf ?? today) > STALE_DAYS;
  const currency = first?.unit.kind === 'money' ? first.unit.currency : null;
  return { ok: true, ...found, captured, currency, name: first?.entity?.name ?? '', notes: isStale ? [...notes, `The last session is of ${last}.`] : notes };
}
