// Whole years held against each other: a year of a series is its mean, and what it did in a year runs from its last reading before it. Which of its readings stands at an edge decides nothing.
import { endOf } from '../../../../book/fact-book.ts';
import { say, sentenceCase, type Text } from '../../../../prose/text.ts';
import { meanTold, movedFrom } from '../../course/tell-economy.ts';
import type { Told } from '../../course/told.ts';
import type { Scene } from '../scene.ts';
import type { Run } from './economy-words.ts';

export type OfYear = { readonly year: number; readonly run: Run };

const asksContest = /\b(?:vs\.?|versus|against|compar\w+|than|or|which|(?:high|low|strong|weak|fast|slow|larg|small|bigg)(?:er|est)|better|worse|best|worst)\b/i;
const asksMoved = /\b(?:grow\w*|grew|r[io]se|risen|rises|f[ae]ll|fallen|climb\w*|dropp?\w*|declin\w+|increas\w+|decreas\w+|added|chang\w+|moved?)\b/i;
const asksLow = /\b(?:lower|lowest|less|least|below|weak(?:er|est)|slow(?:er|est)|small(?:er|est)|fewer|fewest)\b/i;
const isYesNo = /^(?:(?:so|and|but|well|hey)[,:]? )*(?:is|are|was|were|did|has|had|do|does)\b[^?]*\b(?:higher|more|above|stronger|faster|larger|bigger|greater|lower|less|below|weaker|slower|smaller|fewer)\b[^?]*\bthan\b/i;
/** One stretch from year to year, figures at an end of the years, or their totals. */
const asksOther = /\b(?:from|between|since|until|through\w*|how (?:much|many|far)|points?|difference|end(?:ed)?|december|january|as a whole|totals?|altogether|in all|(?:full|whole|entire)[- ]years?)\b|->|→|[-–]\d/i;

export const areHeldApart = (text: string): boolean => asksContest.test(text) && !asksOther.test(text);

/** What each of two years comes to, the one that is asked for first; null where one of them cannot be told. */
export function yearsApart(scene: Scene, { years, whole }: { readonly years: readonly OfYear[]; readonly whole: Run }): readonly Text[] | null {
  const { text } = scene.gathered.asked;
  const isOfMove = whole.every(({ formula, metric }) => formula === null && (asksMoved.test(text) || isOfStock(metric)));
  const told = years.flatMap((one) => (isOfMove ? movedIn(scene, one, whole) : meanTold(scene, one.run)) ?? []);
  const [named, other, ...others] = told;
  if (named === undefined || other === undefined || others.length > 0 || years.length > told.length) return null;
  const isLow = asksLow.test(text);
  const isNamed = isLow ? named.figure.value.lt(other.figure.value) : named.figure.value.gt(other.figure.value);
  const isSame = named.figure.value.eq(other.figure.value);
  const said = !isYesNo.test(text) ? '' : isNamed ? 'Yes: ' : 'No: ';
  if (isSame) return [say`${said}${named.text}`, other.text];
  const [first, second] = isNamed ? [named, other] : [other, named];
  return [sentenceCase(say`${said}${isOfMove ? moreOf(isLow) : isLow ? 'the lower of the two' : 'the higher of the two'}: ${first.text}`), second.text];
}

/** People at work at the end of a year: what is asked of a year is how many were added. */
const isOfStock = (metric: string): boolean => metric.endsWith('payrolls');

const moreOf = (isLow: boolean): string => (isLow ? 'the smaller rise, or the larger fall, of the two' : 'the larger rise, or the smaller fall, of the two');

function movedIn(scene: Scene, { year, run }: OfYear, whole: Run): Told | null {
  const before = whole.findLast((reading) => endOf(reading) < `${String(year)}-01-01`);
  const last = run.at(-1);
  return before === undefined || last === undefined || Number(endOf(before).slice(0, 4)) !== year - 1 ? null : movedFrom(scene, before, last);
}
