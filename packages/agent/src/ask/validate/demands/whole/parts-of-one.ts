// Of several lines that are asked for as parts of one whole each is told as a part: an amount among percentages is none.
import { partsAsked } from '../../../asked/reworded/statements/parts-listed.ts';
import type { Demand } from '../demand.ts';

const rates: ReadonlySet<string> = new Set(['percent', 'fraction']);

export const partsOfOne: Demand = ({ asked, all }) => {
  const count = asked.operation === 'define' || all.length === 0 ? 0 : partsAsked(asked.text.replaceAll('’', "'"));
  const told = new Set(all.filter(({ unit, form, isBeside }) => !isBeside && form !== 'growth' && rates.has(unit.kind)).map(({ metric }) => metric));
  return told.size < count ? ['each of them as a part of the whole'] : [];
};
