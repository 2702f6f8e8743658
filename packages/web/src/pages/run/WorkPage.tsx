// How a sealed run came about: its journal, replayed. No event of the server is needed.
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import type { RunView } from '@assay/record/api';
import { queries, type JournalView } from '../../api/queries.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Resource } from '../../parts/Resource.tsx';
import { Empty } from '../../parts/states.tsx';
import { moment } from './time-words.ts';
import { fromJournal, type WorkEvent } from './work-events.ts';
import type { Beginning } from './work-state.ts';
import { Work } from './Work.tsx';

function beginningOf({ run: { question, data } }: RunView): Beginning {
  if (question.ask !== undefined) return 'question';
  return data.mode === 'files' ? 'audit' : 'analysis';
}

/** The journal is sealed with the run, so the sealing itself stands in the manifest alone. */
function withSeal(entries: JournalView['entries'], { run, sealed }: RunView): readonly WorkEvent[] {
  const events = entries.map(fromJournal);
  const last = events.at(-1)?.seq ?? 0;
  return sealed === null ? events : [...events, { seq: last + 1, at: sealed.sealedAt, event: 'run-sealed', data: { run: run.id, step: 'seal', root: sealed.root } }];
}

function Replayed({ view, journal }: { readonly view: RunView; readonly journal: JournalView }): ReactNode {
  const events = useMemo(() => withSeal(journal.entries, view), [journal, view]);
  if (journal.entries.length === 0) return <Empty action={<Link className="button" href={`/runs/${view.run.id}`}>Read the report</Link>}>This run kept no journal.</Empty>;
  return <Work events={events} beginning={beginningOf(view)} live={false} run={view.run.id} />;
}

export function WorkPage(): ReactNode {
  const { run: id = '' } = useParams<{ run: string }>();
  const run = useQuery(queries.run(id));
  const journal = useQuery(queries.journal(id));
  return (
    <main id="main" className="wide" tabIndex={-1}>
      <PageHead title={run.data === undefined ? 'Run' : `How “${run.data.run.title ?? run.data.run.question.text ?? id}” came about`}>
        {run.data === undefined ? null : <p>{moment(run.data.run.startedAt)} · {run.data.run.engine === 'house' ? 'rules, no model' : run.data.run.engine} · <Link href={`/runs/${id}`}>read the report</Link></p>}
      </PageHead>
      <Resource of={run} what="the run">{(view) => <Resource of={journal} what="the journal">{(told) => <Replayed view={view} journal={told} />}</Resource>}</Resource>
    </main>
  );
}
