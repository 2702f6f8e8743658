// A filing's own page as company facts: the second way to the same figures, with the segments that company facts leave out.
import type { Dictionary } from '@assay/calc';
import { AssayError, type IsoDate } from '@assay/record';
import { nameValues, type NameableValue } from '../../sec/assign-metrics.ts';
import type { CompanyFact } from '../../sec/company-fact.ts';
import type { CompanyFacts } from '../../sec/company-facts.ts';
import type { InlineFact } from './inline-fact.ts';
import { readInlineFacts } from './read-inline.ts';

/** What a page does not say of itself. Without a form the cover page's own stands. */
export type Filing = { readonly accession: string; readonly filed: IsoDate; readonly form?: string };

type Stated = { readonly fact: InlineFact; readonly value: string };

/** Every figure that the filing tags, one version each. Throws AssayError('malformed-source') for a page that is no tagged filing. */
export function readFilingFacts(html: string, filing: Filing, dictionary?: Dictionary): CompanyFacts {
  const { cik, entity, form, facts } = readInlineFacts(html);
  if (cik === null) throw new AssayError('malformed-source', 'The page carries no inline XBRL.', { remedy: 'Give the filing\'s main document: annual and quarterly reports are tagged since 2019 to 2021.' });
  const stated = facts.flatMap((fact) => (fact.value === null ? [] : [{ fact, value: fact.value }]));
  const nameable = nameables(stated);
  const { metricOf, contests } = nameValues(nameable, dictionary);
  const placed = { cik, filing: { ...filing, form: filing.form ?? form ?? '' } };
  return {
    cik, name: entity?.name ?? '', restatements: [], choices: contests,
    facts: stated.map((one, at) => factOf(one, { ...placed, metric: nameable[at] === undefined ? null : metricOf(nameable[at]) })),
  };
}

function nameables(stated: readonly Stated[]): NameableValue[] {
  const concepts = new Map<string, NameableValue['concept']>();
  return stated.map(({ fact, value }) => {
    const [taxonomy = '', name = ''] = fact.concept.split(':');
    const concept = concepts.get(fact.concept) ?? { taxonomy, name };
    concepts.set(fact.concept, concept);
    const scope = fact.members.map(({ axis, member }) => `${axis}=${member}`).sort().join('|');
    return { concept, value, unit: fact.unit, period: fact.period, superseded: false, derived: null, scope };
  });
}

function factOf({ fact, value }: Stated, of: { readonly cik: string; readonly metric: string | null; readonly filing: Required<Filing> }): CompanyFact {
  const { period } = fact;
  const { start, end } = period.kind === 'duration' ? period : { start: null, end: period.kind === 'instant' ? period.on : '' };
  const { accession, filed, form } = of.filing;
  return {
    key: { cik: of.cik, concept: fact.concept, start, end, unit: fact.unitName, dimensions: Object.fromEntries(fact.members.map(({ axis, member }) => [axis, member])) },
    label: fact.label, metric: of.metric, value, unit: fact.unit, period, filed, derived: null,
    versions: [{ value, accession, form, filed, frame: null, isAmendment: form.endsWith('/A'), pointer: null }],
  };
}
