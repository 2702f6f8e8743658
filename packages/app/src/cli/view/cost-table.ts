// What each stage of a run took of each model, in columns.
import type { Cost, CostLine } from '@assay/agent';
import { moneyWords, tokenWords } from '../../cost/cost-words.ts';
import { cleanLine } from './clean-text.ts';
import { padEnd } from './text-width.ts';

export function costRows({ lines }: Cost): readonly string[] {
  const cells = lines.map(({ stage, model, calls, usage }: CostLine) => [cleanLine(stage), cleanLine(model), `${String(calls)} ${calls === 1 ? 'call' : 'calls'}`, tokenWords(usage), moneyWords(usage.usd)]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...cells.map((row) => (row[column] ?? '').length)));
  return cells.map((row) => row.map((cell, column) => padEnd(cell, widths[column] ?? 0)).join('  ').trimEnd());
}
