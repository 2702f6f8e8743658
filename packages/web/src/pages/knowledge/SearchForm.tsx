// Words, and what narrows the filings they are sought in.
import { useState, type ReactNode } from 'react';
import type { Search } from './filters.ts';

type FieldProps = { readonly name: keyof Search; readonly label: string; readonly value: string; readonly onChange: (value: string) => void; readonly placeholder: string };

function Field({ name, label, value, onChange, placeholder }: FieldProps): ReactNode {
  return <div className={`field of-${name}`}><label htmlFor={`know-${name}`}>{label}</label><input id={`know-${name}`} type={name === 'q' ? 'search' : 'text'} {...(name === 'q' ? { 'data-search': '' } : {})} value={value} placeholder={placeholder} onChange={({ target }) => { onChange(target.value); }} /></div>;
}

export function SearchForm({ search, onSearch }: { readonly search: Search; readonly onSearch: (next: Search) => void }): ReactNode {
  const [draft, setDraft] = useState(search);
  const set = (name: keyof Search) => (value: string): void => { setDraft({ ...draft, [name]: value }); };
  return (
    <search>
      <form className="know-search" onSubmit={(event) => { event.preventDefault(); onSearch(draft); }}>
        <Field name="q" label="Search the filings" value={draft.q} onChange={set('q')} placeholder="What do they say about …" />
        <Field name="company" label="Company" value={draft.company} onChange={set('company')} placeholder="any" />
        <Field name="year" label="Fiscal year" value={draft.year} onChange={set('year')} placeholder="any" />
        <Field name="form" label="Form" value={draft.form} onChange={set('form')} placeholder="10-K" />
        <Field name="section" label="Section" value={draft.section} onChange={set('section')} placeholder="Item 1A" />
        <button type="submit" className="button primary">Search</button>
        {Object.values(search).every((value) => value === '') ? null : <button type="button" className="button" onClick={() => { onSearch({ q: '', company: '', year: '', form: '', section: '' }); }}>Clear</button>}
      </form>
    </search>
  );
}
