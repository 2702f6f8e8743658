// One record through the engine. Nothing but the question, its source and its operands is read, and the operands go in sorted.
import { solve, sortOperands, type Operand, type Solution } from '@assay/audit/solve';
import type { CalcRecord } from './records.ts';

/** The operands as the record lists them; `figures-only` leaves out constants and repeats, so that the words alone must tell the form. */
export type Given = 'all-operands' | 'figures-only';

export function answerRecord(record: Pick<CalcRecord, 'question' | 'operands' | 'source'>, given: Given): Solution {
  const operands = sortOperands(given === 'all-operands' ? record.operands : distinctFigures(record.operands));
  return solve({ question: record.question, operands, terms: given === 'all-operands' ? 'all' : 'figures', source: { paragraphs: record.source.paragraphs ?? [], table: record.source.table ?? [] } });
}

function distinctFigures(operands: readonly Operand[]): Operand[] {
  const figures = operands.filter((operand) => operand.kind !== 'const');
  return [...new Map(figures.map((operand) => [JSON.stringify([operand.cell, operand.value]), operand])).values()];
}
