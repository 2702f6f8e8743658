// The note as a file, in each form; the server makes it when it is asked for.
import { useState, type ReactNode } from 'react';
import { ApiProblem, getBytes } from '../../api/client.ts';

type Form = { readonly path: string; readonly name: string; readonly file: string; readonly what: string };

/** `path` under the run's address. */
function formsOf(run: string, isAnswer: boolean): readonly Form[] {
  const made = (form: string, name: string, what: string): Form => ({ path: `exports/${form}`, name, file: `${run}.${form}`, what });
  return [
    made('html', 'HTML', 'one page with evidence and its own check'), made('pdf', 'PDF', 'on paper, every claim in an appendix'), made('xlsx', 'Workbook', 'figures as formulas over the sources’ values'),
    made('md', 'Markdown', 'the text with its evidence'), made('json', 'JSON', 'one document'), made('sarif', 'SARIF', 'open claims, for tools that review code'),
    ...(isAnswer ? [made('tsx', 'React component', 'the answer as code')] : []), { path: 'archive', name: 'Sealed archive', file: `${run}.assay`, what: 'what `assay verify` checks anywhere' },
  ];
}

function save(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes.slice()]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => { URL.revokeObjectURL(address); }, 10_000);
}

export function ExportMenu({ run, isAnswer }: { readonly run: string; readonly isAnswer: boolean }): ReactNode {
  const [said, setSaid] = useState('');
  const fetchForm = async ({ path, name, file }: Form): Promise<void> => {
    setSaid(`Making the ${name} …`);
    try {
      const { bytes } = await getBytes(`/runs/${run}/${path}`);
      save(bytes, file);
      setSaid(`${name} saved.`);
    } catch (cause) {
      setSaid(cause instanceof ApiProblem ? `${cause.message} ${cause.remedy}` : 'It could not be made.');
    }
  };
  return (
    <>
      <button type="button" className="button" popoverTarget="export">Export</button>
      <div id="export" popover="auto" className="menu-card" role="group" aria-label="Export">
        <ul>{formsOf(run, isAnswer).map((form) => <li key={form.path}><button type="button" onClick={() => { void fetchForm(form); }}><b>{form.name}</b><span>{form.what}</span></button></li>)}</ul>
        <p className="menu-said" role="status">{said}</p>
      </div>
    </>
  );
}
