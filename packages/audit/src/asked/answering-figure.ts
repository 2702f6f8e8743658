// Which figure of a text is its answer to the question, and whether it shows the value asked for.
import { decimal, type Claim, type Decimal, type NumeralRecord } from '@assay/record';
import { scaledNumeral, negated } from '../bind/compare.ts';
import type { FigureClaim } from '../arithmetic/equation-tokens.ts';
import { equalWithinDigits, convertTo } from '../numerals/index.ts';
import { contentWords } from '../report/words.ts';
import type { Asked } from './quantity.ts';
import type { AskedValue } from './evaluate-asked.ts';

/** The figures that could be the answer: those in sentences that name what is asked; where there is none, the last of all. */
export function answeringFigures(report: string, claims: readonly Claim[], { asked, value }: { readonly asked: Asked; readonly value: AskedValue }): FigureClaim[] {
  const fitting = claims.filter((claim): claim is FigureClaim => claim.kind === 'figure' && claim.numeral !== null && claim.judgment === null && fits(claim.numeral, value)).toSorted((left, right) => left.span.start - right.span.start);
  const naming = fitting.filter((claim) => asked.names.some((name) => saysName(report.slice(claim.sentence.start, claim.sentence.end), name)));
  return naming.length > 0 ? naming : fitting.slice(-1);
}

function saysName(sentence: string, name: string): boolean {
  const said = new Set(contentWords(sentence).map((word) => word.stem));
  const words = contentWords(name);
  return words.length > 0 && words.every((word) => said.has(word.stem));
}

/** A figure of a table that names no currency is an amount all the same. */
function isAmount({ unit }: AskedValue): boolean {
  return unit.kind === 'money' || unit.kind === 'none';
}

const amounts = new Set<NumeralRecord['unit']['kind']>(['money', 'none', 'shares', 'count']);
const ratios = new Set<NumeralRecord['unit']['kind']>(['percent', 'fraction', 'multiple', 'none', 'days', 'points', 'count']);

/** Money is no ratio; "3 years" is no amount. */
function fits({ unit, upTo }: NumeralRecord, value: AskedValue): boolean {
  if (upTo !== null) return false;
  if (isAmount(value)) return amounts.has(unit.kind);
  return ratios.has(unit.kind);
}

/** True where the figure shows the value within its digits: in its own unit, in the table's digits, as a fraction or in percent. */
export function showsValue({ numeral, direction }: FigureClaim, value: AskedValue): boolean {
  return formsOf(numeral, value).some(({ shown, as }) => agrees(as, shown) || (direction !== 'up' && shown.isNegative() && !numeral.negative && agrees(as, shown.negated())));
}

function agrees(numeral: NumeralRecord, value: Decimal): boolean {
  return equalWithinDigits(numeral, value) !== null || (numeral.negative && /^\(.*\)$/.test(numeral.text) && equalWithinDigits(negated(numeral), value) !== null);
}

/** A figure without a scale repeats the table's digits; where no source states a scale, the answer's own is taken. */
function formsOf(numeral: NumeralRecord, asked: AskedValue): { readonly shown: Decimal; readonly as: NumeralRecord }[] {
  const { value, unit, facts } = asked;
  if (isAmount(asked)) {
    const saysScale = /[a-z]/i.test(numeral.text.replace(/^(?:us|c|a|hk)?[$€£]/i, ''));
    const isScaleSeen = facts.some((read) => read.scale > 0);
    const scales = saysScale ? (isScaleSeen ? [0] : [0, -3, -6, -9]) : [0, 3, 6, 9];
    return scales.map((scale) => ({ shown: value, as: scaledNumeral(numeral, scale) }));
  }
  const shown = convertTo(numeral.unit, value, unit) ?? value;
  const isOpen = numeral.unit.kind === 'none' || numeral.unit.kind === 'points' || numeral.unit.kind === 'count';
  return isOpen && unit.kind !== 'percent' ? [{ shown: value, as: numeral }, { shown: value.times(decimal(100)), as: numeral }] : [{ shown, as: numeral }];
}

/** How far off the figure is, relative to the value, in the form that stands nearest. */
export function distanceOf({ numeral }: FigureClaim, value: AskedValue): number {
  const gaps = formsOf(numeral, value).map(({ shown, as }) => decimal(as.value).abs().minus(shown.abs()).abs().dividedBy(shown.isZero() ? 1 : shown.abs()).toNumber());
  return Math.min(...gaps);
}
