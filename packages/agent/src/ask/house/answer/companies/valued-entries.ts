// What a company is worth whose count of shares is not on file: worked out on diluted shares, under a name that says so, with the calculation written out. Else one of the largest would be missing from their order.
import { join, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { behind, headline } from '../../multiple/tell-valuation.ts';
import { valuationAt, type Valued } from '../../multiple/valuation-at.ts';
import type { Scene } from '../scene.ts';
import type { Entry } from './compare.ts';

export type ValuedEntry = Entry & { readonly valued: Valued };

/** The companies without a figure of their own; none where another time than now is asked about. */
export function valuedEntries({ holders }: Pick<Scene, 'holders'>, id: string, { entries, period }: { readonly entries: readonly Entry[]; readonly period: AskedPeriod }): readonly ValuedEntry[] {
  if (id !== 'market_cap' || period.kind !== 'latest') return [];
  return holders.filter((holder) => !entries.some((entry) => entry.holder === holder)).flatMap((holder): readonly ValuedEntry[] => {
    const valued = valuationAt(holder, id, { price: null, year: null });
    return 'lacks' in valued ? [] : [{ holder, reading: valued.value, valued }];
  });
}

/** Without its full stop, as one of a list. */
export function valuedClause({ holder, valued }: ValuedEntry): Text {
  const told = headline(holder, valued);
  return { ...told, template: told.template.replace(/\.$/, '') };
}

/** The figure again, with what it is made of. */
export function valuedProof({ holder, valued }: ValuedEntry): Text {
  return join([headline(holder, valued), ...behind(holder, valued)], ' ');
}
