// Where the steps stand in the graph: columns from left to right, steps below one another, a line for each thing that waits for another.
import { columns, inColumn, type Column, type Step, type WorkState } from './work-state.ts';

/** Lengths are in pixels at the graph's own scale. */
export const columnWidths: Readonly<Record<Column, number>> = { plan: 132, gather: 212, analyse: 172, write: 148, trace: 124, judge: 136, seal: 104 };
const gap = 40;
const headHeight = 28;
const between = 12;
const bodyHeight = 56;
const callHeight = 18;
/** So many of a step's calls are shown in the graph; the panel has them all. */
export const shownCalls = 6;

export type Placed = { readonly step: Step; readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Layout = {
  readonly heads: readonly { readonly column: Column; readonly x: number; readonly width: number }[];
  readonly steps: readonly Placed[];
  readonly lines: readonly { readonly id: string; readonly from: string; readonly to: string; /** Within one column. */ readonly down: boolean }[];
  readonly width: number; readonly height: number;
};

export function stepHeight({ calls }: Pick<Step, 'calls'>): number {
  const rows = Math.min(calls.length, shownCalls) + (calls.length > shownCalls ? 1 : 0);
  return bodyHeight + (rows === 0 ? 0 : rows * callHeight + 6);
}

export function layOut(state: Pick<WorkState, 'steps'>): Layout {
  const heads: { column: Column; x: number; width: number }[] = [];
  const steps: Placed[] = [];
  let x = 0;
  for (const column of columns) {
    const here = inColumn(state, column);
    if (here.length === 0) continue;
    const width = columnWidths[column];
    heads.push({ column, x, width });
    let y = headHeight;
    for (const step of here) {
      const height = stepHeight(step);
      steps.push({ step, x, y, width, height });
      y += height + between;
    }
    x += width + gap;
  }
  const lines = steps.flatMap(({ step }) => step.after.filter((id) => state.steps.has(id)).map((id) => ({ id: `${id}→${step.id}`, from: id, to: step.id, down: state.steps.get(id)?.column === step.column })));
  return { heads, steps, lines, width: Math.max(0, x - gap), height: Math.max(0, ...steps.map((placed) => placed.y + placed.height)) };
}
