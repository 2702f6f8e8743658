// What the readers of names, measures and times found in a question, before it is settled what is asked.
import type { readCompanies } from '../companies/read-companies.ts';
import type { readGroup } from '../companies/read-group.ts';
import type { FoundMeasure } from '../measures/found-measure.ts';
import type { FoundPeriod } from '../periods/periods.ts';
import type { Place } from '../places.ts';

export type Reading = {
  readonly question: string;
  readonly text: string;
  readonly group: ReturnType<typeof readGroup>;
  readonly named: Awaited<ReturnType<typeof readCompanies>>;
  readonly measures: readonly FoundMeasure[];
  readonly periods: readonly FoundPeriod[];
  /** Places that the readers took, also those that say the same again. */
  readonly used: { readonly parts: readonly Place[]; readonly all: readonly FoundMeasure[]; readonly times: readonly FoundPeriod[] };
};
