// The events of a run in one form, whether they come from the stream of a job or from the journal of a sealed run.
import type { JournalEntry } from '@assay/record';
import type { JobEvent } from '@assay/record/api';

/** As the stream sends it. `data` may name the `step`, the `stage` or the `specialist` that it belongs to. */
export type WorkEvent = Pick<JobEvent, 'seq' | 'at' | 'event' | 'data'>;

/** The journal counts from nought and names the step beside the data; the stream counts from one and has it among them. */
export function fromJournal({ seq, at, event, step, data }: JournalEntry): WorkEvent {
  return { seq: seq + 1, at, event, data: step === null || 'step' in data || 'stage' in data || 'specialist' in data ? data : { ...data, step } };
}

/** In the order of their numbers, each once, whatever order they come in. The list itself where nothing is new. */
export function addEvents(known: readonly WorkEvent[], more: readonly WorkEvent[]): readonly WorkEvent[] {
  const last = known.at(-1)?.seq ?? 0;
  const inOrder = more.every(({ seq }, index) => seq > (index === 0 ? last : more[index - 1]?.seq ?? last));
  if (inOrder) return more.length === 0 ? known : [...known, ...more];
  const bySeq = new Map(known.map((event) => [event.seq, event]));
  const before = bySeq.size;
  for (const event of more) if (!bySeq.has(event.seq)) bySeq.set(event.seq, event);
  return bySeq.size === before ? known : [...bySeq.values()].sort((left, right) => left.seq - right.seq);
}

type Data = WorkEvent['data'];

export function textOf(data: Data, name: string): string | null {
  const value = data[name];
  return typeof value === 'string' ? value : null;
}

export function numberOf(data: Data, name: string): number | null {
  const value = data[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function textsOf(data: Data, name: string): readonly string[] {
  const value = data[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

export function partOf(data: Data, name: string): Data {
  const value = data[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Data : {};
}

export function partsOf(data: Data, name: string): readonly Data[] {
  const value = data[name];
  return Array.isArray(value) ? value.filter((one): one is Data => typeof one === 'object' && one !== null && !Array.isArray(one)) : [];
}

const asked: Readonly<Record<string, string>> = { 'ask-route': 'route', 'ask-plan': 'plan', 'ask-verify': 'verify', 'ask-answer': 'final_synthesis', 'ask-general': 'direct', validate: 'judge', graph: 'plan', audit: 'trace' };
const byName: Readonly<Record<string, string>> = { 'report-written': 'write', 'writer-failed': 'write', 'claims-judged': 'judge', 'revision-asked': 'judge', 'open-claims-settled': 'judge' };

/** The step of the graph that an event belongs to; null where it belongs to the run as a whole. */
export function stepOf({ event, data }: Pick<WorkEvent, 'event' | 'data'>): string | null {
  if (event === 'budget-warning') return null;
  const told = textOf(data, 'step') ?? textOf(data, 'stage') ?? textOf(data, 'specialist');
  if (told === null) return byName[event] ?? (/^(?:source|filing)-/.test(event) || event === 'network-silent' ? 'gather' : null);
  return told.startsWith('audit-') ? 'trace' : asked[told] ?? told;
}
