// Where one begins: a question or a company, the conversation that follows, and what was asked before.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { Job } from '@assay/record/api';
import { queries } from '../../api/queries.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Resource } from '../../parts/Resource.tsx';
import { AnswerTurn } from './AnswerTurn.tsx';
import { AskedNow } from './AskedNow.tsx';
import { AskForm } from './AskForm.tsx';
import { requestOf } from './asking.ts';
import { NothingYet } from './NothingYet.tsx';
import { RunsTable, UnderWay } from './RunsTable.tsx';
import { useOptions } from './use-options.ts';
import { Refused, useStart } from './use-start.tsx';
import './ask.css';

/** The conversation stands in the address: `talk` names the runs that answered, `job` the question on its way, `q` what to ask. */
function useConversation(): { readonly talk: readonly string[]; readonly job: string | null; readonly q: string; readonly kind: 'analysis' | null; readonly depth: string | null; readonly set: (next: { readonly talk: readonly string[]; readonly job: string | null; readonly q?: string; /** In place of the address before. */ readonly replace?: boolean }) => void } {
  const [search, setSearch] = useSearchParams();
  const talk = (search.get('talk') ?? '').split(',').filter((id) => id !== '');
  return {
    talk, job: search.get('job'), q: search.get('q') ?? '', kind: search.get('kind') === 'analysis' ? 'analysis' : null, depth: search.get('depth'),
    set: (next) => {
      setSearch(new URLSearchParams({ ...(next.talk.length === 0 ? {} : { talk: next.talk.join(',') }), ...(next.job === null ? {} : { job: next.job }), ...(next.q === undefined ? {} : { q: next.q }) }), { replace: next.replace === true });
    },
  };
}

function Before(): ReactNode {
  const runs = useQuery(queries.runs('limit=12'));
  const jobs = useQuery(queries.jobs);
  return (
    <Resource of={runs} what="what was asked before">
      {(list) => (
        <>
          <UnderWay jobs={(jobs.data?.jobs ?? []).filter(({ id }) => list.runs.length > 0 || id !== list.sample.job)} stopped={list.stopped} />
          {list.runs.length === 0 ? <NothingYet sample={list.sample} /> : <section aria-labelledby="before"><h2 id="before">Asked before</h2><RunsTable list={list} />{list.next === null ? null : <p><Link href="/archive">All {list.total} runs</Link></p>}</section>}
        </>
      )}
    </Resource>
  );
}

export function AskPage(): ReactNode {
  const { talk, job, q, kind, depth, set } = useConversation();
  const { options, setOptions, desk } = useOptions(depth);
  const [, go] = useLocation();
  const client = useQueryClient();
  const session = useQuery(queries.session);
  const isTalking = talk.length > 0 || job !== null;
  const started = (begun: Job): void => { if (begun.asked.kind === 'question') set({ talk, job: begun.id }); else go(`/jobs/${begun.id}`); };
  const answered = (run: string): void => { void client.invalidateQueries({ queryKey: ['runs'] }); set({ talk: [...talk, run], job: null, replace: true }); };
  const next = useStart(started);
  const ask = (text: string): void => { const request = requestOf({ kind: 'question', text, company: null, earlier: talk }, options); if (request !== null) next.start(request); };
  return (
    <main id="main" className="plain ask" tabIndex={-1}>
      {isTalking ? <header className="talk-head"><PageHead title="Conversation" /><Link className="button" href="/">New conversation</Link></header> : <PageHead title="What do you want to know?" />}
      {talk.map((run, index) => <AnswerTurn key={run} run={run} newest={job === null && index === talk.length - 1} onAsk={ask} />)}
      <Refused failure={next.failure} />
      {job === null ? null : <AskedNow key={job} job={job} onAnswered={answered} />}
      {session.data?.role === 'reader' ? <p className="state notice-line">You are logged in as a reader: you can read every run, and an analyst can ask.</p>
        : <AskForm label={isTalking ? 'Ask a follow-up question' : 'A company or a question'} first={{ text: q, kind }} options={options} onOptions={setOptions} desk={desk} earlier={talk} onStarted={started} />}
      {isTalking ? null : <Before />}
    </main>
  );
}
