// The runs of one page of the archive. A run whose seal does not hold shows why, and nothing of what is in it.
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { ListedRunView } from '@assay/record/api';
import { address } from '../../api/client.ts';
import { dataMode } from '../../parts/data-words.ts';
import { dayWords, timeWords } from '../../parts/day-words.ts';
import { provenPercent } from '../../parts/tally.ts';
import { Tally } from '../../parts/Tally.tsx';
import { kindOf, tickerOf, titleOf } from './filters.ts';
import { Verification } from './Verification.tsx';

type Sealed = Extract<ListedRunView, { readonly state: 'sealed' }>;
type Choosing = { readonly chosen: boolean; readonly onChoose: () => void };
const kindNames = { analysis: 'Analysis', question: 'Question', audit: 'Audit' } as const;
const columns = 7;

function SealedRun({ listed, chosen, onChoose }: Choosing & { readonly listed: Sealed }): ReactNode {
  const { run, coverage, id } = listed;
  const [checking, setChecking] = useState(false);
  const title = titleOf(listed);
  const proven = provenPercent(coverage);
  return (
    <>
      <tr className={chosen ? 'chosen' : undefined}>
        <td className="pick"><input type="checkbox" aria-label={`Compare ${title}`} checked={chosen} onChange={onChoose} /></td>
        <th scope="row" className="what"><Link href={`/runs/${id}`}>{title}</Link>{run.question.text === null || run.question.text === title ? null : <span className="asked">{run.question.text}</span>}</th>
        <td data-label="Company"><Link href={`/archive?company=${encodeURIComponent(tickerOf(listed))}`}>{tickerOf(listed) === '' ? '–' : tickerOf(listed)}</Link></td>
        <td data-label="Kind">{kindNames[kindOf(listed)]}</td>
        <td data-label="When"><time dateTime={run.startedAt} title={timeWords(run.startedAt)}>{dayWords(run.startedAt)}</time><span className="under">{dataMode(run.data)}, {dayWords(run.data.asOf)}</span></td>
        <td data-label="Claims"><Tally verdicts={coverage.verdicts} /><span className="under">{proven === null ? 'nothing to prove' : `${String(proven)}% proven`}</span></td>
        <td className="do"><button type="button" className="button" aria-expanded={checking} onClick={() => { setChecking(!checking); }}>Verify</button><a className="button" href={address(`/runs/${id}/archive`)} download>Archive file</a></td>
      </tr>
      {checking ? <tr className="detail"><td colSpan={columns}><Verification id={id} onClose={() => { setChecking(false); }} /></td></tr> : null}
    </>
  );
}

const unfinished = {
  writing: 'It is being saved just now.',
  incomplete: 'Saving it never came to its end: there is no seal, so nothing of it is shown. Start it again.',
} as const;

function BrokenRun({ listed }: { readonly listed: Exclude<ListedRunView, Sealed> }): ReactNode {
  const [checking, setChecking] = useState(false);
  const isBroken = listed.state === 'broken';
  return (
    <>
      <tr className="broken">
        <td className="pick" />
        <th scope="row" className="what" colSpan={columns - 2}><span><strong>{isBroken ? 'Seal broken' : listed.state === 'writing' ? 'Being saved' : 'Incomplete'}</strong> <code>{listed.id}</code></span><span className="asked">{isBroken ? `It was changed after it was sealed: ${listed.why}. What it says is not shown; take an untouched copy.` : unfinished[listed.state]}</span></th>
        <td className="do">{isBroken ? <button type="button" className="button" aria-expanded={checking} onClick={() => { setChecking(!checking); }}>Say all that differs</button> : listed.state === 'writing' ? null : <Link className="button" href="/">Ask again</Link>}</td>
      </tr>
      {checking ? <tr className="detail"><td colSpan={columns}><Verification id={listed.id} onClose={() => { setChecking(false); }} /></td></tr> : null}
    </>
  );
}

type Props = { readonly runs: readonly ListedRunView[]; readonly chosen: readonly string[]; readonly onChoose: (id: string) => void };

export function RunTable({ runs, chosen, onChoose }: Props): ReactNode {
  return (
    <table className="table runs">
      <thead><tr><th scope="col"><span className="vh">Compare</span></th><th scope="col">Run</th><th scope="col">Company</th><th scope="col">Kind</th><th scope="col">When, on which data</th><th scope="col">Claims</th><th scope="col">Seal</th></tr></thead>
      <tbody>{runs.map((listed) => (listed.state === 'sealed'
        ? <SealedRun key={listed.id} listed={listed} chosen={chosen.includes(listed.id)} onChoose={() => { onChoose(listed.id); }} />
        : <BrokenRun key={`${listed.state} ${listed.id}`} listed={listed} />))}
      </tbody>
    </table>
  );
}
