// Hands filings in to the library; the work is then watched like any other.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Job } from '@assay/record/api';
import { change } from '../../api/client.ts';
import { FileField } from '../../parts/FileField.tsx';
import { Failed } from '../../parts/states.tsx';

const fields = [['company', 'Company', 'as the filing says'], ['form', 'Form', '10-K'], ['period', 'Period ends', 'YYYY-MM-DD'], ['filed', 'Filed on', 'YYYY-MM-DD']] as const;

function formOf(files: readonly File[], entries: FormData): FormData {
  const form = new FormData();
  for (const [name] of fields) { const value = entries.get(name); if (typeof value === 'string' && value.trim() !== '') form.append(name, value.trim()); }
  for (const file of files) form.append('filing', file);
  return form;
}

export function UploadFiling({ open }: { readonly open: boolean }): ReactNode {
  const [, go] = useLocation();
  const [files, setFiles] = useState<readonly File[]>([]);
  const upload = useMutation({ mutationFn: (form: FormData) => change<Job>('POST', '/uploads/filing', form), onSuccess: (job) => { go(`/jobs/${job.id}`); } });
  return (
    <details className="upload" open={open}>
      <summary>Hand in a filing</summary>
      <form onSubmit={(event) => { event.preventDefault(); upload.mutate(formOf(files, new FormData(event.currentTarget))); }}>
        <FileField label="Files" hint="HTML, PDF or text, 64 MB each at most" accept=".htm,.html,.pdf,.txt,.md,.xml" multiple files={files} onFiles={setFiles} />
        <p className="hint">What follows is only needed where the filing does not say it itself.</p>
        <div className="row">{fields.map(([name, label, placeholder]) => <div className="field" key={name}><label htmlFor={`up-${name}`}>{label}</label><input id={`up-${name}`} name={name} type="text" placeholder={placeholder} /></div>)}</div>
        {upload.error === null ? null : <Failed failure={upload.error} />}
        <button type="submit" className="button primary" disabled={files.length === 0 || upload.isPending}>{upload.isPending ? 'Sending …' : 'Take it in'}</button>
      </form>
    </details>
  );
}
