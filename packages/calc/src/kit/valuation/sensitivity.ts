// A model's value over a grid of two of its inputs.
import type { Decimal } from '@assay/record';
import type { ModelInputs, ModelOutcome } from '../model.ts';
import { computeModel } from '../models.ts';

/** One side of the grid: the input that varies and the values it takes. */
export type GridSide = { readonly input: string; readonly values: readonly Decimal[] };
export type SensitivityGrid = { readonly rows: GridSide; readonly columns: GridSide; readonly cells: readonly (readonly ModelOutcome[])[] };

/** `cells[r][c]` is the model at row value r and column value c; a cell whose inputs have no answer holds the reason. */
export function sensitivityGrid(model: { readonly id: string; readonly inputs: ModelInputs }, rows: GridSide, columns: GridSide): SensitivityGrid {
  const cells = rows.values.map((row) => columns.values.map((column) => computeModel(model.id, { ...model.inputs, [rows.input]: row, [columns.input]: column })));
  return { rows, columns, cells };
}
