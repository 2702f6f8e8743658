// What the calls of a run took, from its journal.
import type { JournalEntry } from '@assay/record';
import { z } from 'zod';
import { addUsage, noUsage, usageSchema, type Usage } from '../usage.ts';

const finished = z.object({ stage: z.string(), role: z.string(), model: z.string(), usage: usageSchema });

export type CostLine = { readonly stage: string; readonly model: string; readonly calls: number; readonly usage: Usage };
export type Cost = { readonly calls: number; readonly failed: number; readonly retries: number; readonly total: Usage; readonly lines: readonly CostLine[] };

/** One line for each stage and model, in the order of their first calls. A run of the rules has none. */
export function summariseCost(journal: readonly JournalEntry[]): Cost {
  const lines = new Map<string, CostLine>();
  for (const entry of journal.filter(({ event }) => event === 'model-call-finish')) {
    const read = finished.safeParse(entry.data);
    if (!read.success) continue;
    const { stage, model, usage } = read.data;
    const line = lines.get(`${stage}\n${model}`) ?? { stage, model, calls: 0, usage: noUsage };
    lines.set(`${stage}\n${model}`, { ...line, calls: line.calls + 1, usage: addUsage(line.usage, usage) });
  }
  const all = [...lines.values()];
  const count = (event: string): number => journal.filter((entry) => entry.event === event).length;
  return {
    calls: all.reduce((sum, { calls }) => sum + calls, 0), failed: count('model-call-failed'), retries: count('model-call-retry'),
    total: all.reduce((sum, { usage }) => addUsage(sum, usage), noUsage), lines: all,
  };
}
