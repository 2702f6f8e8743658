// The tables of the bench of questions.
import { categories, type Half } from './records.ts';
import { allWordingsRight, latencies, latencyOf, successOf, tallyOf, type Latency, type Trial } from './tally.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

function row(name: string, trials: readonly Trial[]): string {
  const tally = tallyOf(trials);
  const { answered, right, incomplete, wrong, verifiedWrong, declinedRightly, declinedWrongly } = tally;
  const { questions, right: whole } = allWordingsRight(trials);
  return `| ${[name, questions, tally.trials, answered, right, incomplete, wrong, verifiedWrong, declinedRightly, declinedWrongly, `${String(whole)} of ${String(questions)}`, percent(successOf(tally))].join(' | ')} |`;
}

const head = [
  '| category | questions | wordings | answered | right | incomplete | wrong | wrong with a verified mark | declined rightly | declined wrongly | all three wordings as they should be | as they should be |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|',
];

const milliseconds = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const timeRow = ({ name, n, p50, p95 }: Latency): string => `| ${name} | ${String(n)} | ${milliseconds(p50)} | ${milliseconds(p95)} |`;

function byCategory(trials: readonly Trial[]): string[] {
  return [...head, ...categories.filter((name) => trials.some(({ question }) => question.category === name)).map((name) => row(name, trials.filter(({ question }) => question.category === name)))];
}

/** `threads`: how many asked side by side. */
export type Shown = { readonly sets: readonly Half[]; readonly trials: readonly Trial[]; readonly threads?: number };

const setNames: Readonly<Record<Half, string>> = {
  studied: 'studied (failures were read and mended)', reworded: 'studied ones in new words (failures may be studied)', open: 'new, open half (failures may be studied)', closed: 'new, closed half (failures are never read)',
};

/** By category for what may be studied; of the closed half the sum alone. */
export function renderAsk({ trials, sets, threads = 1 }: Shown): string {
  const of = (name: Half): readonly Trial[] => trials.filter((trial) => trial.half === name);
  const shown = sets.filter((name) => of(name).length > 0);
  const sums = [row('**all**', trials), ...shown.map((name) => row(setNames[name], of(name)))];
  return [
    '# Questions in plain words', '',
    'Written by `npm run -s bench:ask`. The house engine, offline, on the bundled figures. The questions were written apart from the code that reads them and without sight of it: each in a careful, a hurried and a colloquial wording, over what `bench/ask/README.md` lists. What a right answer must show is worked out from the bundled files apart from Assay. Incomplete: what is shown is so, but something asked for is not shown. Wrong: none of what was asked for is shown, another value stands in its place, or order or direction is contrary. A wrong one has a verified mark where the answer is valid and holds figures that the judge proved.', '',
    ...head, ...sums, '',
    ...shown.filter((name) => name !== 'closed').flatMap((name) => [`## By category, ${setNames[name]}`, '', ...byCategory(of(name)), '']),
    '## Time of one answer', '', `Milliseconds ${threads === 1 ? 'in one process' : `in one of ${String(threads)} threads that asked side by side`}, judge included; the first question after the start left out.`, '',
    '| operation | answers | p50 | p95 |', '|---|---|---|---|', ...latencies(trials.slice(1), ({ operation }) => operation ?? 'none').map(timeRow), timeRow(latencyOf('**all**', trials.slice(1).map(({ ms }) => ms))), '',
    '| difficulty | answers | p50 | p95 |', '|---|---|---|---|', ...latencies(trials.slice(1), ({ question }) => question.difficulty).map(timeRow), '',
  ].join('\n');
}

/** What came of each wording that may be studied, for those who mend; nothing of the closed half. */
export function renderDetails(trials: readonly Trial[]): string {
  return trials.filter(({ half }) => half !== 'closed').map(({ question, wording, score, ms, operation, told }) => JSON.stringify({
    id: question.id, category: question.category, wording, question: question.wordings[wording], earlier: question.earlier, outcome: score.outcome, verified: score.verified, why: score.why, operation, ms: Math.round(ms),
    summary: told.summary, markdown: score.outcome === 'right' || score.outcome === 'declined-rightly' ? undefined : told.markdown,
  })).map((line) => `${line}\n`).join('');
}
