// The events of a job as they come. The browser takes up a broken line by itself and asks for what it missed; each event counts once.
import { useEffect, useState } from 'react';
import type { Job } from '@assay/record/api';
import { address, ApiProblem, get } from '../../api/client.ts';
import { addEvents, type WorkEvent } from './work-events.ts';

export type Line = 'connecting' | 'open' | 'reconnecting' | 'ended' | 'lost';
export type JobEvents = { readonly events: readonly WorkEvent[]; readonly line: Line; readonly failure: Error | null };

/** So often is a line that the server refused tried again. */
const patienceMs = 3_000;
/** Beyond so many a page has more to redraw, and does it less often. */
const manyEvents = 2_000;
const none: JobEvents = { events: [], line: 'connecting', failure: null };

/** Nothing is watched for null. */
export function useJobEvents(job: string | null): JobEvents {
  const [told, setTold] = useState<JobEvents>(none);
  useEffect(() => {
    setTold(none);
    if (job === null) return undefined;
    return watch(job, setTold);
  }, [job]);
  return told;
}

type Tell = (change: (before: JobEvents) => JobEvents) => void;

function watch(job: string, tell: Tell): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let waiting: WorkEvent[] = [];
  let heard = 0;
  let over = false;
  const stop = (): void => { over = true; source?.close(); clearTimeout(timer); };
  // Many events may come at once: they are shown together.
  const flush = (): void => {
    frame = 0;
    const more = waiting;
    waiting = [];
    const ended = more.some(({ event }) => event === 'job-finish');
    if (ended) stop();
    // What came before a line broke may be shown after it did, and says nothing of the line.
    tell((before) => ({ events: addEvents(before.events, more), line: ended ? 'ended' : before.line, failure: null }));
  };
  const hear = (message: MessageEvent<string>): void => {
    void eventOf(message.data).then((event) => {
      if (event === null || over) return;
      waiting.push(event);
      if (frame === 0) frame = window.setTimeout(flush, heard < manyEvents ? 40 : 250);
      heard += 1;
    });
  };
  const broke = (): void => {
    if (over) return;
    tell((before) => ({ ...before, line: 'reconnecting' }));
    if (source?.readyState !== EventSource.CLOSED) return;
    void get<Job>(`/jobs/${job}`).then(() => { timer = setTimeout(open, patienceMs); }, (failure: unknown) => {
      if (over) return;
      if (failure instanceof ApiProblem && failure.status > 0) tell((before) => ({ ...before, line: 'lost', failure }));
      else timer = setTimeout(open, patienceMs);
    });
  };
  const open = (): void => {
    if (over) return;
    source?.close();
    source = new EventSource(address(`/jobs/${job}/events`));
    source.addEventListener('open', () => { tell((before) => ({ ...before, line: before.line === 'ended' ? 'ended' : 'open' })); });
    source.addEventListener('job', hear);
    source.addEventListener('error', broke);
  };
  open();
  return () => { stop(); clearTimeout(frame); };
}

/** What our own server sends; what is none of it is left out. */
async function eventOf(data: string): Promise<WorkEvent | null> {
  const value: unknown = await new Response(data).json().catch(() => null);
  return typeof value === 'object' && value !== null && 'seq' in value && 'event' in value ? value as WorkEvent : null;
}
