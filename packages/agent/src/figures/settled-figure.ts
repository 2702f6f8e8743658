// A number of a tool's answer as a figure: fractions become percentages, as the book has them.
import { contentId, decimal, figureId, toDecimalText, type Fact, type Figure, type Sha256 } from '@assay/record';

export type SettledValue = Pick<Figure, 'metric' | 'value' | 'unit' | 'period' | 'formula'> & { readonly facts: readonly Fact['id'][]; readonly assumptions: Readonly<Record<string, string>> };

export function settledFigure(given: SettledValue, sha256: Sha256): Figure {
  const isFraction = given.unit.kind === 'fraction';
  const content = {
    metric: given.metric, value: isFraction ? toDecimalText(decimal(given.value).times(100)) : given.value, unit: isFraction ? { kind: 'percent' as const } : given.unit,
    period: given.period, formula: given.formula, facts: [...new Set(given.facts)], assumptions: { ...given.assumptions },
  };
  return { id: figureId.parse(contentId('figure', content, sha256)), ...content };
}
