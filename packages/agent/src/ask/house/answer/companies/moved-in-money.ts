// "The biggest increase in dollars, by how many bucks": the amounts by which figures moved decide who moved more, and no percentages.
import { change } from '../../../../figures/arithmetic.ts';
import { movedBy, type Said } from '../forms.ts';
import type { Holder } from '../scene.ts';
import { isOfMarket } from '../sentences/naming.ts';

const ofMoney = /\bin (?:dollars|dollar terms|money|absolute terms)\b|\b(?:dollar|absolute) (?:increase|growth|rise|change|amount|terms|gain|jump|drop|fall)\b|\bhow many (?:more )?(?:dollars|bucks|billions?|millions?)\b/i;
const ofPercent = /%|\b(?:percent\w*|per cent|pct|fast\w*|rate)\b/i;

/** Whether the words ask for the larger amount. */
export const asksMoney = (text: string): boolean => ofMoney.test(text) && !ofPercent.test(text);

/** A growth as the amount that it comes to; as it was where there are no two amounts of statements. */
export function inMoney(holder: Holder, said: Said): Said {
  const { base, before } = said;
  if (before === null || base.unit.kind !== 'money' || before.unit.kind !== 'money' || isOfMarket(base.metric)) return said;
  const by = change(base, before);
  return { ...said, figure: by, sentence: movedBy(holder, { now: base, before, by }) };
}
