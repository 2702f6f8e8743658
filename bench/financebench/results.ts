// The table of bench/RESULTS-financebench.md: counts by kind of question and by half, never a question of the closed half.
import type { Answered } from './run-question.ts';

export type Run = { readonly name: string; readonly answers: readonly Answered[] };
export type Counts = { readonly n: number; readonly answered: number; readonly right: number; readonly wrong: number; readonly declined: number; readonly wrongProved: number };

export function countsOf(answers: readonly Answered[]): Counts {
  const count = (keep: (answer: Answered) => boolean): number => answers.filter(keep).length;
  return { n: answers.length, answered: count(({ outcome }) => outcome !== 'declined'), right: count(({ outcome }) => outcome === 'right'), wrong: count(({ outcome }) => outcome === 'wrong'), declined: count(({ outcome }) => outcome === 'declined'), wrongProved: count(({ outcome, proved }) => outcome === 'wrong' && proved > 0) };
}

export function figuresOf({ name, answers }: Run): { readonly name: string } & Counts & { readonly figures: number; readonly proved: number; readonly contradicted: number; readonly inexact: number; readonly p50Ms: number; readonly p95Ms: number } {
  const times = answers.map(({ ms }) => ms).toSorted((left, right) => left - right);
  const at = (share: number): number => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  const sum = (of: (answer: Answered) => number): number => answers.reduce((total, answer) => total + of(answer), 0);
  return { name, ...countsOf(answers), figures: sum(({ figures }) => figures), proved: sum(({ proved }) => proved), contradicted: sum(({ contradicted }) => contradicted), inexact: answers.filter(({ isExact }) => !isExact).length, p50Ms: at(0.5), p95Ms: at(0.95) };
}

function row(name: string, answers: readonly Answered[]): string {
  const { n, answered, right, wrong, declined, wrongProved } = countsOf(answers);
  return `| ${[name, n, answered, right, wrong, declined, wrongProved].map(String).join(' | ')} |`;
}

const kinds = ['computed', 'quoted', 'declined'] as const;

export function renderFinancebench(runs: readonly Run[], about: { readonly filings: number; readonly pages: number }): string {
  return [
    '# Questions on filings', '',
    `Written by \`node bench/financebench/main.ts\`: FinanceBench questions put to the house engine over the texts of ${String(about.filings)} filings (${String(about.pages)} pages). No model takes part. A figure is right by the digits of the gold answer, a quotation only where a quoted page is a gold page. Every answer is audited as a stranger’s text against the filing; “wrong, proved” are wrong answers with a figure of their own sentences that the judge verifies or computes. Halves are by the hash of a question’s id; rules were made with sight of the open half only.`, '',
    ...runs.flatMap(section),
  ].join('\n');
}

function section(run: Run): string[] {
  const { name, answers } = run;
  const { figures, proved, contradicted, inexact, p50Ms, p95Ms } = figuresOf(run);
  const types = [...new Set(answers.map(({ type }) => type))].toSorted();
  return [
    `## ${name}`, '', '| questions | n | answered | right | wrong | declined | wrong, proved |', '|---|---|---|---|---|---|---|',
    row('**all**', answers), ...types.map((type) => row(type, answers.filter((answer) => answer.type === type))),
    row('open half', answers.filter((answer) => answer.isOpen)), row('closed half', answers.filter((answer) => !answer.isOpen)),
    ...kinds.map((kind) => row(kind, answers.filter((answer) => answer.kind === kind))), '',
    `Figures in sentences of the answers’ own: ${String(figures)}, of which the judge proves ${String(proved)} and contradicts ${String(contradicted)}. Quotations that do not stand at their offsets: ${String(inexact)}. Time of an answer: median ${String(p50Ms)} ms, 95% within ${String(p95Ms)} ms, the reading of the filing included.`, '',
  ];
}
