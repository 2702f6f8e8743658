// What narrows the archive. Every choice stands in the address.
import type { ReactNode } from 'react';
import type { Filters } from './filters.ts';

type Change = (changed: Partial<Record<keyof Filters, string>>) => void;
type Props = { readonly filters: Filters; readonly companies: readonly (readonly [ticker: string, name: string])[]; readonly filtered: boolean; readonly onChange: Change };
type ChoiceProps = { readonly name: keyof Filters; readonly label: string; readonly value: string; readonly options: readonly (readonly [value: string, words: string])[]; readonly onChange: Change };

function Choice({ name, label, value, options, onChange }: ChoiceProps): ReactNode {
  return <div className="field"><label htmlFor={`filter-${name}`}>{label}</label><select id={`filter-${name}`} value={value} onChange={({ target }) => { onChange({ [name]: target.value }); }}>{options.map(([one, words]) => <option key={one} value={one}>{words}</option>)}</select></div>;
}

function Day({ name, label, value, onChange }: Omit<ChoiceProps, 'options'>): ReactNode {
  return <div className="field"><label htmlFor={`filter-${name}`}>{label}</label><input id={`filter-${name}`} type="date" value={value} onChange={({ target }) => { onChange({ [name]: target.value }); }} /></div>;
}

const kinds = [['', 'All kinds'], ['analysis', 'Analyses'], ['question', 'Questions'], ['audit', 'Audits of reports']] as const;
const verdicts = [['', 'Any verdicts'], ['contradicted', 'With contradicted claims'], ['unverified', 'With unverified claims'], ['proven', 'All proven']] as const;
const sortings = [['newest', 'Newest first'], ['oldest', 'Oldest first'], ['least-proven', 'Least proven first'], ['company', 'By company']] as const;

export function FilterBar({ filters, companies, filtered, onChange }: Props): ReactNode {
  const known = companies.some(([ticker]) => ticker === filters.company) || filters.company === '' ? companies : [...companies, [filters.company, filters.company] as const];
  return (
    <search className="filters" aria-label="Filter the runs">
      <div className="field words"><label htmlFor="filter-words">Words</label><input id="filter-words" type="search" data-search="" placeholder="Title, company or id" value={filters.words} onChange={({ target }) => { onChange({ words: target.value }); }} /></div>
      <Choice name="company" label="Company" value={filters.company} onChange={onChange} options={[['', 'All companies'], ...known.map(([ticker, name]) => [ticker, `${name} (${ticker})`] as const)]} />
      <Choice name="kind" label="Kind" value={filters.kind ?? ''} onChange={onChange} options={kinds} />
      <Choice name="verdict" label="Verdicts" value={filters.verdict ?? ''} onChange={onChange} options={verdicts} />
      <Day name="from" label="From" value={filters.from} onChange={onChange} />
      <Day name="to" label="To" value={filters.to} onChange={onChange} />
      <Choice name="sort" label="Order" value={filters.sort} onChange={onChange} options={sortings} />
      {filtered ? <button type="button" className="button" onClick={() => { onChange({ words: '', company: '', kind: '', verdict: '', from: '', to: '' }); }}>Clear</button> : null}
    </search>
  );
}
