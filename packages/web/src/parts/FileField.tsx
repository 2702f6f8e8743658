// Chooses files by a button; what was chosen is listed by name and size.
import { useId, type ReactNode } from 'react';

type Props = { readonly label: string; readonly hint: string; readonly accept: string; readonly multiple?: boolean; readonly files: readonly File[]; readonly onFiles: (files: readonly File[]) => void };

export function sizeWords(bytes: number): string {
  if (bytes < 1_000) return `${String(bytes)} B`;
  return bytes < 1_000_000 ? `${String(Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
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
