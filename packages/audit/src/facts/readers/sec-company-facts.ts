// SEC company facts: every figure a company tagged, keyed by concept, unit and dates, as known on the capture's day.
// `fy` and `fp` of the document name the filing a row stands in, never the period of its value.
import { periodName, type Fact, type IsoDate } from '@assay/record';
import { makeFactId } from '../fact-id.ts';
import { pointerTo } from '../json/pointer.ts';
import type { FactReader, ReadFact } from '../read-fact.ts';
import { readCompanyRows } from '../sec/company-rows.ts';
import { companyValues, type CompanyValue } from '../sec/company-values.ts';
import { nameValues } from '../sec/assign-metrics.ts';

/** Values filed after the capture's `asOf` (or the day it was received) are not seen. A value that a later filing replaced stays, as an older version. */
export const readSecCompanyFacts: FactReader = ({ capture, bytes }, { dictionary }) => {
  const asOf: IsoDate = capture.asOf ?? capture.receivedAt.slice(0, 10);
  const document = readCompanyRows(bytes);
  const all = companyValues(document, asOf);
  const { metricOf } = nameValues(all, dictionary);
  // A difference of two sums is worth having only where the sum itself means something to the dictionary.
  const values = all.map((value) => ({ value, metric: metricOf(value) })).filter(({ value, metric }) => value.derived === null || metric !== null);
  const entity = { id: `cik:${document.cik}`, ticker: capture.entity?.id === `cik:${document.cik}` ? capture.entity.ticker : null, name: document.name };
  return values.map(({ value, metric }): ReadFact => {
    const { row, concept } = value;
    const name = `${concept.taxonomy}:${concept.name}`;
    const fact: Fact = {
      // Row numbers, not positions in this list: an id stays the same under every as-of day.
      id: makeFactId(capture, value.derived === null ? row.ordinal : document.rowCount + row.ordinal),
      entity, metric: { id: metric, label: concept.label, concept: name }, value: value.value, precision: null, unit: value.unit,
      period: value.period, dimensions: {},
      source: { kind: 'filing', name: 'SEC EDGAR company facts', form: row.form, accession: row.accession, filed: value.filed },
      capture: capture.id,
      anchor: { kind: 'json', pointer: pointerTo('facts', concept.taxonomy, concept.name, 'units', concept.unit, row.index, 'val'), bytes: row.bytes },
      derived: value.derived,
    };
    return { fact, row: [concept.label], column: [periodName(value.period)], caption: captionOf(document.name, value), mentions: [], scale: 0 };
  });
};

function captionOf(company: string, value: CompanyValue): string {
  const where = `${company}, SEC company facts`;
  return value.superseded ? `${where}, as filed ${value.filed}; a later filing says otherwise` : where;
}
