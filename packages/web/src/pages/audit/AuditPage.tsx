// Somebody's report, judged: the report and the sources it should rest on go in, and a sealed run with every verdict comes out.
import { useMutation } from '@tanstack/react-query';

import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Job } from '@assay/record/api';
import { change } from '../../api/client.ts';
import { FileField } from '../../parts/FileField.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Failed, ReadOnly } from '../../parts/states.tsx';
import { verdictNames } from '../../parts/verdict-order.ts';
import { VerdictTip } from '../../parts/VerdictTip.tsx';
import { useMay } from '../../shell/session.ts';
import './audit.css';

const fields = [['company', 'Company', 'whom the report is about'], ['ticker', 'Ticker', 'if it has one'], ['asOf', 'Day of the report', 'YYYY-MM-DD'], ['question', 'What it answers', 'the question, if there was one']] as const;

type Chosen = { readonly report: File | null; readonly sources: readonly File[] };

function formOf({ report, sources }: Chosen, entries: FormData): FormData {
  const form = new FormData();
  for (const [name] of fields) { const value = entries.get(name); if (typeof value === 'string' && value.trim() !== '') form.append(name, value.trim()); }
  if (report !== null) form.append('report', report);
  for (const source of sources) form.append('sources', source);
  return form;
}

/** The first Markdown file that is dropped is the report, where none was chosen; what comes with it are its sources. */
function sortDropped({ report, sources }: Chosen, files: readonly File[]): Chosen {
  const written = report ?? files.find(({ name }) => /\.(?:md|markdown)$/i.test(name)) ?? null;
  return { report: written, sources: [...sources, ...files.filter((file) => file !== written)] };
}

function AuditForm(): ReactNode {
  const [, go] = useLocation();
  const [chosen, setChosen] = useState<Chosen>({ report: null, sources: [] });
  const audit = useMutation({ mutationFn: (form: FormData) => change<Job>('POST', '/uploads/audit', form), onSuccess: (job) => { go(`/jobs/${job.id}`); } });
  const ready = chosen.report !== null && chosen.sources.length > 0;
  return (
    <form className="audit-form" onDragOver={(event) => { event.preventDefault(); }} onDrop={(event) => { event.preventDefault(); setChosen(sortDropped(chosen, [...event.dataTransfer.files])); }} onSubmit={(event) => { event.preventDefault(); if (ready) audit.mutate(formOf(chosen, new FormData(event.currentTarget))); }}>
      <FileField label="The report" hint="Markdown or plain text, 16 MB at most" accept=".md,.markdown,.txt" files={chosen.report === null ? [] : [chosen.report]} onFiles={(files) => { setChosen({ ...chosen, report: files[0] ?? null }); }} />
      <FileField label="Its sources" hint="JSON, CSV, HTML, Markdown or text; as many as it rests on, 200 at most" accept=".json,.csv,.tsv,.htm,.html,.md,.txt,.xml" multiple files={chosen.sources} onFiles={(sources) => { setChosen({ ...chosen, sources }); }} />
      <div className="row">{fields.map(([name, label, placeholder]) => <div className="field" key={name}><label htmlFor={`audit-${name}`}>{label}</label><input id={`audit-${name}`} name={name} type="text" placeholder={placeholder} /></div>)}</div>
      {audit.error === null ? null : <Failed failure={audit.error} />}
      <button type="submit" className="button primary" disabled={!ready || audit.isPending}>{audit.isPending ? 'Sending …' : 'Judge it'}</button>
    </form>
  );
}

export function AuditPage(): ReactNode {
  const may = useMay('analyst');
  return (
    <main id="main" className="plain audit" tabIndex={-1}>
      <PageHead title="Audit a report"><p>Hand in a report, whoever wrote it, with the sources it should rest on, by button or by dropping the files. Every figure in it is held against them, and the judged report is sealed like any run.</p></PageHead>
      {may ? <AuditForm /> : <ReadOnly>Having a report judged takes the role analyst. Ask whoever runs this server.</ReadOnly>}
      <section aria-labelledby="verdicts"><h2 id="verdicts">What the judge can say</h2><p>Press a verdict to see what it means, with an example.</p><ul className="verdicts">{verdictNames.map((verdict) => <li key={verdict}><VerdictTip verdict={verdict} /></li>)}</ul></section>
    </main>
  );
}
