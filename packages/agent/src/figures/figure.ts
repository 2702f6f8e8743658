// Figures: numbers that code read or computed for the writer, with what they rest on.
import { contentId, figureId, toDecimalText, type Decimal, type Fact, type Figure, type Period, type Sha256, type Unit } from '@assay/record';
import type { FigureStyle, Shown } from '../prose/text.ts';

/** A value on the way into a report: a fact as it is, or what a formula made of facts. */
export type Reading = {
  readonly metric: string;
  readonly value: Decimal;
  readonly unit: Unit;
  readonly period: Period | null;
  readonly formula: string | null;
  readonly facts: readonly Fact[];
  /** Inputs of judgment, by name. */
  readonly assumptions: Readonly<Record<string, Decimal>>;
};

/** The figure of a reading; equal readings have equal ids. */
export function makeFigure(reading: Reading, sha256: Sha256): Figure {
  const content = {
    metric: reading.metric, value: toDecimalText(reading.value.toDecimalPlaces(20)), unit: reading.unit, period: reading.period, formula: reading.formula,
    facts: [...new Set(reading.facts.map((fact) => fact.id))],
    assumptions: Object.fromEntries(Object.entries(reading.assumptions).map(([name, value]) => [name, toDecimalText(value.toDecimalPlaces(20))])),
  };
  return { id: figureId.parse(contentId('figure', content, sha256)), ...content };
}

/** Puts a reading into prose. */
export type Show = (reading: Reading, style?: FigureStyle) => Shown;

export function showWith(sha256: Sha256): Show {
  return (reading, style = 'plain') => ({ kind: 'shown', figure: makeFigure(reading, sha256), style });
}
