// The table of the calculation set.
import { accuracyOf, type Count, type Tally } from './score.ts';

export type CalcResult = { readonly name: string; readonly all: Tally; readonly figuresOnly: Tally };

const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;
const row = (name: string, each: Count): string => `| ${name} | ${each.records} | ${each.answered} | ${percent(accuracyOf(each))} |`;

export function renderCalc(result: CalcResult): string {
  const kinds = [...result.all.kinds].toSorted(([, left], [, right]) => right.records - left.records);
  return [
    '# Accuracy of calculations from a question’s words', '',
    'Written by `npm run -s bench:calc`. By code alone: no model, no network. The engine is given a question, its source and the operands in table order; it must find the formula. An answer is right when it equals the gold answer within that answer’s digits. The operands list constants (such as 100) and repeats; the last row of the first table withholds both, so that the words alone must tell the form.', '',
    `## ${result.name} (n = ${result.all.all.records})`, '',
    '| questions | n | answered | right |', '|---|---|---|---|',
    row('**all**', result.all.all), row('open half (errors were studied)', result.all.halves.open), row('closed half (its errors were never looked at)', result.all.halves.closed),
    row('all, given the distinct figures alone', result.figuresOnly.all), '',
    '| kind of question | n | answered | right |', '|---|---|---|---|',
    ...kinds.map(([name, each]) => row(name, each)), '',
  ].join('\n');
}
