// Asks: one field, one choice, one button. The plan is one step away, and comes first where a company is analysed.
import { useEffect, useState, type ReactNode } from 'react';
import type { Job } from '@assay/record/api';
import { requestOf, type Options, type StartJob } from './asking.ts';
import { EntryField } from './EntryField.tsx';
import { OptionFields } from './OptionFields.tsx';
import type { Asked } from './PlanEdit.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { companyNamed, kindOf, type CompanyMatch, type Kind } from './read-entry.ts';
import { useCompanies } from './use-companies.ts';
import type { DeskView } from './use-options.ts';
import { Refused, useStart } from './use-start.tsx';

type Props = {
  readonly label: string; readonly first: { readonly text: string; readonly kind: Kind | null }; readonly options: Options; readonly onOptions: (options: Options) => void; readonly desk: DeskView;
  readonly earlier: readonly string[]; readonly onStarted: (job: Job) => void;
};

type Form = { readonly text: string; readonly company: CompanyMatch | null; /** Null: as what was typed says. */ readonly chosen: Kind | null; readonly planned: boolean; readonly struck: readonly string[] };

type ChoiceProps = { readonly hidden: boolean; readonly kind: Kind; readonly named: CompanyMatch | null; readonly onChoose: (kind: Kind) => void };

/** What will happen, as the words were read, and the other way. */
function Choice({ hidden, kind, named, onChoose }: ChoiceProps): ReactNode {
  if (hidden) return null;
  return (
    <fieldset className="choice">
      <legend className="vh">What to do</legend>
      <label><input type="radio" name="kind" checked={kind === 'question'} onChange={() => { onChoose('question'); }} />Answer a question{named !== null && kind === 'question' ? ` about ${named.name}` : ''}</label>
      <label><input type="radio" name="kind" checked={kind === 'analysis'} onChange={() => { onChoose('analysis'); }} />Analyse {named === null ? 'a company' : `${named.name} (${named.ticker})`}</label>
    </fieldset>
  );
}

const noCompanies: readonly never[] = [];
const empty: Form = { text: '', company: null, chosen: null, planned: false, struck: [] };

/** What the form says at this moment, and what it asks for. */
function useForm({ first, options, earlier, desk }: Props): { readonly form: Form; readonly set: (change: Partial<Form>) => void; readonly kind: Kind; readonly named: CompanyMatch | null; readonly matches: readonly CompanyMatch[]; /** Whether the server has said whom the words may name. */ readonly settled: boolean; readonly request: StartJob | null } {
  const [form, setForm] = useState<Form>({ ...empty, text: first.text, chosen: first.kind });
  useEffect(() => { setForm({ ...empty, text: first.text, chosen: first.kind }); }, [first.text, first.kind]);
  const { text, company, chosen } = form;
  const { matches, settled } = useCompanies(company === null ? text : '', desk?.companies ?? noCompanies);
  const named = company ?? companyNamed(text, matches);
  const kind = chosen ?? kindOf(text, company, matches);
  // Words that are nothing but a company's name are no question beside it.
  const isName = company === null && named !== null;
  const request = requestOf({ kind, text: isName && kind === 'analysis' ? '' : text, company: kind === 'analysis' ? named : company, earlier }, options);
  return { form, set: (change) => { setForm((before) => ({ ...before, ...change })); }, kind, named, matches, settled: settled || chosen !== null, request };
}

type Actions = { readonly kind: Kind; readonly pending: boolean; readonly ready: boolean; readonly begin: () => void };

function StartButton({ kind, pending, ready, begin }: Actions): ReactNode {
  return <button type="button" className="button primary" disabled={pending || !ready} onClick={begin}>{pending ? 'Starting …' : kind === 'analysis' ? 'Start' : 'Answer'}</button>;
}

/** Enter that comes before it is known whether a company is meant waits until it is. */
function useWhenSettled(settled: boolean, act: () => void): () => void {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits || !settled) return;
    setWaits(false);
    act();
  });
  return () => { if (settled) act(); else setWaits(true); };
}

/** The server finds whom the words name when it plans. */
function typedCompany(name: string): CompanyMatch {
  const ticker = name.trim();
  return { ticker, name: ticker, cik: null, sector: null, sample: false, how: 'named', formerly: null };
}

function askedOf(request: StartJob): Asked {
  const asOf = request.asOf ?? '';
  return request.kind === 'question' ? { text: request.text, company: request.ticker ?? '', year: String(request.year ?? ''), asOf } : { text: request.question ?? '', company: request.company, year: '', asOf };
}

const afresh = { planned: false, struck: [] } as const;

type EntryProps = { readonly label: string; readonly talking: boolean; readonly form: Form; readonly matches: readonly CompanyMatch[]; readonly set: (change: Partial<Form>) => void; readonly enter: () => void };

/** The field, with the company that was picked before it. */
function Entry({ label, talking, form: { company, text }, matches, set, enter }: EntryProps): ReactNode {
  const placeholder = company !== null ? `A question about ${company.name}, or nothing to analyse it` : talking ? 'A follow-up question' : 'A company to analyse, or a question';
  return (
    <div className="entry">
      {company === null ? null : <button type="button" className="chip" aria-label={`${company.name}: take away`} onClick={() => { set({ company: null, ...afresh }); }}>{company.ticker} <span aria-hidden="true">×</span></button>}
      <EntryField label={label} placeholder={placeholder} text={text} matches={company === null ? matches : noCompanies} onText={(words) => { set({ text: words, ...afresh }); }} onPick={(picked) => { set({ company: picked, text: '', chosen: null, ...afresh }); }} onEnter={enter} />
    </div>
  );
}

export function AskForm(props: Props): ReactNode {
  const { label, options, onOptions, desk, earlier, onStarted } = props;
  const { form, set, kind, named, matches, settled, request } = useForm(props);
  const { start, pending, failure } = useStart((job) => { set(empty); onStarted(job); });
  const { text, planned, struck } = form;
  const begin = (): void => { if (request !== null) start(struck.length > 0 ? { ...request, plan: { strike: [...struck] } } : request); };
  const showPlan = (): void => { set({ planned: true, struck: [] }); };
  const enter = useWhenSettled(settled, () => { if (request === null) return; if (kind === 'analysis') showPlan(); else begin(); });
  /** What is changed in the plan stands in the field too; the plan stays open. */
  const ask = ({ text: words, company: name, year, asOf }: Asked): void => {
    const known = named?.ticker === name.trim() ? named : null;
    set({ text: words, chosen: kind, company: name.trim() === '' ? null : known ?? typedCompany(name) });
    onOptions({ ...options, year, asOf });
  };
  const startButton = <StartButton kind={kind} pending={pending} ready={request !== null} begin={begin} />;
  return (
    <form className="ask-form" onSubmit={(event) => { event.preventDefault(); enter(); }}>
      <Entry label={label} talking={earlier.length > 0} form={form} matches={matches} set={set} enter={enter} />
      <Choice hidden={request === null && text === ''} kind={kind} named={named} onChoose={(chosen) => { set({ chosen, ...afresh }); }} />
      <div className="ask-acts">
        {kind === 'question' && !planned ? startButton : null}
        {planned ? null : <button type="button" className={`button${kind === 'analysis' ? ' primary' : ''}`} disabled={request === null} onClick={showPlan}>Show the plan</button>}
        <OptionFields kind={kind} options={options} desk={desk} onChange={onOptions} />
      </div>
      <Refused failure={failure} />
      {!planned || request === null ? null : (
        <PlanPreview
          request={request} kind={kind} asked={askedOf(request)} onAsk={ask} struck={struck} onStrike={(out) => { set({ struck: out }); }} depth={options.depth} onDepth={(depth) => { onOptions({ ...options, depth }); }}
          actions={<div className="acts">{startButton}<button type="button" className="button" onClick={() => { set(afresh); }}>Not yet</button></div>}
        />
      )}
    </form>
  );
}
