// A measure and where the question names it.
import type { AskedMeasure, MeasureForm } from '../asked.ts';
import type { Place } from '../places.ts';

export type FoundMeasure = Place & { readonly measure: AskedMeasure };

export const metricOf = (id: string, as: MeasureForm, words: string): AskedMeasure => ({ kind: 'metric', id, as, words });
