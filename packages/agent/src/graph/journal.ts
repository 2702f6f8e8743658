// A journal that keeps every event with its time and the step that it belongs to.
import type { Clock } from '@assay/data';
import type { JournalEntry } from '@assay/record';
import type { OnEvent, RunEvent } from './events.ts';

export type Journal = { readonly entries: readonly JournalEntry[]; readonly keep: OnEvent };

const writing: ReadonlySet<string> = new Set(['report-written', 'writer-failed']);
const judging: ReadonlySet<string> = new Set(['claims-judged', 'revision-asked', 'open-claims-settled']);

function stepOf(event: RunEvent): string | null {
  if ('step' in event) return event.step;
  if ('stage' in event) return event.stage;
  if (event.event === 'budget-warning') return null;
  if ('specialist' in event) return event.specialist;
  return writing.has(event.event) ? 'write' : judging.has(event.event) ? 'judge' : 'gather';
}

/** The entry itself names the step. */
function withoutStep(told: Readonly<Record<string, unknown>>): JournalEntry['data'] {
  return Object.fromEntries(Object.entries(told).filter(([name]) => name !== 'step'));
}

export function openJournal(clock: Clock, onEvent: OnEvent | undefined): Journal {
  const entries: JournalEntry[] = [];
  const keep = (event: RunEvent): void => {
    onEvent?.(event);
    // Text on its way is for who watches; the exchange that it belongs to is kept whole.
    if (event.event === 'text-delta') return;
    const { event: name, ...told } = event;
    entries.push({ seq: entries.length, at: clock().toISOString(), event: name, step: stepOf(event), data: 'step' in told ? withoutStep(told) : told });
  };
  return { entries, keep };
}
