// Parts that belong to one page each, in their states. They stand once, in the theme of the page: the tests look at it in both.
import { useRef, type ReactNode } from 'react';
import { pageQueries } from '../../api/page-queries.ts';
import { queries } from '../../api/queries.ts';
import { ApiProblem } from '../../api/client.ts';
import { CompareBar } from '../archive/CompareBar.tsx';
import { FilterBar } from '../archive/FilterBar.tsx';
import { readFilters } from '../archive/filters.ts';
import { ForeignArchive } from '../archive/foreign/ForeignArchive.tsx';
import { RunTable } from '../archive/RunTable.tsx';
import { StoppedRuns } from '../archive/StoppedRuns.tsx';
import { Theses } from '../archive/theses/Theses.tsx';
import { AnswerTurn } from '../ask/AnswerTurn.tsx';
import { EntryField } from '../ask/EntryField.tsx';
import { NothingYet } from '../ask/NothingYet.tsx';
import { OptionFields } from '../ask/OptionFields.tsx';
import { PlanPreview } from '../ask/PlanPreview.tsx';
import { requestOf, usualOptions } from '../ask/asking.ts';
import { RunsTable, UnderWay } from '../ask/RunsTable.tsx';
import { Refused } from '../ask/use-start.tsx';
import { Chooser } from '../compare/Chooser.tsx';
import { SideBySide } from '../compare/SideBySide.tsx';
import { ClaimsTable } from '../evidence/ClaimsTable.tsx';
import { Filters } from '../evidence/Filters.tsx';
import { untouched } from '../evidence/table-state.ts';
import { Documents } from '../knowledge/Documents.tsx';
import { Hits } from '../knowledge/Hits.tsx';
import { SearchForm } from '../knowledge/SearchForm.tsx';
import { UploadFiling } from '../knowledge/UploadFiling.tsx';
import { Appendix } from '../report/Appendix.tsx';
import { Article } from '../report/Article.tsx';
import { ClaimCard } from '../report/ClaimCard.tsx';
import { EvidencePanel } from '../report/EvidencePanel.tsx';
import { ExportMenu } from '../report/ExportMenu.tsx';
import { FindBar } from '../report/find/FindBar.tsx';
import { makePanes } from '../report/panes.ts';
import { Rail } from '../report/Rail.tsx';
import { RecheckPanel } from '../report/RecheckPanel.tsx';
import { ResumeButton } from '../run/ResumeButton.tsx';
import { StepPanel } from '../run/StepPanel.tsx';
import { StopButton } from '../run/StopButton.tsx';
import { reduceEvents } from '../run/reduce-events.ts';
import { Work } from '../run/Work.tsx';
import { ChangeDesk } from '../settings/ChangeDesk.tsx';
import { Desk } from '../settings/Desk.tsx';
import { answer, found, library, nothingFound, settings } from './invented-desk.ts';
import { drawnChart } from './invented-chart.ts';
import { comparison, events, evidenceOf, job, page, plan, rows, runList, runs, stopped, viewOf } from './invented-runs.ts';
import { Scene } from './Scene.tsx';
import '../report/sheet.css';
import '../ask/ask.css';
import '../run/work.css';
import '../archive/archive.css';
import '../compare/compare.css';
import '../evidence/evidence.css';
import '../knowledge/knowledge.css';
import '../settings/settings.css';

export type PageSpecimen = { readonly name: string; readonly show: () => ReactNode };

const nothing = (): void => undefined;
const [note, other] = ['run_gallery-note', 'run_gallery-other'];
const request = requestOf({ kind: 'question', text: 'What became of the margin?', company: null, earlier: [] }, usualOptions) ?? { company: 'BOAT' };
const asked = { text: 'What became of the margin?', company: '', year: '', asOf: '' };

export const askParts: readonly PageSpecimen[] = [
  { name: 'The field', show: () => <div className="entry"><EntryField label="A company or a question in the gallery" placeholder="A company to analyse, or a question" text="" matches={[]} onText={nothing} onPick={nothing} onEnter={nothing} /></div> },
  { name: 'Options', show: () => <OptionFields kind="analysis" options={usualOptions} desk={settings} onChange={nothing} /> },
  { name: 'The plan, a step struck', show: () => <Scene read={[[['plan', JSON.stringify(request)], plan]]}><PlanPreview request={request} kind="question" asked={asked} onAsk={nothing} struck={['statements']} onStrike={nothing} depth="standard" onDepth={nothing} actions={null} /></Scene> },
  { name: 'An answer', show: () => <Answered charts="" /> }, { name: 'An answer, drawn', show: () => <Answered charts={drawnChart} /> },
  { name: 'Asked before', show: () => <RunsTable list={runList} /> }, { name: 'At work and interrupted', show: () => <Scene read={[[queries.session.queryKey, { role: 'analyst', open: true, csrf: null }]]}><UnderWay jobs={[job]} stopped={stopped} /></Scene> },
  { name: 'Nothing yet', show: () => <Scene read={[[queries.session.queryKey, { role: 'analyst', open: true, csrf: null }]]}><NothingYet sample={{ run: null, job: null }} /></Scene> },
  { name: 'Over budget', show: () => <Refused failure={new ApiProblem({ status: 429, code: 'over-budget', detail: 'Two runs are under way.', remedy: 'Wait until one ends.' })} /> },
];

/** `charts` as the server draws them; without any, their figures stand as tables. */
function Answered({ charts }: { readonly charts: string }): ReactNode {
  const read = [[['run', note, 'answer'], answer], [queries.claims(note).queryKey, { claims: [], coverage: viewOf(note).coverage }], [pageQueries.page(note).queryKey, { ...page, charts: { html: charts, at: 1 } }]] as const;
  return <Scene read={read}><AnswerTurn run={note} newest={false} onAsk={nothing} /></Scene>;
}

function StepAlone(): ReactNode {
  const state = reduceEvents(events, 'analysis');
  const step = state.steps.get('gather');
  return step === undefined ? null : <StepPanel step={step} now={state.now} run={null} chosen={false} onClose={nothing} />;
}

export const runParts: readonly PageSpecimen[] = [
  { name: 'Work with steps that are done, failed, struck and waiting', show: () => <Work events={events} beginning="analysis" live={false} run={null} /> }, { name: 'A step', show: () => <StepAlone /> },
  { name: 'Stop and go on', show: () => <Scene read={[[queries.session.queryKey, { role: 'analyst', open: true, csrf: null }]]}><StopButton job={job.id} kept={false} /><ResumeButton working="wrk_gallery-stopped" /></Scene> },
];

function ClaimsAlone(): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  return <><Filters all={rows} shown={rows} state={untouched} onChange={nothing} /><ClaimsTable rows={rows} state={untouched} claim={4} window={{ scroller, from: 0, to: rows.length, onScroll: nothing, show: nothing }} onSort={nothing} onOpen={nothing} /></>;
}

export const reportParts: readonly PageSpecimen[] = [
  { name: 'Contents and tally', show: () => <Rail page={page} show="contradicted" section="s-margins" onShow={nothing}><p><ExportMenu run={note} isAnswer={false} /></p></Rail> },
  { name: 'Text', show: () => <Article page={page} panes={makePanes(page)} claim={1} ref={null} onPanes={nothing} /> }, { name: 'Finding in a long report', show: () => <FindBar panes={makePanes(page)} claims={page.strengths.length} article={{ current: null }} onClaim={nothing} /> }, { name: 'The card over a claim', show: () => <>{rows.map(({ number, verdict }) => <ClaimCard key={number} evidence={evidenceOf(number, verdict)} />)}</> },
  { name: 'Evidence of a claim', show: () => <Scene read={[[pageQueries.evidence(note, 7).queryKey, evidenceOf(7, 'contradicted')]]}><EvidencePanel run={note} claim={7} wantsFocus={false} /></Scene> },
  { name: 'The appendix on paper', show: () => <Appendix page={page} panels={[evidenceOf(1, 'verified').html]} /> }, { name: 'Re-check', show: () => <RecheckPanel run={note} /> }, { name: 'Every claim as a row', show: () => <ClaimsAlone /> },
];

const session = [queries.session.queryKey, { role: 'admin', open: true, csrf: null }] as const;

export const deskParts: readonly PageSpecimen[] = [
  { name: 'Filters of the archive', show: () => <FilterBar filters={readFilters(new URLSearchParams('words=boat'))} companies={[['BOAT', 'Boatyard Works']]} filtered onChange={nothing} /> },
  { name: 'Runs in every state', show: () => <RunTable runs={runs} chosen={[note]} onChoose={nothing} /> }, { name: 'Two chosen', show: () => <CompareBar chosen={[note, other]} runs={runs} onClear={nothing} /> },
  { name: 'Interrupted', show: () => <Scene read={[session]}><StoppedRuns stopped={stopped} /></Scene> }, { name: 'An archive from elsewhere', show: () => <ForeignArchive ownRun={null} /> },
  { name: 'Theses', show: () => <Scene read={[note, other].map((id) => [queries.claims(id).queryKey, { claims: [], coverage: viewOf(id).coverage }] as const)}><Theses runs={runs} /></Scene> },
  { name: 'Choosing two runs', show: () => <Scene read={[[['runs', 'all'], { pages: [runList], pageParams: [0] }]]}><Chooser /></Scene> },
  { name: 'Two runs side by side', show: () => <div className="compare"><Scene read={[[queries.comparison(note, other).queryKey, comparison]]}><SideBySide a={viewOf(note)} b={viewOf(other)} /></Scene></div> },
  { name: 'Filings', show: () => <Documents library={library} /> }, { name: 'Searching', show: () => <SearchForm search={{ q: 'timber', company: '', year: '', form: '', section: '' }} onSearch={nothing} /> },
  { name: 'What a search finds', show: () => <Scene read={[[['search', 'q=timber'], found]]}><Hits search={{ q: 'timber', company: '', year: '', form: '', section: '' }} /></Scene> },
  { name: 'What a search finds not', show: () => <Scene read={[[['search', 'q=nothing'], nothingFound]]}><Hits search={{ q: 'nothing', company: '', year: '', form: '', section: '' }} /></Scene> },
  { name: 'Handing in', show: () => <Scene read={[session]}><UploadFiling open /></Scene> }, { name: 'The desk', show: () => <Desk settings={settings} /> }, { name: 'Changing the desk', show: () => <Scene read={[session]}><ChangeDesk settings={settings} /></Scene> },
];
