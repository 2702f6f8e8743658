// What a company is worth whose count of shares is not on file: worked out on diluted shares, under a name that says so, with the calculation written out. Else one of the largest would be missing from their order.
import { formulaInputs, metricById } from '@assay/calc';
import { join, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { behind, headline } from '../../multiple/tell-valuation.ts';
import { valuationAt, type Valued } from '../../multiple/valuation-at.ts';
import type { PricedAt } from '../../../asked/multiple/multiple.ts';
import type { Holder, Scene } from '../scene.ts';
import { isOfMarket } from '../sentences/naming.ts';
import { clauseOf } from '../sentences/reading-words.ts';
import type { Entry } from './entry.ts';

export type ValuedEntry = Entry & { readonly valued: Valued };

/** Measures of the market that a count of shares stands in. */
function restsOnShares(id: string): boolean {
  return isOfMarket(id) && formulaInputs(metricById(id)?.formula ?? '0').some(({ metric }) => metric === 'shares_outstanding');
}

/** Now, or at the end of the fiscal year that is named; null for another time, and for a year that the company has none of. */
function pricedAt({ bench: { book } }: Holder, period: AskedPeriod): PricedAt | null {
  if (period.kind === 'latest') return { price: null, year: null };
  const year = period.kind === 'fiscal' && period.part === 'FY' ? period.year : null;
  const end = year === null ? undefined : book.yearAnchors.find((anchor) => anchor.period?.fiscal?.year === year)?.end;
  return year === null || end === undefined ? null : { price: { kind: 'point', on: end }, year: { year } };
}

/** The companies without a figure of their own; none where another time than now or a year's end is asked about. */
export function valuedEntries({ holders }: Pick<Scene, 'holders'>, id: string, { entries, period }: { readonly entries: readonly Entry[]; readonly period: AskedPeriod }): readonly ValuedEntry[] {
  if (!restsOnShares(id)) return [];
  return holders.filter((holder) => !entries.some((entry) => entry.holder === holder)).flatMap((holder): readonly ValuedEntry[] => {
    const at = pricedAt(holder, period);
    const valued = at === null ? null : valuationAt(holder, id, at);
    return valued === null || 'lacks' in valued ? [] : [{ holder, reading: valued.value, valued }];
  });
}

/** Without its full stop, as one of a list. */
function valuedClause({ holder, valued }: ValuedEntry): Text {
  const told = headline(holder, valued);
  return { ...told, template: told.template.replace(/\.$/, '') };
}

/** The figure again, with what it is made of. */
export function valuedProof({ holder, valued }: ValuedEntry): Text {
  return join([headline(holder, valued), ...behind(holder, valued)], ' ');
}

export function clauseFor(entry: Entry | ValuedEntry): Text {
  return 'valued' in entry ? valuedClause(entry) : clauseOf(entry.holder, entry.reading);
}
