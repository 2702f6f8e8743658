// The table of bench/RESULTS.md: the judge beside the baselines of the same run, and every kind of claim by itself.
import { figuresOf, type Figures, type Part, type SetResult } from './score.ts';

const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;

function row(name: string, figures: Figures): string {
  return `| ${name} | ${percent(figures.balancedAccuracy)} (${percent(figures.interval95[0])}–${percent(figures.interval95[1])}) | ${percent(figures.recall)} | ${percent(figures.falseAlarms)} | ${percent(figures.precision)} | ${percent(figures.f1)} |`;
}

export function renderResults(results: readonly SetResult[]): string {
  const head = [
    '# Accuracy of the audit on public claims', '',
    'Written by `npm run -s bench:claims`. The judge runs by code alone: no model, no network. Each record is a sentence and its source; a bad claim must be flagged (contradicted or unverified), a good one left alone. The baselines run on the same records in the same run. Intervals are 95%.', '',
  ];
  return [...head, ...results.flatMap(section)].join('\n');
}

/** From the outputs that the set's authors published; those models were not tuned on these claims. */
const peers = 'Large models on the same claims, from the published outputs of the set’s authors: GPT-4o with the gold passages: accuracy 83.0%, numeric subset 74.3%, false alarms 19%; with retrieval: 75.1%, 73.5%, 35%. It was not tuned on these claims.';

function partRow(name: string, part: Part): string {
  const figures = figuresOf(part);
  const n = part.good + part.bad;
  return `| ${name} | ${String(n)} | ${percent(figures.balancedAccuracy)} | ${percent((part.badFlagged + part.good - part.goodFlagged) / Math.max(1, n))} | ${percent(figures.recall)} | ${percent(figures.falseAlarms)} |`;
}

/** The tables of the other accuracy benches behind this one's, a heading lower; each is written by its own command. */
export function withOthers(results: string, others: readonly string[]): string {
  return [results.trimEnd(), ...others.map((other) => other.trimEnd().replaceAll(/^(#{1,5}) /gm, '#$1 '))].join('\n\n').concat('\n');
}

function section(result: SetResult): string[] {
  const kinds = [...result.judge.kinds].sort(([left], [right]) => left.localeCompare(right));
  const { n, right, exact } = result.judge.evidence;
  const { truth } = result.judge;
  return [
    `## ${result.name} (n = ${String(result.records)})`, '',
    '| checker | balanced accuracy | bad claims caught | false alarms | precision | F1 |', '|---|---|---|---|---|---|',
    row('**Assay**', result.figures), ...result.baselines.map((baseline) => row(baseline.name, baseline.figures)), '',
    ...(n === 0 ? [] : [`Right evidence among the good claims passed: ${String(right)} of ${String(n)} (${percent(right / n)}); exactly the gold cells and paragraphs: ${String(exact)} (${percent(exact / n)}).`, '']),
    ...(truth.n === 0 ? [] : [`Of the contradicted claims with a gold value, the verdict names it in ${String(truth.named)} of ${String(truth.n)} (${percent(truth.named / truth.n)}).`, '']),
    '| part | n | balanced accuracy | accuracy | bad claims caught | false alarms |', '|---|---|---|---|---|---|', ...[...result.judge.parts].sort(([left], [right_]) => left.localeCompare(right_)).map(([name, part]) => partRow(name, part)), '',
    ...(result.name === 'findver' ? [peers, ''] : []),
    '| kind of claim | n | flagged |', '|---|---|---|',
    ...kinds.map(([name, kind]) => `| ${name} | ${String(kind.n)} | ${percent(kind.flagged / kind.n)} |`), '',
  ];
}
