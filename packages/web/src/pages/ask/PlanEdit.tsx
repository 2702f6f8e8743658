// What is asked, changed where its plan is seen: the words, the company, the period. The plan is then made anew.
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useCompanies } from './use-companies.ts';
import type { Kind } from './read-entry.ts';

/** As the fields hold it: empty where nothing is said. */
export type Asked = { readonly text: string; readonly company: string; readonly year: string; readonly asOf: string };
type Props = { readonly kind: Kind; readonly asked: Asked; readonly onChange: (asked: Asked) => void };

const years = { min: 1990, max: 2200 } as const;
const nobody: readonly never[] = [];

function CompanyField({ label, value, onChange }: { readonly label: string; readonly value: string; readonly onChange: (company: string) => void }): ReactNode {
  const id = useId();
  const { matches } = useCompanies(value, nobody);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" value={value} list={`${id}-list`} maxLength={120} autoComplete="off" placeholder="Ticker or name" onChange={({ target }) => { onChange(target.value); }} />
      <datalist id={`${id}-list`}>{matches.map(({ ticker, name, formerly }) => <option key={ticker} value={ticker}>{formerly === null ? name : `${name}, formerly ${formerly}`}</option>)}</datalist>
    </div>
  );
}

export function PlanEdit({ kind, asked, onChange }: Props): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState(asked);
  const set = (part: Partial<Asked>): void => { setDraft({ ...draft, ...part }); };
  const missing = kind === 'question' ? draft.text.trim() === '' : draft.company.trim() === '';
  const isSame = (Object.keys(draft) as (keyof Asked)[]).every((name) => draft[name].trim() === asked[name].trim());
  const apply = (): void => { if (!missing && !isSame) onChange(draft); };
  const onKey = (event: KeyboardEvent): void => {
    // The form around it would start the work.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    apply();
  };
  return (
    <div className="plan-edit" role="group" aria-label="What is asked" onKeyDown={onKey}>
      <div className="field words"><label htmlFor={`${id}-text`}>{kind === 'question' ? 'The question' : 'What the note should answer'}</label><textarea id={`${id}-text`} rows={2} maxLength={2000} value={draft.text} placeholder={kind === 'question' ? '' : 'Nothing in particular'} onChange={({ target }) => { set({ text: target.value }); }} /></div>
      <CompanyField label={kind === 'question' ? 'Only this company' : 'Company'} value={draft.company} onChange={(company) => { set({ company }); }} />
      {kind === 'question' ? <div className="field"><label htmlFor={`${id}-year`}>Only this fiscal year</label><input id={`${id}-year`} type="number" {...years} step={1} value={draft.year} placeholder="Any" onChange={({ target }) => { set({ year: target.value }); }} /></div> : null}
      <div className="field"><label htmlFor={`${id}-day`}>Nothing published after</label><input id={`${id}-day`} type="date" value={draft.asOf} onChange={({ target }) => { set({ asOf: target.value }); }} /></div>
      <button type="button" className="button" disabled={missing || isSame} onClick={apply}>Plan it anew</button>
    </div>
  );
}
