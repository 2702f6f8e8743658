// What lies between two figures, where the words ask for it: figures side by side leave it to the reader.
import { gapsAsked, type GapAsked } from '../../asked/forms/gaps-asked.ts';
import type { GivenFigure } from './reading/given.ts';
import { isOfLarger } from './forms.ts';
import type { Demand, DemandScene } from './demand.ts';

/** How many times as large something is, and how far it moved in percent, are demands of their own. */
type Kind = Exclude<GapAsked['kind'], 'times' | 'moved'>;
type Between = GapAsked & { readonly kind: Kind };
const isBetween = (asked: GapAsked): asked is Between => asked.kind !== 'times' && asked.kind !== 'moved';

const names: Readonly<Record<Kind, string>> = { points: 'the points between two figures', turns: 'how many turns lie between the two', money: 'the amount between the two' };

/** Of one figure less the same at another time, or of another company. */
const isOfTwo = ({ metric }: GivenFigure): boolean => /^(.+)_less_\1$/.test(metric);

function isGiven({ kind, between, of }: Between, { asked, opening, openingWords }: DemandScene): boolean {
  // How one figure stood before is told beside it: that is what lies between its own two times, and no others.
  const own = opening.filter(({ isBeside }) => !isBeside || between.includes('time'));
  switch (kind) {
    case 'points': return own.some(({ unit, metric, inputs }) => (unit.kind === 'points' || unit.kind === 'basis-points') && (of === null || [metric, ...inputs].some((name) => of.test(name))));
    case 'turns': return own.some((one) => one.unit.kind === 'multiple' && (isOfTwo(one) || one.form === 'difference' || one.form === 'change'));
    // A calculation that is told is no gap between two times of it.
    case 'money': return asked.calculation !== undefined && between.length === 1 ? opening.some((one) => isOfTwo(one) || (one.form === 'change' && !one.isBeside)) : own.some(({ form, unit }) => unit.kind === 'money' && (form === 'difference' || form === 'change')) || / − [^=]{0,60} = |\bby (?:about )?\$|\bahead by\b|\b(?:net (?:cash|debt)|free cash flow|working capital)\b/.test(openingWords);
  }
}

export const gaps: Demand = (scene) => (scene.opening.length === 0 || isOfLarger(scene) ? [] : gapsAsked(scene.text).filter(isBetween).filter((asked) => asked.isNamed && !isGiven(asked, scene)).map(({ kind }) => names[kind]));
