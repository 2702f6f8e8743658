// Which calculations the words around a figure license. Nothing is tried that no word asks for.
import type { Unit } from '@assay/record';
import type { ClaimReading } from '../../claims/reading.ts';

export type Calculation = 'growth' | 'change' | 'share' | 'margin' | 'quotient' | 'sum' | 'portion' | 'product' | 'middle';

const move = /\b(?:chang\w*|increas\w*|decreas\w*|declin\w*|gr[eo]w\w*|r[io]s(?:e|en|ing)|fell|fall\w*|drop\w*|reduc\w*|improv\w*|differ\w*|variance|climb\w*|jump\w*|higher|lower|more|less|gain\w*|exceed\w*|compared)\b/i;
const part = /\b(?:percentage|percent of|% of|share|portion|proportion|ratio|rates?|represent\w*|account\w*|compris\w*|made up|yield|utili[sz]ation|concentration|margin)\b/i;
const whole = /\b(?:total\w*|sum|combined|aggregate|together|altogether|cumulative|overall|both)\b/i;
const each = /\b(?:per|average|each|times|ratio|multiple|fold|relative)\b/i;
const rest = /\b(?:net|remain\w*|excess|difference|left|surplus|shortfall|after)\b/i;
const taken = /\b(?:fees?|commissions?|interest|dividends?|equity|stake|tax\w*|rate|potential|estimat\w*|maximum|minimum|annual\w*|requir\w*|based on|would|could|implied|impl(?:y|ies)|reduc\w*|decreas\w*|increas\w*|portion|share)\b/i;
const middle = /\b(?:average|mid-?points?|mean)\b/i;

type Words = { readonly text: string; readonly moves: boolean };
type License = readonly [Calculation, (words: Words) => boolean];

const says = (pattern: RegExp) => ({ text }: Words): boolean => pattern.test(text);
const always = (): boolean => true;

const ofPercent: readonly License[] = [['growth', ({ moves }) => moves], ['margin', says(/\bmargin\b/i)], ['share', says(part)], ['middle', says(middle)], ['change', ({ moves }) => moves], ['sum', says(whole)]];
const ofAmount: readonly License[] = [
  ['change', ({ text, moves }) => moves || rest.test(text)], ['sum', says(whole)], ['quotient', says(each)], ['portion', says(taken)], ['product', ({ text }) => taken.test(text) || whole.test(text)], ['middle', says(middle)],
];
const byUnit: Partial<Record<Unit['kind'], readonly License[]>> = {
  percent: ofPercent, fraction: ofPercent, points: [['change', always]], 'basis-points': [['change', always]], multiple: [['quotient', always]], none: ofAmount, money: ofAmount, shares: ofAmount, count: ofAmount,
};

export function licensed({ numeral, operation, scene }: ClaimReading): Calculation[] {
  if (numeral === null || scene === null) return [];
  const words = { text: scene.text, moves: operation === 'growth' || operation === 'change' || move.test(scene.text) };
  return (byUnit[numeral.unit.kind] ?? []).filter(([, isAsked]) => isAsked(words)).map(([calculation]) => calculation);
}
