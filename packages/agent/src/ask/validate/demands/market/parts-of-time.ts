// What the words ask of the best or worst part of a time, and the part alone does not tell: whether it was then.
import type { Demand } from '../demand.ts';

const asksWhether = /^(?:(?:so|and|but|hey|ok),? )?(?:did|was|is|has|have|had|were|does|do)\b[^?]*\b(?:best|worst|biggest|largest|strongest|weakest) (?:trading |calendar |one-day |daily |weekly |monthly )?(?:day|session|week|month|quarter|year|gain|loss|drop|fall|rise)\b/i;

/** "Did it have its worst day in 2024?": the worst of that year does not say whether one of another year was worse. */
export const partsOfTime: Demand = ({ text, openingWords }) => (asksWhether.test(text) && /\bpoints? of those (?:days|weeks|months|quarters|years) came with\b/.test(openingWords) && !/^(?:Yes|No)\b/.test(openingWords) ? ['whether it was then'] : []);
