// Every event as a line. A line leads to its moment and its step.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { logLine, type LogLine } from './event-words.ts';
import { duration } from './time-words.ts';
import type { WorkEvent } from './work-events.ts';

/** A long run has thousands of lines; so many are in the page at once. */
const most = 200;

type Props = { readonly events: readonly WorkEvent[]; readonly startedAt: number | null; readonly names: ReadonlyMap<string, { readonly name: string }>; readonly selected: string | null; readonly follows: boolean; readonly onGo: (line: LogLine) => void };

function useEndInView(follows: boolean, count: number): React.RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => { if (follows && list.current !== null) list.current.scrollTop = list.current.scrollHeight; }, [follows, count]);
  return list;
}

export function Log({ events, startedAt, names, selected, follows, onGo }: Props): ReactNode {
  const [onlyStep, setOnlyStep] = useState(false);
  const lines = events.flatMap((event) => logLine(event) ?? []);
  const filtered = onlyStep && selected !== null ? lines.filter(({ step }) => step === selected) : lines;
  const shown = filtered.slice(-most);
  const list = useEndInView(follows, shown.length);
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title">Log</h2>
      {selected === null ? null : <label className="only"><input type="checkbox" checked={onlyStep} onChange={({ target }) => { setOnlyStep(target.checked); }} /> This step only</label>}
      {shown.length === 0 ? <p className="quiet">Nothing was told yet.</p> : (
        <ol ref={list} tabIndex={0} aria-labelledby="log-title">
          {filtered.length > shown.length ? <li className="quiet">{(filtered.length - shown.length).toLocaleString('en-GB')} earlier lines; move the playhead back to read them.</li> : null}
          {shown.map((line) => (
            <li key={line.seq} className={`${line.tone}${line.step !== null && line.step === selected ? ' chosen' : ''}`}>
              <button type="button" tabIndex={-1} onClick={() => { onGo(line); }}>
                <time dateTime={line.at}>{startedAt === null ? '' : `+${duration(Math.max(0, Date.parse(line.at) - startedAt))}`}</time><span className="who">{line.step === null ? '' : names.get(line.step)?.name ?? line.step}</span><span className="words">{line.words}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
