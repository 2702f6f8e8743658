// What the gallery shows. A part that pages share is added here with all its states.
import type { Strength } from '@assay/record';
import type { ReactNode } from 'react';
import { ApiProblem } from '../../api/client.ts';
import { CheckResult } from '../../parts/CheckResult.tsx';
import { FileField } from '../../parts/FileField.tsx';
import { Glyph } from '../../parts/Glyph.tsx';
import { Pager } from '../../parts/Pager.tsx';
import { Empty, Failed, Loading, Notice, ReadOnly } from '../../parts/states.tsx';
import { Tally } from '../../parts/Tally.tsx';
import { VerdictTip } from '../../parts/VerdictTip.tsx';
import { verdictNames } from '../../parts/verdict-order.ts';
import { strengthTold, tallyOrder } from '../../words/index.ts';
import { RecheckResult, type RecheckState } from '../../recheck/index.ts';
import { LettersChoice } from '../../shell/Help.tsx';
import { ThemeChoice } from '../../shell/Menu.tsx';
import { statusWords, StatusMark } from '../run/StatusMark.tsx';
import { agreed, broken, otherwise, recheckedOf, unread, withCounts } from './invented.ts';
import '../../style/report/claims.css';

/** `panel` keeps names and ids of the two themes apart. */
export type Specimen = { readonly name: string; readonly show: (panel: string) => ReactNode };

const nothing = (): void => undefined;

function Claim({ strength, current = false }: { readonly strength: Strength; readonly current?: boolean }): ReactNode {
  return <><a className={`claim ${strength}`} href="#main" {...(current ? { 'aria-current': 'true' as const } : {})}>38.4% in fiscal 2025<Glyph name={strength} /></a>{' '}</>;
}

export const marks: readonly Specimen[] = [
  { name: 'Glyphs with their words', show: () => <p className="run-of">{tallyOrder.map((strength) => <span key={strength} className="mark"><Glyph name={strength} />{strengthTold[strength].name}</span>)}<span className="mark"><Glyph name="outside" />Numbers outside claims</span></p> },
  { name: 'Claims in a text', show: () => <p className="in-text">{tallyOrder.map((strength) => <Claim key={strength} strength={strength} />)}<Claim strength="strong" current /></p> },
  { name: 'Verdicts that explain themselves', show: () => <p className="run-of">{verdictNames.map((verdict) => <VerdictTip key={verdict} verdict={verdict} />)}</p> },
  { name: 'Tallies', show: () => <><p><Tally verdicts={withCounts({}).verdicts} /></p><p><Tally verdicts={withCounts({ verified: 29, supported: 5, judgment: 4, unverified: 2, contradicted: 1 }).verdicts} /></p><p><Tally words verdicts={withCounts({ verified: 29, supported: 5, judgment: 4, unverified: 2, contradicted: 1 }).verdicts} /></p></> },
  { name: 'States of a step', show: () => <p className="run-of">{(Object.keys(statusWords) as (keyof typeof statusWords)[]).map((status) => <span key={status} className="mark"><StatusMark status={status} told={false} />{statusWords[status]}</span>)}</p> },
];

function Field({ label, id, children }: { readonly label: string; readonly id: string; readonly children: ReactNode }): ReactNode {
  return <div className="field"><label htmlFor={id}>{label}</label>{children}</div>;
}

export const controls: readonly Specimen[] = [
  { name: 'Buttons', show: () => <p className="run-of"><button type="button" className="button">Verify</button><button type="button" className="button primary">Compare</button><button type="button" className="button" disabled>Resting</button><button type="button" className="button primary" disabled>Resting</button><a className="button" href="#main">A link</a><kbd>Ctrl K</kbd></p> },
  {
    name: 'Fields', show: (panel) => (
      <>
        <Field label="Words" id={`${panel}-words`}><input id={`${panel}-words`} type="search" placeholder="Title, question, company" /></Field>
        <Field label="Kind" id={`${panel}-kind`}><select id={`${panel}-kind`}><option>All kinds</option></select></Field>
        <Field label="From" id={`${panel}-from`}><input id={`${panel}-from`} type="date" /></Field>
        <Field label="Question" id={`${panel}-text`}><textarea id={`${panel}-text`} rows={2} defaultValue="What became of the margin?" /></Field>
        <Field label="Resting" id={`${panel}-off`}><input id={`${panel}-off`} type="text" disabled defaultValue="set elsewhere" /></Field>
      </>
    ),
  },
  { name: 'Choices', show: (panel) => <><ThemeChoice name={`${panel}-theme`} /><LettersChoice /></> },
  { name: 'Files', show: () => <><FileField label="The report" hint="Markdown, 16 MB at most" accept=".md" files={[]} onFiles={nothing} /><FileField label="Its sources" hint="" accept=".csv" multiple files={[new File(['x'.repeat(2_400)], 'income.csv'), new File(['x'], 'a-name-that-is-longer-than-most-names-of-files-are.csv')]} onFiles={nothing} /></> },
  { name: 'Pages of a list', show: (panel) => [1, 2, 3].map((page) => <Pager key={page} label={`${panel}, page ${String(page)}`} page={page} pages={3} onPage={nothing} />) },
  { name: 'A table', show: () => <table className="table"><thead><tr><th scope="col">Company</th><th scope="col" className="num">Revenue</th></tr></thead><tbody><tr><th scope="row">Boatyard</th><td className="num">910</td></tr><tr><th scope="row">Sawmill</th><td className="num">1,204</td></tr></tbody></table> },
];

function problem(status: number, code: string, words: readonly [detail: string, remedy: string]): ApiProblem {
  return new ApiProblem({ status, code, detail: words[0], remedy: words[1] });
}

export const states: readonly Specimen[] = [
  { name: 'Loading', show: () => <Loading what="the runs" /> },
  { name: 'Empty, with one next step', show: () => <Empty action={<a className="button primary" href="#main">Ask the first question</a>}>Nothing was run yet.</Empty> },
  { name: 'Notice', show: () => <><Notice>Figures are those of 24 Mar 2026.</Notice><Notice tone="warning" action={<button type="button" className="button">Show them</button>}>Two sources could not be read.</Notice></> },
  { name: 'Read-only', show: () => <ReadOnly>That takes the role analyst; yours is reader.</ReadOnly> },
  { name: 'Failed, with a remedy', show: () => <Failed failure={problem(500, 'internal', ['The server answered 500.', 'Try again; if it stays, see the log of `assay serve`.'])} onRetry={nothing} /> },
  { name: 'Offline', show: () => <Failed failure={problem(0, 'offline', ['The server does not answer.', 'See that `assay serve` is running, then try again.'])} onRetry={nothing} /> },
  { name: 'Seal broken', show: () => <Failed failure={problem(409, 'seal-broken', ['report.md was changed.', 'Take an untouched copy of the run.'])} /> },
  { name: 'Not there', show: () => <Failed failure={problem(404, 'unknown-run', ['No run of that id is kept here.', 'See the archive.'])} /> },
  { name: 'Refused for the role', show: () => <Failed failure={problem(403, 'not-allowed', ['That takes the role admin; yours is reader.', 'Log in as admin.'])} /> },
];

const rechecks: readonly (readonly [string, RecheckState])[] = [
  ['Judging again', { is: 'judging', size: 1_200_000 }], ['Judged again, agreed', { is: 'done', rechecked: recheckedOf(agreed), tookMs: 1_300 }], ['Judged again, otherwise', { is: 'done', rechecked: recheckedOf(otherwise), tookMs: 1_300 }], ['Could not be judged', { is: 'failed', why: 'The file is no archive.' }],
];

export const checks: readonly Specimen[] = [
  { name: 'Sound', show: () => <CheckResult checked={agreed} /> }, { name: 'Broken', show: () => <CheckResult checked={broken} /> },
  { name: 'The judge does not agree', show: () => <CheckResult checked={otherwise} /> }, { name: 'Not fully checked', show: () => <CheckResult checked={unread} /> },
  ...rechecks.map(([name, state]): Specimen => ({ name, show: () => <RecheckResult state={state} /> })),
];
