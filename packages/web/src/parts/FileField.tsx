// Chooses files by a button; what was chosen is listed by name and size.
import { useId, type ReactNode } from 'react';

type Props = { readonly label: string; readonly hint: string; readonly accept: string; readonly multiple?: boolean; readonly files: readonly File[]; readonly onFiles: (files: readonly File[]) => void };

/** `812 B`, `2 kB`, `64 MB`: a megabyte is 1,024 × 1,024 bytes, as the server counts. */
export function sizeWords(bytes: number): string {
  const [kilo, mega] = [1_024, 1_024 * 1_024];
  if (bytes < kilo) return `${String(bytes)} B`;
  return bytes < mega ? `${String(Math.round(bytes / kilo))} kB` : `${String(Math.round(bytes / mega * 10) / 10)} MB`;
}

export function FileField({ label, hint, accept, multiple = false, files, onFiles }: Props): ReactNode {
  const id = useId();
  return (
    <div className="field file-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="file" accept={accept} multiple={multiple} aria-describedby={`${id}-hint`} onChange={({ target }) => { onFiles([...target.files ?? []]); }} />
      <span className="hint" id={`${id}-hint`}>{files.length === 0 ? hint : files.slice(0, 8).map(({ name, size }) => `${name} (${sizeWords(size)})`).join(', ') + (files.length > 8 ? ` and ${String(files.length - 8)} more` : '')}</span>
    </div>
  );
}
