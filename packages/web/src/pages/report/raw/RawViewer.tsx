// The captured response at the very place, as the text it is. Only the rows in the window are fetched and shown, however long it is.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { CaptureRows, RawPlace } from '@assay/record/api';
import { address } from '../../../api/client.ts';
import { Resource } from '../../../parts/Resource.tsx';
import { rawQueries } from './raw-queries.ts';
import { RawRows } from './RawRows.tsx';
import { useRawWindow } from './use-raw-window.ts';
import { heightOf, rowHeight } from './window.ts';
import './raw.css';

type Props = { readonly run: string; readonly place: RawPlace; readonly onClose: () => void };

function count(number: number): string {
  return number.toLocaleString('en');
}

function Rows({ run, place, index }: { readonly run: string; readonly place: RawPlace; readonly index: CaptureRows }): ReactNode {
  const { capture, bytes, line } = place;
  const { scroller, from, to, onScroll, toByte, toLine } = useRawWindow({ run, capture, index });
  const [said, setSaid] = useState('');
  useEffect(() => {
    scroller.current?.focus({ preventScroll: true });
    if (bytes !== null) void toByte(bytes.start);
  }, [scroller, bytes, toByte]);
  const goToLine = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get('line'));
    setSaid(await toLine(wanted) ? `Line ${count(wanted)}.` : `There are ${count(index.lines)} lines.`);
  };
  return (
    <>
      <form className="raw-tools" onSubmit={(event) => { void goToLine(event); }}>
        {bytes === null ? null : <button type="button" className="button" onClick={() => { void toByte(bytes.start); }}>To the value{line === null ? '' : `, line ${count(line)}`}</button>}
        <label>Line <input name="line" type="number" min={1} max={index.lines} required /></label><button type="submit" className="button">Go</button>
        <a className="button" href={address(`/runs/${run}/captures/${capture}`)} download={`${capture}.bin`}>Save the bytes</a>
        <span role="status">{said}</span>
      </form>
      <div className="raw-scroll" ref={scroller} tabIndex={0} role="region" aria-label="Captured text" onScroll={onScroll}>
        <div style={{ height: heightOf(index) }}>
          <div className="raw-rows" style={{ transform: `translateY(${String(Math.min(from * rowHeight, heightOf(index) - (to - from) * rowHeight))}px)` }}><RawRows run={run} capture={capture} index={index} from={from} to={to} marked={bytes} /></div>
        </div>
      </div>
      <p className="raw-note">{count(index.lines)} {index.lines === 1 ? 'line' : 'lines'}, {count(index.size)} bytes. Lines longer than the window go on below, without a number.</p>
    </>
  );
}

export function RawViewer({ run, place, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const index = useQuery(rawQueries.rows({ run, capture: place.capture }));
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => { shown?.close(); };
  }, []);
  return (
    <dialog className="raw-viewer" ref={dialog} aria-labelledby="raw-title" onCancel={(event) => { event.preventDefault(); onClose(); }}>
      <header><h2 id="raw-title">{place.label} · {place.name}</h2><button type="button" className="button" onClick={onClose}>Close</button></header>
      <p className="raw-says">{place.says}</p>
      <p className="raw-at">{place.url} · {place.mediaType} · SHA-256 {place.sha256}</p>
      <Resource of={index} what="the response">{(rows) => <Rows run={run} place={place} index={rows} />}</Resource>
    </dialog>
  );
}
