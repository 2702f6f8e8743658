// Goes through the run event by event: by dragging, by keys, or by itself.
import { useEffect, useState, type ReactNode } from 'react';
import { useKeys } from '../../shell/keys.ts';
import { logLine } from './event-words.ts';
import type { Playhead } from './use-playhead.ts';
import type { WorkEvent } from './work-events.ts';

const stepMs = 350;

type Props = { readonly events: readonly WorkEvent[]; readonly playhead: Playhead; /** Whether more may come. */ readonly live: boolean };

/** Pieces of text on their way are no stops of their own. */
function stopsOf(events: readonly WorkEvent[]): readonly number[] {
  return [0, ...events.filter(({ event }) => event !== 'text-delta').map(({ seq }) => seq)];
}

function wordsAt(events: readonly WorkEvent[], seq: number): string {
  const event = events.find((one) => one.seq === seq);
  return event === undefined ? 'before the first event' : logLine(event)?.words ?? '';
}

export function PlayheadBar({ events, playhead, live }: Props): ReactNode {
  const [plays, setPlays] = useState(false);
  const stops = stopsOf(events);
  const last = stops.length - 1;
  const found = playhead.at === null ? -1 : stops.findLastIndex((seq) => seq <= (playhead.at ?? 0));
  const index = found < 0 ? last : found;
  const go = (to: number): void => { playhead.set(to >= last ? null : stops[Math.max(0, to)] ?? null); };
  useEffect(() => {
    if (!plays) return undefined;
    if (index >= last) { setPlays(false); return undefined; }
    const timer = setTimeout(() => { go(index + 1); }, stepMs);
    return () => { clearTimeout(timer); };
    // Not with every drawing of the page: that would hold the pace up.
  }, [plays, index, last]);
  const step = (by: number): void => { setPlays(false); go(index + by); };
  useKeys({ letters: { ',': () => { step(-1); }, '.': () => { step(1); } } });
  if (last < 1) return null;
  const play = (): void => { if (index >= last) go(0); setPlays(!plays); };
  return (
    <div className="playhead" role="group" aria-label="Playhead">
      <button type="button" className="button" onClick={() => { step(-1); }} disabled={index === 0} aria-label="One event back" title="One event back (,)">‹</button>
      <button type="button" className="button" onClick={play}>{plays ? 'Pause' : 'Replay'}</button>
      <button type="button" className="button" onClick={() => { step(1); }} disabled={index >= last} aria-label="One event on" title="One event on (.)">›</button>
      <input type="range" min={0} max={last} value={index} aria-label="Moment of the run" aria-valuetext={`${String(index)} of ${String(last)}: ${wordsAt(events, stops[index] ?? 0)}`} onChange={({ target }) => { setPlays(false); go(Number(target.value)); }} />
      <span className="where" aria-hidden="true">{index} of {last}</span>
      <button type="button" className="button" disabled={playhead.at === null} onClick={() => { setPlays(false); playhead.set(null); }}>{live ? 'Live' : 'End'}</button>
    </div>
  );
}
