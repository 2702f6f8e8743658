// Drop an archive file anywhere on the page, or choose one: it is checked here, in the browser, and nowhere else.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { queries } from '../../../api/queries.ts';
import { CheckResult, type Checked } from '../../../parts/CheckResult.tsx';
import { Loading } from '../../../parts/states.tsx';
import type { Rechecked } from '../../../recheck/index.ts';
import { tell } from '../../../shell/told.tsx';
import { checkForeign, type Foreign } from './foreign.ts';

type Found = { readonly name: string; readonly foreign: Foreign | null };

/** Whose key it is cannot be told from the file; whether it is the key of this desk can. */
function signerWords(fingerprint: string, own: string | null): string {
  if (own === null) return 'This desk has sealed nothing yet, so the key cannot be compared with its own.';
  return own === fingerprint ? 'It was signed with the key of this desk.' : 'The signer is not known here: the key is not that of this desk. Compare its fingerprint with one that the sender tells you another way.';
}

function checkedOf({ run, sealedAt, sound, problems, fingerprint, audit }: Rechecked, own: string | null): Checked {
  return { run, sealedAt, sound, problems, audit, files: null, signer: fingerprint === null ? null : { fingerprint, words: signerWords(fingerprint, own) } };
}

function useDrops(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFile);
  useEffect(() => { take.current = onFile; });
  useEffect(() => {
    const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent): void => { if (hasFile(event)) { event.preventDefault(); setOver(true); } };
    const onLeave = (event: DragEvent): void => { if (event.relatedTarget === null) setOver(false); };
    const onDrop = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) take.current(file);
    };
    const listened = [['dragover', onOver], ['dragleave', onLeave], ['drop', onDrop]] as const;
    for (const [name, listener] of listened) document.addEventListener(name, listener);
    return () => { for (const [name, listener] of listened) document.removeEventListener(name, listener); };
  }, []);
  return over;
}

function Result({ found, own, onClose }: { readonly found: Found; readonly own: string | null; readonly onClose: () => void }): ReactNode {
  const { name, foreign } = found;
  return (
    <section className="foreign" aria-label={`Check of ${name}`}>
      <p className="foreign-name">{name} <span>checked in this browser; nothing was sent</span></p>
      {foreign === null ? <Loading what="and checking it" /> : foreign.ok
        ? <CheckResult checked={checkedOf(foreign.found, own)} />
        : <div className="check-result unsound" role="status"><p className="check-head"><strong>It cannot be checked</strong></p><p>{foreign.why} An archive of Assay is a file that ends in .assay.</p></div>}
      <button type="button" className="button" onClick={onClose}>Close</button>
    </section>
  );
}

/** `ownRun`: any sealed run of this desk; it tells the desk's own key, which is asked for before a file comes. */
export function ForeignArchive({ ownRun }: { readonly ownRun: string | null }): ReactNode {
  const own = useQuery({ ...queries.run(ownRun ?? ''), enabled: ownRun !== null }).data?.sealed?.signer ?? null;
  const [found, setFound] = useState<Found | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File): void => {
    setFound({ name: file.name, foreign: null });
    void checkForeign(file).then((foreign) => { setFound({ name: file.name, foreign }); tell(foreign.ok ? `${file.name} is ${foreign.found.sound ? 'sound' : 'not sound'}.` : `${file.name} cannot be checked.`); });
  };
  const over = useDrops(take);
  return (
    <>
      <p className="acts take"><button type="button" onClick={() => input.current?.click()}>Check an archive file …</button></p>
      <input ref={input} type="file" accept=".assay,.zip" hidden aria-label="Archive file to check" onChange={({ target }) => { const [file] = target.files ?? []; if (file !== undefined) take(file); target.value = ''; }} />
      {over ? <div className="drop-here" aria-hidden="true"><p>Drop the archive file to check it here</p></div> : null}
      {found === null ? null : <Result found={found} own={own} onClose={() => { setFound(null); }} />}
    </>
  );
}
