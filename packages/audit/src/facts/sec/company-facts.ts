// What a company told the SEC, figure by figure: each keyed by concept, dates, unit and dimensions, with every filing that reported it.
import type { Dictionary } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import { pointerTo } from '../json/pointer.ts';
import { plainDigits } from '../json/plain-digits.ts';
import { nameValues, type Contest } from './assign-metrics.ts';
import type { CompanyFact, FactVersion } from './company-fact.ts';
import { readCompanyRows, type CompanyRow } from './company-rows.ts';
import { companyValues, type CompanyValue } from './company-values.ts';
import { restatementsOf, type Restatement } from './restatements.ts';

export type CompanyFacts = {
  readonly cik: string;
  readonly name: string;
  readonly facts: readonly CompanyFact[];
  /** Values that a later filing gave otherwise, the newest first. */
  readonly restatements: readonly Restatement[];
  /** Where several concepts carried a metric's name in one period: which was taken, and why. */
  readonly choices: readonly Contest[];
};

/** Everything that was filed by `asOf`. Throws AssayError('malformed-source') that names the field. */
export function readCompanyFacts(bytes: Uint8Array, asked: { readonly asOf: IsoDate; readonly dictionary?: Dictionary }): CompanyFacts {
  const document = readCompanyRows(bytes);
  const values = companyValues(document, asked.asOf).filter((value) => !value.superseded);
  const { metricOf, contests } = nameValues(values, asked.dictionary);
  const facts = values.flatMap((value) => {
    const metric = metricOf(value);
    // A difference of two sums is worth having only where the sum itself means something to the dictionary.
    return value.derived !== null && metric === null ? [] : [factOf(value, { cik: document.cik, metric })];
  });
  return { cik: document.cik, name: document.name, facts, restatements: restatementsOf(facts), choices: contests };
}

function factOf(value: CompanyValue, { cik, metric }: { readonly cik: string; readonly metric: string | null }): CompanyFact {
  const { concept, period, rows } = value;
  const { start, end } = period.kind === 'duration' ? period : { start: null, end: period.kind === 'instant' ? period.on : value.row.end };
  const list = pointerTo('facts', concept.taxonomy, concept.name, 'units', concept.unit);
  const versions = rows.map((row) => versionOf(row, list));
  const [whole, part] = versions;
  return {
    key: { cik, concept: `${concept.taxonomy}:${concept.name}`, start, end, unit: concept.unit, dimensions: {} },
    label: concept.label, metric, value: value.value, unit: value.unit, period, filed: value.filed,
    derived: value.derived === null || whole === undefined || part === undefined ? null : { formula: value.derived, whole, part },
    versions: value.derived === null ? versions : [],
  };
}

/** `list` points at the rows of the concept in its unit. */
function versionOf(row: CompanyRow, list: string): FactVersion {
  return {
    value: plainDigits(row.value), accession: row.accession, form: row.form, filed: row.filed, frame: row.frame, isAmendment: row.form.endsWith('/A'),
    pointer: `${list}/${String(row.index)}/val`,
  };
}
