// The table of bench/RESULTS.md: the judge beside the baselines of the same run, and every kind of claim by itself.
import type { Figures, SetResult } from './score.ts';

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

function section(result: SetResult): string[] {
  const kinds = [...result.judge.kinds].sort(([left], [right]) => left.localeCompare(right));
  const { n, right } = result.judge.evidence;
  return [
    `## ${result.name} (n = ${String(result.records)})`, '',
    '| checker | balanced accuracy | bad claims caught | false alarms | precision | F1 |', '|---|---|---|---|---|---|',
    row('**Assay**', result.figures), ...result.baselines.map((baseline) => row(baseline.name, baseline.figures)), '',
    ...(n === 0 ? [] : [`Right evidence among the good claims passed: ${String(right)} of ${String(n)} (${percent(right / n)}).`, '']),
    '| kind of claim | n | flagged |', '|---|---|---|',
    ...kinds.map(([name, kind]) => `| ${name} | ${String(kind.n)} | ${percent(kind.flagged / kind.n)} |`), '',
  ];
}
