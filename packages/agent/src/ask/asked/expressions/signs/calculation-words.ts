// The words in which a calculation is looked for, with what the readers found in them.
import type { AskedMeasure, AskedPeriod, Calculation } from '../../asked.ts';
import type { FoundMeasure } from '../../measures/found-measure.ts';
import type { FoundPeriod } from '../../periods/periods.ts';
import type { Place } from '../../places.ts';

export type CalculationWords = {
  readonly text: string;
  /** Every place that names a measure. */
  readonly measures: readonly FoundMeasure[];
  /** Times as they are settled, and every place that says one. */
  readonly periods: readonly FoundPeriod[];
  readonly times: readonly FoundPeriod[];
  readonly names: readonly Place[];
  /** What the question before measured. */
  readonly earlier: readonly AskedMeasure[];
  /** What it was asked to work out of them. */
  readonly calculation?: Calculation;
  /** When. */
  readonly earlierPeriods?: readonly AskedPeriod[];
};
