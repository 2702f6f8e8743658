// What was asked before, and what is under way or was interrupted on top of it.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Job, ListedRunView } from '@assay/record/api';
import type { RunList } from '../../api/queries.ts';
import { askedWords } from '../run/asked-words.ts';
import { ResumeButton } from '../run/ResumeButton.tsx';
import { moment } from '../run/time-words.ts';
import { Tally } from '../../parts/Tally.tsx';

function Row({ run }: { readonly run: ListedRunView }): ReactNode {
  if (run.state !== 'sealed') {
    const words = { broken: 'Seal broken', incomplete: 'Never sealed', writing: 'Being sealed' } as const;
    return <tr><th scope="row">{run.state === 'broken' ? <Link href={`/runs/${run.id}`}>{run.id}</Link> : run.id}</th><td /><td /><td /><td /><td>{words[run.state]}{run.state === 'broken' ? <span className="quiet">: {run.why}</span> : null}</td></tr>;
  }
  const { question, title, company, startedAt, data } = run.run;
  return (
    <tr>
      <th scope="row"><Link href={`/runs/${run.id}`}>{title ?? question.text ?? run.id}</Link></th>
      <td>{company.ticker ?? company.name ?? ''}</td>
      <td>{question.ask !== undefined ? 'Answer' : data.mode === 'files' ? 'Audit' : `Note, ${question.depth}`}</td>
      <td><Tally verdicts={run.coverage.verdicts} /></td>
      <td className="when">{moment(startedAt)}</td>
      <td>Sealed{data.mode === 'sample' ? <span className="quiet">, sample figures</span> : null}</td>
    </tr>
  );
}

/** A desk that has nothing but the sample says what it is. */
function isOnlySample({ runs: [only, ...others], sample }: RunList): boolean {
  return only !== undefined && others.length === 0 && only.id === sample.run;
}

export function RunsTable({ list }: { readonly list: RunList }): ReactNode {
  return (
    <div className="table-frame">
      {isOnlySample(list) ? <p className="quiet">This is a sample: a true run of this program over bundled figures, made by rules, to have something to look at.</p> : null}
      <table className="table asked-before">
        <thead><tr><th scope="col">Title</th><th scope="col">Company</th><th scope="col">Kind</th><th scope="col">Claims</th><th scope="col">When</th><th scope="col">State</th></tr></thead>
        <tbody>{list.runs.map((run) => <Row key={run.id} run={run} />)}</tbody>
      </table>
    </div>
  );
}

export function UnderWay({ jobs, stopped }: { readonly jobs: readonly Job[]; readonly stopped: RunList['stopped'] }): ReactNode {
  const running = jobs.filter(({ state }) => state === 'running');
  const left = stopped.filter(({ alive }) => !alive);
  if (running.length + left.length === 0) return null;
  return (
    <section aria-labelledby="under-way">
      <h2 id="under-way">Under way</h2>
      <ul className="under-way">
        {running.map((job) => <li key={job.id}><span>{askedWords(job.asked)}</span><span className="quiet">since {moment(job.startedAt)}</span><Link className="button" href={`/jobs/${job.id}`}>Watch</Link></li>)}
        {left.map(({ id, company, depth, startedAt }) => <li key={id}><span>{company}: {depth} analysis</span><span className="quiet">interrupted; begun {moment(startedAt)}</span><ResumeButton working={id} /></li>)}
      </ul>
    </section>
  );
}
