import { expect, test } from 'vitest';
import { decimal, figureId, usd, usdPerShare, type Figure, type Unit } from '@assay/record';
import type { FigureStyle } from '../prose/text.ts';
import { renderFigure } from './render-figure.ts';

function shown(value: string, unit: Unit, style: FigureStyle = 'plain'): string {
  const figure: Figure = { id: figureId.parse('fig_0123456789'), metric: 'revenue', value: decimal(value).toFixed(), unit, period: null, formula: null, facts: [], assumptions: {} };
  return renderFigure(figure, style);
}

const percent: Unit = { kind: 'percent' };

test.each([
  ['416161000000', usd, 'plain', '$416.2 billion'], ['3690000000000', usd, 'plain', '$3.69 trillion'], ['8061000000', usd, 'plain', '$8.06 billion'], ['649000000', usd, 'plain', '$649 million'],
  ['94700000', usd, 'plain', '$94.7 million'], ['-14310000000', usd, 'plain', '−$14.3 billion'], ['-11817000000', usd, 'size', '$11.8 billion'], ['207.566', usdPerShare, 'plain', '$207.57'],
  ['1234.5', usdPerShare, 'whole', '$1,235'], ['416161000000', usd, 'whole', '$416,161 million'], ['14747123', usd, 'whole', '$14,747,123'], ['6.4256', percent, 'plain', '6.4%'], ['114.2', percent, 'plain', '114%'], ['4.33', percent, 'rate', '4.33%'], ['0.441', { kind: 'fraction' }, 'plain', '44.1%'],
  ['2.14', { kind: 'points' }, 'plain', '2.1 percentage points'], ['31.46', { kind: 'multiple' }, 'plain', '31.5 times'], ['31.46', { kind: 'multiple' }, 'bare', '31.5'],
  ['15004697000', { kind: 'shares' }, 'bare', '15.0 billion'], ['48.23', { kind: 'index' }, 'plain', '48.2'], ['391035000000', usd, 'billions', '391.0'], ['-0.04', percent, 'plain', '0.0%'],
  ['24.2579', { kind: 'none' }, 'hundredths', '24.26'], ['-0.0151', { kind: 'none' }, 'hundredths', '−0.02'], ['114.25', percent, 'tenths', '114.3%'], ['93.861', { kind: 'days' }, 'hundredths', '93.86 days'],
] as const)('%s is written as an analyst rounds it (%#) [AGENT-TEXT-2]', (...row) => {
  const [value, unit, style, written] = row;
  expect(shown(value, unit, style)).toBe(written);
});
